/** What each event is to those who read of it: its weight, with what it is gathered, and what a despatch counts of it. */
import { type Gist, gist, grave, plain, routine, type Scene, scenesOf } from '../../kernel/index.ts';
import type { Alliance } from './data/map.ts';
import { COUNTERS, type Navy, type ShipId } from './data/ships.ts';
import type { Happening, Toll } from './events.ts';
import { nameOf, the } from './wording.ts';

const NAVY_OF: ReadonlyMap<string, Navy> = new Map(COUNTERS.map(({ id, navy }) => [id, navy]));

const FLEETS: Readonly<Record<Navy, string>> = {
  Br: 'British',
  Fr: 'French',
  RN: 'Russian',
  RS: 'Russian',
  US: 'American',
  Ge: 'German',
  FG: 'French',
  AH: 'Austro-Hungarian',
  It: 'Italian',
  Sp: 'Spanish',
  Gk: 'Greek',
  Tu: 'Turkish',
};

/** '**#** British ships', of which one is hers. */
const many = (ship: ShipId, words: string): string => `**#** ${FLEETS[NAVY_OF.get(ship) ?? 'Br']} ships ${words}.`;

/** What many ships do, one by one. */
const byTheShip = (ship: ShipId, words: string): Scene => routine({ many: many(ship, words), rolls: 'before' });

const befell = (fate: Gist['fate'], side: Alliance, ships: readonly ShipId[]): Gist[] =>
  ships.length > 0 ? [gist(fate, side, ...ships.map(nameOf))] : [];

const tollOf = (side: Alliance, { sunk, disabled, damaged }: Toll): Gist[] => [
  ...befell('sunk', side, sunk),
  ...befell('driven-off', side, disabled),
  ...befell('damaged', side, damaged),
];

const FRENCH: Readonly<Record<'captured' | 'escaped' | 'sunk', (ship: ShipId) => Scene>> = {
  sunk: (ship) => plain({ many: many(ship, 'are **sunk**'), gists: befell('sunk', 'allied', [ship]) }),
  captured: (ship) => plain({ many: many(ship, 'are captured'), gists: befell('taken', 'allied', [ship]) }),
  escaped: (ship) => plain({ many: many(ship, 'escape to Algiers'), gists: befell('saved', 'allied', [ship]) }),
};

export const sceneOf = scenesOf<Happening>()({
  'turn-began': plain(),
  'brest-closed': plain(),
  'set-up': plain(),
  french: ({ ship, fate }) => FRENCH[fate](ship),
  freed: plain(),
  lost: ({ side, ship }) => grave({ gists: befell('sunk', side, [ship]) }),
  fell: grave(),
  'canal-blocked': grave(),
  placed: ({ ship, at }) => byTheShip(ship, `go to ${nameOf(at)}`),
  'convoys-declared': plain(),
  'convoy-barred': plain(),
  'convoy-docked': plain(),
  'america-enters': grave({ rolls: 'before' }),
  pacific: plain(),
  released: plain(),
  late: ({ ship, turn }) => byTheShip(ship, `are not ready before turn ${turn}`),
  arrived: ({ ship, at }) => byTheShip(ship, `arrive: ${nameOf(at)}`),
  activated: ({ chit }) => plain({ chapter: nameOf(chit) }),
  refused: plain(),
  sailed: ({ ship, to }) => byTheShip(ship, `sail into **${the(to)}**`),
  'turned-back': ({ ship, base }) => byTheShip(ship, `turn back to ${nameOf(base)}`),
  damaged: ({ side, ship }) => plain({ rolls: 'before', gists: befell('damaged', side, [ship]) }),
  sunk: ({ side, ship }) => grave({ gists: befell('sunk', side, [ship]) }),
  repaired: routine(),
  'battle-began': ({ zone }) => plain({ chapter: `Battle in ${the(zone)}` }),
  'round-began': routine(),
  furious: plain(),
  'names-battle': routine(),
  'returns-first': routine(),
  'first-fire': routine(),
  fired: ({ hits, disabled }) => (hits > 0 || disabled ? plain() : routine()),
  results: (toll) => grave({ gists: [...tollOf('allied', toll.allied), ...tollOf('central', toll.central)] }),
  disabled: plain(),
  chose: plain(),
  pursuit: plain(),
  'set-over': routine(),
  stalemate: plain(),
  returned: routine(),
  'no-haven': plain(),
  settled: plain(),
  resigned: grave(),
  points: plain(),
});
