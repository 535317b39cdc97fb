/** Repairs, and ships that must be given up. */
import { answering, best } from '../../../kernel/index.ts';
import type { ShipId } from '../data/ships.ts';
import { loseShip } from '../rules/losses.ts';
import { mending } from '../rules/repair.ts';
import type { View } from '../view.ts';
import { Memory } from './memory.ts';
import { shipValue } from './strength.ts';

/** The ship that is least valuable to us. */
export const shipLoss = answering(loseShip, ({ question, view }) => {
  const ships = new Map(view().ships.map((ship) => [ship.id, ship]));
  const ship = best(question.targets('lose'), (id) => {
    const each = ships.get(id);
    return each ? -shipValue(each) - (each.navy === 'US' ? 1 : 0) : 0;
  });
  return ship === undefined ? undefined : question.order('lose', ship);
});

interface Patient {
  readonly at: string;
  readonly value: number;
  damage: number;
}

interface Yard {
  readonly patients: ReadonlyMap<ShipId, Patient>;
  readonly left: Map<string, number>;
}

function admit(view: View, offered: readonly ShipId[]): Yard {
  const wanted = new Set(offered);
  const patients = new Map<ShipId, Patient>();
  for (const ship of view.ships)
    if (wanted.has(ship.id)) patients.set(ship.id, { at: ship.at, value: shipValue(ship), damage: ship.damage });
  return { patients, left: new Map(Object.entries(view.repairs)) };
}

/** The lightly hurt first: a whole ship is worth more than two halves. */
export const repairs = (yards = new Memory<Yard>()) =>
  answering(mending, ({ question, view }) => {
    const { item } = question;
    const offered = question.targets('repair');
    const yard = yards.look({ item, offered }) ?? admit(view(), offered);
    const ship = best(offered, (id) => {
      const patient = yard.patients.get(id);
      return patient ? patient.value / 100 - patient.damage : Number.NEGATIVE_INFINITY;
    });
    const patient = ship === undefined ? undefined : yard.patients.get(ship);
    if (ship === undefined || !patient) return question.order('done');
    patient.damage--;
    const left = (yard.left.get(patient.at) ?? 0) - 1;
    yard.left.set(patient.at, left);
    if (left > 0) yards.keep({ item, offered: patient.damage > 0 ? offered : offered.filter((id) => id !== ship) }, yard);
    return question.order('repair', ship);
  });
