/** What is written and counted of the marks of a playback. */
import { expect, test } from 'vitest';
import { type ChartMark, fallsIn, linesOf, marksOf, note } from '../chart-marks.ts';

const salvo = (to: string, hits: number): ChartMark => ({ kind: 'salvo', from: 'Emden', to, arm: 'guns', hits, words: '' });

test('what falls about one target is counted together, and what is said twice is counted', () => {
  const marks = [salvo('Sydney', 1), salvo('Zhemchug', 0), salvo('Sydney', 2), note('Sydney', 'on fire'), note('Sydney', 'on fire')];
  expect([...fallsIn(marksOf(marks, 'salvo'))]).toEqual([
    ['Sydney', 3],
    ['Zhemchug', 0],
  ]);
  expect([...linesOf([...marksOf(marks, 'note'), { about: 'Emden', words: 'turns' }])]).toEqual([
    ['Sydney', ['2 × on fire']],
    ['Emden', ['turns']],
  ]);
});
