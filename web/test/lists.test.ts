import { expect, test } from 'vitest';
import type { SeenOption } from '../../kernel/index.ts';
import { atomsOf, PLAIN, ROUTINE } from '../../kernel/index.ts';
import type { ShownEntry } from '../../table/index.ts';
import { announcement } from '../table/announce.ts';
import { groupsOf, lastOf } from '../table/log-groups.ts';
import { cut, found, type Item, itemsOf, listed, matching } from '../table/selection.ts';

const option = (label: string, target: SeenOption['target'], under = atomsOf(target)[0] ?? null): SeenOption => ({
  verb: target === null ? 'done' : 'move',
  target,
  label,
  under,
  odds: [],
  caution: null,
  ends: target === null,
  takes: null,
});

const ships = Array.from({ length: 100 }, (_, place) => `ship ${place}`);
const moves = ships.flatMap((ship) => ['North Sea', 'Baltic'].map((sea) => option(`${ship}: ${sea}`, [ship, sea])));

test('typing finds options by every word, without case and marks', () => {
  const options = [option('König: Baltic', ['konig', 'baltic']), option('Kaiser: Baltic', ['kaiser', 'baltic'])];
  expect(found(options, '  konig BAL ').map(({ label }) => label)).toEqual(['König: Baltic']);
  expect(found(options, 'baltic')).toHaveLength(2);
  expect(found(options, ' ')).toBe(options);
  expect(found(options, 'hood')).toEqual([]);
});

test('hundreds of options are gathered by piece, and what needs no piece stays in reach', () => {
  const items = itemsOf([...moves, option('Done', null)], {});
  expect(items).toHaveLength(101);
  const shown = cut(items, 60);
  expect(shown).toHaveLength(60);
  expect(shown[0]).toMatchObject({ kind: 'option', option: { label: 'Done' } });
});

test('orders for the ships of a fleet are gathered under the fleet, and pressing it leaves them', () => {
  const station = ships.slice(0, 20).map((ship, place) => option(`${ship} on station`, ship, `fleet ${place % 2}`));
  expect(itemsOf(station, { 'fleet 0': 'Kent' })).toMatchObject([
    { kind: 'piece', id: 'fleet 0', name: 'Kent', count: 10 },
    { kind: 'piece', id: 'fleet 1', count: 10 },
  ]);
  expect(matching(station, ['fleet 1'])).toHaveLength(10);
  expect(matching(station, ['fleet 1', 'ship 3']).map(({ label }) => label)).toEqual(['ship 3 on station']);
  expect(matching(station, ['ship 3']).map(({ label }) => label)).toEqual(['ship 3 on station']);
});

test('a list that can be read keeps its order', () => {
  const items: readonly Item[] = [...moves.slice(0, 10), option('Done', null)].map((each) => ({ kind: 'option', option: each }));
  expect(cut(items, 60)).toBe(items);
});

const ALLIES = { id: 'allied', name: 'The Allies' };

const entry = (round: number, phase: string, words: string): ShownEntry => ({
  phase,
  words,
  rule: 'NN-1',
  about: [],
  parts: [],
  roll: null,
  by: null,
  scene: PLAIN,
  round,
});

test('a line that names the turn becomes its heading', () => {
  const groups = groupsOf([
    entry(0, 'Set up', 'Ready.'),
    entry(1, 'Begin turn', 'Turn **1**: 1915, first third.'),
    entry(1, 'Battles', 'Battle.'),
    entry(2, 'Begin turn', 'Turn **2**.'),
    entry(2, 'Battles', 'Battle.'),
    entry(3, 'Battles', 'Battle without a mark.'),
  ]);
  expect(groups.map(({ turn, phase }) => [turn, phase])).toEqual([
    [null, 'Set up'],
    ['Turn 1: 1915, first third', 'Battles'],
    ['Turn 2', 'Battles'],
    ['Turn 3', 'Battles'],
  ]);
});

test('where there is but one battle, its rounds are headings', () => {
  const groups = groupsOf([entry(0, 'Placement', 'Ready.'), entry(1, 'Round', 'Round **1**.'), entry(1, 'Round', 'Fire.')]);
  expect(groups.map(({ turn, phase }) => [turn, phase])).toEqual([
    [null, 'Placement'],
    ['Round 1', 'Round'],
  ]);
});

test('a round of a battle takes nothing from the heading of the turn that it is fought in', () => {
  const groups = groupsOf([
    entry(1, 'Begin turn', 'Turn **1**: I August.'),
    entry(1, 'Tactical', 'Round **1**.'),
    entry(1, 'Tactical', 'Fire.'),
  ]);
  expect(groups.map(({ turn, entries }) => [turn, entries.length])).toEqual([['Turn 1: I August', 2]]);
});

test('only the first group of a turn opens it', () => {
  const groups = groupsOf([entry(0, 'Set up', 'Ready.'), entry(1, 'Losses', 'Lost.'), entry(1, 'Battles', 'Battle.')]);
  expect(groups.map(({ opens }) => opens)).toEqual([true, true, false]);
});

test('of a long log only the end is drawn', () => {
  const groups = groupsOf(Array.from({ length: 30 }, (_, place) => entry(1 + Math.floor(place / 10), 'Battles', `${place}`)));
  expect(lastOf(groups, 15)).toHaveLength(2);
  expect(lastOf(groups, 30)).toBe(groups);
  expect(lastOf([], 30)).toEqual([]);
});

test('the live region tells what is new, then what is asked', () => {
  const question = { name: 'q', side: 'allied', rule: 'NN-1', item: null, prompt: 'Which **base**?', options: [], names: {} };
  const entries = [
    entry(1, 'Battles', 'Old.'),
    entry(1, 'Battles', 'Heard.'),
    entry(1, 'Battles', '**New**'),
    { ...entry(1, 'x', 'Drawn'), scene: ROUTINE },
  ];
  expect(announcement({ log: { from: 5, entries }, heard: 7, question, ending: null, viewer: ALLIES, seats: [] })).toBe('New. Which base?');
});

test('what is laid part by part is laid on the board, and in no list', () => {
  const [course, done] = [{ ...option('Order a ship', null), takes: 'steps' as const }, option('Done', null)];
  expect(listed([course, done])).toEqual([done]);
});
