/** What a fleet is worth and how fast it is, as its builder weighs it. */
import { counted } from '../../../../kit/words.ts';
import { hasShip, shipNamed } from '../../../../register/index.ts';
import { type Nation, SHIP_TYPES } from '../../../../register/types.ts';
import type { Sheet } from '../../../../tactical/battle.ts';
import type { Draft } from '../../data/builder.ts';
import { numberOf } from '../../data/musters.ts';
import type { FleetOf, VesselId } from '../../data/operation.ts';
import { vesselIn } from '../../data/vessels.ts';
import type { Side } from '../../state.ts';

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

const typeOf = (vessel: VesselId): string => (hasShip(vessel) ? shipNamed(vessel).type : 'merchantman');

const ofType = (type: string, number: number): string =>
  counted(number, type.replaceAll('-', ' '), type === 'merchantman' ? 'merchantmen' : undefined);

const fleetsOf = ({ fleets }: Draft, side: Side): readonly FleetOf[] => fleets.filter((fleet) => fleet.side === side);

/** '3 fleets, 24 ships worth 161 points' */
export function totalOf(draft: Draft, side: Side): string {
  const fleets = fleetsOf(draft, side);
  const ships = fleets.reduce((sum, fleet) => sum + numberOf(fleet), 0);
  const worth = ships === 0 ? 'no ships yet' : `${counted(ships, 'ship')} worth ${counted(worthOf(draft, fleets), 'point')}`;
  return `${counted(fleets.length, 'fleet')}, ${worth}`;
}

/** '5 battlecruisers, 18 destroyers', the great ships first. */
export function kindsOf(draft: Draft, side: Side): string {
  const lines = fleetsOf(draft, side).flatMap(({ ships }) => ships);
  const count = (type: string): number => lines.reduce((sum, { vessel, number }) => sum + (typeOf(vessel) === type ? number : 0), 0);
  return [...SHIP_TYPES, 'merchantman'].flatMap((type) => (count(type) === 0 ? [] : ofType(type, count(type)))).join(', ');
}

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
