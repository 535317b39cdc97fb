/** How an operation begins: every fleet where history had it. */
import { untouched } from '../../../tactical/vessel.ts';
import type { War } from '../data/data.ts';
import type { FleetOf } from '../data/operation.ts';
import type { Readings } from '../options.ts';
import type { Fleet, PieceId, ShipState, State } from '../state.ts';
import { fieldsOf } from './minefields.ts';

export const fleetAt = (
  { id, side, name, zone, port, mission, charge, bound, mines, first }: FleetOf,
  pieces: readonly PieceId[],
): Fleet => ({
  id,
  side,
  name,
  zone,
  port,
  mission,
  charge,
  bound,
  pieces,
  plot: [],
  first,
  stance: 1,
  ran: [0, 0],
  from: zone,
  track: [],
  came: null,
  task: null,
  metIn: 0,
  foughtIn: 0,
  alarmedIn: 0,
  spent: false,
  rested: 0,
  token: '',
  mines,
});

const FUEL = 10;

export function beginning(war: War, readings: Readings): State {
  const { operation, berths } = war;
  return {
    readings,
    operation: operation.id,
    turn: operation.turns.first - 1,
    weather: { ...operation.weather.start },
    ships: berths.map(
      ({ id, sheet }): ShipState => ({
        ...untouched(id),
        fate: 'afloat',
        told: false,
        fuel: readings.fuel === 'on' ? sheet.fuel.boxes * FUEL : 0,
      }),
    ),
    fleets: [...war.fleets.values()].map(({ of, pieces }) => fleetAt(of, pieces)),
    tows: [],
    fields: readings.mines === 'on' ? fieldsOf(war) : [],
    boats: readings.submarines === 'on' ? operation.boats.map(({ id, side, zone, number }) => ({ id, side, zone, left: number })) : [],
    airships:
      readings.aircraft === 'on'
        ? operation.airships.map(({ id, side, zone }) => ({ id, side, zone, aloft: false, turns: 0, plot: [], lost: false }))
        : [],
    reports: [],
    leaders: operation.fleets.flatMap(({ side, flags }) => flags.map(({ name, ship }) => ({ name, side, ship }))),
    scored: [],
    known: { allied: [], central: [] },
    contacts: [],
    fights: [],
    fighting: null,
    battle: null,
    basic: null,
    found: {},
    shelled: {},
    serial: { fleet: 0, token: { allied: 0, central: 0 } },
  };
}
