/** Minutes and difficulty of a scenario in words, out of what was measured; nothing is said of what was not. */
import { difficultyOf, type Measured, type MeasuredSide, minutesFor, timeInWords } from '../../../kit/measured.ts';

const busiest = ({ sides }: Measured): MeasuredSide | undefined => Object.values(sides).toSorted((a, b) => b.orders - a.orders)[0];

/** For whichever side has more to do. */
export const minutesOf = (measured: Measured | undefined): number | null => {
  const side = measured && busiest(measured);
  return side ? minutesFor(side) : null;
};

/** '7 minutes, easy'. */
export function measureInWords(measured: Measured | undefined): string | null {
  const side = measured && busiest(measured);
  return side ? `${timeInWords(minutesFor(side))}, ${difficultyOf(side)}` : null;
}

/** How long one sits at it as this side. */
export const timeOfSide = (measured: Measured | undefined, side: string): string | null => {
  const found = measured?.sides[side];
  return found ? timeInWords(minutesFor(found)) : null;
};
