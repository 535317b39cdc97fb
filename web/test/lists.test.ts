import { expect, test } from 'vitest';
import type { SeenOption } from '../../kernel/index.ts';
import { atomsOf, PLAIN, ROUTINE } from '../../kernel/index.ts';
import type { ShownEntry } from '../../table/index.ts';
import { announcement } from '../table/announce.ts';
import { dealt, endingWith, type Item, inPlace, itemsOf, kept, layoutOf, lineOf, nameOf, steady, withKeys } from '../table/lines.ts';
import { groupsOf, lastOf } from '../table/log-groups.ts';
import { pieceAfter } from '../table/round.ts';
import { runOver } from '../table/runs.ts';
import { found, listed, matching } from '../table/selection.ts';

const option = (label: string, target: SeenOption['target'], under = atomsOf(target)[0] ?? null): SeenOption => ({
  verb: target === null ? 'done' : 'move',
  target,
  label,
  under,
  odds: [],
  caution: null,
  ends: target === null,
  locks: false,
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

test('hundreds of options are gathered by piece', () => {
  const layout = layoutOf(moves);
  expect(layout.isSearched).toBe(true);
  expect(itemsOf(moves, layout.pieces)).toHaveLength(100);
});

test('two orders for many can end their question in the foot, a third would leave the list no room, and beside them one alone is no order for many', () => {
  const order = { verb: 'move', target: 'ship 1' };
  const [one, two, three] = ['ahead', 'astern', 'home'].map((label) => ({ label, orders: [order, { ...order, target: 'ship 2' }] }));
  const alone = { label: 'ship 1: ahead', orders: [order] };
  if (!one || !two || !three) throw new Error('an order is missing');
  expect([endingWith([one, two]), endingWith([one, two, three])]).toEqual([[one, two], []]);
  expect([endingWith([one, alone]), endingWith([alone])]).toEqual([[one], [alone]]);
});

test('a list that folds stays folded while the same thing is asked, down to its last line', () => {
  const layout = layoutOf(moves.slice(0, 14));
  const left = moves.slice(0, 3);
  const again = kept(layout, left);
  expect(itemsOf(left, again.pieces)).toMatchObject([
    { kind: 'piece', id: 'ship 0', count: 2 },
    { kind: 'piece', id: 'ship 1', count: 1 },
  ]);
  expect(itemsOf(left, layoutOf(left).pieces).map(({ kind }) => kind)).toEqual(['option', 'option', 'option']);
});

test('a list that is read stays so, and who joins a folded one folds too', () => {
  expect(kept(layoutOf(moves.slice(0, 4)), moves).pieces.size).toBe(0);
  expect([...kept(layoutOf(moves.slice(0, 14)), moves.slice(10, 16)).pieces]).toContain('ship 7');
});

const namesOf = (items: readonly Item[]): string[] => items.map((item) => nameOf(item));
const keysOf = (items: Parameters<typeof withKeys>[0], keys: Parameters<typeof withKeys>[1]) => withKeys(items, keys).map(({ key }) => key);

test('a line keeps its key as others go, and no other line gets it', () => {
  const items = itemsOf(moves.slice(0, 12), new Set());
  const first = dealt(namesOf(items), new Map());
  expect(keysOf(items, first)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, null, null, null]);
  const later = items.slice(1);
  expect(keysOf(later, dealt(namesOf(later), first))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, null, null, null]);
});

test('keys that nobody had go to new lines, and all are dealt anew when nobody has one', () => {
  const [few, more] = [itemsOf(moves.slice(0, 2), new Set()), itemsOf(moves.slice(1, 4), new Set())];
  const first = dealt(namesOf(few), new Map());
  expect(keysOf(more, dealt(namesOf(more), first))).toEqual([2, 3, 4]);
  const others = itemsOf(moves.slice(8, 10), new Set());
  expect(keysOf(others, dealt(namesOf(others), first))).toEqual([1, 2]);
});

test('an order and what takes it back are one line, in one place and with one key', () => {
  const takingBack = { 'no-search': 'search' };
  const line = (verb: string, fleet: string) => lineOf({ ...option(verb, fleet), verb }, takingBack);
  const free = [line('search', 'kent'), line('search', 'fox')];
  const order = free.map((item) => nameOf(item, takingBack));
  const ticked = inPlace([line('search', 'fox'), line('no-search', 'kent'), line('raid', 'fox')], order, takingBack);
  expect(ticked.map((item) => item.kind === 'option' && [item.option.verb, item.option.target, item.tick])).toEqual([
    ['no-search', 'kent', true],
    ['search', 'fox', false],
    ['raid', 'fox', null],
  ]);
  expect(withKeys(ticked, dealt(order, new Map()), takingBack).map(({ key }) => key)).toEqual([1, 2, null]);
});

test('orders for the ships of a fleet are gathered under the fleet, and pressing it leaves them', () => {
  const station = ships.slice(0, 20).map((ship, place) => option(`${ship} on station`, ship, `fleet ${place % 2}`));
  expect(itemsOf(station, layoutOf(station).pieces, { 'fleet 0': 'Kent' })).toMatchObject([
    { kind: 'piece', id: 'fleet 0', name: 'Kent', count: 10 },
    { kind: 'piece', id: 'fleet 1', count: 10 },
  ]);
  expect(matching(station, ['fleet 1'])).toHaveLength(10);
  expect(matching(station, ['fleet 1', 'ship 3']).map(({ label }) => label)).toEqual(['ship 3 on station']);
  expect(matching(station, ['ship 3']).map(({ label }) => label)).toEqual(['ship 3 on station']);
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

test('a game that begins in its fifth turn is told by that number', () => {
  const groups = groupsOf([entry(1, 'Begin turn', 'Turn **5**.'), entry(1, 'Contact', 'Contact.')]);
  expect(groups.map(({ turn, entries }) => [turn, entries.length])).toEqual([['Turn 5', 1]]);
});

test('where there is but one battle, its rounds are headings', () => {
  const groups = groupsOf([entry(0, 'Placement', 'Ready.'), entry(1, 'Round', 'Round **1**.'), entry(1, 'Round', 'Fire.')]);
  expect(groups.map(({ turn, phase }) => [turn, phase])).toEqual([
    [null, 'Placement'],
    ['Round 1', 'Round'],
  ]);
});

test('so are they where a battle has no map, with the range that they are fought at', () => {
  const groups = groupsOf([entry(1, 'Basic round', 'Round **1**, at long range.'), entry(1, 'Basic round', 'Fire.')]);
  expect(groups.map(({ turn, entries }) => [turn, entries.length])).toEqual([['Round 1, at long range', 1]]);
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
  const question = {
    name: 'q',
    side: 'allied',
    rule: 'NN-1',
    item: null,
    prompt: 'Which **base**?',
    options: [],
    closing: null,
    takingBack: {},
    together: [],
    handy: [],
    mayStand: false,
    isInRow: false,
    again: null,
    names: {},
    forecast: null,
  };
  const entries = [
    entry(1, 'Battles', 'Old.'),
    entry(1, 'Battles', 'Heard.'),
    entry(1, 'Battles', '**New**'),
    { ...entry(1, 'x', 'Drawn'), scene: ROUTINE },
  ];
  expect(announcement({ log: { from: 5, entries }, heard: 7, question, ending: null, viewer: ALLIES, seats: [], staff: [] })).toBe(
    'New. Which base?',
  );
  const [old] = entries;
  const routine = { ...entry(1, 'x', 'Iron Duke is repaired.'), scene: ROUTINE };
  const log = { from: 5, entries: [old, routine].flatMap((each) => each ?? []) };
  const own = { log, heard: 6, question, ending: null, viewer: ALLIES, seats: [], staff: [] };
  expect(announcement(own), 'routine where there is nothing else').toBe('Iron Duke is repaired. Which base?');
});

test('what is laid part by part, and what ends the question, stands in no list', () => {
  const [course, done, sail] = [{ ...option('Order a ship', null), takes: 'steps' as const }, option('Done', null), option('Sail', 'b')];
  const closing = { verb: 'done', consequence: null, notYet: null };
  expect(listed({ options: [course, done, sail], closing })).toEqual([sail]);
  expect(listed({ options: [course, done, sail], closing: null })).toEqual([done, sail]);
});

test('the next piece is the next of the list that can be ordered, and after the last the first', () => {
  const round = ['emden', 'dresden', 'leipzig', 'karlsruhe'];
  const next = (last: string | null, pace: 1 | -1, ...open: string[]) => pieceAfter(round, new Set(open), last, pace);
  expect(next(null, 1, ...round)).toBe('emden');
  expect(next(null, -1, ...round)).toBe('karlsruhe');
  expect(next('emden', 1, 'emden', 'leipzig')).toBe('leipzig');
  expect(next('dresden', 1, 'emden', 'leipzig'), 'who has her order is still a place on the way').toBe('leipzig');
  expect(next('karlsruhe', 1, 'emden', 'karlsruhe')).toBe('emden');
  expect(next('emden', -1, ...round)).toBe('karlsruhe');
  expect(next('emden', 1)).toBe(null);
});

test('lines that say what they said stay the same objects while the same thing is asked', () => {
  const lines = (count: number) => withKeys(itemsOf(moves.slice(0, count), new Set(['ship 0', 'ship 1'])), new Map());
  const before = lines(6);
  const known = new Map(before.map((line) => [nameOf(line), line]));
  const after = steady(lines(5), known);
  expect(after.map((line) => before.indexOf(line))).toEqual([0, 1, 2]);
  expect(after).toHaveLength(3);
  const fewer = steady(lines(3), known);
  expect(fewer.map((line) => before.includes(line))).toEqual([true, false]);
});

test('a stroke over lines goes over those that say the same as the first, from either end, and never over what ends the question or cannot be taken back', () => {
  const [one, two, three, four] = ['ship 1', 'ship 2', 'ship 3', 'ship 4'].map((ship) => option(`${ship}: Baltic`, [ship, 'Baltic']));
  if (!one || !two || !three || !four) throw new Error('an option is missing');
  const elsewhere = option('ship 2: North Sea', ['ship 2', 'North Sea']);
  const scuttle = { ...option('ship 3 is scuttled', ['ship 3', 'Baltic']), verb: 'scuttle' };
  const lines = (options: readonly SeenOption[]) =>
    withKeys(
      options.map((each) => lineOf(each, {})),
      new Map(),
    );
  expect(runOver(lines([one, elsewhere, two, scuttle, three, four]), 0, 4)).toEqual([one, two, three]);
  expect(runOver(lines([one, two, three]), 2, 1)).toEqual([two, three]);
  expect(runOver(lines([one, { ...two, ends: true }, { ...three, locks: true }]), 0, 2)).toEqual([one]);
  expect(runOver(lines([{ ...one, locks: true }, two]), 0, 1)).toEqual([{ ...one, locks: true }]);
});

test('a stroke that begins or ends on a folded piece orders nothing of it', () => {
  const lines = withKeys(itemsOf(moves.slice(0, 14), layoutOf(moves.slice(0, 14)).pieces), new Map());
  expect(runOver(lines, 0, 3)).toEqual([]);
});
