/** Rolls of two dice of which the total itself is what counts. */
import { exactly } from '../../../kernel/index.ts';

const TOTALS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
export type Total = (typeof TOTALS)[number];

export const totalRows = TOTALS.map((total) => exactly([Number(total)], total));

export const eachTotal = (inWords: (total: Total) => string): Readonly<Record<Total, string>> => ({
  2: inWords('2'),
  3: inWords('3'),
  4: inWords('4'),
  5: inWords('5'),
  6: inWords('6'),
  7: inWords('7'),
  8: inWords('8'),
  9: inWords('9'),
  10: inWords('10'),
  11: inWords('11'),
  12: inWords('12'),
});
