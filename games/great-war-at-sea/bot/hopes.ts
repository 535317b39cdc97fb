/** What it is worth to be somewhere at some time: the chance of meeting each of the enemy's fleets, and what would come of it. */
import { chanceOf } from '../../../kernel/index.ts';
import type { Weather } from '../../../tactical/battle.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import type { War } from '../data/data.ts';
import { isNight } from '../rules/calendar.ts';
import { contactRoll } from '../rules/contact.ts';
import { weatherAt } from '../rules/fleets.ts';
import { isAtPeace } from '../rules/limits.ts';
import type { Fleet, Mission as Sent, Side } from '../state.ts';
import type { View } from '../view.ts';
import { type Force, partOf, prospectOf, together } from './forces.ts';
import { type Friend, mustered, supportIn } from './friends.ts';
import type { Place, Sea } from './sea.ts';
import { settings } from './settings.ts';
import type { Suspect } from './suspects.ts';

const LOOKS_OUT: ReadonlySet<Sent> = new Set<Sent>(['intercept', 'raid-in-force']);

const chances = new Map<string, number>();

/** By the very roll of the rules, with what is known of it (GW-5.4a). */
function contactChance(night: boolean, weather: Weather, intercept: boolean): number {
  const key = `${night} ${weather} ${intercept}`;
  const known = chances.get(key);
  if (known !== undefined) return known;
  const facts = { night, weather, intercept, flotilla: false, leader: true, many: false, airship: false, raid: 0, crossing: false };
  const chance = 1 - chanceOf(contactRoll, facts, 'none');
  chances.set(key, chance);
  return chance;
}

/** Whom one hopes to meet keeps out of the way, whom one fears does not. */
const sobered = (prospect: number, zeal: number): number => (prospect > 0 ? zeal * prospect : prospect);

/** GW-18.1b: what a side will have for ports that were spared, as things are. */
const sparedFor = ({ operation: { aims } }: War, { shelled }: View, side: Side): number =>
  aims.reduce(
    (sum, aim) => (aim.kind === 'bombard' && aim.side !== side && aim.ports.every((id) => !shelled[id]) ? sum + aim.otherwise : sum),
    0,
  );

/** The points that the enemy is thought to get by what he is out for: the less time is left, the fewer. */
function threatIn({ war, view, suspects }: Sender): number {
  const { first, last } = war.operation.turns;
  const left = (last - view.turn) / Math.max(1, last - first);
  return settings.threat * left * suspects.reduce((sum, { intent }) => sum + intent, 0);
}

/** Who has what he came for looks for less, unless the enemy is still out for as much; and who has fought, for less still. */
function zealOf(sender: Sender): number {
  const { war, view, fleet } = sender;
  const { side, foughtIn } = fleet;
  const enemy = enemyOf(side);
  const lead = view.points[side] + sparedFor(war, view, side) - view.points[enemy] - sparedFor(war, view, enemy);
  const threat = threatIn(sender);
  return settings.faith * (lead - threat >= war.operation.margin ? settings.content : 1) * (foughtIn > 0 ? settings.weary : 1);
}

/** A fleet of ours that is to be sent somewhere. */
export interface Sender {
  readonly war: War;
  readonly sea: Sea;
  readonly view: View;
  readonly fleet: Fleet;
  readonly force: Force;
  readonly suspects: readonly Suspect[];
  readonly friends: readonly Friend[];
}

/** Convoys and raids draw the enemy: they are not left alone. */
function cover({ view, friends }: Sender, turn: number, hopes: Float64Array): void {
  for (const { force, isBound, placeIn } of friends) {
    const place = placeIn(turn);
    if (!isBound || place === null) continue;
    hopes[place] = (hopes[place] ?? 0) + settings.patience ** (turn - view.turn) * settings.cover * force.worth;
  }
}

/** The chance of seeing one another everywhere. */
function sight({ war, sea, view }: Sender, night: boolean, intercept: boolean): Float64Array {
  const inWeather = new Map<Weather, number>();
  return Float64Array.from(sea.zones, (zone) => {
    const weather = weatherAt(war, view, zone);
    const chance = inWeather.get(weather) ?? contactChance(night, weather, intercept);
    inWeather.set(weather, chance);
    return chance;
  });
}

/** No enemy is ever quite where he is thought to be. */
const ALMOST_CERTAIN = 0.9;

/** Where a meeting is less likely nobody asks who else may be there. */
const SLIGHT = 0.02;

/** One of the two covers the other. */
const isCover = (a: Suspect, b: Suspect): boolean => a.covers.includes(b.id) || b.covers.includes(a.id);

/** Who is met with one of his fleets, if others cover it or are covered by it: all of them, and the part of that which is its own, for each of them is reckoned by itself. */
interface Party {
  readonly force: Force;
  readonly intent: number;
  readonly share: number;
}

function partyOf(suspects: readonly Suspect[], suspect: Suspect): Party {
  const others = suspects.filter((other) => isCover(suspect, other));
  const force = others.reduce((all, other) => together(all, partOf(other.force, settings.covers)), suspect.force);
  const intent = others.reduce((sum, other) => sum + settings.covers * other.intent, suspect.intent);
  return { force, intent, share: others.length === 0 ? 1 : suspect.force.might / (force.might || 1) };
}

/** Their strength with what others of their side may add to it at a place: who makes for the same waters does so for the same purpose. */
function inCompany(suspects: readonly Suspect[], suspect: Suspect, { force }: Party, ahead: number): (place: Place) => number {
  const others = suspects
    .filter((other) => other.id !== suspect.id && other.force.might > 0 && !isCover(suspect, other))
    .map((other) => ({ might: other.force.might, touch: other.touch(ahead) }));
  return (place) => {
    let more = 0;
    for (const { might, touch } of others) more += might * Math.min(1, settings.company * (touch[place] ?? 0));
    return force.might + Math.min(force.might, more);
  };
}

const NO_SALLY = (): number => 0;

/** The chance that a fleet which lies in port comes out upon us: who is stronger may do it whenever we are seen from the shore. */
function sallying({ steps }: Sea, { lair }: Suspect, ahead: number): (place: Place) => number {
  const [near, chance] = [lair && steps[lair.place], settings.sally.chance * (lair?.chance(ahead) ?? 0)];
  if (!near || chance === 0) return NO_SALLY;
  return (place) => ((near[place] ?? settings.sally.reach + 1) <= settings.sally.reach ? chance : 0);
}

/** What a turn may bring: what it is worth to touch each place, and the chance of meeting somebody there. */
export interface Chances {
  readonly hopes: Float64Array;
  readonly meetings: Float64Array;
}

/** What a meeting with one of his fleets would come to at a place; where friends are, what this fleet adds to them. */
function meetingWith(sender: Sender, suspect: Suspect, turn: number, night: boolean): (place: Place, chance: number) => number {
  const { force, suspects, friends, view } = sender;
  const party = partyOf(suspects, suspect);
  const { force: enemy, intent, share } = party;
  const alone = share * prospectOf(force, enemy, night, intent);
  const theirs = inCompany(suspects, suspect, party, turn - view.turn);
  const ours = mustered(friends, turn);
  const support = supportIn(friends, turn);
  return (place, chance) => {
    const there = support.get(place);
    if (chance < SLIGHT && !there) return alone;
    const [own, met] = chance < SLIGHT ? [force.might, enemy.might] : [night ? force.might : ours(force, place), theirs(place)];
    if (!there) return share * prospectOf(force, enemy, night, intent, own, met);
    const all = prospectOf(together(force, there), enemy, night, intent, own + there.might, met);
    return share * (all - prospectOf(there, enemy, night, intent, there.might, met));
  };
}

function chancesIn(sender: Sender, sightOf: (night: boolean, intercept: boolean) => Float64Array, turn: number): Chances {
  const { war, sea, view, fleet, force, suspects } = sender;
  const hopes = new Float64Array(sea.zones.length);
  const meetings = new Float64Array(sea.zones.length);
  if (isAtPeace(war, { turn }, fleet)) return { hopes, meetings };
  const night = isNight(war.operation, turn);
  const ahead = turn - view.turn;
  const fade = settings.patience ** ahead;
  const zeal = zealOf(sender);
  cover(sender, turn, hopes);
  for (const suspect of suspects) {
    if (isAtPeace(war, { turn }, suspect.of)) continue;
    const places = suspect.touch(ahead);
    const seen = sightOf(night, LOOKS_OUT.has(fleet.mission) || LOOKS_OUT.has(suspect.of.mission));
    const prospect = meetingWith(sender, suspect, turn, night);
    const sallies = suspect.force.worth > force.worth ? sallying(sea, suspect, ahead) : NO_SALLY;
    for (let place = 0; place < hopes.length; place++) {
      const chance = ((places[place] ?? 0) + sallies(place)) * (seen[place] ?? 0);
      if (chance === 0) continue;
      hopes[place] = (hopes[place] ?? 0) + fade * chance * sobered(prospect(place, chance), zeal);
      meetings[place] = 1 - (1 - (meetings[place] ?? 0)) * (1 - Math.min(ALMOST_CERTAIN, chance));
    }
  }
  return { hopes, meetings };
}

/** For one fleet of ours, turn by turn; each is reckoned once. */
export function outlookOf(sender: Sender): (turn: number) => Chances {
  const sights = new Map<string, Float64Array>();
  const sightOf = (night: boolean, intercept: boolean): Float64Array => {
    const key = `${night} ${intercept}`;
    const made = sights.get(key) ?? sight(sender, night, intercept);
    sights.set(key, made);
    return made;
  };
  const known = new Map<number, Chances>();
  return (turn) => {
    const made = known.get(turn) ?? chancesIn(sender, sightOf, turn);
    known.set(turn, made);
    return made;
  };
}
