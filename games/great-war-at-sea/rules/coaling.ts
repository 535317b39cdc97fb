/** GW-19.3 (ours): ships that take in fuel, in port or from a collier. */
import type { Sheet } from '../../../tactical/battle.ts';
import type { War } from '../data/data.ts';
import { portOf, sheetOf, warIn } from '../data/data.ts';
import { zoneIn } from '../data/zones.ts';
import { auto, when } from '../kind.ts';
import type { Fleet, ShipState, State } from '../state.ts';
import { isRuined } from './bombardment.ts';
import { companyShips, shipOf, shipsIn, weatherAt } from './fleets.ts';
import { capacityOf } from './fuel.ts';

/** GW-19.3: points that a capital ship takes aboard in a turn in a dockyard. */
const COALING = 20;

const isCollier = ({ type }: Sheet): boolean => type === 'collier';

/** GW-19.3: a collier of the same company, at anchor off a coast, in fog at the worst. */
function hasCollier(war: War, state: State, fleet: Fleet): boolean {
  const weather = weatherAt(war, state, fleet.zone);
  if (zoneIn(war.theatre, fleet.zone).kind !== 'coast' || !['clear', 'mist', 'fog'].includes(weather)) return false;
  const head = state.fleets.find(({ id }) => id === fleet.charge) ?? fleet;
  return companyShips(war, state, head).some((id) => isCollier(sheetOf(war, id)));
}

/** How much of a full turn's coaling it can do: all in a major port, half in a minor one or from a collier; none in ruins (GW-11.1e). */
function shareOf(war: War, state: State, fleet: Fleet): number {
  if (fleet.ran[0] > 0) return 0;
  if (fleet.port !== null) return isRuined(state, fleet.port) ? 0 : portOf(war, fleet.port).size === 'major' ? 1 : 1 / 2;
  return hasCollier(war, state, fleet) ? 1 / 2 : 0;
}

/** GW-19.3: a turn without a move; whoever is no capital ship fills up in one. */
function coal(ship: ShipState, sheet: Sheet, share: number): void {
  const most = capacityOf(sheet);
  const taken = Math.floor((sheet.class === 'capital' ? COALING : most) * share);
  ship.fuel = Math.max(ship.fuel, Math.min(most, ship.fuel + taken));
  ship.starved = ship.fuel === 0;
}

export const refuel = when(
  ({ state }) => state.readings.fuel === 'on',
  auto('refuelling', 'GW-19.3', ({ data, state }) => {
    const war = warIn(data, state);
    for (const fleet of state.fleets) {
      const share = fleet.foughtIn === state.turn ? 0 : shareOf(war, state, fleet);
      if (share > 0) for (const id of shipsIn(war, state, fleet)) coal(shipOf(state, id), sheetOf(war, id), share);
    }
  }),
);
