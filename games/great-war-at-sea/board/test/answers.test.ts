/** What a question offers, sorted for the cards. */
import { expect, test } from 'vitest';
import type { SeenOption, SeenQuestion } from '../../../../kernel/index.ts';
import { onCard } from '../../../../kit/answering.ts';
import { answersOf, groupsOf, strikeOut } from '../answers.ts';

const option = (verb: string, under: string | null, changes: Partial<SeenOption> = {}): SeenOption => ({
  verb,
  target: under,
  label: verb,
  under,
  odds: [],
  caution: null,
  ends: false,
  locks: false,
  takes: null,
  ...changes,
});

test('answers are found by the piece that they are listed under; what is laid on the chart is in no list', () => {
  const question: SeenQuestion = {
    name: 'orders',
    side: 'allied',
    rule: 'GW-4.2',
    item: null,
    prompt: '',
    closing: null,
    takingBack: {},
    together: [],
    handy: [],
    options: [option('abort', 'beatty'), option('move', null, { takes: 'steps' }), option('done', null), option('fly', 'l-9')],
  };
  expect([...answersOf(question)].map(([piece, options]) => [piece, options.map(({ verb }) => verb)])).toEqual([
    ['beatty', ['abort']],
    ['l-9', ['fly']],
  ]);
  expect(answersOf(null).size).toBe(0);
});

test('a verb that the board has never heard of has its place, and what strikes out stands by itself', () => {
  const options = [option('task', 'a'), option('signal-to-the-moon', 'a'), option('forget', 'a')];
  expect(groupsOf(options).map(({ title, options: of }) => [title, of.map(({ verb }) => verb)])).toEqual([
    ['Where the course ends', ['task']],
    ['Orders', ['signal-to-the-moon']],
  ]);
  expect(strikeOut(options)?.verb).toBe('forget');
});

test('ports to make for are folded away, and so are many of anything', () => {
  const many = Array.from({ length: 9 }, () => option('task', 'a'));
  expect(groupsOf([option('abort', 'a')])).toMatchObject([{ folded: true }]);
  expect(groupsOf(many)).toMatchObject([{ folded: true }]);
  expect(groupsOf(many.slice(0, 3))).toMatchObject([{ folded: false }]);
});

test('a label does not repeat the name that stands above it', () => {
  expect(onCard('Harwich Force: stay', 'Harwich Force')).toBe('Stay');
  expect(onCard('arethusa: leave the fleet', 'Harwich Force')).toBe('Arethusa: leave the fleet');
});
