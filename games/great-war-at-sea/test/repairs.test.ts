import { describe, expect, test } from 'vitest';
import { stopDead } from '../../../tactical/vessel.ts';
import { sheetOf } from '../data/data.ts';
import { conclusion } from '../rules/conclusion.ts';
import type { Fleet, ShipState } from '../state.ts';
import { british, german, type TestTable, table } from './table.ts';

const stopped = (fleet: Partial<Fleet> = {}, ship: Partial<ShipState> = {}): TestTable => {
  const game = table(british('beatty', 'M7', ['lion']), german('hipper', 'O13', ['seydlitz']));
  stopDead(sheetOf(game.war, 'lion'), game.ship('lion'));
  game.ship('lion', ship);
  game.fleet('beatty', { mission: 'abort', ...fleet });
  return game;
};

describe('GW-11.27 emergency repairs between battles', () => {
  test('GW-11.27 on 1 she steams again, at speed 1', () => {
    const game = stopped().dice(1).run(conclusion);
    expect(game.ship('lion')).toMatchObject({ slowed: 1, engines: 'patched' });
    expect(game.told('engines-mended', 'allied')).toHaveLength(1);
    expect(game.read('central')).toEqual([]);
  });
  test('GW-11.27 on 5 and 6 never again', () => {
    const game = stopped().dice(5).run(conclusion);
    expect(game.ship('lion').engines).toBe('hopeless');
    expect(game.run(conclusion).rolls).toHaveLength(1);
  });
  test('GW-11.27 else there is a next turn', () => {
    expect(stopped().dice(2, 4).run(conclusion).run(conclusion).ship('lion').engines).toBe('stopped');
  });
  test('GW-11.27 not in a fleet that has its mission still, or was in battle this turn', () => {
    expect(stopped({ mission: 'intercept' }).run(conclusion).rolls).toEqual([]);
    expect(stopped({ foughtIn: 1 }).run(conclusion).rolls).toEqual([]);
  });
  test('GW-11.27 not for a ship that has only run out of fuel', () => {
    expect(stopped({}, { starved: true }).run(conclusion).rolls).toEqual([]);
  });
});
