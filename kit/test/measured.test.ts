import { expect, test } from 'vitest';
import { difficultyOf, minutesFor, ordersInWords, timeInWords, winsInWords } from '../measured.ts';

const side = (orders: number, questions: number) => ({ orders, questions, wins: 0 });

test('ten seconds an order, in figures as one says them', () => {
  const times = [2, 43, 88, 180, 360, 530, 1929].map((orders) => timeInWords(minutesFor(side(orders, 1))));
  expect(times).toEqual(['1 min', '7 min', '15 min', '30 min', '1 h', '1½ h', '5½ h']);
});

test('the more different questions there are, the harder it is', () => {
  expect([5, 6, 11, 12].map((questions) => difficultyOf(side(1, questions)))).toEqual(['easy', 'moderate', 'moderate', 'demanding']);
});

test('orders are told in two figures', () => {
  expect([1, 44, 620, 2029].map((orders) => ordersInWords(side(orders, 1)))).toEqual(['1 order', '44 orders', '620 orders', '2000 orders']);
});

test('who won how often accounts for all games', () => {
  const sides = [
    { id: 'blue', name: 'the British' },
    { id: 'red', name: 'the Germans' },
  ];
  const won = (blue: number, red: number) => {
    const measured = { blue: { ...side(1, 1), wins: blue }, red: { ...side(1, 1), wins: red } };
    return winsInWords({ games: 20, version: 1, sides: measured }, sides);
  };
  expect(won(4, 4)).toBe('the British won 4, the Germans won 4, and nobody won 12');
  expect(won(20, 0)).toBe('the British won 20, the Germans won 0');
});
