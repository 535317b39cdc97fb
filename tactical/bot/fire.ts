/** What a ship's fire promises: dice, the chance of each, and what a hit takes, by the checks that the battle itself uses. */
import { oncePer } from '../../kernel/index.ts';
import { basicLaying } from '../basic.ts';
import type { Battery, Sheet } from '../battle.ts';
import { chanceToHit } from '../broadside.ts';
import { laying } from '../gunnery.ts';
import type { Plight } from '../guns.ts';
import { BATTERIES, circumstancesOf, isSilenced, mustConfirm, reachOf, UNKNOWN } from '../guns.ts';
import { isBig, torpedoDie, torpedoFacts } from '../torpedoes.ts';
import { boxesLeft, isDeadInTheWater } from '../vessel.ts';
import type { Counter, Plot, Vessel } from './plot.ts';
import { tollOf } from './toll.ts';

/** What is expected of a shot: hull boxes, and the worth of all it does. */
export interface Harvest {
  readonly boxes: number;
  readonly worth: number;
}

export const NOTHING: Harvest = { boxes: 0, worth: 0 };

/** The nearer she is to going down, the more the next box of her hull is worth; little if others will have sunk her. */
function worthOfBox({ sheet, condition, worth }: Vessel, expected: number): number {
  const left = boxesLeft(sheet, condition, 'hull') - expected;
  return left > 0 ? worth / Math.max(1, left) : worth / (8 * sheet.hull.boxes);
}

const plightOf = ({ known, dead, towing }: Counter): Plight => (known ? { dead, towed: towing } : UNKNOWN);

interface Chances {
  readonly guns: number[];
  readonly torpedoes: number[];
}

/** The chances of dice in one battle: they are asked for every two ships, and reckoned once for those that are alike. */
const chancesOf = oncePer((_: Plot): Chances => ({ guns: [], torpedoes: [] }));

/** One number for all that differs between two dice of one arm. */
const dieOf = ({ crack, reservist }: Sheet, { dead, towed }: Plight, more: number): number =>
  (crack ? 8 : 0) + (reservist ? 4 : 0) + (dead ? 2 : 0) + (towed ? 1 : 0) + 16 * more;

/** The chance that one die of her guns comes to a hit. */
function chanceOfGuns(plot: Plot, { sheet }: Vessel, target: Counter, range: number): number {
  const { guns } = chancesOf(plot);
  const die = dieOf(sheet, plightOf(target), range);
  const chance = guns[die] ?? reckonGuns(plot, sheet, plightOf(target), range);
  guns[die] = chance;
  return chance;
}

function reckonGuns({ view }: Plot, sheet: Sheet, plight: Plight, range: number): number {
  const at = circumstancesOf(view, view.readings, sheet, range, plight);
  const isConfirmed = mustConfirm(view, sheet);
  return 'range' in view
    ? chanceToHit(basicLaying.die, basicLaying.facts(at), isConfirmed)
    : chanceToHit(laying.die, laying.facts(at), isConfirmed);
}

/** The same of her torpedoes. */
function chanceOfTorpedoes(plot: Plot, { sheet }: Vessel, target: Counter, big: boolean, range: number): number {
  const { torpedoes } = chancesOf(plot);
  const { sameHex, capital, hullMount } = torpedoFacts(sheet, range, big, plightOf(target));
  const die = dieOf(sheet, plightOf(target), (big ? 8 : 0) + (sameHex ? 4 : 0) + (capital ? 2 : 0) + (hullMount ? 1 : 0));
  const chance =
    torpedoes[die] ?? chanceToHit(torpedoDie, torpedoFacts(sheet, range, big, plightOf(target)), mustConfirm(plot.view, sheet));
  torpedoes[die] = chance;
  return chance;
}

/** CW-10.8: the viewer counts the rounds of his own ships; those of the enemy are taken to be enough. */
function hasShells({ profile, side }: Plot, { condition }: Vessel, isOwn: boolean): boolean {
  const limit = profile.ammunition[side];
  return !isOwn || limit === null || condition.rounds < limit;
}

const dice = ({ profile, weather }: Plot, { sheet, condition }: Vessel, battery: Battery, range: number): number =>
  range > reachOf(profile, sheet, battery) || isSilenced(weather, sheet, battery) ? 0 : boxesLeft(sheet, condition, battery);

/** A broadside at a piece that is expected to lose so many boxes to others. */
export function broadside(plot: Plot, firer: Vessel, target: Counter, range: number, expected = 0): Harvest {
  const [victim] = target.vessels;
  if (!victim) return NOTHING;
  let boxes = 0;
  let rest = 0;
  let each = 0;
  for (const battery of BATTERIES) {
    const factors = dice(plot, firer, battery, range);
    if (factors === 0) continue;
    each ||= chanceOfGuns(plot, firer, target, range);
    const toll = tollOf(plot.profile, victim, battery, range);
    boxes += factors * each * toll.boxes;
    rest += factors * each * toll.rest;
  }
  return { boxes, worth: rest + boxes * worthOfBox(victim, expected) };
}

/** As far as any gun reaches. */
export const FARTHEST = 4;

/** What each piece of ours, and each enemy, could do to the other in one exchange, by the hexes between them. */
interface Salvo {
  readonly given: readonly number[];
  readonly taken: readonly number[];
}

export const RANGES = Array.from({ length: FARTHEST + 1 }, (_, range) => range);
const byRange = (plot: Plot, from: Counter, target: Counter): number[] => RANGES.map((range) => worthAt(plot, from, target, range));

/** For every piece of ours and every enemy. It is asked often, and reckoned once. */
export const salvoesIn = oncePer((plot: Plot): readonly (readonly Salvo[])[] =>
  plot.own.map((piece) => plot.enemies.map((enemy) => ({ given: byRange(plot, piece, enemy), taken: byRange(plot, enemy, piece) }))),
);

/** What a piece of ours has between it and every enemy, in the order of the enemies. */
export const salvoesOf = (plot: Plot, piece: Counter): readonly Salvo[] => salvoesIn(plot)[plot.own.indexOf(piece)] ?? [];

function worthAt(plot: Plot, from: Counter, target: Counter, range: number): number {
  let worth = 0;
  for (const vessel of from.vessels) {
    if (hasShells(plot, vessel, from.own !== null)) worth += broadside(plot, vessel, target, range).worth;
    if (hasTorpedoes(plot, vessel, range)) worth += torpedoesOf(plot, vessel, target, range).worth;
  }
  return worth;
}

const hasTorpedoes = ({ profile, weather }: Plot, { sheet, condition }: Vessel, range: number): boolean =>
  weather.torpedoes && range <= profile.reach.torpedo && sheet.torpedo.factor > 0 && !condition.launched && !condition.mount;

/** Her torpedoes at a piece. */
export function torpedoesOf(plot: Plot, firer: Vessel, target: Counter, range: number, expected = 0): Harvest {
  const [victim] = target.vessels;
  if (!victim || isDeadInTheWater(firer.sheet, firer.condition)) return NOTHING;
  const isBigTarget = target.known && isBig(victim.sheet);
  const hits = firer.sheet.torpedo.factor * chanceOfTorpedoes(plot, firer, target, isBigTarget, range);
  const toll = tollOf(plot.profile, victim, 'torpedo', range);
  return { boxes: hits * toll.boxes, worth: hits * (toll.rest + toll.boxes * worthOfBox(victim, expected)) };
}
