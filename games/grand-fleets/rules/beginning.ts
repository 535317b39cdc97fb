/** GF-2.1: the position in which a battle begins. */
import { ORIGIN } from '../../../chart/hex.ts';
import type { Battle, Berth, Wing } from '../data/battle.ts';
import { sizeOf } from '../data/sizes.ts';
import type { SubmarineSpec } from '../data/submarines.ts';
import type { Readings } from '../options.ts';
import type { AircraftState, ShipState, Side, Squadron, SquadronId, State, SubmarineState } from '../state.ts';

/** GF-2.1.2: a fresh card. */
export const shipAt = ({ ship, side, squadron, hex, facing, arrives, card, isWorn }: Berth): ShipState => ({
  id: ship,
  side,
  squadron,
  fate: arrives > 1 ? 'coming' : 'afloat',
  hex,
  facing,
  hits: 0,
  lost: card.guns.map(({ mounts }) => mounts.map(() => 0)),
  lightLost: 0,
  tubes: [...(card.torpedoes?.tubes ?? [])],
  engines: isWorn ? 1 : 0,
  fires: 0,
  floods: 0,
  listing: false,
  jammed: false,
  bridgeHits: 0,
  alone: 0,
  directorHits: 0,
  silent: 0,
  apart: false,
  spent: 0,
  evasive: 0,
});

const ENOUGH = 8;

/** GF-4.1a */
const controlOf = (berths: readonly Berth[]): number => berths.reduce((sum, { card }) => sum + sizeOf(card).control, 0);

const [LEAST_OF_TWO, MOST_OF_TWO, HALF] = [12, 15, 6];

/** GF-4.1d: all ships of a side that has few of them, in two squadrons. */
function areTwo(squadrons: readonly (readonly Berth[])[], side: readonly Berth[]): boolean {
  const total = controlOf(side);
  if (total < LEAST_OF_TWO || total > MOST_OF_TWO || squadrons.length !== 2) return false;
  return squadrons.flat().length === side.length && squadrons.every((squadron) => controlOf(squadron) >= HALF);
}

/** GF-4.1b: eight points of command and control; all ships of a side in one squadron need none (GF-4.1c), two may do with six each (GF-4.1d). */
export const isViable = (of: readonly Berth[], squadrons: readonly (readonly Berth[])[], side: readonly Berth[]): boolean =>
  controlOf(of) >= ENOUGH || of.length === side.length || areTwo(squadrons, side);

function squadronsOf({ berths, squadrons }: Battle): Squadron[] {
  const membersOf = (id: SquadronId): Berth[] => berths.filter(({ squadron }) => squadron === id);
  return squadrons.map(({ id, side, name, leader }) => {
    const members = membersOf(id);
    const all = squadrons.filter((each) => each.side === side).map((each) => membersOf(each.id));
    return {
      id,
      side,
      name,
      ships: members.map(({ ship }) => ship),
      leader,
      valid: isViable(members, all, ofSide(berths, side)),
      leaderless: 0,
    };
  });
}

/** GF-9.1: fuelled and armed; a zeppelin comes in sight later, as high as it can fly. */
export const aircraftAt = ({ id, side, type, ship, hex }: Wing): AircraftState => ({
  id,
  side,
  fate: ship === null ? 'coming' : 'aboard',
  hex,
  level: ship === null ? type.ceiling : 0,
  fuel: type.fuel,
  hits: 0,
  bombs: type.bombs?.count ?? 0,
  torpedoes: type.torpedo === null ? 0 : 1,
  flown: false,
});

/** GF-10.1: charged and loaded, at periscope depth; where, is said before the first turn. */
const submarineAt = ({ id, side, type }: SubmarineSpec): SubmarineState => ({
  id,
  side,
  fate: 'afloat',
  hits: 0,
  sighted: null,
  hex: ORIGIN,
  facing: 0,
  depth: 'periscope',
  battery: type.battery,
  torpedoes: type.torpedoes,
  spent: 0,
  plotted: [],
});

const ofSide = (berths: readonly Berth[], side: Side): Berth[] => berths.filter((berth) => berth.side === side);

export const beginning = (battle: Battle, readings: Readings): State => ({
  readings,
  battle: battle.id,
  turn: 0,
  board: { column: 0, row: 0, width: battle.board.width, height: battle.board.height },
  ships: battle.berths.map(shipAt),
  squadrons: squadronsOf(battle),
  divisions: [],
  torpedoes: [],
  aircraft: readings.aircraft === 'on' ? battle.aircraft.map(aircraftAt) : [],
  submarines: readings.submarines === 'on' ? battle.submarines.map(submarineAt) : [],
  aims: [],
  posts: { front: [], rear: [] },
  shown: [],
  wind: null,
  smoke: [],
  smoking: [],
  canisters: [],
  flashes: [],
  beams: [],
});
