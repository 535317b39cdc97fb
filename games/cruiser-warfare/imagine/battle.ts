/** The battle being fought, with the enemy's counters dealt. */
import type { PieceId, Role } from '../../../tactical/battle.ts';
import type { Deal, Dealt } from '../../../tactical/imagine.ts';
import { imaginedBasic, imaginedBattle } from '../../../tactical/imagine.ts';
import { battleNamed, sheetOf } from '../data/data.ts';
import { holderOf, pieceOf, pieceWith, shipOf } from '../rules/fleet.ts';
import { escortsOf, roleOf } from '../rules/meeting.ts';
import type { Fleet, ShipId } from '../state.ts';
import { fleetFor } from './convoys.ts';
import type { Hands } from './counters.ts';
import { countersOf, fleetInBattle, isLaidOut, namesIn } from './counters.ts';
import { join } from './markers.ts';
import { placedUnit } from './units.ts';
import type { World } from './world.ts';

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
    sheet: (id) => sheetOf(data, state, id),
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
