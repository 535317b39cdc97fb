/** The ships of the register as counters of this game (NN-2.4). */
import type { Nation, Ship } from '../../../register/index.ts';
import { isCapital, SHIPS } from '../../../register/index.ts';
import { entryTurn, ratingOf } from '../../../register/ratings/nine-navies.ts';

export type ShipId = string;

/** NN-2.6: the codes of the navies, as the counters print them. */
export const NAVIES = ['Br', 'Fr', 'RN', 'RS', 'US', 'Ge', 'FG', 'AH', 'It', 'Sp', 'Gk', 'Tu'] as const;
export type Navy = (typeof NAVIES)[number];

export interface Counter {
  /** Two ships may bear one name, so the id tells them apart (NN-7.9e). */
  readonly id: ShipId;
  /** In full, and in the usual spelling (NN-2.7). */
  readonly name: string;
  readonly navy: Navy;
  /** NN-2.13 */
  readonly kind: 'ship' | 'carrier' | 'convoy';
  readonly attack: number;
  readonly defence: number;
  readonly speed: number;
  readonly airstrike: number;
  /** The turn in which she enters; 0 for a ship in play from the start (NN-2.12). */
  readonly entry: number;
  /** A 10* ship, which may come late or never (NN-7.9a). */
  readonly uncertain: boolean;
}

/** Lost before the war of this game leaves history; see RULINGS.md on the counters. */
const LOST_BEFORE: ReadonlySet<ShipId> = new Set(['audacious', 'bulwark', 'formidable', 'mesudiye']);

/** The armoured cruisers that stand in a line of battle here; the register has more of them, on stations overseas. */
const ARMOURED_CRUISERS: ReadonlySet<ShipId> = new Set([
  'blucher',
  'rurik',
  'georgios-averof',
  'kaiser-karl-vi',
  'sankt-georg',
  'kaiserin-und-konigin-maria-theresia',
]);

/** Always Central, and without a roll (NN-3.4). */
const ON_THE_STOCKS: ReadonlySet<ShipId> = new Set(['provence', 'bretagne', 'lorraine']);

const BLACK_SEA: ReadonlySet<ShipId> = new Set([
  'evstafi',
  'ioann-zlatoust',
  'panteleimon',
  'tri-sviatitelia',
  'rostislav',
  'sinop',
  'georgii-pobedonosets',
  'imperatritsa-mariya',
  'imperatritsa-ekaterina-velikaya',
  'imperator-aleksandr-iii',
  'imperator-nikolai-i',
]);

const CODES: Partial<Readonly<Record<Nation, Navy>>> = {
  british: 'Br',
  german: 'Ge',
  french: 'Fr',
  russian: 'RN',
  austrian: 'AH',
  italian: 'It',
  turkish: 'Tu',
  greek: 'Gk',
  spanish: 'Sp',
  american: 'US',
};

/** The register knows older wars too. */
const sawTheWar = ({ fate }: Ship): boolean => fate.when === undefined || fate.when.year >= 1914;

/** NN-2.13: the capital ships of the navies at war here, as far as they float. */
const hasCounter = (ship: Ship): boolean =>
  isCapital(ship) &&
  CODES[ship.nation] !== undefined &&
  sawTheWar(ship) &&
  (ship.type !== 'armoured-cruiser' || ARMOURED_CRUISERS.has(ship.id)) &&
  !LOST_BEFORE.has(ship.id);

function navyFor({ id, nation }: Ship): Navy {
  if (BLACK_SEA.has(id)) return 'RS';
  if (ON_THE_STOCKS.has(id)) return 'FG';
  const code = CODES[nation];
  if (!code) throw new Error(`the ${nation} navy has no part in this game`);
  return code;
}

/** NN-7.5: these navies have no reinforcements, so all they have is there from the start. */
export const WITHOUT_REINFORCEMENTS: ReadonlySet<Navy> = new Set<Navy>(['Fr', 'AH', 'Gk', 'Sp', 'Tu']);
export const LAST_TURN = 12;
export const UNCERTAIN_FROM = 10;

/** NN-2.12, NN-7.9a, NN-2.3b: what history finished after the war, or never, is a 10* ship. */
function entryOf(ship: Ship, navy: Navy): Pick<Counter, 'entry' | 'uncertain'> {
  if (WITHOUT_REINFORCEMENTS.has(navy)) return { entry: 0, uncertain: false };
  const turn = ship.completed ? entryTurn(ship.completed) : LAST_TURN + 1;
  return turn > LAST_TURN ? { entry: UNCERTAIN_FROM, uncertain: true } : { entry: Math.max(0, turn), uncertain: false };
}

function counterFor(ship: Ship): Counter {
  const navy = navyFor(ship);
  return {
    id: ship.id,
    name: ship.name,
    navy,
    kind: ship.type === 'carrier' ? 'carrier' : 'ship',
    ...ratingOf(ship),
    ...entryOf(ship, navy),
  };
}

/** NN-2.13: two convoys; their factors are reconstructed. */
const convoy = (number: 1 | 2): Counter => ({
  id: `convoy-${number}`,
  name: `Convoy ${number}`,
  navy: 'Ge',
  kind: 'convoy',
  attack: 0,
  defence: 1,
  speed: 4,
  airstrike: 0,
  entry: 0,
  uncertain: false,
});

export const COUNTERS: readonly Counter[] = [...SHIPS.filter(hasCounter).map(counterFor), convoy(1), convoy(2)];

export const CONVOYS: readonly ShipId[] = COUNTERS.filter(({ kind }) => kind === 'convoy').map(({ id }) => id);

/** NN-11.11c: the Turkish ship with a German crew. */
export const SULTAN_SELIM: ShipId = 'sultan-selim';
/** NN-12.1, NN-11.12b: the carrier with a gun. */
export const FURIOUS: ShipId = 'furious';
