/** GW-18.1 (ours): what an operation is for, and the points for it. */

import { oncePer } from '../../../kernel/index.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import { isCrippled } from '../../../tactical/vessel.ts';
import type { War } from '../data/data.ts';
import { berthOf, portOf, sheetOf, warIn } from '../data/data.ts';
import type { Aim } from '../data/operation.ts';
import type { Port } from '../data/theatre.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Fleet, PortId, Score, ShipId, Side, State, ZoneId } from '../state.ts';
import { SIDES } from '../state.ts';
import { isNight } from './calendar.ts';
import { shipOf, shipsIn } from './fleets.ts';
import { takeAway } from './losses.ts';
import { isFriendly } from './plots.ts';

type AimOf<K extends Aim['kind']> = Extract<Aim, { readonly kind: K }>;

/** The aims of one kind, each with its place in the list. */
const aimsOf = <K extends Aim['kind']>({ operation: { aims } }: War, kind: K): (readonly [AimOf<K>, number])[] =>
  aims.flatMap((aim, place) => (isOf(aim, kind) ? [[aim, place] as const] : []));

const isOf = <K extends Aim['kind']>(aim: Aim, kind: K): aim is AimOf<K> => aim.kind === kind;

function score(state: State, made: Score): void {
  if (made.points > 0) state.scored = [...state.scored, made];
}

const scoredFor = ({ scored }: State, aim: number): Score[] => scored.filter((each) => each.aim === aim);

/** An airship or a submarine. */
const CRAFT = 4;

/** GW-18.1: for what is no ship, to whoever knows that it is lost. */
export const scoreCraft = (state: State, side: Side, about: string, known: readonly Side[]): void =>
  score(state, { side, points: CRAFT, aim: null, about, known });

/** GW-18.1b: points that there are for one port. */
export const limitOf = ({ size, guns }: Port): number => (size === 'major' ? 6 : guns > 0 ? 4 : 2);

const HITS_A_POINT = 2;

const pointsAt = (war: War, { shelled }: State, id: PortId): number =>
  Math.min(limitOf(portOf(war, id)), Math.floor((shelled[id] ?? 0) / HITS_A_POINT));

/** GW-18.1b: shells are heard, and everybody can count. */
export function scoreShelling(war: War, state: State, side: Side, port: PortId): void {
  for (const [aim, place] of aimsOf(war, 'bombard')) {
    if (aim.side !== side || !aim.ports.includes(port)) continue;
    const had = scoredFor(state, place).reduce((sum, { points }) => sum + points, 0);
    const now = Math.min(
      aim.most,
      aim.ports.reduce((sum, id) => sum + pointsAt(war, state, id), 0),
    );
    score(state, { side, points: now - had, aim: place, about: port, known: SIDES });
  }
}

/** GW-18.1c: once for a zone, and nobody else knows. */
export function scoreMines(war: War, state: State, side: Side, zone: ZoneId): void {
  for (const [aim, place] of aimsOf(war, 'mines')) {
    if (aim.side !== side || !aim.zones.includes(zone) || scoredFor(state, place).some(({ about }) => about === zone)) continue;
    score(state, { side, points: aim.points, aim: place, about: zone, known: [side] });
  }
}

/** GW-18.1d: for each transport. */
export function scoreDelivery(war: War, state: State, { id, side }: Fleet, port: PortId, ships: number): void {
  for (const [aim, place] of aimsOf(war, 'deliver'))
    if (aim.fleets.includes(id)) score(state, { side, points: aim.points * ships, aim: place, about: port, known: [side] });
}

/** GW-10.2c: a merchantman, in any operation. */
export function scorePrize(war: War, state: State, side: Side, zone: ZoneId, worth: number): number {
  const times = aimsOf(war, 'worth').filter(([aim]) => aim.side === side && aim.of === 'merchant');
  const points = times.reduce((sum, [aim]) => sum * aim.times, worth);
  score(state, { side, points, aim: null, about: zone, known: SIDES });
  return points;
}

const shipsOf = (war: War, state: State, fleet: Fleet, vessels: readonly string[]): ShipId[] =>
  shipsIn(war, state, fleet).filter((id) => vessels.includes(berthOf(war, id).vessel));

/** GW-18.1e: each ship once. That she has left for good the whole world hears. */
function reach(g: Play, war: War, aim: AimOf<'reach'>, place: number): void {
  const { state } = g;
  if (aim.by === 'day' && isNight(war.operation, state.turn)) return;
  for (const fleet of state.fleets) {
    if (fleet.side !== aim.side || !aim.zones.includes(fleet.zone)) continue;
    for (const ship of shipsOf(war, state, fleet, aim.ships)) {
      if (scoredFor(state, place).some(({ about }) => about === ship)) continue;
      score(state, { side: aim.side, points: aim.points, aim: place, about: ship, known: aim.leaves ? SIDES : [aim.side] });
      if (!aim.leaves) continue;
      takeAway(g, ship);
      g.tell?.({ type: 'away', ship, zone: fleet.zone });
    }
  }
}

const isFit = (war: War, state: State, id: ShipId): boolean => {
  const sheet = sheetOf(war, id);
  return sheet.class === 'capital' && !isCrippled(sheet, shipOf(state, id));
};

/** GW-18.1f: neither side is told before the end, for it would say where the enemy is not. */
function hold(war: War, state: State, aim: AimOf<'hold'>, place: number): void {
  if (state.turn !== aim.turn) return;
  const there = SIDES.filter((side) =>
    state.fleets.some(
      (fleet) => fleet.side === side && aim.zones.includes(fleet.zone) && shipsIn(war, state, fleet).some((id) => isFit(war, state, id)),
    ),
  );
  const [side] = there;
  if (side === undefined || there.length > 1 || (aim.side !== 'either' && aim.side !== side)) return;
  score(state, { side, points: aim.points, aim: place, about: '', known: [] });
}

const goals = oncePer((war: War) => aimsOf(war, 'reach'));
const grounds = oncePer((war: War) => aimsOf(war, 'hold'));

/** GW-18.1: what counts at the end of a turn. */
export const reckoning = auto('reckoning', 'GW-18.1', (g) => {
  const war = warIn(g.data, g.state);
  for (const [aim, place] of goals(war)) reach(g, war, aim, place);
  for (const [aim, place] of grounds(war)) hold(war, g.state, aim, place);
});

/** GW-18.1b: a raid that never came. */
function spareThePorts(war: War, state: State): void {
  for (const [aim, place] of aimsOf(war, 'bombard'))
    if (aim.ports.every((id) => (state.shelled[id] ?? 0) === 0))
      score(state, { side: enemyOf(aim.side), points: aim.otherwise, aim: place, about: '', known: SIDES });
}

/** GW-18.1g: each ship that lies in a port of her own. */
function comeHome(war: War, state: State): void {
  for (const [aim, place] of aimsOf(war, 'home'))
    for (const fleet of state.fleets) {
      if (fleet.side !== aim.side || fleet.port === null || !isFriendly(war, aim.side, portOf(war, fleet.port))) continue;
      for (const ship of shipsOf(war, state, fleet, aim.ships))
        score(state, { side: aim.side, points: aim.points, aim: place, about: ship, known: SIDES });
    }
}

/** GW-18.1: what counts when all is over; then nothing is secret any more. */
export function settle(war: War, state: State): void {
  spareThePorts(war, state);
  comeHome(war, state);
  state.scored = state.scored.map((each) => ({ ...each, known: SIDES }));
}
