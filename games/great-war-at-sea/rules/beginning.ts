/** How an operation begins: every fleet where history had it. */
import { oncePer } from '../../../kernel/index.ts';
import { untouched } from '../../../tactical/vessel.ts';
import { copyShip, shipWith } from '../copy.ts';
import type { War } from '../data/data.ts';
import type { FleetOf } from '../data/operation.ts';
import type { Readings } from '../options.ts';
import type { Airship, Fleet, PieceId, ShipId, ShipState, Side, State, ZoneId } from '../state.ts';
import { READY } from './airships.ts';
import { fuelAtFirst } from './fuel.ts';
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
  rode: false,
});

const craftAt = (id: string, side: Side, ship: ShipId | null, zone: ZoneId): Airship => ({
  id,
  side,
  ship,
  zone,
  aloft: false,
  turns: READY,
  plot: [],
  bombs: false,
  flights: 0,
  lost: false,
  flown: null,
});

/** GW-14.1, GW-14.6: the airships of the operation, and seaplanes for every ship that was built to carry them. */
export const aircraftOf = ({ operation, berths, fleets, holding }: War): Airship[] => [
  ...operation.airships.map(({ id, side, zone }) => craftAt(id, side, null, zone)),
  ...berths
    .filter(({ sheet }) => sheet.type === 'CVS')
    .map(({ id, side }) => {
      const fleet = [...fleets.values()].find(({ pieces }) => pieces.includes(holding.get(id) ?? ''));
      return craftAt(`${id}-seaplanes`, side, id, fleet?.of.zone ?? '');
    }),
];

/** A ship that nothing has befallen. */
const wholeShip = (id: ShipId, fuel: number): ShipState => shipWith(untouched(id), 'afloat', false, fuel);

/** Ships, aircraft and minefields as they are at first, made once and copied for every game. */
export const wholeShips = oncePer(({ berths }: War) => berths.map(({ id }) => wholeShip(id, 0)));
const fuelled = oncePer(({ operation, berths }: War) =>
  berths.map(({ id, vessel, sheet }) => wholeShip(id, fuelAtFirst(operation, vessel, sheet))),
);
const laid = oncePer(fieldsOf);
const sheds = oncePer(aircraftOf);

export function beginning(war: War, readings: Readings): State {
  const { operation } = war;
  return {
    readings,
    operation: operation.id,
    turn: operation.turns.first - 1,
    weather: { ...operation.weather.start },
    ships: (readings.fuel === 'on' ? fuelled : wholeShips)(war).map(copyShip),
    fleets: [...war.fleets.values()].map(({ of, pieces }) => fleetAt(of, pieces)),
    tows: [],
    fields: readings.mines === 'on' ? laid(war).map((field) => ({ ...field })) : [],
    boats: readings.submarines === 'on' ? operation.boats.map(({ id, side, zone, number }) => ({ id, side, zone, left: number })) : [],
    airships: readings.aircraft === 'on' ? sheds(war).map((craft) => ({ ...craft })) : [],
    reports: [],
    decoded: false,
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
