import { describe, expect, test } from 'vitest';
import type { Operation } from '../data/operation.ts';
import { alarm, signals } from '../rules/signals.ts';
import { british, by, german, operationWith, type TestTable, tableOf } from './table.ts';

const beatty = british('beatty', 'K2', ['lion'], { port: 'rosyth', first: 3 });
const patrol = british('patrol', 'M6', ['southampton'], { first: 1 });
const hipper = german('hipper', 'O13', ['seydlitz']);

const scene = (changes: Partial<Operation> = {}, reading = 'rolled'): TestTable =>
  tableOf(operationWith([beatty, patrol, hipper], changes), { alarm: reading });

describe('GW-18.3 decoded signals', () => {
  test.each([
    [1, 5],
    [2, 5],
    [3, 3],
    [6, 3],
  ])('GW-18.3 on %i fleets in port sail from turn %i', (die, first) => {
    const game = scene().dice(die).run(alarm);
    expect(game.fleet('beatty').first).toBe(first);
    expect(game.fleet('patrol').first).toBe(1);
    expect(game.fleet('hipper').first).toBe(1);
  });
  test('GW-18.3 the other side never hears of the die', () => {
    expect(scene().dice(1).run(alarm).read('central')).toEqual([]);
  });
  test('GW-18.3 on 6 the Allies read where each fleet goes that sets out', () => {
    const game = scene().dice(6).run(alarm);
    game.fleet('hipper', { plot: [by('O12', 'O11'), by('O10'), by('N9')] });
    game.run(signals);
    expect(game.seenBy('allied').reports).toEqual([{ side: 'allied', turn: 1, zone: 'O13', ships: 0, course: 4 }]);
    expect(game.seenBy('central').reports).toEqual([]);
    expect(game.run(signals).seenBy('allied').reports).toHaveLength(1);
  });
  test.each([1, 3, 5])('GW-18.3 on %i nothing is read of it', (die) => {
    const game = scene().dice(die).run(alarm);
    game.fleet('hipper', { plot: [by('O12')] });
    expect(game.run(signals).seenBy('allied').reports).toEqual([]);
  });
  test('GW-18.3 all that leaves one place is one report', () => {
    const scheer = german('scheer', 'O13', ['konig', 'kaiser', 'v25-class']);
    const game = tableOf(operationWith([beatty, hipper, scheer]), { alarm: 'rolled' })
      .dice(6)
      .run(alarm);
    game.fleet('hipper', { plot: [by('N12')] });
    game.fleet('scheer', { plot: [by('O12')] });
    expect(game.run(signals).seenBy('allied').reports).toEqual([{ side: 'allied', turn: 1, zone: 'O13', ships: 10, course: 4 }]);
  });
  test('GW-18.3 nothing of one that stays, or sets out with its third move', () => {
    const reports = (...plot: ReturnType<typeof by>[]) => {
      const game = scene().dice(6).run(alarm);
      game.fleet('hipper', { plot });
      return game.run(signals).seenBy('allied').reports;
    };
    expect([reports(), reports(by(), by(), by('O12')), reports(by(), by('O12')).length]).toEqual([[], [], 1]);
  });
  test('GW-18.3 history, other seas and the last year of the war know no such die', () => {
    const later = { date: { year: 1918, month: 4, day: 23 } };
    for (const game of [scene({}, 'history'), scene(later)]) expect(game.run(alarm).rolls).toEqual([]);
  });
});
