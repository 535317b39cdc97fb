/** NN-3.7 to NN-3.15: who owns a base, and who may use it. */
import type { Data } from '../data/data.ts';
import { basesBeside } from '../data/data.ts';
import type { Alliance, Base, Zone } from '../data/map.ts';
import { ALL_BASES, BASE_FACTS, enemyOf, usRepair } from '../data/map.ts';
import type { Navy } from '../data/ships.ts';
import type { ShipState, State } from '../state.ts';
import { nameOf } from '../wording.ts';
import { sideOf } from './fleet.ts';

/** NN-3.7a: only these five can change hands, and for good (NN-3.7d); Egypt never does (NN-3.12d). */
export function hasFallen({ fallen }: Pick<State, 'fallen'>, base: Base): boolean {
  switch (base) {
    case 'northern-russia':
      return fallen.northernRussia;
    case 'sevastopol':
      return fallen.sevastopol;
    case 'gibraltar':
      return fallen.gibraltar;
    case 'west-africa':
      return fallen.westAfrica;
    case 'east-africa':
      return fallen.eastAfrica;
    default:
      return false;
  }
}

/** NN-3.7b: a fallen base is the other side's from that instant. */
export function ownerOf(state: Pick<State, 'fallen'>, base: Base): Alliance {
  const { side } = BASE_FACTS[base];
  return hasFallen(state, base) ? enemyOf(side) : side;
}

/** NN-3.12a, NN-3.12b: one base while the canal is open, two once it is blocked. */
export const exists = ({ canalBlocked }: Pick<State, 'canalBlocked'>, base: Base): boolean =>
  base === 'alexandria-suez' ? !canalBlocked : base === 'alexandria' || base === 'suez' ? canalBlocked : true;

/** NN-3.14: navies that cannot abide each other. */
const CLOSED: Partial<Readonly<Record<Navy, Base>>> = { Gk: 'turkey', Tu: 'greece', AH: 'italy', It: 'pola' };

/** What has become of the bases, as the rules and every viewer know it. */
type Harbours = Pick<State, 'fallen' | 'canalBlocked' | 'freed'>;

/** NN-3.14, NN-3.15a, NN-3.15b: a base open to a ship. */
export function isOpenTo(state: Harbours, { navy }: Pick<ShipState, 'navy'>, base: Base): boolean {
  if (!exists(state, base) || ownerOf(state, base) !== sideOf({ navy })) return false;
  if (navy === 'RN' && !state.freed.northern) return base === 'northern-russia';
  if (navy === 'RS' && !state.freed.southern) return base === 'sevastopol';
  return CLOSED[navy] !== base;
}

/** NN-8.5a: where a ship may go from a zone; no base is ever full (NN-1.6). */
export const havens = (data: Data, state: Harbours, ship: Pick<ShipState, 'navy'>, zone: Zone): Base[] =>
  basesBeside(data, zone).filter((base) => isOpenTo(state, ship, base));

export const hasHaven = (data: Data, state: Harbours, ship: Pick<ShipState, 'navy'>, zone: Zone): boolean =>
  basesBeside(data, zone).some((base) => isOpenTo(state, ship, base));

const HALVES: readonly Base[] = ['alexandria', 'suez'];

/** The bases that the drawn chit activates: one, or both halves of Alexandria/Suez (NN-3.12b, NN-3.13a). */
const ALONE: ReadonlyMap<Base, readonly Base[]> = new Map(ALL_BASES.map((base) => [base, [base]]));
export function basesActive({ active, canalBlocked }: Pick<State, 'active' | 'canalBlocked'>): readonly Base[] {
  if (!active) return [];
  return active === 'alexandria-suez' && canalBlocked ? HALVES : (ALONE.get(active) ?? []);
}

/** The base that has been drawn, at the head of what is asked about it. */
export const activeInWords = ({ active }: Pick<State, 'active'>): string => (active ? nameOf(active) : 'The base');

/** NN-10.2, NN-3.13b; nothing in a captured base (NN-3.7c, NN-10.6). */
export function repairCapacity(data: Data, state: Pick<State, 'fallen' | 'usAtWar' | 'turn'>, base: Base): number {
  if (hasFallen(state, base)) return 0;
  const { repair } = data.bases[base];
  return base === 'canada-usa' && state.usAtWar ? repair + usRepair(state.turn) : repair;
}
