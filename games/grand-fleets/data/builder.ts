/** GF-2.1.1: a battle made of choices, as the file of a pack that any table can read. */
import type { Nation } from '../../../register/index.ts';
import { SHIPS, shipNamed } from '../../../register/index.ts';
import type { Ship } from '../../../register/types.ts';
import type { ShipId, Side } from '../state.ts';
import { SIDES } from '../state.ts';
import { cardFrom, hasCard } from './card.ts';
import type { Deployment } from './deployment.ts';
import type { ForcePlan, SquadronPlan } from './plan.ts';
import { sizeOf } from './sizes.ts';

export const MEETINGS = ['meeting', 'blue-chased', 'red-chased', 'parallel'] as const;
export type Meeting = (typeof MEETINGS)[number];

export interface Choices {
  readonly title: string;
  readonly year: number;
  readonly turns: number;
  readonly meeting: Meeting;
  /** Hexes between the fleets. */
  readonly range: number;
  /** Hexes; null for as far as guns reach. */
  readonly visibility: number | null;
  readonly form: SquadronPlan['form'];
  readonly fleets: Readonly<Record<Side, readonly ShipId[]>>;
}

/** Ships that were in service by a year, and have a card for it. */
export const shipsOf = (year: number): readonly Ship[] =>
  SHIPS.filter((ship) => (ship.completed?.year ?? Number.POSITIVE_INFINITY) <= year && hasCard(ship, year));

/** A rough balance: all that has to be shot away. */
export const hullOf = (ships: readonly ShipId[], year: number): number =>
  ships.reduce((sum, ship) => sum + cardFrom(shipNamed(ship), year).hull, 0);

/** GF-5.4.1a: as many of them as one hex holds. */
const ROOM = 10;
const MOST_IN_A_HEX = 3;
/** Longer lines are hard to lead. */
const LINE = 8;
/** GF-4.1b */
const ENOUGH = 8;

const controlOf = (ships: readonly ShipId[], year: number): number =>
  ships.reduce((sum, ship) => sum + sizeOf(cardFrom(shipNamed(ship), year)).control, 0);

/** GF-4.1b: ships of one type together, in the order in which they were chosen; whoever is too few to be a squadron joins the one before. */
export function squadronsOf(ships: readonly ShipId[], year: number): readonly (readonly ShipId[])[] {
  const lines: ShipId[][] = [];
  for (const type of new Set(ships.map((ship) => shipNamed(ship).type))) {
    const alike = ships.filter((ship) => shipNamed(ship).type === type);
    for (let first = 0; first < alike.length; first += LINE) lines.push(alike.slice(first, first + LINE));
  }
  const joined: ShipId[][] = [];
  for (const line of lines.toSorted((one, other) => controlOf(other, year) - controlOf(one, year))) {
    if (joined.length > 0 && controlOf(line, year) < ENOUGH) joined.at(-1)?.push(...line);
    else joined.push(line);
  }
  return joined;
}

/** 'armoured-cruiser' as people write it. */
const inWords = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;

/** A squadron and a side as the file has them. */
type Line = Pick<SquadronPlan, 'name' | 'ships' | 'leader' | 'form' | 'perHex'>;
type Fleet = Pick<ForcePlan, 'name' | 'nation'> & { readonly squadrons: readonly Line[] };

function planned(ships: readonly ShipId[], place: number, { year, form }: Choices): Line {
  const [leader = ''] = ships;
  const largest = Math.max(...ships.map((ship) => sizeOf(cardFrom(shipNamed(ship), year)).control));
  return {
    name: `${inWords(shipNamed(leader).type)}s ${place + 1}`,
    ships,
    leader,
    form,
    perHex: largest > 2 ? 1 : Math.min(MOST_IN_A_HEX, Math.floor(ROOM / largest)),
  };
}

/** The nation of most of them. */
function nationOf(ships: readonly ShipId[]): Nation {
  const nations = ships.map((ship) => shipNamed(ship).nation);
  const count = (nation: Nation): number => nations.filter((each) => each === nation).length;
  return nations.toSorted((one, other) => count(other) - count(one))[0] ?? 'british';
}

function forceOf(side: Side, choices: Choices): Fleet {
  const ships = choices.fleets[side];
  const nation = nationOf(ships);
  const isAlike = nationOf(choices.fleets.blue) === nationOf(choices.fleets.red);
  return {
    name: isAlike ? `${inWords(side)} fleet` : `${inWords(nation)} fleet`,
    nation,
    squadrons: squadronsOf(ships, choices.year).map((line, place) => planned(line, place, choices)),
  };
}

const ROOM_TO_MOVE = 14;

/** Room for all squadrons side by side, for the longest of them, and around them. */
function boardFor(forces: readonly Fleet[], { range, meeting, form }: Choices) {
  const ranks = ({ ships, perHex }: Line): number => Math.ceil(ships.length / perHex);
  const wide = (part: Line): number => (form === 'line-abreast' ? ranks(part) : 1) + 3;
  const deep = (part: Line): number => (form === 'line-abreast' ? 2 : ranks(part));
  const widths = forces.map(({ squadrons }) => squadrons.reduce((sum, part) => sum + wide(part), 0));
  const depths = forces.map(({ squadrons }) => Math.max(...squadrons.map(deep)));
  const isAbreast = meeting === 'parallel';
  const across = isAbreast ? 2 * Math.max(...widths) + range : Math.max(...widths);
  const down = isAbreast ? Math.max(...depths) : depths.reduce((sum, depth) => sum + depth, range);
  const hexes = (needed: number): number => needed + 2 * ROOM_TO_MOVE;
  return { width: hexes(across), height: hexes(down), floats: true };
}

const deploymentOf = ({ meeting, range }: Choices): Deployment =>
  meeting === 'blue-chased' || meeting === 'red-chased'
    ? { kind: 'stern-chase', range, pursued: meeting === 'blue-chased' ? 'blue' : 'red' }
    : { kind: meeting, range };

const named = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
    .slice(0, 30)
    .replace(/-$/, '');

/** What keeps these choices from being a battle; null if nothing does. */
export function lackOf({ fleets, title }: Choices): string | null {
  if (title.trim() === '') return 'The battle wants a title.';
  const empty = SIDES.find((side) => fleets[side].length === 0);
  return empty === undefined ? null : `The ${empty} fleet has no ships yet.`;
}

/** The id of the battle in its file. */
export const idOf = ({ title }: Pick<Choices, 'title'>): string => `own-${named(title) || 'battle'}`;

/** The file: it says how the fleets meet, and whoever reads it draws them up (GF-15.2). */
export function packOf(choices: Choices) {
  const { title, year, turns, visibility } = choices;
  const forces = { blue: forceOf('blue', choices), red: forceOf('red', choices) };
  return {
    game: 'grand-fleets',
    name: title,
    battles: [
      {
        id: idOf(choices),
        title,
        words: `${forces.blue.name} against ${forces.red.name}, ${year}.`,
        year,
        board: boardFor([forces.blue, forces.red], choices),
        turns,
        deployment: deploymentOf(choices),
        forces,
        light: visibility === null ? [] : [{ from: 1, visibility }],
      },
    ],
  };
}
