/** GF-3.5: the size classes, and what follows from them. */
import type { Card } from './card.ts';

export interface Size {
  readonly name: string;
  /** The largest hull of the class. */
  readonly most: number;
  /** GF-3.5.1: what is added to rolls against her. */
  readonly modifier: number;
  /** GF-3.5.2, GF-5.4.1b: command and control, and so many size points in a hex. */
  readonly control: number;
  /** GF-3.5.3: how far her signals carry as leader of a squadron. */
  readonly radius: number;
}

const HUGE: Size = { name: 'Huge', most: Number.POSITIVE_INFINITY, modifier: 3, control: 6, radius: 8 };

export const SIZES: readonly Size[] = [
  { name: 'Very Small', most: 3, modifier: -2, control: 1, radius: 3 },
  { name: 'Small', most: 8, modifier: -1, control: 2, radius: 4 },
  { name: 'Medium', most: 15, modifier: 0, control: 3, radius: 5 },
  { name: 'Large', most: 24, modifier: 1, control: 4, radius: 6 },
  { name: 'Very Large', most: 35, modifier: 2, control: 5, radius: 7 },
  HUGE,
];

/** By the hull she was built with, whatever is left of it. */
export const sizeOf = ({ hull }: Pick<Card, 'hull'>): Size => SIZES.find(({ most }) => hull <= most) ?? HUGE;
