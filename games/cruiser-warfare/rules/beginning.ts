/** CW-3.0: the position before anything has happened. */
import { untouched } from '../../../tactical/vessel.ts';
import type { Data } from '../data/data.ts';
import { VESSELS } from '../data/ships.ts';
import type { Readings } from '../options.ts';
import type { ShipState, State, Variant } from '../state.ts';
import { shipLike } from './fleet.ts';

export const WAITING: ShipState = {
  ...untouched(''),
  fate: 'waiting',
  hullHopeless: false,
  armsHopeless: false,
  refit: null,
  scored: 0,
  scoredUnseen: 0,
};

/** A variant that a die will name is none until it has fallen. */
const chosen = (variant: Variant): Exclude<Variant, 'roll'> => (variant === 'roll' ? 'none' : variant);

export const beginning = (readings: Readings, scenario: string, { pools }: Data): State => ({
  readings,
  variants: { allied: chosen(readings['allied-variant']), central: chosen(readings['central-variant']) },
  scenario,
  turn: 0,
  ships: VESSELS.map(({ id }) => shipLike(WAITING, id, 'waiting')),
  pieces: [],
  fleets: [],
  storms: [],
  points: { allied: 0, central: 0 },
  unseen: { allied: { allied: 0, central: 0 }, central: { allied: 0, central: 0 } },
  secrets: { etappenDue: 0, stocksDue: 0, etappen: [], usedEtappen: [], stocks: [], italy: false },
  entered: { britain: readings['plan-b'] === 'on' ? 0 : 1, japan: 0, dutch: 0, italy: 0 },
  dutchProvoked: false,
  tsingtaoFell: 0,
  freeing: 0,
  freed: [],
  // CW-15.2e: under Plan B nothing holds them.
  frenchReleased: readings['plan-b'] === 'on',
  arrived: [],
  pools: { allied: [...pools.allied], central: [...pools.central] },
  convoys: [],
  leaders: [],
  cruisersSunk: 0,
  pointsBeforeEntry: 0,
  known: { allied: [], central: [] },
  lastSeen: [],
  outfit: 'untried',
  placing: [],
  shifted: [],
  divisions: [],
  spoils: [],
  contacts: [],
  toFight: [],
  fighting: null,
  battle: null,
  basic: null,
  serial: { piece: 0, fleet: { allied: 0, central: 0 }, token: { allied: 0, central: 0 } },
});
