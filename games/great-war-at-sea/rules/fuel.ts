/** GW-19 (ours, a switch): coal and oil by points, ten to each box of the data sheet. */
import type { Sheet } from '../../../tactical/battle.ts';
import type { War } from '../data/data.ts';
import { warIn } from '../data/data.ts';
import type { Operation, VesselId } from '../data/operation.ts';
import { FUEL_IN_A_BOX } from '../data/vessels.ts';
import type { Play } from '../kind.ts';
import { auto, when } from '../kind.ts';
import type { Fleet, Move, ShipId, ShipState, State } from '../state.ts';
import { companyShips, liesInPort, shipOf, shipsIn } from './fleets.ts';

export const capacityOf = ({ fuel }: Sheet): number => fuel.boxes * FUEL_IN_A_BOX;

/** GW-19.1: full, unless the operation says otherwise. */
export const fuelAtFirst = ({ fuel }: Operation, vessel: VesselId, sheet: Sheet): number =>
  fuel.find(({ ship }) => ship === vessel)?.points ?? capacityOf(sheet);

/** GW-19.2: the square of the zones entered; what it takes to stay at sea is as much as one. */
export const costOf = (zones: number): number => (zones === 0 ? 1 : zones * zones);

/** GW-19.2: a round of battle. */
const ROUND = 2;

export function burn(g: Play, { side }: Pick<Fleet, 'side'>, ship: ShipState, points: number): void {
  if (ship.starved) return;
  ship.fuel = Math.max(0, ship.fuel - points);
  if (ship.fuel > 0) return;
  ship.starved = true;
  g.whisper?.([side], { type: 'out-of-fuel', ship: ship.id });
}

/** GW-19.2: of the rounds that a battle took. */
export function burnInBattle(g: Play, fleets: readonly Fleet[], rounds: number): void {
  if (g.state.readings.fuel === 'off') return;
  const war = warIn(g.data, g.state);
  for (const fleet of fleets) for (const id of shipsIn(war, g.state, fleet)) burn(g, fleet, shipOf(g.state, id), rounds * ROUND);
}

/** GW-11.2b: a ship in tow burns nothing. */
const isTowed = ({ tows }: State, war: War, id: ShipId): boolean => tows.some(({ of }) => of === war.holding.get(id));

/** GW-19.2: after the fleets have moved. */
export const burnFuel = when(
  ({ state }) => state.readings.fuel === 'on',
  auto('fuel', 'GW-19.2', (g) => {
    const { state } = g;
    const war = warIn(g.data, state);
    for (const fleet of state.fleets) {
      if (liesInPort(fleet)) continue;
      for (const id of shipsIn(war, state, fleet)) if (!isTowed(state, war, id)) burn(g, fleet, shipOf(state, id), costOf(fleet.ran[0]));
    }
  }),
);

/** GW-19.4: whether every ship of a company can make these moves and have something left. */
export function canMake(war: War, state: Pick<State, 'ships' | 'fleets' | 'readings'>, fleet: Fleet, moves: readonly Move[]): boolean {
  if (state.readings.fuel === 'off') return true;
  const cost = moves.reduce((sum, { way }) => sum + costOf(way.length), 0);
  return companyShips(war, state, fleet).every((id) => shipOf(state, id).fuel > cost);
}
