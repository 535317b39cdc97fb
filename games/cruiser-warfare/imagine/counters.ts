/** The enemy's counters in the battle being fought: which are known, and what those hide that lie face down. */
import { shuffled } from '../../../kernel/index.ts';
import type { PieceId } from '../../../tactical/battle.ts';
import type { PieceView } from '../../../tactical/view.ts';
import { PRIZE_IDS } from '../data/ships.ts';
import { shipOf } from '../rules/fleet.ts';
import { sideOfShip } from '../rules/nations.ts';
import type { Fleet, ShipId } from '../state.ts';
import type { Berth, Mustered } from './muster.ts';
import type { Unit } from './units.ts';
import type { World } from './world.ts';

/** What lies behind counters, by their tokens. */
export type Hands = ReadonlyMap<string, { readonly id: PieceId; readonly ships: readonly ShipId[] }>;

/** The enemy's counters in sight. */
export const countersOf = ({ view: { battle, basic }, enemy }: World): PieceView[] =>
  ((battle ?? basic)?.pieces ?? []).filter(({ side }) => side === enemy);

export const namesIn = ({ ships }: PieceView): ShipId[] => (ships ?? []).map(({ sheet }) => sheet.id);

/** Ships of the enemy whose condition lies open. */
export const shipsInSight = (world: World): ReadonlySet<ShipId> => new Set(countersOf(world).flatMap(namesIn));

/** The enemy's fleet in the meeting being fought, once the battle has begun. */
export function fleetInBattle({ view, state, enemy }: World): Fleet | undefined {
  const contact = view.fighting === null || !(view.battle ?? view.basic) ? undefined : view.contacts[view.fighting];
  return contact && state.fleets.find(({ side, token }) => side === enemy && token !== '' && token === contact.tokens[enemy]);
}

/** Whether the enemy has laid out his counters, so that nobody is there but they. */
export const isLaidOut = (world: World): boolean => countersOf(world).length > 0;

/** What has been laid out, is not there and has not left lies at the bottom, though nobody has seen what it was (CW-8.4c). */
const isSunk = ({ view: { battle } }: World, { hex, exited }: PieceView): boolean =>
  hex === null && !exited && (battle?.stage === 'fighting' || battle?.stage === 'over');

/** Of who lies on the map it is seen how many are left (CW-11.7a). */
const seenToBeLeft = (world: World): number | null => {
  const fleet = fleetInBattle(world);
  return world.view.markers.find(({ token }) => token === fleet?.token)?.counters ?? null;
};

interface FaceDown {
  /** Counters that hide somebody who is afloat, and somebody who is lost. */
  readonly hidden: readonly PieceView[];
  readonly gone: readonly PieceView[];
}

/** The counters that nobody has made out. */
function faceDown(world: World): FaceDown {
  const counters = countersOf(world);
  const unknown = counters.filter(({ ships }) => ships === null);
  const known = counters.filter((counter) => namesIn(counter).some((id) => shipOf(world.state, id).fate === 'afloat'));
  // One ship is lost before several are.
  const there = unknown.filter((counter) => !isSunk(world, counter)).toSorted((a, b) => (b.count ?? 1) - (a.count ?? 1));
  const left = seenToBeLeft(world) ?? known.length + there.length;
  const hidden = there.slice(0, Math.max(0, left - known.length));
  return { hidden, gone: unknown.filter((counter) => !hidden.includes(counter)) };
}

export const hiddenCounters = (world: World): readonly PieceView[] => faceDown(world).hidden;

/** Who is lost behind counters: somebody of whom that is known and of whom the battle shows nothing, or a prize. */
function lostBehind(world: World, counters: readonly PieceView[]): Hands {
  const { state, view, enemy, chance } = world;
  const seen = shipsInSight(world);
  const lost = view.lost.filter((id) => sideOfShip(id) === enemy && !seen.has(id));
  const prizes = enemy === 'central' ? PRIZE_IDS.filter((id) => shipOf(state, id).fate === 'waiting') : [];
  const candidates = [...shuffled(lost, chance), ...prizes];
  return new Map(
    counters.map((counter) => {
      const sunk = isSunk(world, counter);
      const ships = candidates.splice(0, sunk ? 1 : (counter.count ?? 1));
      for (const id of ships) Object.assign(shipOf(state, id), { fate: 'gone', sunk });
      return [counter.token, { id: ships[0] ?? counter.token, ships }];
    }),
  );
}

/** With those who are afloat behind the others, if it is known who. */
export function handsWith(world: World, afloat: Hands): Hands {
  const { hidden, gone } = faceDown(world);
  const unfilled = hidden.filter(({ token }) => !afloat.has(token));
  return new Map([...afloat, ...lostBehind(world, [...gone, ...unfilled])]);
}

/** Room for one unit behind each counter that lies face down, by its token; whoever was there may have been scuttled since (CW-8.4c). */
export const placesFaceDown = (world: World, fleet: Fleet): ReadonlyMap<string, Berth> =>
  new Map(hiddenCounters(world).map(({ token, count }) => [token, { fleet, need: 1, isOpen: false, size: count, isDoubtful: true }]));

export const handsOf = (places: ReadonlyMap<string, Berth>, { placed }: Mustered, names: ReadonlyMap<Unit, PieceId>): Hands =>
  new Map(
    [...places].flatMap(([token, berth]) => {
      const [unit] = placed.get(berth) ?? [];
      return unit ? [[token, { id: names.get(unit) ?? token, ships: unit.ships }] as const] : [];
    }),
  );
