/** How acts become stills: what runs at once, in which order, and what stays of whoever is done first. */
import { expect, test } from 'vitest';
import type { Explanation } from '../../kernel/index.ts';
import { type Acts, beatOf, type Happened, marksIn, type Part, playedBy, samePlace, stillsOf } from '../playback.ts';

type Sailed = { readonly type: 'sailed'; readonly ship: string; readonly to: readonly number[] };
type Sank = { readonly type: 'sank'; readonly ship: string };
type View = Readonly<Record<string, number>>;

const acts: Acts<Sailed | Sank, View, string> = {
  sailed: ({ ship, to }) => ({
    group: ['sailing', ''],
    parts: () =>
      to.map(
        (hex, leg): Part<View, string> => ({
          title: `Leg ${leg + 1}`,
          marks: [`${ship} to ${hex}`],
          after: (view) => ({ ...view, [ship]: hex }),
        }),
      ),
  }),
  sank: ({ ship }) => ({ group: ['sinking', ship], parts: () => [{ title: 'Sinking', marks: [`${ship} sinks`] }] }),
};

const sailed = (ship: string, ...to: readonly number[]): Happened => ({
  event: { type: 'sailed', ship, to } satisfies Sailed,
  words: `${ship} sails.`,
});
const sank = (ship: string): Happened => ({ event: { type: 'sank', ship } satisfies Sank, words: `${ship} sinks.` });
const rolled: Explanation = {
  check: 'guns',
  title: 'Guns',
  rule: 'X-1',
  sides: 6,
  faces: [5, 2],
  natural: 7,
  modifiers: [],
  total: 7,
  rows: [],
  outcome: 'hit',
  words: 'hit',
  chance: 0.5,
  falls: null,
  counted: null,
};
const before: View = { Emden: 0, Sydney: 9 };
const stills = (...happened: readonly Happened[]) => stillsOf(playedBy(acts), { before, now: before, happened }).full;

test('what follows each other and belongs together runs at once; whoever is done first stays', () => {
  expect(stills(sailed('Emden', 1, 2, 3), sailed('Sydney', 8)).map(({ view, title, marks }) => [title, view, marks])).toEqual([
    ['Before', { Emden: 0, Sydney: 9 }, []],
    ['Leg 1', { Emden: 1, Sydney: 8 }, ['Emden to 1', 'Sydney to 8']],
    ['Leg 2', { Emden: 2, Sydney: 8 }, ['Emden to 2', 'Sydney to 8']],
    ['Leg 3', { Emden: 3, Sydney: 8 }, ['Emden to 3', 'Sydney to 8']],
  ]);
});

test('dice fall in the still that they were rolled for, and in no other', () => {
  expect(stills(sailed('Emden', 1), { ...sank('Emden'), rolls: [rolled] }).map(({ rolls }) => rolls)).toEqual([[], [], [rolled]]);
});

test('what comes after something else comes after it, with the words of its own lines', () => {
  expect(stills(sailed('Emden', 1), sank('Emden'), sailed('Sydney', 8)).map(({ words }) => words)).toEqual([
    [],
    ['Emden sails.'],
    ['Emden sinks.'],
    ['Sydney sails.'],
  ]);
});

test('what has to do with one piece is one, wherever it stands in its phase', () => {
  expect(stills(sank('Emden'), sank('Sydney'), sank('Emden')).map(({ words }) => words)).toEqual([
    [],
    ['Emden sinks.', 'Emden sinks.'],
    ['Sydney sinks.'],
  ]);
});

test('of very many all of one phase run at once, and whoever stops them can step through each', () => {
  const fleet = [sailed('Emden', 1), ...Array.from({ length: 17 }, (_, number) => sank(`ship ${number}`))];
  const { full, brief } = stillsOf(playedBy(acts), { before, now: before, happened: fleet });
  expect([full, brief].map(({ length }) => length)).toEqual([19, 3]);
  expect([samePlace(2, brief, full), samePlace(9, full, brief)]).toEqual([2, 2]);
  expect([samePlace(0, full, brief), samePlace(0, brief, full), samePlace(9, full, full)]).toEqual([0, 0, 9]);
});

test('what is not played has no still', () => {
  expect(stills({ event: { type: 'weather' }, words: 'It rains.' }, { event: null, words: 'A die falls.' })).toEqual([]);
});

test('what changed although nobody told of it comes first', () => {
  const passage = (was: View, now: View) =>
    was.Emden === now.Emden
      ? null
      : { group: ['passage', ''] as const, parts: () => [{ title: 'Under way', marks: ['Emden sails'], after: () => now }] };
  const told = (now: View) => stillsOf({ ...playedBy(acts), passage }, { before, now, happened: [sank('Sydney')] }).full;
  expect(told({ Emden: 4, Sydney: 9 }).map(({ title, view, words }) => [title, view.Emden, words])).toEqual([
    ['Before', 0, []],
    ['Under way', 4, []],
    ['Sinking', 4, ['Sydney sinks.']],
  ]);
  expect(told(before)).toHaveLength(2);
});

test('who looks back sees all marks of a moment at once', () => {
  expect(marksIn(playedBy(acts), before, [sailed('Emden', 1, 2), sank('Sydney')])).toEqual(['Emden to 2', 'Sydney sinks']);
});

test('all of it takes less than three seconds', () => {
  for (const many of [1, 6, 40]) expect(many * beatOf(Array.from({ length: many }))).toBeLessThan(3000);
});
