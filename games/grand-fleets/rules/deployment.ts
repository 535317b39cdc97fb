/** GF-2.1.3: placing the fleets before the battle, both sides at once, where the players want to do so themselves. */
import type { Hex } from '../../../chart/hex.ts';
import { columnOf } from '../../../chart/hex.ts';
import type { Atom, Paths, Reason, Target } from '../../../kernel/index.ts';
import { firstPart, once } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import { battleOf, cardOf, shipIn } from '../data/data.ts';
import { FORMS, type Form, facingOf, HEADINGS, type Heading, hexOn, placeOn, stationsOf } from '../data/formation.ts';
import type { Edge } from '../data/plan.ts';
import { sizeOf } from '../data/sizes.ts';
import type { At, Play } from '../kind.ts';
import { plan, when } from '../kind.ts';
import type { Board, ShipId, Side, SquadronId } from '../state.ts';
import { enemyOf, SIDES } from '../state.ts';
import type { View } from '../view.ts';
import { hexInWords } from './aircraft.ts';
import { boardRow, hexesFrom, isOnBoard } from './board.ts';
import { squadronIn } from './command.ts';
import { type Drafted, handedIn, handIn } from './drafting.ts';
import { isAfloat, shipName } from './ships.ts';

/** A squadron, or a ship that belongs to none. */
export interface Unit {
  readonly id: SquadronId | ShipId;
  readonly ships: readonly ShipId[];
  readonly perHex: number;
}

/** The hex of the first ship, the heading and the formation. */
export type Station = readonly [at: Hex, heading: Heading, form: Form];
export type Stations = Drafted<Station>;
type Standing = At<Stations>;
/** What state and view share of the fleets that are to be placed. */
type Fleets = Pick<View, 'ships' | 'squadrons' | 'board' | 'readings'>;

/** Boats keep together, four to a hex; all others have a hex each. In divisions (GF-13.2) they do so with the cruisers that lead them. */
const BOATS = 4;
function perHexOf(battle: Battle, { flotillas }: Fleets['readings'], ships: readonly ShipId[]): number {
  const sizes = ships.map((ship) => sizeOf(cardOf(battle, ship)).control);
  const boats = sizes.filter((size) => size === 1).length;
  const isLed = flotillas === 'on' && sizes.every((size) => size <= 2) && 2 * boats > ships.length;
  return boats === ships.length || isLed ? BOATS : 1;
}

/** Whoever comes later is not placed. */
function unitsIn(battle: Battle, { ships, squadrons, readings }: Omit<Fleets, 'board'>, side: Side): Unit[] {
  const there = ships.filter((ship) => ship.side === side && isAfloat(ship));
  const groups = squadrons.map(({ id, ships: members }) => ({
    id,
    ships: members.filter((each) => there.some((ship) => ship.id === each)),
  }));
  const singles = there.flatMap(({ id, squadron }) => (squadron === null ? [{ id, ships: [id] }] : []));
  return [...groups, ...singles]
    .filter((unit) => unit.ships.length > 0)
    .map((unit) => ({ ...unit, perHex: perHexOf(battle, readings, unit.ships) }));
}

export const hexesOf = ({ ships, perHex }: Unit, [at, heading, form]: Station): Hex[] =>
  stationsOf({ at, heading, form, perHex }, ships.length);

const DEPTH = 3;

/** The edge of each side is the one that its ships of the battle lie nearest to, as the enemy's lie to the opposite one. */
export function edgeOf({ berths }: Battle, side: Side): Edge {
  const mean = (of: Side, along: 0 | 1): number => {
    const places = berths.filter((berth) => berth.side === of).map(({ hex }) => placeOn(hex)[along]);
    return places.reduce((sum, place) => sum + place, 0) / places.length;
  };
  const [east, south] = [mean(side, 0) - mean(enemyOf(side), 0), mean(side, 1) - mean(enemyOf(side), 1)];
  const isFirst = side === 'blue';
  if (Math.abs(east) >= Math.abs(south)) return east > 0 || (east === 0 && !isFirst) ? 'east' : 'west';
  return south > 0 ? 'south' : 'north';
}

const isInStrip = (board: Readonly<Board>, edge: Edge, hex: Hex): boolean => isOnBoard(board, hex) && hexesFrom(edge, board, hex) < DEPTH;

/** Every hex within three of the edge, from its middle outwards. */
function stripOf(board: Readonly<Board>, edge: Edge): Hex[] {
  const { column, row, width, height } = board;
  const hexes = Array.from({ length: width * height }, (_, place) => hexOn(column + (place % width), row + Math.floor(place / width)));
  const middle = (hex: Hex): number => Math.abs(2 * columnOf(hex) - 2 * column - width) + Math.abs(2 * boardRow(hex) - 2 * row - height);
  return hexes.filter((hex) => isInStrip(board, edge, hex)).toSorted((a, b) => middle(a) - middle(b));
}

/** What a side places, and where it may. */
export interface Quay {
  readonly battle: Battle;
  readonly units: readonly Unit[];
  readonly board: Readonly<Board>;
  readonly edge: Edge;
  readonly strip: readonly Hex[];
}

export const quayOf = (battle: Battle, fleets: Fleets, side: Side): Quay => {
  const edge = edgeOf(battle, side);
  return { battle, units: unitsIn(battle, fleets, side), board: fleets.board, edge, strip: stripOf(fleets.board, edge) };
};

/** Why a unit cannot be placed so; null where it can. */
export function whyNotThere({ board, edge, battle }: Quay, taken: ReadonlySet<Hex>, unit: Unit, station: Station): string | null {
  const hexes = hexesOf(unit, station);
  if (!isInStrip(board, edge, station[0])) return `your fleet begins within three hexes of the ${edge}ern edge`;
  if (!hexes.every((hex) => isInStrip(board, edge, hex))) return `its line would reach beyond three hexes of the ${edge}ern edge`;
  if (hexes.some((hex) => taken.has(hex))) return 'others of your ships lie there';
  return hexes.some((hex) => battle.land.has(hex)) ? 'there is land' : null;
}

const fits = (quay: Quay, taken: ReadonlySet<Hex>, unit: Unit, station: Station): boolean =>
  whyNotThere(quay, taken, unit, station) === null;

/** Towards the enemy first, then along the edge. */
const USUAL: Readonly<Record<Edge, readonly (readonly [Heading, Form])[]>> = {
  west: [
    ['NE', 'line-ahead'],
    ['N', 'line-ahead'],
  ],
  east: [
    ['NW', 'line-ahead'],
    ['N', 'line-ahead'],
  ],
  north: [
    ['S', 'line-ahead'],
    ['S', 'line-abreast'],
  ],
  south: [
    ['N', 'line-ahead'],
    ['N', 'line-abreast'],
  ],
};

function usualStation(quay: Quay, taken: ReadonlySet<Hex>, unit: Unit): Station | undefined {
  for (const [heading, form] of USUAL[quay.edge])
    for (const hex of quay.strip) if (fits(quay, taken, unit, [hex, heading, form])) return [hex, heading, form];
  return undefined;
}

/** A place for everybody, the longest line first; null where there is no room. */
export function usualDeployment({ data, state }: Pick<Play, 'data' | 'state'>, side: Side): Stations | null {
  const quay = quayOf(battleOf(data, state), state, side);
  const taken = new Set<Hex>();
  const draft: Record<string, Station> = {};
  for (const unit of quay.units.toSorted((a, b) => b.ships.length / b.perHex - a.ships.length / a.perHex)) {
    const station = usualStation(quay, taken, unit);
    if (!station) return null;
    draft[unit.id] = station;
    for (const hex of hexesOf(unit, station)) taken.add(hex);
  }
  return draft;
}

const quayIn = once(({ data, state, side }: Pick<Standing, 'data' | 'state' | 'side'>): Quay => quayOf(battleOf(data, state), state, side));

/** The hexes of all other units. */
export function takenBut({ units }: Quay, draft: Stations, but: Unit): Set<Hex> {
  const others = units.flatMap((unit) => {
    const station = unit === but ? undefined : draft[unit.id];
    return station ? hexesOf(unit, station) : [];
  });
  return new Set(others);
}

/** Wherever a unit can be placed in one heading and one formation. */
export const placesFor = (quay: Quay, taken: ReadonlySet<Hex>, unit: Unit, heading: Heading, form: Form): Hex[] =>
  quay.strip.filter((hex) => fits(quay, taken, unit, [hex, heading, form]));

/** The ways in which a unit can lie in a hex. */
export const stationsAt = (quay: Quay, taken: ReadonlySet<Hex>, unit: Unit, hex: Hex): Station[] =>
  HEADINGS.flatMap((heading) => FORMS.map((form): Station => [hex, heading, form])).filter((station) => fits(quay, taken, unit, station));

const isHeading = (atom: Atom | undefined): atom is Heading => HEADINGS.some((heading) => heading === atom);
const isForm = (atom: Atom | undefined): atom is Form => FORMS.some((form) => form === atom);

/** Wherever she and all who follow her are within three hexes of the edge, with nobody else there. */
function stationsFor(at: Standing, id: string): Paths {
  const quay = quayIn(at);
  const unit = quay.units.find((each) => each.id === id);
  const taken = unit ? takenBut(quay, at.draft, unit) : new Set<Hex>();
  const may = (hex: Hex, heading: Heading, form: Form): boolean => unit !== undefined && fits(quay, taken, unit, [hex, heading, form]);
  const formsAt = (hex: Hex, heading: Heading): Form[] => FORMS.filter((form) => may(hex, heading, form));
  const headingsAt = (hex: Hex): Heading[] => HEADINGS.filter((heading) => formsAt(hex, heading).length > 0);
  return {
    next: ([first, hex, heading, form]) => {
      if (first === undefined) return [id];
      if (typeof hex !== 'number') return quay.strip.filter((each) => headingsAt(each).length > 0);
      if (!isHeading(heading)) return headingsAt(hex);
      return form === undefined ? formsAt(hex, heading) : [];
    },
    isWhole: (path) => path.length === 4,
  };
}

const NO_STATION = 'a squadron is placed within three hexes of the edge of its side, all ships in hexes that are free';

function whyNoStation(at: Standing, target: Target | undefined): Reason {
  const [id, hex, heading, form] = typeof target === 'object' ? target : [];
  const quay = quayIn(at);
  const unit = quay.units.find((each) => each.id === id);
  const isWhole = unit && typeof hex === 'number' && isHeading(heading) && isForm(form);
  const found = isWhole ? whyNotThere(quay, takenBut(quay, at.draft, unit), unit, [hex, heading, form]) : null;
  return { words: found ?? NO_STATION, rule: 'GF-2.1.3' };
}

const FORMED = { 'line-ahead': 'in line ahead', 'line-abreast': 'in line abreast' } as const;

function deploy(g: Play, side: Side, draft: Stations): void {
  const { battle, units } = quayOf(battleOf(g.data, g.state), g.state, side);
  for (const unit of units) {
    const station = draft[unit.id];
    if (!station) continue;
    const hexes = hexesOf(unit, station);
    unit.ships.forEach((id, rank) => {
      const ship = shipIn(battle, g.state, id);
      ship.hex = hexes[rank] ?? station[0];
      ship.facing = facingOf(station[1]);
    });
  }
  g.tell?.({ type: 'deployed', side, force: battle.names[side], ships: units.reduce((sum, { ships }) => sum + ships.length, 0) });
}

export const deployFleets = plan<{ place: readonly [string, Hex, Heading, Form]; done: true }, Stations>('deployment', 'GF-2.1.3', {
  who: () => SIDES,
  draft: ({ data, state, side }) => usualDeployment({ data, state }, side) ?? {},
  asks: () => 'Where do your squadrons begin? Nobody else sees it before both sides are placed.',
  pieces: (at) => quayIn(at).units.map(({ id }) => id),
  verbs: {
    place: {
      under: firstPart,
      of: stationsFor,
      why: whyNoStation,
      label: (view, [id, hex, heading, form], { data }) => {
        if (id === undefined) return 'Place a squadron';
        const name = view.squadrons.some((squadron) => squadron.id === id) ? squadronIn(view, id).name : shipName(battleOf(data, view), id);
        return `${name}: heading ${heading}, ${FORMED[form]}, at ${hexInWords(view.board, hex)}`;
      },
      step: (view, [, hex, heading, form]) => {
        if (isForm(form)) return FORMED[form];
        if (isHeading(heading)) return `heading ${heading}`;
        return typeof hex === 'number' ? hexInWords(view.board, hex) : undefined;
      },
      does: (draft, [id, hex, heading, form]) => ({ ...draft, [id]: [hex, heading, form] }),
    },
    done: {
      ...handIn,
      label: () => 'The fleet is placed',
      consequence: ({ draft }) => handedIn(Object.keys(draft), 'nobody is placed', 'squadron begins there', 'squadrons begin there'),
    },
  },
  commit: (g, drafts) => {
    for (const side of SIDES) deploy(g, side, drafts[side]);
  },
});

/** GF-2.1.3: left to the players where they want it so, and where there is room; else as the battle has it. */
export const deployment = when(
  (g) => g.state.readings.deployment === 'own' && SIDES.every((side) => usualDeployment(g, side) !== null),
  deployFleets,
);
