/** What points were for, as the score says it. */
import { expect, test } from 'vitest';
import { warOf } from '../data/data.ts';
import { operationNamed } from '../data/operations.ts';
import { scoreInWords } from '../words/scored.ts';

const score = (about: string, aim: number | null) => ({ side: 'central', points: 1, about, aim, known: [] }) as const;

test('GW-18.1 a score says what was done, and not where alone', () => {
  const scarborough = warOf(operationNamed('scarborough-1914'));
  expect(
    [score('hartlepool', 0), score('N4', 1), score('lion', 2), score('moltke', 3)].map((each) => scoreInWords(scarborough, each)),
  ).toEqual(['Hartlepool shelled', 'mines in N4', 'Lion at her goal', 'Moltke home']);
  const august = warOf(operationNamed('august-1916'));
  expect([score('l11', null), score('blyth-north', null), score('M8', null)].map((each) => scoreInWords(august, each))).toEqual([
    'L11 lost',
    'a submarine sunk',
    'merchantman in M8',
  ]);
});
