/**
 * Where the enemy may be: his fleets as the operation lists them, from where each began or was last met, on every way that his aims suggest, and
 * for the rest anywhere that he can have reached by now.
 */
import type { SpeedLevel } from '../../../tactical/battle.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import type { War } from '../data/data.ts';
import type { FleetOf } from '../data/operation.ts';
import { shortestWay, stepsBetween } from '../data/zones.ts';
import { isNight } from '../rules/calendar.ts';
import { shipOf } from '../rules/fleets.ts';
import { barredTo, isHeld } from '../rules/limits.ts';
import { friendlyPorts } from '../rules/plots.ts';
import { FARTHEST, type Ran, zonesFor } from '../rules/speed.ts';
import type { FleetId, Report, ShipId, Side, ZoneId } from '../state.ts';
import type { View } from '../view.ts';
import { listedIn } from './expected.ts';
import { type Force, forceOf, oddsOf } from './forces.ts';
import { coveredBy, goalsOf, heldUntil, isContested, shellsIn } from './goals.ts';
import { intentOf } from './intents.ts';
import type { Place, Sea, Way } from './sea.ts';
import { placeOf, seaOf, stepsFrom } from './sea.ts';
import { settings } from './settings.ts';

/** A fleet of the enemy's with those who escort it. */
export interface Suspect {
  readonly id: FleetId;
  readonly of: FleetOf;
  readonly ships: readonly ShipId[];
  readonly force: Force;
  /** The points that it is out for. */
  readonly intent: number;
  /** Those whom it covers, for all that is known. */
  readonly covers: readonly FleetId[];
  /** The chance that it touches each place in a turn, so many from this one on. */
  touch(ahead: number): Float64Array;
  /** The port where it may still lie, ready for sea, and the chance of that so many turns from this one on. */
  readonly lair: { readonly place: Place; chance(ahead: number): number } | null;
}

/** Where and when a fleet was for certain. */
interface Anchor {
  readonly zone: ZoneId;
  /** The turn in which it can first have moved on. */
  readonly turn: number;
  /** Met at sea, not lying where it began. */
  readonly met: boolean;
}

/** One way on which it may be: the places it touches in each turn after it has sailed; none in port, and the last for ever. */
interface Guess {
  readonly weight: number;
  /** Turns from its anchor's for which it lies where it is before it sails. */
  readonly delay: number;
  readonly ways: readonly Way[];
  /** Where it is for certain if the guess is right: by which way it goes there is another matter. And the turn after which it has done it. */
  readonly goal: Place;
  readonly done: number;
}

interface Mind {
  readonly war: War;
  readonly sea: Sea;
  readonly view: View;
  readonly side: Side;
  /** The chance that all of his fleets would prevail over all of ours. */
  readonly daring: number;
}

/** Turn by turn, as fast as it can. */
function sailing({ war, sea, view }: Mind, from: ZoneId, to: ZoneId, level: SpeedLevel): Way[] {
  const ways: Way[] = [];
  const left = shortestWay(war.theatre, from, to).map((zone) => placeOf(sea, zone));
  let ran: Ran = [0, 0];
  for (let room = zonesFor(level, ran, view.readings); left.length > 0 && room > 0; room = zonesFor(level, ran, view.readings)) {
    const stage = left.splice(0, room);
    ways.push(stage);
    ran = [stage.length, ran[0]];
  }
  return ways;
}

const nearestPort = (war: War, side: Side, zone: ZoneId): ZoneId =>
  friendlyPorts(war, side).reduce(
    (best, port) => (stepsBetween(war.theatre, zone, port.zone) < stepsBetween(war.theatre, zone, best) ? port.zone : best),
    friendlyPorts(war, side)[0]?.zone ?? zone,
  );

const DELAYS = 3;
const IN_PORT: Way = [];
const NEVER = Number.POSITIVE_INFINITY;

/** Turns for which it may have lain where it was before it sailed: a few, or more, for all that is known. */
function delaysOf({ view }: Mind, anchor: Anchor): readonly { readonly delay: number; readonly weight: number }[] {
  if (anchor.met) return [{ delay: 0, weight: 1 }];
  const length = Math.max(0, view.turn - anchor.turn) + DELAYS;
  return Array.from({ length }, (_, delay) => ({ delay, weight: Math.max(settings.late, (1 - settings.prompt) ** delay) }));
}

/** GW-11.1a: who is to shell a town waits off it for the light. */
function byDaylight({ war }: Mind, out: readonly Way[], first: number): Way[] {
  const before = out.slice(0, -1);
  const eve = before.at(-1)?.at(-1);
  let nights = 0;
  while (isNight(war.operation, first + before.length + nights)) nights++;
  return [...before, ...turns(nights, eve === undefined ? IN_PORT : [eve]), ...out.slice(-1)];
}

/** Out to one of its goals and home again. */
function outings(mind: Mind, of: FleetOf, anchor: Anchor, level: SpeedLevel): Guess[] {
  const { war } = mind;
  const { zones, waits } = goalsOf(war, of);
  const home = nearestPort(war, of.side, anchor.zone);
  const delays = delaysOf(mind, anchor);
  return zones.flatMap((to) => {
    const goal = placeOf(mind.sea, to);
    const out = sailing(mind, anchor.zone, to, level);
    const back = sailing(mind, to, home, level);
    const isDaywork = shellsIn(war, of, to);
    const until = heldUntil(war, of, to);
    return delays.map(({ delay, weight }) => {
      const way = isDaywork ? byDaylight(mind, out, anchor.turn + delay) : out;
      const stays = waits ? settings.waits : Math.max(1, until - (anchor.turn + delay + way.length) + 1);
      const ways = [...way, ...turns(stays, [goal]), ...back, IN_PORT];
      return { weight: weight * ventured(mind, of, to), delay, ways, goal, done: waits ? NEVER : delay + way.length + stays - 1 };
    });
  });
}

/** What is left of the chance that he goes there, where it is a trial of strength. */
const ventured = ({ war, daring }: Mind, of: FleetOf, zone: ZoneId): number => (isContested(war, of, zone) ? daring : 1);

const turns = (count: number, way: Way): Way[] => Array.from({ length: count }, () => way);

const scaled = (guesses: readonly Guess[], to: number): Guess[] => {
  const sum = guesses.reduce((total, { weight }) => total + weight, 0);
  return guesses.map((guess) => ({ ...guess, weight: (guess.weight * to) / sum }));
};

function guessesOf(mind: Mind, of: FleetOf, anchor: Anchor, level: SpeedLevel): Guess[] {
  const { war, sea } = mind;
  const out = outings(mind, of, anchor, level);
  if (anchor.met) {
    const port = nearestPort(war, of.side, anchor.zone);
    const home = sailing(mind, anchor.zone, port, level);
    return [
      ...scaled(out, 1 - settings.runs),
      { weight: settings.runs, delay: 0, ways: [...home, IN_PORT], goal: placeOf(sea, port), done: NEVER },
    ];
  }
  const { zones, chance } = goalsOf(war, of);
  const goes = zones.reduce((sum, zone) => sum + (chance / zones.length) * ventured(mind, of, zone), 0);
  const stays: Way = of.port === null ? [placeOf(sea, of.zone)] : IN_PORT;
  return [...scaled(out, goes), { weight: 1 - goes, delay: 0, ways: [stays], goal: placeOf(sea, of.zone), done: NEVER }];
}

const wayIn = ({ delay, ways }: Guess, turn: number): Way => ways[Math.min(turn - delay, ways.length - 1)] ?? IN_PORT;

/** Who has not been seen at sea may lie where he began, with steam up from the turn in which he may first move. */
function lairOf({ sea, view }: Mind, of: FleetOf, anchor: Anchor, guesses: readonly Guess[]): Suspect['lair'] {
  if (anchor.met || of.port === null) return null;
  const chance = (ahead: number): number => {
    const turn = view.turn + ahead - anchor.turn;
    if (turn < 0) return 0;
    return guesses.reduce((sum, guess) => (guess.delay > turn || wayIn(guess, turn).length === 0 ? sum + guess.weight : sum), 0);
  };
  return { place: placeOf(sea, anchor.zone), chance };
}

/** Places at which one of ours has been in the turn before. */
const watched = ({ view, sea }: Mind): ReadonlySet<Place> =>
  new Set(view.fleets.filter(({ port }) => port === null).map(({ zone }) => placeOf(sea, zone)));

/** Who was looked for in vain is likelier elsewhere, and who had done what he is out for would have been heard of. */
function doubted(mind: Mind, anchor: Anchor, guesses: readonly Guess[]): Guess[] {
  const before = mind.view.turn - 1 - anchor.turn;
  if (before < 0) return [...guesses];
  const seen = watched(mind);
  return guesses.map((guess) => {
    const isVain = wayIn(guess, before).some((place) => seen.has(place));
    const weight = guess.weight * (isVain ? settings.vain : 1) * (guess.done < before ? settings.unheard : 1);
    return { ...guess, weight };
  });
}

/** A report speaks of a fleet of about that size which can have come there. */
const isAbout = ({ war }: Mind, of: FleetOf, ships: ReadonlySet<ShipId>, { turn, zone, ships: seen }: Report): boolean =>
  Math.abs(ships.size - seen) <= settings.miscount && stepsBetween(war.theatre, of.zone, zone) <= FARTHEST * (turn - of.first + 1);

/** Where its marker lies, if it is known whose that is; or the last that was heard of it, by whoever met it or saw it from above. */
function anchorOf(mind: Mind, of: FleetOf, ships: ReadonlySet<ShipId>): Anchor {
  const { known, reports, markers, turn } = mind.view;
  const marker = markers.find(({ token }) => known.some((each) => each.token === token && each.ships.some((id) => ships.has(id))));
  if (marker) return { zone: marker.zone, turn, met: true };
  const met = known.findLast((each) => each.ships.some((id) => ships.has(id)));
  const seen = reports.findLast((each) => isAbout(mind, of, ships, each));
  const last = met && seen ? (seen.turn > met.turn ? seen : met) : (met ?? seen);
  return last ? { zone: last.zone, turn: last.turn + 1, met: true } : { zone: of.zone, turn: freeFrom(mind, of), met: false };
}

/** GW-18.2: the first turn in which it is free to move, if nobody meets it before. */
function freeFrom({ war }: Mind, of: FleetOf): number {
  let turn = of.first;
  while (turn <= war.operation.turns.last && isHeld(war, { turn, fleets: [] }, { ...of, metIn: 0 })) turn++;
  return turn;
}

/** Zones in a turn, by level of speed. */
const PACE: Readonly<Record<SpeedLevel, number>> = { 0: 0, 1: 1, 2: 2, 3: 2, 4: 3 };

/** Who may not move yet is where he began, if that is at sea. */
function liesAt(sea: Sea, { zone, port }: FleetOf, places: Float64Array): Float64Array {
  if (port === null) places[placeOf(sea, zone)] = 1;
  return places;
}

/** Anywhere that it can have come to by the end of each turn, round whatever is closed to it. */
function spread(mind: Mind, anchor: Anchor, turn: number, level: SpeedLevel, closed: ReadonlySet<Place>, touch: Float64Array): void {
  const most = Math.max(0, turn - anchor.turn + 1) * PACE[level];
  if (most === 0 && !anchor.met) return;
  const near = within(mind, placeOf(mind.sea, anchor.zone), most, closed);
  const share = (settings.anywhere * settings.touched) / near.length;
  for (const place of near) touch[place] = (touch[place] ?? 0) + share;
}

function within({ sea }: Mind, from: Place, most: number, closed: ReadonlySet<Place>): readonly Place[] {
  if (closed.size > 0) return aroundClosed(sea, from, most, closed);
  const near: Place[] = [];
  sea.steps[from]?.forEach((far, place) => {
    if (far <= most) near.push(place);
  });
  return near;
}

/** Step by step, since the way round may be longer. It is asked for every turn ahead of every fleet. */
function aroundClosed(sea: Sea, from: Place, most: number, closed: ReadonlySet<Place>): readonly Place[] {
  const isKnown = new Uint8Array(sea.zones.length);
  for (const place of closed) isKnown[place] = 1;
  isKnown[from] = 1;
  const near = [from];
  for (let step = 0, at = 0; step < most && at < near.length; step++)
    for (const last = near.length; at < last; at++)
      for (const next of stepsFrom(sea, near[at] ?? from)) {
        if (isKnown[next] === 1) continue;
        isKnown[next] = 1;
        near.push(next);
      }
  return near;
}

function suspectOf(mind: Mind, of: FleetOf, whim: () => number): Suspect {
  const { war, view } = mind;
  const ships = listedIn(war, of).filter((id) => shipOf(view, id).fate === 'afloat');
  const anchor = anchorOf(mind, of, new Set(ships));
  const force = forceOf(war, view, ships);
  const level = force.speed;
  const guesses = scaled(
    doubted(mind, anchor, guessesOf(mind, of, anchor, level)).map((guess) => ({ ...guess, weight: guess.weight * whim() })),
    1 - settings.anywhere,
  );
  const intent = intentOf(war, view, of, ships);
  const covers = anchor.met ? [] : coveredBy(war, of).map(({ id }) => id);
  const touch = touchOf(mind, of, anchor, level, guesses);
  return { id: of.id, of, ships, force, intent, covers, touch, lair: lairOf(mind, of, anchor, guesses) };
}

/** Each turn is reckoned once, if it is asked for. */
function touchOf(mind: Mind, of: FleetOf, anchor: Anchor, level: SpeedLevel, guesses: readonly Guess[]): Suspect['touch'] {
  const { sea, view } = mind;
  const known: Float64Array[] = [];
  const reckon = (turn: number): Float64Array => {
    const places = new Float64Array(sea.zones.length);
    if (turn < anchor.turn) return liesAt(sea, of, places);
    const closed = closedTo(mind, of, turn);
    for (const guess of guesses)
      for (const place of openWay(guess, turn - anchor.turn, closed))
        places[place] = (places[place] ?? 0) + guess.weight * (place === guess.goal ? 1 : settings.route);
    spread(mind, anchor, turn, level, closed, places);
    return places;
  };
  return (ahead) => {
    const places = known[ahead] ?? reckon(view.turn + ahead);
    known[ahead] = places;
    return places;
  };
}

/** GW-18.2: where it may not be yet. Who has been met has met somebody. */
function closedTo({ war, sea, view }: Mind, of: FleetOf, turn: number): ReadonlySet<Place> {
  const fleets = view.fleets.map((fleet) => ({ ...fleet, side: of.side }));
  return new Set(barredTo(war, { turn, fleets }, { ...of, metIn: 0 }).flatMap((zone) => sea.places.get(zone) ?? []));
}

/** Who comes to closed waters waits before them, and does not go on behind them. */
function openWay(guess: Guess, turn: number, closed: ReadonlySet<Place>): Way {
  let open: Way = wayIn(guess, Math.min(turn, guess.delay)).filter((place) => !closed.has(place));
  for (let then = guess.delay; then <= turn; then++) {
    const way = wayIn(guess, then);
    if (way.some((place) => closed.has(place))) break;
    open = way;
    if (then - guess.delay >= guess.ways.length) break;
  }
  return open;
}

function daringOf(war: War, view: View, side: Side): number {
  const mightOf = (of: Side): number => {
    const ships = war.operation.fleets
      .filter((fleet) => fleet.side === of && fleet.charge === null)
      .flatMap((fleet) => listedIn(war, fleet));
    return forceOf(
      war,
      view,
      ships.filter((id) => shipOf(view, id).fate === 'afloat'),
    ).might;
  };
  return oddsOf(mightOf(enemyOf(side)), mightOf(side));
}

/** All of his fleets that move by themselves and of which anything is left. */
export function suspectsOf(war: War, view: View, side: Side, whim: () => number): Suspect[] {
  const mind: Mind = { war, sea: seaOf(war), view, side, daring: daringOf(war, view, side) };
  return war.operation.fleets
    .filter((fleet) => fleet.side === enemyOf(side) && fleet.charge === null)
    .map((fleet) => suspectOf(mind, fleet, whim))
    .filter(({ ships }) => ships.length > 0);
}
