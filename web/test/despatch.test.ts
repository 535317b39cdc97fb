/** A despatch: what is new, summed up from the lines of one viewer. */
import { expect, test } from 'vitest';
import { type Explanation, gist, gistOfMany, grave, plain, routine } from '../../kernel/index.ts';
import type { ShownEntry } from '../../table/index.ts';
import { announcement } from '../table/announce.ts';
import { reportOf } from '../table/despatch-report.ts';
import { besidesInWords, chapterInWords, headInWords, luckInWords, type Reader } from '../table/despatch-words.ts';
import { unreadFrom } from '../table/unread.ts';
import { told } from './told.ts';

const guns = (came: number, expected: number): Explanation => ({
  check: 'guns',
  title: 'Guns',
  rule: 'NN-11.2',
  sides: 6,
  faces: [6],
  natural: 6,
  modifiers: [],
  total: 6,
  rows: [],
  outcome: 'hit',
  words: '1 hit',
  chance: 1 / 6,
  falls: [],
  counted: { came, expected },
});
const fired = (by: string, came: number, expected: number): ShownEntry => ({
  ...told('Battles', 'fires'),
  parts: [{ ...told('Battles', 'Guns'), roll: guns(came, expected), by }],
});
const results = grave({ gists: [gist('sunk', 'central', 'Emden', 'Dresden'), gist('damaged', 'allied', 'Lion')] });

const LOG = [
  told('Battles', '**Hood** was sunk before', grave({ gists: [gist('sunk', 'allied', 'Hood')] })),
  told('Reinforcements', '**Italy** joins', grave()),
  told('Battles', 'Battle', plain({ chapter: 'Battle in the north' })),
  fired('allied', 2, 1.25),
  fired('allied', 1, 0.5),
  fired('central', 0, 1),
  told('Battles', 'Damage', plain({ gists: [gist('damaged', 'central', 'Emden')] })),
  told('Battles', 'Results', results),
  told('Battles', 'Lion returns', routine()),
];
const ALLIES: Reader = {
  viewer: 'allied',
  sides: [
    { id: 'allied', name: 'The Allies' },
    { id: 'central', name: 'The Central Powers' },
  ],
};

test('the gravest chapter comes first, and of what was heard before nothing', () => {
  expect(reportOf(LOG, 1).map(({ title, from, to }) => [title, from, to])).toEqual([
    ['Battle in the north', 2, 9],
    ['Reinforcements', 1, 2],
  ]);
  expect(reportOf(LOG, LOG.length)).toEqual([]);
});

test('a battle that was heard to begin keeps its name, and another phase has its own', () => {
  expect(reportOf(LOG, 4)[0]?.title).toBe('Battle in the north');
  expect(reportOf([...LOG, told('Ship losses', 'A mine', grave())], 9)[0]?.title).toBe('Ship losses');
});

test('whoever is sunk is not damaged too', () => {
  expect(reportOf(LOG, 2)[0]?.befallen).toEqual([
    { side: 'central', fate: 'sunk', names: ['Emden', 'Dresden'], count: 2 },
    { side: 'allied', fate: 'damaged', names: ['Lion'], count: 1 },
  ]);
});

test('hits stand beside what was to be expected, for each side, with the number of rolls', () => {
  const [battle] = reportOf(LOG, 2);
  expect([battle?.luck, battle?.rolls]).toEqual([
    [
      { side: 'allied', came: 3, expected: 1.75, soFar: false },
      { side: 'central', came: 0, expected: 1, soFar: false },
    ],
    3,
  ]);
});

test('nothing of weight, no despatch', () => {
  expect(reportOf([told('Moves', 'Lion sails', routine()), told('Moves', 'Storms', plain())], 0)).toEqual([]);
});

test('a salvo without a hit stands beside what was to be expected of it, and folded it says so too', () => {
  const missed = [told('Battles', 'Salvos', routine()), fired('allied', 0, 1.6)];
  const chapters = reportOf(missed, 1);
  expect(chapters.map((chapter) => chapterInWords(chapter, ALLIES))).toEqual(['Battles. Our own: 0 hits, 1.6 expected.']);
  expect(headInWords(chapters, ALLIES, true)).toBe('Our own: 0 hits, 1.6 expected');
  expect(reportOf(missed, 2)).toEqual([]);
});

test('whoever fired before one last looked is weighed in the same battle, and his losses are told once', () => {
  const [battle] = reportOf(LOG, 5);
  if (!battle) return expect.unreachable();
  expect(battle.luck.map((luck) => luckInWords(luck, ALLIES))).toEqual([
    'Our own so far: 3 hits, 1.8 expected',
    'The enemy so far: 0 hits, 1.0 expected',
  ]);
  expect([battle.from, battle.rolls]).toEqual([2, 3]);
  expect(reportOf(LOG, 8), 'a homecoming in a battle is not told of again').toEqual([]);
  expect(reportOf(LOG, 7)[0]?.befallen).toEqual(reportOf(LOG, 2)[0]?.befallen);
  expect(reportOf([...LOG.slice(0, 6), told('Ship losses', 'A mine', grave())], 6)[0]?.luck).toEqual([]);
});

test('prizes are counted by ships and not by raids, beside what was to be expected of them, and by nobody who may not know', () => {
  const raid = (counted: Explanation['counted'], area: string, count: number): readonly ShownEntry[] => [
    { ...told('Raiding', 'Commerce raid'), roll: { ...guns(0, 0), counted }, by: 'central' },
    told('Raiding', 'taken', grave({ gists: [gistOfMany('taken', 'allied', `merchantmen off ${area}`, count)] })),
  ];
  const prizes = (came: number, expected: number) => ({ came, expected, of: 'prize' });
  const own = reportOf([...raid(prizes(4, 1.5), 'Aden', 4), ...raid(prizes(1, 0.5), 'Chile', 1), ...raid(prizes(2, 1.5), 'Aden', 2)], 0);
  expect(own.map((chapter) => chapterInWords(chapter, { ...ALLIES, viewer: 'central' }))).toEqual([
    'Raiding. The enemy, 7 taken: merchantmen off Aden, merchantmen off Chile. Our own: 7 prizes, 3.5 expected.',
  ]);
  const heard = reportOf([...raid(null, 'Aden', 0), ...raid(null, 'Chile', 0)], 0);
  expect(heard.map((chapter) => chapterInWords(chapter, ALLIES))).toEqual([
    'Raiding. Our own, taken from us: merchantmen off Aden, merchantmen off Chile.',
  ]);
  expect(headInWords(heard, ALLIES, false)).toBe('taken from us');
});

test('it is told as each side would say it', () => {
  const [battle] = reportOf(LOG, 2);
  if (!battle) return expect.unreachable();
  expect(chapterInWords(battle, ALLIES)).toBe(
    'Battle in the north. The enemy, 2 sunk: Emden, Dresden. Our own, 1 damaged: Lion. Our own: 3 hits, 1.8 expected. The enemy: 0 hits, 1.0 expected.',
  );
  expect(headInWords([battle], { ...ALLIES, viewer: 'central' }, false)).toBe('2 lost, 1 damaged');
  const uncounted = { ...battle, befallen: [], besides: [{ ...told('Contact', 'Contact in **M4**.'), at: 0, gathered: [] }] };
  expect([true, false].map((isFolded) => headInWords([uncounted], ALLIES, isFolded))).toEqual(['Contact in M4.', '']);
  expect(chapterInWords(battle, { ...ALLIES, viewer: 'onlooker' })).toContain('The Central Powers, 2 sunk');
});

test('what the title says is not said again under it', () => {
  const line = (words: string) => ({ ...told('Contact', words), at: 0, gathered: [] });
  const besides = ['Contact in **M4**.', 'Contact in **M4**: fleet 1 against fleet 2.', 'Contact in **M5**: fleet 3.'].map(line);
  expect(besidesInWords({ title: 'Contact in M4', besides })).toEqual(['Fleet 1 against fleet 2.', 'Contact in **M5**: fleet 3.']);
});

const sightOf = (entries: readonly ShownEntry[]) => ({
  log: { from: 0, entries },
  heard: 2,
  question: null,
  ending: null,
  viewer: { id: 'allied', name: '' },
  seats: [],
  staff: [],
});

test('the live region reads the despatch, not the homecomings', () => {
  expect(announcement(sightOf(LOG))).toMatch(/^Battle in the north\. .*sunk: Emden, Dresden\./);
  expect(announcement(sightOf(LOG))).not.toContain('returns');
});

test('of a salvo without a hit it reads the lines, and then what was to be expected', () => {
  const missed = { ...fired('allied', 0, 1.6), words: '**Lion** fires at **Emden**: no hit.' };
  expect(announcement(sightOf([...LOG.slice(0, 2), missed]))).toBe('Lion fires at Emden: no hit. Battles. Our own: 0 hits, 1.6 expected.');
});

test('what has not been looked at is counted without rolls and without routine', () => {
  const roll = { ...told('Battles', 'Guns'), roll: guns(1, 0.5) };
  const log = [
    told('Battles', 'heard'),
    told('Battles', 'fires'),
    roll,
    told('Battles', 'returns', routine()),
    told('Battles', 'sinks', results),
  ];
  expect([unreadFrom(log, 1), unreadFrom(log, 4), unreadFrom(log, 9)]).toEqual([2, 1, 0]);
});
