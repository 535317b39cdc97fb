/** GF-2.1.1: a battle made of choices, as the file of a pack that any table can read. */
import { kebab } from '../../../kernel/bare.ts';
import type { Nation } from '../../../register/index.ts';
import { shipNamed } from '../../../register/index.ts';
import type { ShipId, Side } from '../state.ts';
import { SIDES } from '../state.ts';
import { AIRCRAFT_TYPES } from './aircraft.ts';
import type { Crew } from './battle.ts';
import { cardFrom } from './card.ts';
import type { Deployment } from './deployment.ts';
import { squadronsOf } from './fleets.ts';
import type { Heading } from './formation.ts';
import type { ForcePlan, SquadronPlan } from './plan.ts';
import { sizeOf } from './sizes.ts';

export const MEETINGS = ['meeting', 'blue-chased', 'red-chased', 'parallel', 'passing'] as const;
export type Meeting = (typeof MEETINGS)[number];

/** GF-9: one that a ship of the side carries, or one that comes from home. */
export interface Flyer {
  readonly type: string;
  readonly side: Side;
  readonly ship: ShipId | null;
}

export interface Choices {
  readonly title: string;
  readonly year: number;
  readonly turns: number;
  readonly meeting: Meeting;
  /** Hexes between the fleets. */
  readonly range: number;
  /** Hexes; null for as far as guns reach. */
  readonly visibility: number | null;
  /** The side that the other sees against a bright horizon (GF-15.4). */
  readonly exposed: Side | null;
  /** The turn from which it is night (GF-12.3); null for a day that lasts. */
  readonly nightfall: number | null;
  /** GF-12.4.1: whither it blows. */
  readonly wind: Heading | 'none' | 'rolled';
  readonly form: SquadronPlan['form'];
  /** GF-12.1 */
  readonly crews: Readonly<Record<Side, Crew>>;
  readonly fleets: Readonly<Record<Side, readonly ShipId[]>>;
  readonly aircraft: readonly Flyer[];
}

/** GF-5.4.1a: as many of them as one hex holds. */
const ROOM = 10;
const MOST_IN_A_HEX = 3;
/** 'armoured-cruiser' as people write it. */
const inWords = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;

/** A squadron and a side as the file has them. */
type Line = Pick<SquadronPlan, 'name' | 'ships' | 'leader' | 'form' | 'perHex' | 'crew'>;
type Fleet = Pick<ForcePlan, 'name' | 'nation'> & { readonly squadrons: readonly Line[] };

function planned(ships: readonly ShipId[], place: number, crew: Crew, { year, form }: Choices): Line {
  const [leader = ''] = ships;
  const largest = Math.max(...ships.map((ship) => sizeOf(cardFrom(shipNamed(ship), year)).control));
  return {
    name: `${inWords(shipNamed(leader).type)}s ${place + 1}`,
    ships,
    leader,
    form,
    crew,
    perHex: largest > 2 ? 1 : Math.min(MOST_IN_A_HEX, Math.floor(ROOM / largest)),
  };
}

/** The nation of most of them. */
function nationOf(ships: readonly ShipId[]): Nation {
  const nations = ships.map((ship) => shipNamed(ship).nation);
  const count = (nation: Nation): number => nations.filter((each) => each === nation).length;
  return nations.toSorted((one, other) => count(other) - count(one))[0] ?? 'british';
}

export function forceOf(side: Side, choices: Choices): Fleet {
  const ships = choices.fleets[side];
  const nation = nationOf(ships);
  const isAlike = nationOf(choices.fleets.blue) === nationOf(choices.fleets.red);
  return {
    name: isAlike ? `${inWords(side)} fleet` : `${inWords(nation)} fleet`,
    nation,
    squadrons: squadronsOf(ships, choices.year).map((line, place) => planned(line, place, choices.crews[side], choices)),
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
  const isAbeam = meeting === 'parallel' || meeting === 'passing';
  const across = isAbeam ? 2 * Math.max(...widths) + range : Math.max(...widths);
  const down = meeting === 'parallel' ? Math.max(...depths) : depths.reduce((sum, depth) => sum + depth, isAbeam ? 0 : range);
  const hexes = (needed: number): number => needed + 2 * ROOM_TO_MOVE;
  return { width: hexes(across), height: hexes(down), floats: true };
}

const deploymentOf = ({ meeting, range }: Choices): Deployment =>
  meeting === 'blue-chased' || meeting === 'red-chased'
    ? { kind: 'stern-chase', range, pursued: meeting === 'blue-chased' ? 'blue' : 'red' }
    : { kind: meeting, range };

/** What keeps these choices from being a battle; null if nothing does. */
export function lackOf({ fleets, title }: Choices): string | null {
  if (title.trim() === '') return 'The battle wants a title.';
  const empty = SIDES.find((side) => fleets[side].length === 0);
  return empty === undefined ? null : `The ${empty} fleet has no ships yet.`;
}

/** The id of the battle in its file. */
export const idOf = ({ title }: Pick<Choices, 'title'>): string => `own-${kebab(title) || 'battle'}`;

/** From the first turn on, and from nightfall. */
function lightOf({ visibility, exposed, nightfall }: Choices) {
  const seen = visibility === null ? {} : { visibility };
  const day = { from: 1, ...seen, ...(exposed === null ? {} : { exposed }) };
  const night = nightfall === null ? [] : [{ from: nightfall, ...seen, dark: true }];
  const hasDay = nightfall !== 1 && Object.keys(day).length > 1;
  return hasDay ? [day, ...night] : night;
}

/** From home they come later, blue from the south and red from the north. */
const FROM_HOME = 3;

function aircraftOf({ aircraft }: Choices, { width, height }: { readonly width: number; readonly height: number }) {
  return aircraft.map(({ type, side, ship }, place) => ({
    name: `${AIRCRAFT_TYPES.get(type)?.name ?? type}, no. ${place + 1}`,
    type,
    side,
    ...(ship === null ? { at: [Math.floor(width / 2), side === 'blue' ? height - 1 : 0], arrives: FROM_HOME } : { ship }),
  }));
}

/** The switches of the game without which these choices would make no difference. */
export const optionsFor = ({ crews, nightfall, wind, aircraft }: Choices): Readonly<Record<string, string>> => ({
  ...(SIDES.some((side) => crews[side] !== 'average') && { crews: 'on' }),
  ...(nightfall !== null && { night: 'on' }),
  ...(wind !== 'none' && { wind: 'on' }),
  ...(aircraft.length > 0 && { aircraft: 'on' }),
});

/** The file: it says how the fleets meet, and whoever reads it draws them up (GF-15.2). */
export function packOf(choices: Choices) {
  const { title, year, turns, wind } = choices;
  const forces = { blue: forceOf('blue', choices), red: forceOf('red', choices) };
  const board = boardFor([forces.blue, forces.red], choices);
  return {
    game: 'grand-fleets',
    name: title,
    battles: [
      {
        id: idOf(choices),
        title,
        words: `${forces.blue.name} against ${forces.red.name}, ${year}.`,
        year,
        board,
        turns,
        deployment: deploymentOf(choices),
        forces,
        light: lightOf(choices),
        ...(wind === 'none' || wind === 'rolled' ? {} : { wind }),
        aircraft: aircraftOf(choices, board),
      },
    ],
  };
}
