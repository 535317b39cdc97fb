/** What a fleet is worth and how fast it is, as its builder weighs it. */
import { counted } from '../../../../kit/words.ts';
import type { Nation } from '../../../../register/types.ts';
import type { Sheet } from '../../../../tactical/battle.ts';
import type { Draft } from '../../data/builder.ts';
import { numberOf } from '../../data/musters.ts';
import type { FleetOf, VesselId } from '../../data/operation.ts';
import { vesselIn } from '../../data/vessels.ts';

/** As the sheets print them. */
const SPEEDS = ['0', '1 slow', '1', '2', '2+'] as const;

const flagOf = ({ sides }: Draft, { side }: FleetOf): Nation => sides[side].nations[0] ?? 'british';

const sheets = new Map<string, Sheet>();

/** Worked out once: a draft is weighed at every change. */
function sheetIn({ date: { year } }: Draft, vessel: VesselId, flag: Nation): Sheet {
  const key = `${vessel} ${year} ${flag}`;
  const sheet = sheets.get(key) ?? vesselIn(vessel, year, flag).sheet;
  sheets.set(key, sheet);
  return sheet;
}

export const worthOf = (draft: Draft, fleets: readonly FleetOf[]): number =>
  fleets.reduce(
    (sum, fleet) =>
      fleet.ships.reduce((all, { vessel, number }) => all + number * sheetIn(draft, vessel, flagOf(draft, fleet)).points, sum),
    0,
  );

/** '5 ships, 92 points, speed 2' */
export function strengthOf(draft: Draft, fleet: FleetOf): string {
  if (fleet.ships.length === 0) return 'no ships yet';
  const slowest = Math.min(...fleet.ships.map(({ vessel }) => sheetIn(draft, vessel, flagOf(draft, fleet)).speed));
  return `${counted(numberOf(fleet), 'ship')}, ${counted(worthOf(draft, [fleet]), 'point')}, speed ${SPEEDS[slowest]}`;
}

/** '19 points, speed 2, guns 8-0-4' of one ship. */
export function figuresOf(draft: Draft, vessel: VesselId): string {
  const { points, speed, primary, secondary, tertiary } = sheetIn(draft, vessel, 'british');
  return `${counted(points, 'point')}, speed ${SPEEDS[speed]}, guns ${primary.boxes}-${secondary.boxes}-${tertiary.boxes}`;
}
