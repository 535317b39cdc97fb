/** GF-12.2 (ours): smoke. */
import { describe, expect, test } from 'vitest';
import type { Hex } from '../../../chart/hex.ts';
import type { Battle, Berth } from '../data/battle.ts';
import { movementPhase } from '../rules/movement.ts';
import { isScreened, smokeDrifts } from '../rules/smoke.ts';
import { smokeOrders } from '../rules/smoke-orders.ts';
import { solutionFor } from '../rules/solution.ts';
import { missOf } from '../rules/torpedoes.ts';
import { watersOf } from '../rules/waters.ts';
import { movementTold } from '../words/movement.ts';
import { DESTROYER, like, MOLTKE, SOUTHAMPTON, TIGER } from './cards.ts';
import { at, battleWith, blue, N, red, S, SE, type TestTable, tableOf } from './table.ts';

const BOAT = like(DESTROYER, 'lydiard');
const ON = { smoke: 'on' };
const BERTHS = [blue(TIGER, [0, 0], N), blue(BOAT, [-3, -1], SE, 'boats'), red(MOLTKE, [0, -4], S)];

const sea = (changes: Partial<Battle> = {}, options: Readonly<Record<string, string>> = ON, berths: readonly Berth[] = BERTHS): TestTable =>
  tableOf(battleWith(berths, changes), options);

/** Tiger and Moltke lie four hexes apart, with smoke in these hexes. */
const screened = (...hexes: readonly Hex[]): boolean => isScreened({ smoke: new Set(hexes) }, at(0, 0), at(0, -4));

describe('what it hides', () => {
  test('GF-12.2 smoke in between, at the firer or at the target stops the guns', () => {
    expect([screened(), screened(at(0, -2)), screened(at(0, 0)), screened(at(0, -4)), screened(at(1, -2))]).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  test('GF-12.2 not at the next hex, and between two hexes it must be in both', () => {
    expect(isScreened({ smoke: new Set([at(0, 0), at(0, -1)]) }, at(0, 0), at(0, -1))).toBe(false);
    const past = (...hexes: readonly Hex[]): boolean => isScreened({ smoke: new Set(hexes) }, at(0, 0), at(1, 1));
    expect([past(at(1, 0)), past(at(1, 0), at(0, 1))]).toEqual([false, true]);
  });

  test('GF-12.2 it says so, and torpedoes run through it', () => {
    const game = sea();
    game.state.smoke = [{ hex: at(0, -2), until: 1 }];
    const waters = watersOf(game.battle, game.state);
    expect(solutionFor(waters, game.ship('tiger'), 0, game.ship('moltke'))).toMatchObject({ rule: 'GF-12.2' });
    expect(missOf(waters, { from: 'tiger', tube: 0, target: 'moltke', arc: 'A' })).toBeNull();
  });
});

describe('making it', () => {
  test('GF-12.2 small ships leave it in every hex that they move out of', () => {
    const game = sea().run(movementPhase).play('blue', 'smoke', ['lydiard', 'funnel']).play('blue', 'done');
    expect(game.told('smoke')).toEqual([{ type: 'smoke', ships: ['lydiard'] }]);
    game.play('blue', 'order', ['lydiard', 2]).play('blue', 'done').play('red', 'done');
    expect(game.state.smoke).toEqual([
      { hex: at(-3, -1), until: 1 },
      { hex: at(-2, -1), until: 1 },
    ]);
  });

  test('GF-12.2 so do those that obey the order of their squadron', () => {
    const boats = [blue(BOAT, [-3, -1], SE, 'boats'), blue(like(DESTROYER, 'landrail'), [-3, 2], SE, 'boats'), red(MOLTKE, [0, -4], S)];
    const game = sea({}, ON, boats).run(movementPhase).play('blue', 'smoke', ['landrail', 'funnel']).play('blue', 'done');
    game.ship('lydiard').hex = at(-3, 1);
    game
      .play('blue', 'done')
      .play('red', 'done')
      .play('blue', 'order', ['boats', 'simultaneous', 1])
      .play('blue', 'done')
      .play('red', 'done');
    expect(game.state.smoke).toEqual([{ hex: at(-3, 2), until: 1 }]);
  });

  test('GF-12.2 large ships make none, and without the option nobody does', () => {
    const game = sea().run(smokeOrders);
    expect(game.asked).toEqual(['blue']);
    expect(game.whyNot('blue', 'smoke', ['tiger', 'funnel'])?.rule).toBe('GF-12.2.2');
    expect(sea({}, {}).run(smokeOrders).finished).toBe(true);
    const small = sea({}, ON, [blue(SOUTHAMPTON, [0, 0], N), red(MOLTKE, [0, -4], S)]).run(smokeOrders);
    expect(small.offered('blue', 'smoke')).toEqual(['southampton funnel']);
  });

  test('GF-12.2 it may be thought better of before all are in', () => {
    const game = sea().run(smokeOrders).play('blue', 'smoke', ['lydiard', 'funnel']).play('blue', 'clear', 'lydiard').play('blue', 'done');
    expect([game.state.smoking, game.told('smoke')]).toEqual([[], []]);
  });

  test('GF-12.2 it is told in words', () => {
    expect(movementTold.inWords({ type: 'smoke', ships: ['Lydiard'] }, { ship: String }).words).toBe('Making **smoke**: Lydiard.');
  });
});

describe('how long it hangs', () => {
  const drifting = (changes: Partial<TestTable['state']>): TestTable => {
    const game = sea();
    Object.assign(game.state, changes);
    return game.run(smokeDrifts);
  };

  test('GF-12.2.1 funnel smoke is gone at the end of the turn', () => {
    const game = drifting({ smoke: [{ hex: at(0, -2), until: 1 }], smoking: [{ ship: 'lydiard', kind: 'funnel' }] });
    expect([game.state.smoke, game.state.smoking]).toEqual([[], []]);
  });

  test('GF-12.2.2 chemical smoke hangs for another turn, and drifts a hex with the wind', () => {
    expect(drifting({ smoke: [{ hex: at(0, -2), until: 2 }] }).state.smoke).toEqual([{ hex: at(0, -2), until: 2 }]);
    const game = sea({}, { ...ON, wind: 'on' });
    Object.assign(game.state, { smoke: [{ hex: at(0, -2), until: 2 }], wind: S });
    expect(game.run(smokeDrifts).state.smoke).toEqual([{ hex: at(0, -1), until: 2 }]);
  });

  test('GF-12.2.2 it is known from 1916 on, and each ship makes it once', () => {
    expect(sea({ year: 1915 }).run(smokeOrders).offered('blue', 'smoke')).toEqual(['lydiard funnel']);
    const game = sea({ year: 1916 }).run(movementPhase).play('blue', 'smoke', ['lydiard', 'chemical']).play('blue', 'done');
    game.play('blue', 'order', ['lydiard', 1]).play('blue', 'done').play('red', 'done');
    expect([game.state.smoke, game.state.canisters]).toEqual([[{ hex: at(-3, -1), until: 2 }], ['lydiard']]);
    game.state.smoke = [];
    expect(game.run(smokeOrders).offered('blue', 'smoke')).toEqual(['lydiard funnel']);
  });
});

test('the captain makes smoke where he is outgunned', () => {
  const weak = [blue(BOAT, [-3, -1], SE, 'boats'), red(MOLTKE, [0, -4], S)];
  expect(sea({}, ON, weak).run(smokeOrders).captain('blue')).toEqual({ verb: 'smoke', target: ['lydiard', 'funnel'] });
  expect(sea().run(smokeOrders).captain('blue')).toEqual({ verb: 'done' });
});
