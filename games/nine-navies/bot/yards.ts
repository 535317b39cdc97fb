/** Repairs, and ships that must be given up. */
import { figuresOf } from '../data/figures.ts';
import type { Base } from '../data/map.ts';
import { usRepair } from '../data/map.ts';
import type { View } from '../view.ts';
import type { Plan, Question } from './asked.ts';
import { best, order, targets } from './asked.ts';
import { hasFallen } from './seas.ts';
import { shipValue } from './strength.ts';

/** NN-10.2: what the yards of a base can do in an activation. */
export const yardOf = (view: View, base: Base): number =>
  hasFallen(view, base) ? 0 : figuresOf(view).bases[base].repair + (base === 'canada-usa' && view.usAtWar ? usRepair(view.turn) : 0);

/** The ship that is least valuable to us. */
export const shipLoss: Plan = (asked) => {
  const ships = new Map(asked.view().ships.map((ship) => [ship.id, ship]));
  const ship = best(targets(asked, 'lose'), (id) => {
    const each = ships.get(String(id));
    return each ? -shipValue(each) - (each.navy === 'US' ? 1 : 0) : 0;
  });
  return ship === undefined ? undefined : order(asked, 'lose', ship);
};

interface Patient {
  readonly at: string;
  readonly value: number;
  damage: number;
}

interface Yard {
  readonly patients: ReadonlyMap<string, Patient>;
  readonly left: Map<string, number>;
}

export function admit(asked: Question): Yard {
  const view = asked.view();
  const wanted = new Set(targets(asked, 'repair'));
  const patients = new Map<string, Patient>();
  for (const ship of view.ships)
    if (wanted.has(ship.id)) patients.set(ship.id, { at: ship.at, value: shipValue(ship), damage: ship.damage });
  return { patients, left: new Map(Object.entries(view.repairs)) };
}

/** The lightly hurt first: a whole ship is worth more than two halves. */
export const repairs: Plan = (asked, { yards }) => {
  const yard = yards.look(asked);
  const offered = targets(asked, 'repair');
  const ship = best(offered, (id) => {
    const patient = yard.patients.get(String(id));
    return patient ? patient.value / 100 - patient.damage : Number.NEGATIVE_INFINITY;
  });
  const patient = yard.patients.get(String(ship));
  if (ship === undefined || !patient) return order(asked, 'done');
  patient.damage--;
  const left = (yard.left.get(patient.at) ?? 0) - 1;
  yard.left.set(patient.at, left);
  if (left > 0) yards.keep(asked, yard, patient.damage > 0 ? offered : offered.filter((id) => id !== ship));
  return order(asked, 'repair', ship);
};
