/** Side armour of different makes, brought to one measure. */
import type { Plate } from '../types.ts';

/** What an inch of each plate is worth in inches of Krupp cemented. */
export const PLATE_WORTH: Readonly<Record<Plate, number>> = {
  'krupp-cemented': 1,
  krupp: 0.85,
  'high-tensile': 0.85,
  harvey: 0.8,
  'nickel-steel': 0.6,
  steel: 0.55,
  compound: 0.5,
  iron: 0.4,
};
