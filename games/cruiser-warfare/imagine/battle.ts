/** The battle being fought: which of the enemy's ships lie face down, and where they belong. */
import { shuffled } from '../../../kernel/index.ts';
import type { PieceId, Role } from '../../../tactical/battle.ts';
import type { Deal, Dealt } from '../../../tactical/imagine.ts';
import { imaginedBasic, imaginedBattle } from '../../../tactical/imagine.ts';
import type { PieceView } from '../../../tactical/view.ts';
import { battleNamed } from '../data/data.ts';
import { PRIZE_IDS } from '../data/ships.ts';
import { holderOf, pieceOf, pieceWith, sheetOf, shipOf } from '../rules/fleet.ts';
import { escortsOf, roleOf } from '../rules/meeting.ts';
import { sideOfShip } from '../rules/nations.ts';
import type { Fleet, ShipId } from '../state.ts';
import { fleetFor } from './convoys.ts';
import { join } from './markers.ts';
import type { Berth, Mustered } from './muster.ts';
import { placedUnit, type Unit } from './units.ts';
import type { World } from './world.ts';

/** What lies behind counters, by their tokens. */
export type Hands = ReadonlyMap<string, { readonly id: PieceId; readonly ships: readonly ShipId[] }>;

/** The enemy's counters in sight. */
const countersOf = ({ view: { battle, basic }, enemy }: World): PieceView[] =>
  ((battle ?? basic)?.pieces ?? []).filter(({ side }) => side === enemy);

const namesIn = ({ ships }: PieceView): ShipId[] => (ships ?? []).map(({ sheet }) => sheet.id);

/** Ships of the enemy whose condition lies open. */
export const shipsInSight = (world: World): ReadonlySet<ShipId> => new Set(countersOf(world).flatMap(namesIn));

/** The enemy's fleet in the meeting being fought, once the battle has begun. */
export function fleetInBattle({ view, state, enemy }: World): Fleet | undefined {
  const contact = view.fighting === null || !(view.battle ?? view.basic) ? undefined : view.contacts[view.fighting];
  return contact && state.fleets.find(({ side, token }) => side === enemy && token !== '' && token === contact.tokens[enemy]);
}

/** Those who fight: the fleet, and the escorts beside it. */
export function forceInBattle(world: World): readonly Fleet[] {
  const fleet = fleetInBattle(world);
  return fleet ? [fleet, ...escortsOf(world.state, fleet)] : [];
}

/** The counters that are known are put where they belong, with whoever is still afloat in them. */
export function placeKnown(world: World, fleet: Fleet): void {
  for (const counter of countersOf(world)) {
    const ships = namesIn(counter).filter((id) => shipOf(world.state, id).fate === 'afloat');
    if (ships.length > 0) join(world, fleetFor(world, fleet, ships), placedUnit(ships));
  }
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
  const unknown = countersOf(world).filter(({ ships }) => ships === null);
  const there = unknown.filter((counter) => !isSunk(world, counter)).sort((a, b) => (b.count ?? 1) - (a.count ?? 1)); // one ship is lost before three
  const known = countersOf(world).filter((counter) => namesIn(counter).some((id) => shipOf(world.state, id).fate === 'afloat'));
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

/** What is left of it is in a fleet under a name of its own; what has gone down is named after its first ship. */
function nameOf({ state }: World, ships: readonly ShipId[]): PieceId {
  for (const id of ships) {
    const piece = pieceWith(state, id);
    if (piece) return piece.id;
  }
  return ships[0] ?? '';
}

/** As in the fleet that holds her; of who is in none, as everybody of the enemy's would. */
function roleFor({ data, state, enemy }: World, piece: PieceId): Role {
  const fleet = holderOf(state, piece);
  if (fleet) return roleOf(fleet);
  return enemy === 'central' && (state.scenario === 'campaign' || battleNamed(data, state.scenario).raiders) ? 'raider' : 'line';
}

/** All of the enemy who have come, while nothing of them lies on the map. */
const waitingIn = (world: World): Dealt[] =>
  forceInBattle(world).flatMap((fleet) =>
    fleet.pieces.map((id) => ({ id, ships: [...pieceOf(world.state, id).ships], role: roleOf(fleet) })),
  );

function dealOf(world: World, hands: Hands, alone: readonly ShipId[]): Deal {
  const { data, state, side } = world;
  const apart = state.scenario === 'campaign' ? [] : battleNamed(data, state.scenario).apart;
  const waiting = isLaidOut(world) ? [] : waitingIn(world);
  return {
    side,
    sheet: (id) => sheetOf(state, id),
    condition: (id) => shipOf(state, id),
    waiting: [...waiting, ...alone.map((id) => ({ id, ships: [id], role: roleFor(world, id) }))],
    squadron: (ships) => (ships.some((id) => apart.some((each) => each === id)) ? 1 : 0),
    of: (counter) => {
      const ships = namesIn(counter);
      const hand = hands.get(counter.token) ?? { id: nameOf(world, ships), ships };
      return { ...hand, role: roleFor(world, hand.id) };
    },
  };
}

/** With those whom a battle by itself has not laid out yet. */
export function drawBattle(world: World, hands: Hands, alone: readonly ShipId[] = []): void {
  const { state, view } = world;
  const deal = dealOf(world, hands, alone);
  state.battle = view.battle && imaginedBattle(deal, view.battle);
  state.basic = view.basic && imaginedBasic(deal, view.basic);
}
