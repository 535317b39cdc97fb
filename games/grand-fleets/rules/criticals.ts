/** GF-8.3: critical hits. */
import type { Row } from '../../../kernel/index.ts';
import { check, d10, flag, twoD10 } from '../../../kernel/index.ts';
import type { Critical } from '../events/damage.ts';
import type { Play } from '../kind.ts';
import type { ShipState } from '../state.ts';
import { sink } from './sinking.ts';

/** GF-8.3: from 2 to 20. */
const BY_GUNS: readonly Critical[] = [
  'magazine',
  'engine',
  'engine',
  'rudder',
  'list',
  'fire-control',
  'flooding',
  'fire',
  'flooding',
  'bridge',
  'fire',
  'flooding',
  'fire',
  'fire-control',
  'list',
  'rudder',
  'engine',
  'engine',
  'magazine',
];
const BY_TORPEDO: readonly Critical[] = [
  'magazine',
  'engine',
  'engine',
  'engine',
  'rudder',
  'list',
  'flooding',
  'flooding',
  'flooding',
  'fire',
  'flooding',
  'flooding',
  'flooding',
  'list',
  'rudder',
  'engine',
  'engine',
  'engine',
  'magazine',
];

interface Column {
  readonly torpedo: boolean;
}

const columnOf = ({ torpedo }: Column): readonly Critical[] => (torpedo ? BY_TORPEDO : BY_GUNS);
const LEAST = 2;

const row = (outcome: Critical): Row<Column, Critical> => ({
  outcome,
  covers: (total, column) => columnOf(column)[total - LEAST] === outcome,
  needs: (column) =>
    columnOf(column)
      .flatMap((each, place) => (each === outcome ? [place + LEAST] : []))
      .join(' or ') || 'nothing',
});

export const criticalHit = check(
  'critical-hit',
  'GF-8.3',
  'Critical hit',
  { torpedo: flag('by a torpedo') },
  {
    dice: twoD10,
    rows: [row('magazine'), row('engine'), row('rudder'), row('list'), row('fire-control'), row('flooding'), row('fire'), row('bridge')],
    outcomes: {
      magazine: 'a magazine explodes',
      engine: 'the engines are hit',
      rudder: 'the rudder jams',
      list: 'she lists',
      'fire-control': 'fire control is gone for a time',
      flooding: 'she takes in water',
      fire: 'a fire breaks out',
      bridge: 'the bridge is hit',
    },
  },
);

/** GF-8.3.6b */
export const secondList = check('second-list', 'GF-8.3.6b', 'A second list', {
  dice: d10,
  rows: [
    { outcome: 'righted', covers: (total) => total % 2 === 0, needs: () => 'an even number' },
    { outcome: 'capsized', covers: () => true, needs: () => 'an odd number' },
  ],
  outcomes: { righted: 'she rights herself', capsized: 'she capsizes' },
});

/** GF-8.3.6: the first makes her list for good; by a second she rights herself, or goes over. */
function list(g: Play, ship: ShipState): void {
  if (!ship.listing) ship.listing = true;
  else if (g.roll(secondList, {}, { about: ship.id }) === 'capsized') sink(g, ship, 'capsized');
  else {
    ship.listing = false;
    g.tell?.({ type: 'righted', ship: ship.id });
  }
}

const EFFECTS: Readonly<Record<Critical, (g: Play, ship: ShipState) => void>> = {
  /** GF-8.3.1a: the n-th of the battle counts for n Movement Phases. */
  bridge: (_, ship) => {
    ship.bridgeHits++;
    ship.alone = Math.max(ship.alone, ship.bridgeHits);
  },
  /** GF-8.3.2 */
  engine: (_, ship) => {
    ship.engines++;
  },
  /** GF-8.3.3a */
  fire: (_, ship) => {
    ship.fires++;
  },
  /** GF-8.3.4: the n-th of the battle counts for n Combat Phases. */
  'fire-control': (_, ship) => {
    ship.directorHits++;
    ship.silent = Math.max(ship.silent, ship.directorHits);
  },
  /** GF-8.3.5a */
  flooding: (_, ship) => {
    ship.floods++;
  },
  list,
  /** GF-8.3.7 */
  magazine: (g, ship) => sink(g, ship, 'magazine'),
  /** GF-8.3.8a: a rudder that is jammed cannot jam again. */
  rudder: (_, ship) => {
    ship.jammed = true;
  },
};

export function rollCritical(g: Play, ship: ShipState, torpedo: boolean): void {
  const what = g.roll(criticalHit, { torpedo }, { about: ship.id });
  g.tell?.({ type: 'critical', ship: ship.id, what });
  EFFECTS[what](g, ship);
}
