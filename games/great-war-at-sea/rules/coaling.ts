/** GW-19.3 (ours): ships that take in fuel, in port, from a collier or from an oiler. */
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

type Fuel = Sheet['fuel']['kind'];
const NOTHING: ReadonlySet<Fuel> = new Set();
const EVERYTHING: ReadonlySet<Fuel> = new Set<Fuel>(['coal', 'oil']);

/** GW-19.3: what the colliers and oilers of the company have, at anchor off a coast, in fog at the worst. */
function fromTenders(war: War, state: State, fleet: Fleet): ReadonlySet<Fuel> {
  const weather = weatherAt(war, state, fleet.zone);
  if (zoneIn(war.theatre, fleet.zone).kind !== 'coast' || !['clear', 'mist', 'fog'].includes(weather)) return NOTHING;
  const head = state.fleets.find(({ id }) => id === fleet.charge) ?? fleet;
  const sheets = companyShips(war, state, head).map((id) => sheetOf(war, id));
  return new Set(sheets.filter(({ type }) => type === 'collier').map(({ fuel }) => fuel.kind));
}

/** What is to be had, and how much of a full turn's coaling it can do. */
interface Supply {
  readonly share: number;
  readonly kinds: ReadonlySet<Fuel>;
}

/** All in a major port, half in a minor one or from a tender; none in ruins (GW-11.1e). */
function supplyOf(war: War, state: State, fleet: Fleet): Supply {
  if (fleet.ran[0] > 0 || fleet.foughtIn === state.turn) return { share: 0, kinds: NOTHING };
  if (fleet.port === null) return { share: 1 / 2, kinds: fromTenders(war, state, fleet) };
  const share = isRuined(state, fleet.port) ? 0 : portOf(war, fleet.port).size === 'major' ? 1 : 1 / 2;
  return { share, kinds: EVERYTHING };
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
      const { share, kinds } = supplyOf(war, state, fleet);
      if (share === 0 || kinds.size === 0) continue;
      for (const id of shipsIn(war, state, fleet))
        if (kinds.has(sheetOf(war, id).fuel.kind)) coal(shipOf(state, id), sheetOf(war, id), share);
    }
  }),
);
