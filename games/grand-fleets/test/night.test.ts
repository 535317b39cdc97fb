/** GF-12.3 (ours): fighting in the dark. */
import { describe, expect, test } from 'vitest';
import type { Options } from '../../../kernel/index.ts';
import { BUILT_IN } from '../data/pack.ts';
import { combatPhase } from '../rules/combat.ts';
import { gunfire } from '../rules/gunfire.ts';
import { nightfall, searchlights } from '../rules/searchlights.ts';
import { solutionFor } from '../rules/solution.ts';
import { gunDie, modifierOf, torpedoDie } from '../rules/to-hit.ts';
import { runningOf } from '../rules/torpedoes.ts';
import { watersOf } from '../rules/waters.ts';
import { like, MOLTKE, TIGER } from './cards.ts';
import { at, battleWith, blue, N, red, S, type TestTable, tableOf } from './table.ts';

const ON: Options = { night: 'on' };

/** Moltke lies so many hexes ahead of Tiger, in a night in which one sees so far. */
const night = (range: number, visibility: number | null = null, options = ON, dark = true): TestTable =>
  tableOf(
    battleWith([blue(TIGER, [0, 0], N), red(MOLTKE, [0, -range], S)], { light: [{ from: 1, visibility, exposed: null, dark }] }),
    options,
  );

/** The modifier of Tiger's heavy guns at Moltke, or the rule that keeps them silent. */
function guns(game: TestTable): number | string {
  const solution = solutionFor(watersOf(game.battle, game.state), game.ship('tiger'), 0, game.ship('moltke'));
  return 'gunnery' in solution ? modifierOf(gunDie, solution.gunnery) : (solution.rule ?? '');
}

describe('who is seen', () => {
  test('GF-12.3 a ship without lights is made out within four hexes, or as far as one sees if that is less', () => {
    expect([guns(night(4)), guns(night(5))]).toEqual([expect.any(Number), 'GF-12.3']);
    expect([guns(night(2, 2)), guns(night(3, 2))]).toEqual([expect.any(Number), 'GF-12.3']);
  });

  test('GF-12.3 by day, and without the option, only what the battle says of the light counts', () => {
    expect(guns(night(5, null, ON, false))).toEqual(expect.any(Number));
    expect(guns(night(5, null, {}))).toEqual(expect.any(Number));
    expect(guns(night(5, 4, {}))).toBe('GF-15.4');
  });

  test('GF-12.3 a ship on fire is seen by everybody', () => {
    const game = night(7, 1);
    game.ship('moltke', { fires: 1 });
    expect(guns(game)).toEqual(expect.any(Number));
  });

  test('GF-12.3 and so is one that fired in the last Combat Phase, until the next is over', () => {
    const game = night(2);
    game.state.aims = [{ from: 'moltke', guns: 0, target: 'tiger' }];
    game.dice(1, 1, 1, 1).run(gunfire);
    expect(game.state.flashes).toEqual(['moltke']);
    game.ship('moltke', { hex: at(0, -7) });
    expect(guns(game)).toEqual(expect.any(Number));
    game.state.aims = [];
    game.run(gunfire);
    expect([game.state.flashes, guns(game)]).toEqual([[], 'GF-12.3']);
  });

  test('GF-12.3 without the option nobody remembers who fired', () => {
    const game = night(2, null, {});
    game.state.aims = [{ from: 'moltke', guns: 0, target: 'tiger' }];
    expect(game.dice(1, 1, 1, 1).run(gunfire).state.flashes).toEqual([]);
  });
});

describe('to hit', () => {
  test('GF-12.3 guns have -1 in the dark', () => {
    expect(guns(night(4))).toBe(Number(guns(night(4, null, {}))) - 1);
  });

  test('GF-12.3 torpedoes have +1', () => {
    const torpedo = (game: TestTable): number =>
      modifierOf(torpedoDie, runningOf(watersOf(game.battle, game.state), [], { from: 'tiger', tube: 0, target: 'moltke', arc: 'A' }));
    expect(torpedo(night(4))).toBe(torpedo(night(4, null, {})) + 1);
  });
});

describe('searchlights', () => {
  test('GF-12.3 whoever is in a beam can be fired at without the -1, and so can the ship that shows it', () => {
    const game = night(3, 1).run(searchlights).play('blue', 'light', 'tiger').play('blue', 'done').play('red', 'done');
    expect(game.state.beams).toEqual(['tiger']);
    expect(game.told('searchlights')).toEqual([{ type: 'searchlights', ships: ['tiger'] }]);
    expect(guns(game)).toBe(guns(night(3, null, {})));
    const back = solutionFor(watersOf(game.battle, game.state), game.ship('moltke'), 0, game.ship('tiger'));
    expect(back).toMatchObject({ gunnery: { dark: false } });
  });

  test('GF-12.3 they reach three hexes', () => {
    const game = night(4, 1);
    game.state.beams = ['tiger'];
    expect(guns(game)).toBe('GF-12.3');
    expect(night(4).run(searchlights).finished).toBe(true);
    expect(night(3).run(searchlights).asked).toEqual(['blue', 'red']);
  });

  test('GF-12.3 a light may be put out again before all are in, and all are out when the phase is over', () => {
    const game = night(3).run(combatPhase).play('blue', 'light', 'tiger');
    expect(game.whyNot('blue', 'light', 'tiger')?.rule).toBe('GF-12.3');
    game.play('blue', 'darken', 'tiger').play('blue', 'done').play('red', 'light', 'moltke').play('red', 'done');
    expect(game.state.beams).toEqual(['moltke']);
    game.play('blue', 'done').play('red', 'done');
    expect(game.state.beams).toEqual([]);
  });

  test('GF-12.3 they are no question by day, or without the option', () => {
    expect(night(3, null, ON, false).run(searchlights).finished).toBe(true);
    expect(night(3, null, {}).run(searchlights).finished).toBe(true);
  });

  test('the captain lights up whom he could not see, with one ship', () => {
    const berths = [blue(TIGER, [0, 0], N), blue(like(TIGER, 'lion'), [0, -1], N), red(MOLTKE, [0, -3], S)];
    const dim = (visibility: number): TestTable =>
      tableOf(battleWith(berths, { light: [{ from: 1, visibility, exposed: null, dark: true }] }), ON).run(searchlights);
    expect(dim(1).captain('blue')).toEqual({ verb: 'light', target: 'tiger' });
    expect(dim(1).play('blue', 'light', 'tiger').captain('blue')).toEqual({ verb: 'done' });
    expect(dim(2).captain('blue')).toEqual({ verb: 'done' });
  });
});

test('GF-12.3 nightfall is told once', () => {
  const light = [
    { from: 1, visibility: null, exposed: null, dark: false },
    { from: 2, visibility: 3, exposed: null, dark: true },
  ];
  const game = tableOf(battleWith([blue(TIGER, [0, 0], N), red(MOLTKE, [0, -4], S)], { light }), ON);
  for (const turn of [1, 2, 3]) {
    game.state.turn = turn;
    game.run(nightfall);
    expect(game.told('nightfall')).toHaveLength(turn === 1 ? 0 : 1);
  }
});

test('GF-12.3 night falls over Coronel in the ninth turn', () => {
  expect(BUILT_IN.battles.get('coronel')?.light.map(({ from, dark }) => [from, dark])).toEqual([
    [1, false],
    [3, false],
    [9, true],
  ]);
});
