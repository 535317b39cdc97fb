/** GF-5.5: collisions and ramming. */
import { describe, expect, test } from 'vitest';
import type { Options } from '../../../kernel/index.ts';
import type { Berth } from '../data/battle.ts';
import { collisions } from '../rules/collisions.ts';
import { sizePoints } from '../rules/crowds.ts';
import { movementPhase } from '../rules/movement.ts';
import { ramming } from '../rules/ramming.ts';
import { DESTROYER, like, MOLTKE, SOUTHAMPTON, TIGER } from './cards.ts';
import { battleWith, blue, N, red, S, type TestTable, table, tableOf } from './table.ts';

/** Larges of four size points each in one hex. */
const crowd = (count: number): Berth[] =>
  ['tiger', 'lion', 'queen-mary', 'princess-royal'].slice(0, count).map((id) => blue(like(TIGER, id), [0, 0], N));
const cruiser = (id: string): Berth => blue(like(SOUTHAMPTON, id), [0, 0], N);
/** Four points and twice three: ten in all. */
const ten = (): Berth[] => [...crowd(2), cruiser('southampton')];
const collided = (made: TestTable): (readonly string[])[] => made.told('collided').map(({ ships }) => ships);
const collide = (berths: readonly Berth[], dice: readonly number[], options: Options = {}): TestTable =>
  tableOf(battleWith(berths), options)
    .dice(...dice)
    .run(collisions);

/** A nine on the damage roll of a Large costs nothing. */
const harmless = (points: number): number[] => Array(points).fill(9);

describe('collisions', () => {
  test('GF-5.4.1b size points are those of command and control', () => {
    const { battle } = table(blue(TIGER, [0, 0], N), blue(SOUTHAMPTON, [0, 0], N), red(DESTROYER, [0, 0], N));
    expect(['tiger', 'southampton', 'v25'].map((id) => sizePoints(battle, id))).toEqual([4, 2, 1]);
  });

  test('GF-5.4.1a ten size points share a hex in peace', () => {
    expect(collide(ten(), []).entries).toEqual([]);
  });

  test('GF-5.5 eleven do not, whichever side they are on', () => {
    const made = collide([...ten(), red(DESTROYER, [0, 0], S)], [1, 2, 3, 4]);
    expect(made.told('crowded')).toEqual([{ type: 'crowded', ships: ['tiger', 'lion', 'southampton', 'v25'], rolls: [1, 2, 3, 4] }]);
    expect(collided(made)).toEqual([]);
  });

  test('GF-5.5 or ten are too many already, if the players agree', () => {
    expect(collide(ten(), [1, 2, 3], { crowding: 'ten' }).told('crowded')).toHaveLength(1);
    expect(collide(crowd(2), [], { crowding: 'ten' }).told('crowded')).toEqual([]);
  });

  test('GF-5.5.1 of 6, 3, 8 and 3 the two threes collide, and nobody else', () => {
    const made = collide(crowd(4), [6, 3, 8, 3, ...harmless(5), ...harmless(5)]);
    expect(collided(made)).toEqual([['lion', 'princess-royal']]);
    expect(made.state.ships.map(({ hits }) => hits)).toEqual([0, 5, 0, 5]);
  });

  test('GF-5.5.1 three with the same die collide each with both others', () => {
    const made = collide(crowd(3), [4, 4, 4, ...harmless(30)]);
    expect(collided(made)).toEqual([
      ['tiger', 'lion'],
      ['tiger', 'queen-mary'],
      ['lion', 'queen-mary'],
    ]);
    expect(made.state.ships.map(({ hits }) => hits)).toEqual([10, 10, 10]);
  });

  test('GF-5.5.3 Tiger and Southampton collide: two points for Tiger, five for Southampton', () => {
    const made = collide([...crowd(2), cruiser('southampton'), cruiser('birmingham')], [7, 1, 7, 2, ...harmless(2), ...harmless(5)]);
    expect(made.told('collided')).toEqual([{ type: 'collided', ships: ['tiger', 'southampton'], damage: [2, 5], rammed: false }]);
    expect([made.ship('tiger').hits, made.ship('southampton').hits]).toEqual([2, 5]);
  });

  test('GF-5.5 ships that are gone take no room', () => {
    const made = tableOf(battleWith(crowd(3)));
    made.ship('lion', { fate: 'sunk', hits: 24 });
    expect(made.run(collisions).entries).toEqual([]);
  });
});

describe('ramming', () => {
  const met = (...more: Berth[]): TestTable => table(blue(TIGER, [0, 0], N), red(MOLTKE, [0, 0], S), ...more);
  /** Moltke with three points left, as in the book. */
  const example = (): TestTable => {
    const made = met();
    made.ship('moltke', { hits: 12, engines: 1 });
    return made.dice(6, 4).run(ramming);
  };

  test('GF-5.5.2 Tiger has 6 + 6, Moltke 4 + 3: Tiger may ram Moltke, Moltke may not ram Tiger', () => {
    const made = example();
    expect(made.told('met')).toEqual([{ type: 'met', ships: ['tiger', 'moltke'], totals: [12, 7] }]);
    expect([made.asked, made.offered('blue')]).toEqual([['blue'], ['ram moltke', 'hold']]);
    expect(made.says('blue')).toBe('Does Tiger ram?');
    expect(made.says('blue', 'ram', 'moltke')).toBe('Ram Moltke: 5 points for her, 5 for us');
    expect(made.says('blue', 'hold')).toBe('Keep clear');
    expect(made.whyNot('blue', 'ram', 'tiger')?.rule).toBe('GF-5.5.2');
    made.play('blue', 'hold');
    expect(made.finished).toBe(true);
  });

  test('GF-5.5.3 who rams is hurt like who is rammed', () => {
    const made = example()
      .dice(...harmless(10))
      .play('blue', 'ram', 'moltke');
    expect(made.told('collided')).toEqual([{ type: 'collided', ships: ['tiger', 'moltke'], damage: [5, 5], rammed: true }]);
    expect([made.ship('tiger').hits, made.ship('moltke').hits]).toEqual([5, 17]);
  });

  test('GF-5.5.2 with equal totals nobody may ram', () => {
    expect(met().dice(5, 5).run(ramming).finished).toBe(true);
  });

  test('GF-5.5.2 the highest total decides first, and whoever is still afloat comes next', () => {
    const made = met(blue(SOUTHAMPTON, [0, 0], N))
      .dice(3, 6, 10)
      .run(ramming);
    expect([made.asked, made.offered('blue', 'ram')]).toEqual([['blue'], ['moltke']]);
    made.play('blue', 'hold');
    expect([made.asked, made.offered('red', 'ram')]).toEqual([['red'], ['tiger']]);
    made.play('red', 'hold');
    expect(made.finished).toBe(true);
  });

  test('GF-5.5.2 a ship that was sunk by ramming neither rams nor is rammed', () => {
    const made = met(blue(SOUTHAMPTON, [0, 0], N));
    made.ship('moltke', { hits: 22 });
    made.dice(1, 9, 10).run(ramming);
    expect(made.told('met')[0]?.totals).toEqual([7, 11, 15]);
    made.dice(...harmless(5)).play('blue', 'ram', 'moltke');
    expect([made.ship('moltke').fate, made.ship('southampton').hits, made.finished]).toEqual(['sunk', 5, true]);
  });

  test('GF-5.5.2 she is warned who would go down herself', () => {
    const made = example();
    expect(made.caution('blue', 'ram', 'moltke')).toBeUndefined();
    made.ship('tiger', { hits: 19 });
    expect(made.caution('blue', 'ram', 'moltke')).toBe('She has no more hull than that left, and goes down with it.');
  });

  test('GF-2.2f collisions come before ramming, and only where enemies share a hex', () => {
    const made = table(blue(TIGER, [0, 0], N), blue(like(TIGER, 'lion'), [0, 0], N), red(MOLTKE, [0, 0], S))
      .dice(1, 2, 3, 1, 2, 10)
      .run(movementPhase);
    made.play('blue', 'done').play('red', 'done').play('blue', 'done').play('red', 'done');
    expect(made.rolls).toEqual(['collision: 1', 'collision: 2', 'collision: 3', 'ramming: 7', 'ramming: 8', 'ramming: 16']);
    expect(made.offered('red', 'ram')).toEqual(['lion', 'tiger']);
    expect(table(blue(TIGER, [0, 0], N), blue(like(TIGER, 'lion'), [0, 0], N), red(MOLTKE, [1, 0], S)).run(ramming).finished).toBe(true);
  });
});
