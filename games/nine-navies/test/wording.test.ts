/** Lines of the log as they are read. */
import { expect, test } from 'vitest';
import type { Happening } from '../events.ts';
import { sceneOf } from '../scenes.ts';
import { inWords } from '../wording.ts';

const line = (event: Happening): string => inWords(event).words.replaceAll('**', '');

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [18, '18th'],
])('NN-5.5a number %i among the chits is told by its place in the turn', (place, ordinal) => {
  expect(line({ type: 'activated', chit: 'malta', side: 'allied', place, of: 18 })).toBe(
    `Malta is activated for the Allies, the ${ordinal} of 18 bases.`,
  );
});

test('NN-11.7 a round is summed up in a sentence for each side that is hurt', () => {
  const nobody = { sunk: [], disabled: [], damaged: [] };
  const allied = { sunk: ['glory'], disabled: ['canopus', 'duncan'], damaged: ['albion'] } as const;
  expect(line({ type: 'results', allied, central: nobody })).toBe('The Allies: sunk Glory; driven off Canopus, Duncan; damaged Albion.');
  expect(line({ type: 'results', allied: nobody, central: nobody })).toBe('Nobody is hurt.');
});

test.each<readonly [string, Happening]>([
  ['# British ships sail into the North Sea.', { type: 'sailed', ship: 'lion', to: 'north-sea' }],
  ['# German ships turn back to Germany.', { type: 'turned-back', ship: 'nassau', base: 'germany' }],
])('NN-8.1 a fleet is told in one line: %s', (words, event) => {
  expect(sceneOf(event).many?.replaceAll('**', '')).toBe(words);
});
