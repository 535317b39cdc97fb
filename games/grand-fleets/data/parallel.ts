/** GF-2.1.3: fleets on parallel courses, blue to the west. */
import type { BattlePlan, ForcePlan, SquadronPlan } from './plan.ts';

/** Between the columns of two squadrons. */
const GAP = 3;

/** A line abreast runs to starboard, which is east for ships that head north. */
const widthOf = ({ form, ships, perHex }: SquadronPlan): number => (form === 'line-abreast' ? Math.ceil(ships.length / perHex) : 1);

/** One squadron beyond the other as seen from the enemy; `nearest` is the column that is closest to him. */
function outwards(force: ForcePlan, nearest: number, row: number, step: -1 | 1): ForcePlan {
  let column = nearest;
  const squadrons = force.squadrons.map((part): SquadronPlan => {
    const width = widthOf(part);
    const first = step === 1 ? column : column - width + 1;
    column += step * (width + GAP);
    return { ...part, heading: 'N', at: [first, row] };
  });
  return { ...force, squadrons };
}

/** So many hexes between the columns that are nearest to each other, which is their range where they begin in one row. */
export function parallel(range: number, { width, height }: BattlePlan['board'], { blue, red }: BattlePlan['forces']): BattlePlan['forces'] {
  const column = Math.floor((width - range) / 2);
  const row = Math.floor(height / 3);
  return { blue: outwards(blue, column, row, -1), red: outwards(red, column + range, row, 1) };
}
