import { expect, test } from 'vitest';
import { COUNTERS } from '../data/ships.ts';
import { landWar } from '../rules/falls.ts';
import { oneZoneMoves } from '../rules/movement.ts';
import { reinforcements } from '../rules/reinforcements.ts';
import { unitedStates } from '../rules/united-states.ts';
import { inWords } from '../wording.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

const arriving = (turn: number, ...ids: string[]): TestTable => table({ turn }).only().put({ track: ids });

test('NN-7.2 a ship comes in the turn on her counter and can act at once', () => {
  expect(arriving(2, 'barham').run(reinforcements).ship('barham').at).toBe('track');
  const game = arriving(3, 'barham').run(reinforcements);
  game.state.active = 'britain';
  expect(game.run(oneZoneMoves).offered('allied')).toEqual(['move barham north-sea', 'move barham north-atlantic', 'done']);
});

test('NN-7.3 British ships enter at Great Britain & Ireland', () => {
  expect(arriving(4, 'valiant').run(reinforcements).ship('valiant')).toMatchObject({ at: 'britain', home: 'britain' });
});

test('NN-7.4 German ships enter at Germany, Franco-German ones at Cherbourg/Brest', () => {
  const game = arriving(5, 'bayern', 'lorraine').run(reinforcements);
  expect([game.ship('bayern').at, game.ship('lorraine').at]).toEqual(['germany', 'cherbourg-brest']);
});

test('NN-7.5 Italian ships enter at Italy', () => {
  expect(arriving(2, 'duilio').run(reinforcements).ship('duilio').at).toBe('italy');
});

test('NN-7.5 navies without an entry base have no reinforcements', () => {
  const none = ['Fr', 'AH', 'Gk', 'Sp', 'Tu'];
  expect(COUNTERS.filter(({ navy, entry }) => none.includes(navy) && entry > 0)).toEqual([]);
  expect(new Set(COUNTERS.filter(({ entry }) => entry > 0).map(({ navy }) => navy))).toEqual(
    new Set(['Br', 'Ge', 'FG', 'It', 'RN', 'RS', 'US']),
  );
});

test('NN-7.6 RN ships enter at Northern Russia; when it falls those on the track are lost', () => {
  expect(arriving(1, 'gangut').run(reinforcements).ship('gangut').at).toBe('northern-russia');
  const game = arriving(2, 'izmail', 'imperatritsa-mariya', 'barham').dice(1, 6, 6, 6).run(landWar);
  expect([game.ship('izmail').at, game.ship('imperatritsa-mariya').at, game.ship('barham').at]).toEqual(['sunk', 'track', 'track']);
});

test('NN-7.7 RS ships enter at Sevastopol; when it falls those on the track are lost', () => {
  expect(arriving(2, 'imperatritsa-mariya').run(reinforcements).ship('imperatritsa-mariya').at).toBe('sevastopol');
  const game = arriving(2, 'izmail', 'imperatritsa-mariya', 'barham').dice(6, 1, 6, 6).run(landWar);
  expect([game.ship('izmail').at, game.ship('imperatritsa-mariya').at, game.ship('barham').at]).toEqual(['track', 'sunk', 'track']);
  expect(game.told('sunk').map((event) => inWords(event).words)).toEqual(['**Imperatritsa Mariya** is **lost**: she is never made ready.']);
});

const american = (turn: number, id: string, reading = 'cup'): TestTable =>
  table({ turn, usAtWar: true }, { 'us-cup': reading })
    .only()
    .put({ track: [id] });

test.each([
  [1, 'pacific'],
  [4, 'pacific'],
  [5, 'cup'],
  [6, 'cup'],
])('NN-7.8a at war a US ship that rolls a %i goes to: %s', (face, at) => {
  expect(american(5, 'oklahoma').dice(face).run(reinforcements).ship('oklahoma').at).toBe(at);
});

test.each([
  [4, 'pacific'],
  [5, 'canada-usa'],
])('NN-7.8a by the other reading, with a %i, she goes to: %s', (face, at) => {
  expect(american(5, 'oklahoma', 'direct').dice(face).run(reinforcements).ship('oklahoma').at).toBe(at);
});

test('NN-7.8b from the cup she comes to Canada/USA, in a later turn', () => {
  const game = american(5, 'oklahoma').dice(6).run(reinforcements);
  game.dice(1, 1).run(unitedStates).play('allied', 'take', 1);
  expect(game.ship('oklahoma')).toMatchObject({ at: 'canada-usa', home: 'canada-usa' });
});

/** Hood on the stocks in this turn, with this die. */
const hood = (turn: number, face: number): TestTable => {
  const game = arriving(turn, 'hood');
  game.ship('hood', { entry: turn });
  return game.dice(face).run(reinforcements);
};

test.each([
  [1, 'britain', 10],
  [2, 'britain', 10],
  [3, 'track', 11],
  [6, 'track', 11],
])('NN-7.9a on turn 10 a 10* ship that rolls a %i is in %s, with entry turn %i', (face, at, entry) => {
  expect(hood(10, face).ship('hood')).toMatchObject({ at, entry });
});

test.each([
  [3, 'britain', 11],
  [4, 'track', 12],
])('NN-7.9b on turn 11 one that rolls a %i is in %s, with entry turn %i', (face, at, entry) => {
  expect(hood(11, face).ship('hood')).toMatchObject({ at, entry });
});

test.each([
  [4, 'britain'],
  [5, 'sunk'],
])('NN-7.9c on turn 12 one that rolls a %i is in %s', (face, at) => {
  expect(hood(12, face).ship('hood').at).toBe(at);
});

test('NN-7.9a a ship of turn 10 without the star just comes, and a 10* ship does not roll before', () => {
  expect(arriving(9, 'hood', 'ramillies').run(reinforcements).rolls).toEqual([]);
  expect(arriving(11, 'new-mexico').run(reinforcements).ship('new-mexico').at).toBe('cup');
});

test('NN-7.9d a US 10* ship that is ready must still roll for the Pacific', () => {
  const game = american(10, 'colorado').dice(2, 5).run(reinforcements);
  expect([game.rolls, game.ship('colorado').at]).toEqual([['late-ship: ready', 'pacific: europe'], 'cup']);
  expect(american(10, 'colorado').dice(3).run(reinforcements).ship('colorado')).toMatchObject({ at: 'track', entry: 11 });
});

test('NN-7.9d while the United States are neutral she goes into the cup', () => {
  const game = arriving(10, 'colorado').dice(1).run(reinforcements);
  expect([game.rolls, game.ship('colorado').at]).toEqual([['late-ship: ready'], 'cup']);
});

test('NN-7.9e two ships of one navy may share a name, and no id is used twice', () => {
  const named = COUNTERS.filter(({ name, navy }) => name === 'Indiana' && navy === 'US');
  expect(named.map(({ id, attack, defence, speed }) => [id, attack, defence, speed])).toEqual([
    ['indiana-1893', 3, 4, 3],
    ['indiana-1920', 8, 8, 5],
  ]);
  expect(new Set(COUNTERS.map(({ id }) => id)).size).toBe(COUNTERS.length);
});
