/** What the register and the map know of the things on the board, looked up once. */
import type { Nation } from '../../../kit/nation.tsx';
import type { CapitalShip } from '../../../register/index.ts';
import { isCapital, SHIPS } from '../../../register/index.ts';
import type { Alliance, Base, Zone } from '../data/map.ts';
import { BASE_FACTS, ZONE_FACTS } from '../data/map.ts';
import type { Navy } from '../data/ships.ts';
import { basesActive } from '../rules/bases.ts';
import type { Place } from '../state.ts';
import type { ShipView, View } from '../view.ts';

const register: ReadonlyMap<string, CapitalShip> = new Map(SHIPS.filter(isCapital).map((ship) => [ship.id, ship]));
export const recordOf = (id: string): CapitalShip | undefined => register.get(id);

/** What a lookout would call her, best fighters first. */
export const KINDS = ['dreadnought', 'battlecruiser', 'predreadnought', 'armoured-cruiser', 'coast-defence', 'carrier', 'convoy'] as const;
export type ShipKind = (typeof KINDS)[number];

export const kindOf = ({ id, kind }: Pick<ShipView, 'id' | 'kind'>): ShipKind =>
  kind === 'convoy' ? 'convoy' : (recordOf(id)?.type ?? 'predreadnought');

export const kindNames: Readonly<Record<ShipKind, readonly [one: string, many: string]>> = {
  dreadnought: ['battleship', 'battleships'],
  battlecruiser: ['battlecruiser', 'battlecruisers'],
  predreadnought: ['old battleship', 'old battleships'],
  'armoured-cruiser': ['armoured cruiser', 'armoured cruisers'],
  'coast-defence': ['coast defence ship', 'coast defence ships'],
  carrier: ['aircraft carrier', 'aircraft carriers'],
  convoy: ['convoy', 'convoys'],
};

/** 'Revenge (1914)' is the register's way to tell two classes apart; nobody says the year. */
export const classOf = ({ id, kind }: Pick<ShipView, 'id' | 'kind'>): string =>
  kind === 'convoy' ? 'Convoy' : (recordOf(id)?.class.replace(/ \(\d+\)$/, '') ?? '');

export const nationOf: Readonly<Record<Navy, Nation>> = {
  Br: 'british',
  Fr: 'french',
  RN: 'russian',
  RS: 'russian',
  US: 'american',
  Ge: 'german',
  FG: 'german',
  AH: 'austrian',
  It: 'italian',
  Sp: 'spanish',
  Gk: 'greek',
  Tu: 'turkish',
};

/** Captured French ships keep the tricolour on a grey band, so that they are told from both navies. */
export const flagOf: Readonly<Record<Navy, Nation>> = { ...nationOf, FG: 'french' };

export const navyNames: Readonly<Record<Navy, string>> = {
  Br: 'British',
  Fr: 'Free French',
  RN: 'Russian',
  RS: 'Russian (Black Sea)',
  US: 'American',
  Ge: 'German',
  FG: 'Franco-German',
  AH: 'Austro-Hungarian',
  It: 'Italian',
  Sp: 'Spanish',
  Gk: 'Greek',
  Tu: 'Turkish',
};

export const SIDES: readonly Alliance[] = ['allied', 'central'];
export const sideNames: Readonly<Record<Alliance, string>> = { allied: 'Allies', central: 'Central Powers' };
export const sideWords: Readonly<Record<Alliance, string>> = { allied: 'Allied', central: 'Central' };
/** The flag that stands for a whole side. */
export const sideFlag: Readonly<Record<Alliance, Nation>> = { allied: 'british', central: 'german' };

export const isZone = (id: string): id is Zone => Object.hasOwn(ZONE_FACTS, id);
export const isBase = (id: string): id is Base => Object.hasOwn(BASE_FACTS, id);

const offMap: Readonly<Record<Exclude<Place, Base | Zone>, string>> = {
  track: 'on the turn track',
  cup: 'in the US cup',
  pacific: 'in the Pacific',
  sunk: 'sunk',
  away: 'off the map',
};
export const placeName = (at: Place): string => (isZone(at) ? ZONE_FACTS[at].name : isBase(at) ? BASE_FACTS[at].name : offMap[at]);

/** The bases that the drawn chit has activated. */
export const isActive = (view: View, base: Base): boolean => basesActive(view).includes(base);

const HALVES: readonly Base[] = ['alexandria', 'suez'];
const chitOf = (base: Base): Base => (HALVES.includes(base) ? 'alexandria-suez' : base);

/** While chits are drawn: the base has had its turn (NN-5.5a). */
export const hasActed = (view: View, base: Base): boolean =>
  view.active !== null && chitOf(base) !== view.active && !view.chits.some((chit) => chit === chitOf(base));

/** '1916, first third'. */
export const dateOf = (turn: number): string =>
  turn < 1 ? 'before the war at sea' : `${1915 + Math.floor((turn - 1) / 3)}, ${['first', 'second', 'last'][(turn - 1) % 3]} third`;
export const shortDate = (turn: number): string => `${1915 + Math.floor((turn - 1) / 3)} ${['I', 'II', 'III'][(turn - 1) % 3]}`;
