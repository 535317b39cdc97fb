/** NN-3.1 to NN-3.5: set-up. */
import { check, d6, done, exactly, idleCaution, leftOver, otherwise, upTo } from '../../../kernel/index.ts';
import type { Data } from '../data/data.ts';
import type { Base } from '../data/map.ts';
import { BASES, everyZone } from '../data/map.ts';
import type { Counter, ShipId } from '../data/ships.ts';
import { COUNTERS } from '../data/ships.ts';
import type { Play, Standing } from '../kind.ts';
import { auto, decision, each, sequence, THE_RULES_ROLL, theAllies, theCentral, when } from '../kind.ts';
import type { Readings } from '../options.ts';
import type { Place, ShipState, State } from '../state.ts';
import type { View } from '../view.ts';
import { nameOf } from '../wording.ts';
import { damageDie } from './dice.ts';
import { counterOf, shipOf } from './fleet.ts';
import { moveTo, numbersAt, putIn, shipsAt, shipsOfAt } from './whereabouts.ts';

/** NN-3.1b: all zones Allied, no points, every chit in the cup. */
export const beginning = (readings: Readings, lastTurn: number, { counters }: Data): State => ({
  readings,
  lastTurn,
  turn: 0,
  ships: counters.map((counter) => startOf(counter)),
  control: everyZone(() => 'allied'),
  points: { allied: 0, central: 0 },
  settled: [],
  stranglehold: 0,
  fallen: { northernRussia: false, sevastopol: false, gibraltar: false, westAfrica: false, eastAfrica: false },
  canalBlocked: false,
  gibraltarOpen: false,
  reinforced: { westAfrica: false, eastAfrica: false },
  usedUp: [],
  freed: { northern: false, southern: false },
  usAtWar: false,
  usBlooded: false,
  release: 0,
  noGermansAtBrest: false,
  chits: [...BASES],
  active: null,
  refused: false,
  repairs: {},
  owed: { allied: 0, central: 0 },
  homeward: [],
  homeFirst: 'allied',
  namesBattle: 'allied',
  battle: null,
});

/** NN-3.2b, NN-3.5b, and the bases where reinforcements enter (NN-7.3 to NN-7.8b). */
const HOMES: Readonly<Record<Counter['navy'], Base>> = {
  Br: 'britain',
  Fr: 'toulon',
  RN: 'northern-russia',
  RS: 'sevastopol',
  US: 'canada-usa',
  Ge: 'germany',
  FG: 'cherbourg-brest',
  It: 'italy',
  Sp: 'italy',
  AH: 'pola',
  Gk: 'greece',
  Tu: 'turkey',
};

export const entryBase = (counter: Counter): Base => HOMES[counter.navy];

/** NN-2.11a, NN-2.11b, NN-2.12, NN-3.5a, NN-3.5d */
function startOf(counter: Counter): ShipState {
  const at: Place = counter.kind === 'convoy' ? 'away' : counter.entry > 0 ? 'track' : counter.navy === 'US' ? 'cup' : entryBase(counter);
  return {
    id: counter.id,
    at,
    damage: 0,
    navy: counter.navy,
    entry: counter.entry,
    spent: false,
    idle: 0,
    evacuated: 0,
    home: entryBase(counter),
  };
}

/** NN-13.2 */
export const zuckerRoll = check('zucker', 'NN-13.2', "Zucker's thesis", {
  dice: d6,
  rows: [exactly([1, 3, 5], 'closed'), otherwise('open')],
  outcomes: { closed: 'no Germans at Brest', open: 'the usual set-up' },
});

/** NN-13.2, NN-13.3 */
const zucker = auto('Zucker-thesis', 'NN-13.2', (g) => {
  const { state } = g;
  const { zucker: reading } = state.readings;
  state.noGermansAtBrest = reading === 'no-germans-at-brest' || (reading === 'roll' && g.roll(zuckerRoll, {}) === 'closed');
  if (state.noGermansAtBrest) g.tell?.({ type: 'brest-closed' });
});

/** NN-3.2c: the five bases among which the British are shared out. */
const BRITISH_BASES: readonly Base[] = ['gibraltar', 'malta', 'alexandria-suez', 'allied-africa'];

export type Placing = readonly [ShipId, Base];

/** Made once: the set-up asks for them after every pick. */
const PLACINGS: ReadonlyMap<Base, readonly Placing[]> = new Map(
  [...BRITISH_BASES, 'cherbourg-brest' as const].map((base) => [base, COUNTERS.map(({ id }): Placing => [id, base])]),
);

/** Ships of a navy still where they began, to any of the bases. */
function placings(state: State, navy: Counter['navy'], from: Base, bases: readonly Base[]): Placing[] {
  const found: Placing[] = [];
  const lists = bases.map((base) => PLACINGS.get(base) ?? []);
  for (const number of numbersAt(state, from)) {
    if (state.ships[number]?.navy !== navy) continue;
    for (const list of lists) {
      const placing = list[number];
      if (placing) found.push(placing);
    }
  }
  return found;
}

const placeShip = ({ state }: Play, [id, base]: Placing): void => putIn(state, shipOf(state, id), base);

const endPlacing = (g: Play, side: 'allied' | 'central'): void => {
  const counts = BASES.map((base) => ({ base, count: shipsOfAt(g.state, side, base).length }));
  g.tell?.({ type: 'set-up', side, bases: counts.filter(({ count }) => count > 0) });
};

const placingInWords = (_view: View, [id, base]: Placing): string => `${nameOf(id)}: ${nameOf(base)}`;

/** NN-3.2a, NN-3.2c: those not placed elsewhere stay in Great Britain & Ireland. */
/** Whether any ship of a navy has left her own coast for one of these bases. */
const arePlaced = (state: State, navy: Counter['navy'], bases: readonly Base[]): boolean =>
  bases.some((base) => numbersAt(state, base).some((number) => state.ships[number]?.navy === navy));

const britishAtHome = ({ state }: Standing): string | undefined =>
  leftOver(placings(state, 'Br', 'britain', BRITISH_BASES), 'ship stays', 'ships stay');

const germansAtHome = ({ state }: Standing): string | undefined =>
  leftOver(placings(state, 'Ge', 'germany', ['cherbourg-brest']), 'ship stays', 'ships stay');

export const britishSetUp = decision<{ place: Placing; done: true }>('british-set-up', 'NN-3.2c', {
  who: theAllies,
  asks: () => 'Share out the British ships. Those you do not place stay in Great Britain & Ireland.',
  verbs: {
    place: {
      of: ({ state }) => placings(state, 'Br', 'britain', BRITISH_BASES),
      label: placingInWords,
      why: () => ({
        words: 'only a British ship still in Great Britain & Ireland can be placed, in one of the five bases',
        rule: 'NN-3.2c',
      }),
      does: placeShip,
    },
    done: {
      ...done('Done: the others stay at home'),
      odds: THE_RULES_ROLL,
      consequence: britishAtHome,
      caution: (at) => idleCaution(arePlaced(at.state, 'Br', BRITISH_BASES), britishAtHome(at)),
      does: (g) => endPlacing(g, 'allied'),
    },
  },
});

/** NN-3.3a; the table is reconstructed. */
export const frenchFate = check('french-fleet', 'NN-3.3a', 'The French fleet', {
  dice: d6,
  rows: [upTo(2, 'captured'), upTo(3, 'captured-damaged'), upTo(4, 'escaped'), upTo(5, 'escaped-damaged'), otherwise('sunk')],
  outcomes: {
    captured: 'captured',
    'captured-damaged': 'captured, with damage',
    escaped: 'escapes to Algiers',
    'escaped-damaged': 'escapes to Algiers, with damage',
    sunk: 'sunk',
  },
});

const frenchFleet = each(
  'the-French-fleet',
  'NN-3.3a',
  (g) =>
    shipsAt(g.state, 'toulon')
      .filter(({ navy }) => navy === 'Fr')
      .map(({ id }) => id),
  auto('french-ship', 'NN-3.3a', (g, id: ShipId) => {
    g.salvo(
      () => meetFate(g, shipOf(g.state, id)),
      ({ at, navy, damage }) => ({
        type: 'french',
        ship: id,
        fate: at === 'sunk' ? 'sunk' : navy === 'FG' ? 'captured' : 'escaped',
        damage,
      }),
    );
  }),
);

function meetFate(g: Play, ship: ShipState): ShipState {
  const about = { about: ship.id };
  const outcome = g.roll(frenchFate, {}, about);
  const damaged = outcome === 'captured-damaged' || outcome === 'escaped-damaged';
  // NN-3.3d: the check cannot sink her
  if (damaged) ship.damage = Math.min(counterOf(g.data, ship.id).defence, g.roll(damageDie, {}, about));
  if (outcome === 'sunk')
    moveTo(g.state, ship, 'sunk'); // NN-3.3e
  else if (outcome === 'escaped' || outcome === 'escaped-damaged')
    putIn(g.state, ship, 'algiers'); // NN-3.3c
  else ship.navy = 'FG'; // NN-3.3b
  return ship;
}

/** NN-3.5c, NN-13.3 */
export const germanSetUp = when(
  (g) => !g.state.noGermansAtBrest,
  decision<{ place: Placing; done: true }>('german-set-up', 'NN-3.5c', {
    who: theCentral,
    asks: () => 'Which German ships start at Cherbourg/Brest? The others stay in Germany.',
    verbs: {
      place: {
        of: ({ state }) => placings(state, 'Ge', 'germany', ['cherbourg-brest']),
        label: placingInWords,
        why: () => ({ words: 'only a German ship still in Germany can be placed, in Cherbourg/Brest', rule: 'NN-3.5c' }),
        does: placeShip,
      },
      done: {
        ...done('Done: the others stay in Germany'),
        odds: THE_RULES_ROLL,
        consequence: germansAtHome,
        caution: (at) => idleCaution(arePlaced(at.state, 'Ge', ['cherbourg-brest']), germansAtHome(at)),
      },
    },
  }),
);

/** NN-3.5b: told even if the Germans had no choice (NN-13.3). */
const centralSetUp = auto('central-set-up', 'NN-3.5b', (g) => endPlacing(g, 'central'));

/** NN-3.2a: the order of set-up. */
export const setUp = sequence('set-up', 'NN-3.2a', [zucker, britishSetUp, frenchFleet, germanSetUp, centralSetUp]);
