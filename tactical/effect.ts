/**
 * What fire does to one ship, exactly: the tables and the dice for armour along every way they can fall, hit after hit (CW-8.0 to CW-8.7).
 * It does to a copy of her condition what damage.ts does to the ship.
 */
import { chanceOf } from '../kernel/index.ts';
import type { Spot } from './armour.ts';
import { armourAt, piercing, piercingDie, spotFor } from './armour.ts';
import type { Blow, Condition, Engagement, Sheet, Weapon } from './battle.ts';
import { isExplosive, isMerchantHit, isSpot, MERCHANT as MERCHANT_ROW, secondHit } from './damage.ts';
import type { Readings } from './lender.ts';
import type { Profile } from './profile.ts';
import { profileOf } from './profiles.ts';
import { isCritical, type Row, rowsOf } from './tables.ts';
import { isSinking, markHull, slowDown, stopDead } from './vessel.ts';

/** A ship that is fired at. */
export interface Victim {
  readonly profile: Profile;
  readonly sheet: Sheet;
  /** GW-TBL-CRIT-FN2 */
  readonly explosive: boolean;
}

export const victimOf = (engagement: Pick<Engagement, 'profile' | 'date'>, readings: Readings, sheet: Sheet): Victim => {
  const profile = profileOf(engagement);
  return { profile, sheet, explosive: isExplosive(profile, engagement.date, readings, sheet) };
};

/** Dice of one weapon from one distance, each with the chance that it comes to a hit. */
export interface Salvo {
  readonly by: Weapon;
  readonly range: number;
  readonly dice: number;
  readonly each: number;
}

type Shell = Pick<Salvo, 'by' | 'range'>;

/** A hit while its blows fall. */
interface Striking {
  readonly victim: Victim;
  readonly shell: Shell;
  readonly now: Condition;
  readonly blows: Blow[];
  readonly magazine: boolean;
  sure: number;
  doubles: boolean;
  pierces: boolean | null;
  /** Where the last blow went home; null where none has, and false where it was the torpedo mount. */
  where: Exclude<Spot, 'mount'> | false | null;
}

function strikingOf(victim: Victim, shell: Shell, before: Condition, row: Row): Striking {
  const { by, range } = shell;
  const { profile, sheet } = victim;
  const plunges = row.plunges === true && by === 'primary' && profile.plunges.includes(range);
  return {
    victim,
    shell,
    now: { ...before },
    blows: plunges ? [...row.blows, 'plunge'] : [...row.blows],
    magazine: row.magazine === true,
    sure: row.sure ?? 0,
    doubles: profile.primaryStrikesTwice && by === 'primary' && !isCritical(row) && !isMerchantHit(profile, sheet, by),
    pierces: null,
    where: null,
  };
}

/** Says what a die comes to. */
type Die = (check: typeof secondHit) => boolean;

/** One hit on her that the tables have put in this row, and how it leaves her. */
export function struckBy(victim: Victim, shell: Shell, before: Condition, row: Row, die: Die): Condition {
  const striking = strikingOf(victim, shell, before, row);
  const { now, blows } = striking;
  const { sheet } = victim;
  for (let blow = blows.shift(); blow !== undefined && !isSinking(sheet, now); blow = blows.shift()) fall(striking, blow, die);
  return now;
}

function fall(striking: Striking, blow: Blow, die: Die): void {
  const { now, where } = striking;
  const { profile, sheet } = striking.victim;
  if (isSpot(blow)) land(striking, blow, die);
  else if (where === null) return;
  else if (blow === 'slowed') slowDown(sheet, now, 1);
  else if (blow === 'stopped') stopDead(sheet, now);
  else if (blow === 'plunge') mark(striking, 'hull');
  else if (blow === 'again' && where !== false) {
    const spot = spotFor(profile, sheet, now, where);
    if (spot !== null) mark(striking, spot);
  }
}

function land(striking: Striking, aimed: Spot, die: Die): void {
  const { now, magazine } = striking;
  const { profile, sheet, explosive } = striking.victim;
  const spot = spotFor(profile, sheet, now, aimed);
  if (spot === null || !goesThrough(striking, spot, die)) return;
  if (magazine && explosive) return markHull(sheet, now, sheet.hull.boxes);
  mark(striking, spot);
  if (!striking.doubles) return;
  striking.doubles = false;
  if (spot !== 'mount' && armourAt(sheet, spot) !== 'heavy' && die(secondHit)) striking.blows.unshift('again');
}

function goesThrough(striking: Striking, spot: Spot, die: Die): boolean {
  const { by, range } = striking.shell;
  const { profile, sheet } = striking.victim;
  const answer = piercing(profile, by, armourAt(sheet, spot), range);
  if (answer === 'yes') return true;
  if (answer === 'maybe') {
    striking.pierces ??= die(piercingDie(by));
    if (striking.pierces) return true;
  }
  if (spot !== 'hull' || striking.sure === 0) return false;
  striking.sure--;
  return true;
}

function mark(striking: Striking, spot: Spot): void {
  const { now } = striking;
  striking.where = spot !== 'mount' && spot;
  if (spot === 'mount') now.mount = true;
  else if (spot === 'hull') markHull(striking.victim.sheet, now, 1);
  else now[spot]++;
}

/** What is expected of fire at a ship. */
export interface Effect {
  /** Boxes of hull and guns, on the average. */
  readonly boxes: number;
  readonly sinks: number;
  /** That she loses speed and stays afloat. */
  readonly slows: number;
}

/** Torpedo mounts are left out: nothing that is counted here hangs on them. */
const keyOf = ({ hull, primary, secondary, tertiary, slowed, halved }: Condition): number =>
  ((((hull * 32 + primary) * 32 + secondary) * 32 + tertiary) * 8 + slowed) * 2 + Number(halved);

/** How she may be, and the chance of it. */
interface Fate {
  readonly now: Condition;
  readonly chance: number;
}

type Fates = ReadonlyMap<number, Fate>;

const add = (fates: Map<number, Fate>, now: Condition, chance: number): void => {
  const key = keyOf(now);
  fates.set(key, { now, chance: chance + (fates.get(key)?.chance ?? 0) });
};

/** Every way in which a few dice can come to yes or no, with its chance. */
function everyWay<R>(run: (die: Die) => R, told: (outcome: R, chance: number) => void): void {
  const along = (answers: readonly boolean[], chance: number): void => {
    let asked = 0;
    let beyond: typeof secondHit | null = null;
    const outcome = run((check) => {
      const answer = answers[asked++];
      if (answer === undefined) beyond ??= check;
      return answer ?? false;
    });
    if (beyond === null) return told(outcome, chance);
    const yes = chanceOf(beyond, {}, 'yes');
    along([...answers, true], chance * yes);
    along([...answers, false], chance * (1 - yes));
  };
  along([], 1);
}

/** CW-8.5: a shell takes a box of a merchantman without a roll. */
const MERCHANT: readonly (readonly [Row, number])[] = [[MERCHANT_ROW, 1]];

/** What is worked out about a ship once, by what it depends on beside her. */
function remembering<T>(): (victim: Victim, key: string, make: () => T) => T {
  const kept = new WeakMap<Sheet, Map<string, T>>();
  return ({ sheet, profile, explosive }, key, make) => {
    const all = kept.get(sheet) ?? new Map<string, T>();
    kept.set(sheet, all);
    const name = `${profile.id} ${explosive} ${key}`;
    const found = all.get(name) ?? make();
    all.set(name, found);
    return found;
  };
}

/** Gives the outcomes of one hit on her as she is. */
type Hitting = (before: Condition) => readonly Fate[];

const rememberHits = remembering<Hitting>();

const hitting = (victim: Victim, { by, range }: Shell): Hitting =>
  rememberHits(victim, `${by} ${range}`, () => workOutHits(victim, { by, range }));

function workOutHits(victim: Victim, shell: Shell): Hitting {
  const known = new Map<number, readonly Fate[]>();
  const rows = isMerchantHit(victim.profile, victim.sheet, shell.by) ? MERCHANT : rowsOf(shell.by);
  return (before) => {
    const key = keyOf(before);
    const found = known.get(key);
    if (found) return found;
    const fates = new Map<number, Fate>();
    for (const [row, chance] of rows)
      everyWay(
        (die) => struckBy(victim, shell, before, row, die),
        (now, part) => add(fates, now, chance * part),
      );
    const outcomes = [...fates.values()];
    known.set(key, outcomes);
    return outcomes;
  };
}

/** What is less likely than this is left out. */
const NEGLIGIBLE = 1e-5;

/** The chances of no hit, one, two and so on. */
function hitsOf({ dice, each }: Salvo): readonly number[] {
  const chances: number[] = [];
  let ways = 1;
  for (let hits = 0; hits <= dice; hits++) {
    const chance = ways * each ** hits * (1 - each) ** (dice - hits);
    if (hits > dice * each && chance < NEGLIGIBLE) break;
    chances.push(chance);
    ways = (ways * (dice - hits)) / (hits + 1);
  }
  return chances;
}

/** Her fates after a salvo: what is sinking already is not hit again. */
function after(victim: Victim, before: Fates, salvo: Salvo): Fates {
  const hit = hitting(victim, salvo);
  const fates = new Map<number, Fate>();
  let struck: Fates = before;
  for (const [hits, weight] of hitsOf(salvo).entries()) {
    if (hits > 0) {
      const next = new Map<number, Fate>();
      for (const { now, chance } of struck.values())
        if (isSinking(victim.sheet, now)) add(next, now, chance);
        else if (chance > NEGLIGIBLE) for (const then of hit(now)) add(next, then.now, chance * then.chance);
      struck = next;
    }
    for (const { now, chance } of struck.values()) add(fates, now, chance * weight);
  }
  return fates;
}

const boxesIn = ({ hull, primary, secondary, tertiary }: Condition): number => hull + primary + secondary + tertiary;

const rememberEffects = remembering<Effect>();

/** All that is fired at one ship, salvo after salvo. A fleet asks the same of each of its ships. */
export function effectOf(victim: Victim, before: Condition, salvoes: readonly Salvo[]): Effect {
  const fire = salvoes.map(({ by, range, dice, each }) => `${by} ${range} ${dice} ${each}`).join(', ');
  return rememberEffects(victim, `${keyOf(before)}: ${fire}`, () => workedOut(victim, before, salvoes));
}

function workedOut(victim: Victim, before: Condition, salvoes: readonly Salvo[]): Effect {
  let fates: Fates = new Map([[keyOf(before), { now: before, chance: 1 }]]);
  for (const salvo of salvoes) if (salvo.dice > 0 && salvo.each > 0) fates = after(victim, fates, salvo);
  let [boxes, sinks, slows] = [0, 0, 0];
  for (const { now, chance } of fates.values()) {
    boxes += chance * (boxesIn(now) - boxesIn(before));
    if (isSinking(victim.sheet, now)) sinks += chance;
    else if (now.slowed > before.slowed) slows += chance;
  }
  return { boxes, sinks, slows };
}
