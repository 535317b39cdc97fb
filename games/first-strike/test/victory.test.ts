import { expect, test } from 'vitest';
import type { Options } from '../../../kernel/index.ts';
import type { AircraftId, ShipId } from '../data/counters.ts';
import { AIRCRAFT } from '../data/counters.ts';
import { attacksOnHarwich } from '../rules/attacks.ts';
import { sailOrLaunch } from '../rules/strategic.ts';
import { scoreOf, totalOfLines } from '../rules/victory.ts';
import type { ShipState, State } from '../state.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

const afterTheRaid = { turn: 4, harwich: 'C', fog: null, raid: 'over', raidTurn: 2, raidOverTurn: 2 } as const;
const home = (changes: Partial<State> = {}, options: Options = {}): TestTable => table({ ...afterTheRaid, ...changes }, options);

const total = (game: TestTable): number => totalOfLines(scoreOf(game.data, game.state));
const pointsFor = (game: TestTable, rule: string): number =>
  totalOfLines(scoreOf(game.data, game.state).filter((line) => line.rule === rule));

test('FS-9.10a one point for every two hits on the same installation', () => {
  const points = (hits: State['hits']) => pointsFor(home({ hits }), 'FS-9.10a');
  expect([points([1, 0, 0, 0]), points([2, 0, 0, 0]), points([3, 0, 0, 0]), points([4, 0, 0, 0])]).toEqual([0, 1, 1, 2]);
  expect([points([1, 1, 1, 1]), points([3, 3, 1, 1]), points([0, 0, 18, 0])]).toEqual([0, 2, 9]);
});

const spread = (hits: State['hits'], reading: 'two-hits' | 'any-hit') => pointsFor(home({ hits }, { spread: reading }), 'FS-9.10b');

test('FS-9.10b with spread at two-hits: two installations hit twice give one, three two, all four three', () => {
  const hits: State['hits'][] = [
    [2, 0, 0, 0],
    [2, 1, 1, 1],
    [2, 2, 0, 0],
    [2, 0, 5, 2],
    [2, 2, 2, 1],
    [2, 2, 2, 2],
  ];
  expect(hits.map((each) => spread(each, 'two-hits'))).toEqual([0, 0, 1, 2, 2, 3]);
});

test('FS-9.10b with spread at any-hit a single hit counts an installation', () => {
  const hits: State['hits'][] = [
    [9, 0, 0, 0],
    [1, 1, 0, 0],
    [2, 0, 1, 2],
    [1, 1, 1, 1],
  ];
  expect(hits.map((each) => spread(each, 'any-hit'))).toEqual([0, 1, 2, 3]);
});

/** Hits 0, 3, 4 and 1; one damaged aircraft aboard, two lost; E-11 unhurt. */
const example = (options: Options): TestTable => {
  const game = home({ hits: [0, 3, 4, 1] }, options);
  game.aircraft('119', { damaged: true });
  for (const id of ['120', '122'] as const) game.aircraft(id, { at: 'lost', carrier: null, damaged: true });
  return game;
};

test('FS-9.10b example 5: nothing in all by the printed example, one less by the printed rule', () => {
  expect(total(example({ spread: 'any-hit' }))).toBe(0);
  expect(total(example({ spread: 'two-hits' }))).toBe(-1);
  expect(total(example({}))).toBe(-1);
});

test('FS-9.10c a damaged aircraft aboard costs one, a lost one two and no more', () => {
  const game = home();
  game.aircraft('119', { damaged: true });
  expect(pointsFor(game, 'FS-9.10c')).toBe(-1);
  game.aircraft('119', { at: 'lost', carrier: null, damaged: true });
  expect(pointsFor(game, 'FS-9.10c')).toBe(-2);
  game.aircraft('120', { grounded: true });
  expect(pointsFor(game, 'FS-9.10c')).toBe(-2);
});

test('FS-9.10c aircraft lost with their carrier after the raid count, the one with engine trouble too', () => {
  const game = home();
  game.aircraft('119', { damaged: true });
  game.aircraft('120', { grounded: true });
  game.raider('u-boat-1', 'C');
  game.dice(2, 2, 6).run(attacksOnHarwich);
  expect(game.ship('engadine').at).toBe('sunk');
  expect([pointsFor(game, 'FS-9.10c'), pointsFor(game, 'FS-12.0')]).toEqual([-6, -3]);
});

test('FS-9.10d E-11 damaged costs one, sunk two in all', () => {
  expect([0, 1, 2].map((hits) => pointsFor(home({ e11: { home: false, hits } }), 'FS-9.10d'))).toEqual([0, -1, -2]);
});

test('FS-11.0 entering the British reserve ends the game at once, any other space does not', () => {
  const early = home({ harwich: 'D' }).run(sailOrLaunch).play('sail', 'E');
  expect(early.ending).toBeNull();
  const late = home({ harwich: 'E', hits: [2, 2, 0, 0] })
    .run(sailOrLaunch)
    .play('sail', 'british-reserve');
  expect(late.ending).toMatchObject({ score: 3, result: 'substantive' });
});

test('FS-11.0 what is still in the water when the force comes home is lost', () => {
  const game = home({ harwich: 'E', raid: 'rescue', raidOverTurn: 0 });
  game.aircraft('119', { at: 'rescue', carrier: null, damaged: true });
  game.run(sailOrLaunch).play('sail', 'british-reserve');
  expect([game.aircraft('119').at, game.ending?.score]).toEqual(['lost', -2]);
});

const pointsOfShip = (id: ShipId, changes: Partial<Omit<ShipState, 'id'>>): number => {
  const game = home();
  game.ship(id, changes);
  return total(game);
};

test('FS-12.0 a German counter out of the war: three for a BB or BC, two for the CA, one for a DD', () => {
  for (const at of ['sunk', 'out'] as const)
    expect((['i-battle', 'i-scouting', 'iii-scouting', 'torpedo-boats-1'] as const).map((id) => pointsOfShip(id, { at }))).toEqual([
      3, 3, 2, 1,
    ]);
});

test('FS-12.0 a British counter: four for a BB or BC, two for a CA or CL, one for a DD, three for a carrier', () => {
  for (const at of ['sunk', 'out'] as const) {
    const lost = (
      ['1st-battle', '1st-battlecruiser', '3rd-cruiser', '1st-light-cruiser', 'arethusa', '2nd-flotilla', 'harwich-destroyers'] as const
    ).map((id) => pointsOfShip(id, { at }));
    expect(lost).toEqual([-4, -4, -2, -2, -2, -1, -1]);
  }
  expect(pointsOfShip('empress', { at: 'sunk', flipped: true })).toBe(-3);
});

test('FS-12.0 counters that are only damaged count in full pairs', () => {
  const game = home();
  const hurt: number[] = [];
  for (const id of ['i-battle', 'ii-battle', 'torpedo-boats-1', 'torpedo-boats-2'] as const) {
    game.german(id, 'german-reserve', { markers: 1 });
    hurt.push(total(game));
  }
  for (const id of ['1st-battle', 'arethusa', '3rd-cruiser'] as const) {
    game.ship(id, { flipped: true });
    hurt.push(total(game));
  }
  expect(hurt).toEqual([0, 1, 1, 2, 2, 1, 1]);
});

test('FS-12.0 a counter gone counts as gone, not as damaged too', () => {
  const game = home();
  game.ship('i-battle', { at: 'out', markers: 2 });
  game.ship('ii-battle', { at: 'sunk', markers: 5 });
  expect(total(game)).toBe(6);
});

test('FS-12.0 no raid launched costs four, once it is too late for it', () => {
  const score = (harwich: State['harwich'], raid: State['raid']) => total(home({ harwich, raid, raidTurn: 0, raidOverTurn: 0 }));
  expect([
    score('A', 'before'),
    score('B', 'before'),
    score('C', 'before'),
    score('british-reserve', 'before'),
    score('C', 'over'),
  ]).toEqual([0, 0, -4, -4, 0]);
});

test('FS-12.0 nor can it be launched when the carriers are gone', () => {
  const game = lastCarrierSinks({ harwich: 'B', raid: 'before' });
  expect(game.ending?.score).toBe(-9 - 18 - 4);
});

/** Two carriers are gone with their aircraft, and a U-boat sinks the third. */
function lastCarrierSinks(changes: Partial<State>): TestTable {
  const game = home(changes);
  for (const id of ['empress', 'engadine'] as const) game.ship(id, { at: 'sunk', flipped: true });
  for (const id of ['119', '120', '122', '812', '814', '815'] satisfies AircraftId[]) game.aircraft(id, { at: 'lost', carrier: null });
  game.raider('u-boat-1', game.state.harwich);
  return game.dice(1, 2).run(attacksOnHarwich);
}

test('FS-13.0 the levels and their bounds', () => {
  /** Points won with bombs, or lost with aircraft and a damaged E-11. */
  const resultAt = (points: number) => {
    const game = home({
      harwich: 'E',
      hits: [2 * Math.max(0, points), 0, 0, 0],
      e11: { home: true, hits: points < 0 && points % 2 ? 1 : 0 },
    });
    for (const { id } of AIRCRAFT.slice(0, Math.max(0, Math.floor(-points / 2)))) game.aircraft(id, { at: 'lost', carrier: null });
    const { ending } = game.run(sailOrLaunch).play('sail', 'british-reserve');
    expect(ending?.score).toBe(points);
    return [ending?.result, ending?.winner];
  };
  expect([6, 5, 2, 1, -3, -4, -8, -9].map(resultAt)).toEqual([
    ['decisive', 'british'],
    ['substantive', 'british'],
    ['substantive', 'british'],
    ['marginal', 'british'],
    ['marginal', 'british'],
    ['draw', null],
    ['draw', null],
    ['german', 'german'],
  ]);
});

test('FS-13.0 the carriers lost before the raid is launched: a German victory whatever the score', () => {
  const hits: State['hits'] = [18, 18, 18, 18];
  expect(lastCarrierSinks({ harwich: 'A', raid: 'before', hits }).ending).toMatchObject({ result: 'german', winner: 'german' });
  expect(lastCarrierSinks({ harwich: 'C', raid: 'before', hits }).ending).toMatchObject({ result: 'german', winner: 'german' });
  expect(lastCarrierSinks({ harwich: 'C', raid: 'over', hits }).ending).toMatchObject({ result: 'decisive', winner: 'british' });
});

test('FS-13.0 coming home without a raid is judged by the score', () => {
  const game = home({ harwich: 'E', raid: 'before', raidTurn: 0, raidOverTurn: 0 }).run(sailOrLaunch).play('sail', 'british-reserve');
  expect(game.ending).toMatchObject({ score: -4, result: 'draw' });
});
