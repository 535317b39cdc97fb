/** GF-6.1: firing orders. */
import { describe, expect, test } from 'vitest';
import { totalOf } from '../../../kernel/index.ts';
import { combatPhase } from '../rules/combat.ts';
import { DESTROYER, like, MOLTKE, SOUTHAMPTON, TIGER } from './cards.ts';
import type { TestTable } from './table.ts';
import { battleWith, blue, N, red, S, table, tableOf } from './table.ts';

const BLUECHER = like(MOLTKE, 'bluecher');
const LION = like(TIGER, 'lion');

/** Tiger with Moltke abeam at six hexes, and Blücher off the other beam at four. */
const abeam = (): TestTable => table(blue(TIGER, [0, 0], N), red(MOLTKE, [-6, 3], N), red(BLUECHER, [4, -2], N));

/** The sum of all modifiers of a shot as its odds have it. */
const modifierIn = (game: TestTable, from: string, guns: number, target: string): number => {
  const gun = game.odds('blue', 'fire', [from, guns, target])?.rolls[0];
  return gun ? totalOf(gun.check, 0, gun.facts) : Number.NaN;
};

describe('what may be ordered', () => {
  test('GF-6.1 each line of guns has a target of its own, written down in secret by both sides', () => {
    const game = abeam().run(combatPhase);
    expect(game.asked).toEqual(['blue', 'red']);
    expect(game.offered('blue', 'fire')).toEqual(['tiger 0 moltke', 'tiger 1 moltke', 'tiger 0 bluecher', 'tiger 1 bluecher']);
    game.play('blue', 'fire', ['tiger', 0, 'moltke']).play('blue', 'fire', ['tiger', 1, 'bluecher']);
    expect(game.state.aims).toEqual([]);
    expect(game.offered('blue', 'hold')).toEqual(['tiger 0 moltke', 'tiger 1 bluecher']);
  });

  test('GF-6.1 whoever opens fire with no gun laid is asked whether he means it', () => {
    const game = abeam().run(combatPhase);
    expect(game.caution('blue', 'done')).toBe('No gun fires this turn, though some bear on the enemy.');
    expect(game.play('blue', 'fire', ['tiger', 0, 'moltke']).caution('blue', 'done')).toBeUndefined();
  });

  test('GF-6.1.1a a line of guns fires at one target, and leaves it for another', () => {
    const game = abeam().run(combatPhase).play('blue', 'fire', ['tiger', 0, 'moltke']);
    expect(game.whyNot('blue', 'fire', ['tiger', 0, 'moltke'])?.rule).toBe('GF-6.1.1a');
    game.play('blue', 'fire', ['tiger', 0, 'bluecher']);
    expect(game.offered('blue', 'hold')).toEqual(['tiger 0 bluecher']);
    expect(game.play('blue', 'hold', ['tiger', 0, 'bluecher']).offered('blue', 'hold')).toEqual([]);
  });

  test('GF-6.1.1b light guns have two targets at most, in different arcs, with the shares of GF-6.1.1c', () => {
    const boat = (n: number, column: number, row: number) => red(like(DESTROYER, `boat-${n}`), [column, row], N);
    const game = table(blue(TIGER, [0, 0], N), boat(1, -3, 1), boat(2, -3, 2), boat(3, 2, -1), boat(4, 1, -2)).run(combatPhase);
    const count = (target: string) => game.odds('blue', 'fire', ['tiger', 'light', target])?.badges[0]?.dice?.count;
    expect([count('boat-1'), count('boat-3'), count('boat-4')]).toEqual([2, 2, 1]);
    game.play('blue', 'fire', ['tiger', 'light', 'boat-1']);
    expect(game.whyNot('blue', 'fire', ['tiger', 'light', 'boat-2'])).toMatchObject({ rule: 'GF-6.1.1b' });
    expect(count('boat-3')).toBe(1);
    game.play('blue', 'fire', ['tiger', 'light', 'boat-3']);
    expect(game.whyNot('blue', 'fire', ['tiger', 'light', 'boat-4'])?.words).toBe('her light guns have two targets already');
  });

  test('GF-6.1.1b a single light gun has no second target, and none has any when they are lost', () => {
    const boat = (n: number, column: number, row: number) => red(like(DESTROYER, `boat-${n}`), [column, row], N);
    const game = table(blue(TIGER, [0, 0], N), boat(1, -2, 1), boat(2, 2, -1));
    game.ship('tiger', { lightLost: 2 });
    game.run(combatPhase).play('blue', 'fire', ['tiger', 'light', 'boat-1']);
    expect(game.whyNot('blue', 'fire', ['tiger', 'light', 'boat-2'])?.rule).toBe('GF-6.1.1b');
    game.ship('tiger', { lightLost: 3 });
    game.run(combatPhase);
    expect(game.whyNot('blue', 'fire', ['tiger', 'light', 'boat-1'])?.words).toBe('she has no light guns left');
  });
});

describe('what may not', () => {
  const why = (game: TestTable, ...shot: readonly [string, string | number, string]) =>
    game.run(combatPhase).whyNot('blue', 'fire', shot)?.rule;

  test('GF-6.1.3 no farther than long range', () => {
    expect(why(abeam(), 'tiger', 'light', 'bluecher')).toBe('GF-6.1.3');
  });

  test('GF-15.4 nor farther than anybody sees', () => {
    const light = [{ from: 1, visibility: 5, exposed: null, dark: false }];
    const berths = [blue(TIGER, [0, 0], N), red(MOLTKE, [-6, 3], N), red(BLUECHER, [4, -2], N)];
    expect(why(tableOf(battleWith(berths, { light })), 'tiger', 0, 'moltke')).toBe('GF-15.4');
  });

  test('GF-6.1.2a only where a gun bears', () => {
    const game = abeam();
    game.ship('tiger', {
      lost: [
        [2, 2],
        [3, 0, 3, 0],
      ],
    });
    game.run(combatPhase);
    expect(game.whyNot('blue', 'fire', ['tiger', 0, 'moltke'])?.rule).toBe('GF-6.1.2a');
    expect(game.offered('blue', 'fire')).toEqual(['tiger 1 bluecher']);
  });

  test('GF-6.1.4f only along a free line, and one is told who is in the way', () => {
    const game = table(blue(TIGER, [0, 0], N), blue(LION, [0, -2], N), red(MOLTKE, [0, -5], N)).run(combatPhase);
    expect(game.whyNot('blue', 'fire', ['tiger', 0, 'moltke'])).toMatchObject({ rule: 'GF-6.1.4f', words: 'Lion is in the way' });
  });

  test('GF-8.3.4 a ship without fire control is silent for the phases that she has to be', () => {
    const game = abeam();
    game.ship('tiger', { silent: 2, directorHits: 2 });
    game.run(combatPhase);
    expect(game.asked).toEqual(['red']);
    game.play('red', 'done');
    expect(game.ship('tiger').silent).toBe(1);
    game.run(combatPhase).play('red', 'done').run(combatPhase);
    expect(game.asked).toEqual(['blue', 'red']);
  });

  test('GF-6.1 nobody orders the ships of the other side, or what is not there', () => {
    const game = abeam().run(combatPhase);
    const reasons = [['moltke', 0, 'tiger'], ['tiger', 7, 'moltke'], ['tiger', 0, 'tiger'], ['nobody', 0, 'moltke'], 'tiger'].map(
      (target) => game.whyNot('blue', 'fire', target)?.rule,
    );
    expect(reasons).toEqual(['GF-6.1', 'GF-6.1', 'GF-6.1', 'GF-6.1', 'GF-6.1']);
    expect(game.whyNot('blue', 'hold', ['tiger', 0, 'moltke'])?.rule).toBe('GF-6.1');
  });
});

describe('what is promised', () => {
  test('GF-6.2.1c Tiger at long range and Princess Royal at medium: only Tiger fires worse for it', () => {
    const game = table(blue(TIGER, [0, 0], N), blue(like(TIGER, 'princess-royal'), [-2, 2], N), red(MOLTKE, [-6, 3], N)).run(combatPhase);
    const before = [modifierIn(game, 'tiger', 0, 'moltke'), modifierIn(game, 'princess-royal', 0, 'moltke')];
    game.play('blue', 'fire', ['princess-royal', 0, 'moltke']);
    expect(modifierIn(game, 'tiger', 0, 'moltke')).toBe((before[0] ?? 0) - 1);
    game.play('blue', 'fire', ['tiger', 0, 'moltke']).play('blue', 'hold', ['princess-royal', 0, 'moltke']);
    expect(modifierIn(game, 'princess-royal', 0, 'moltke')).toBe(before[1]);
  });

  test('GF-6.2.1c several lines of guns are one ship, and light guns are none', () => {
    const game = table(blue(TIGER, [0, 0], N), blue(LION, [-3, 3], N), red(MOLTKE, [-6, 3], N)).run(combatPhase);
    const before = modifierIn(game, 'tiger', 0, 'moltke');
    game.play('blue', 'fire', ['lion', 'light', 'moltke']);
    expect(modifierIn(game, 'tiger', 0, 'moltke')).toBe(before);
    game.play('blue', 'fire', ['lion', 0, 'moltke']).play('blue', 'fire', ['lion', 1, 'moltke']);
    expect(modifierIn(game, 'tiger', 0, 'moltke')).toBe(before - 1);
  });

  test('GF-6.2.1c light guns do not suffer from it themselves', () => {
    const game = table(blue(TIGER, [0, 0], N), blue(LION, [0, 3], N), red(MOLTKE, [-3, 1], N)).run(combatPhase);
    const others = (guns: number | 'light') => game.odds('blue', 'fire', ['tiger', guns, 'moltke'])?.rolls[0]?.facts;
    game.play('blue', 'fire', ['lion', 0, 'moltke']);
    expect([others(0), others('light')]).toEqual([
      expect.objectContaining({ band: 'short', others: 1 }),
      expect.objectContaining({ band: 'long', others: 0 }),
    ]);
  });

  test('GF-6.2.1e GF-6.2.1g speed and damage of either ship count as hers', () => {
    const game = abeam();
    game.ship('tiger', { fires: 1, listing: true, spent: 4, evasive: 1 });
    game.ship('bluecher', { spent: 6, evasive: 2 });
    game.run(combatPhase);
    const facts = (side: 'blue' | 'red', from: string, to: string) => game.odds(side, 'fire', [from, 0, to])?.rolls[0]?.facts;
    expect(facts('blue', 'tiger', 'bluecher')).toMatchObject({
      speed: 4,
      targetSpeed: 6,
      evasive: 3,
      onFire: true,
      listing: true,
      size: 1,
    });
    expect(facts('red', 'bluecher', 'tiger')).toMatchObject({ speed: 6, targetSpeed: 4, evasive: 3, onFire: false, listing: false });
  });

  test('GF-6.2 the odds count every gun that bears, to hit and to pierce', () => {
    const game = abeam().run(combatPhase);
    const odds = game.odds('blue', 'fire', ['tiger', 0, 'bluecher']);
    const each = odds?.badges[0]?.dice?.each ?? 0;
    expect(odds?.badges.map(({ key, dice }) => [key, dice?.count])).toEqual([
      ['hit', 8],
      ['pierce', 8],
    ]);
    expect(odds?.badges[1]?.dice?.each).toBeCloseTo(each * 0.4, 12);
    expect(odds?.badges[0]?.chance).toBeCloseTo(1 - (1 - each) ** 8, 12);
    expect(odds?.rolls.map(({ check }) => check.name)).toEqual(['to-hit', 'penetration']);
    game.play('blue', 'fire', ['tiger', 0, 'bluecher']);
    expect(game.odds('blue', 'done', undefined)?.badges[0]?.chance).toBeCloseTo(1 - (1 - each * 0.4) ** 8, 12);
  });

  test('GF-6.2.1h where it takes a second die, the odds say so', () => {
    const game = table(blue(SOUTHAMPTON, [0, 0], N), red(DESTROYER, [-6, 3], S));
    game.ship('v25', { spent: 8 });
    game.ship('southampton', { spent: 2 });
    game.run(combatPhase);
    expect(modifierIn(game, 'southampton', 0, 'v25')).toBe(-5);
    expect(game.odds('blue', 'fire', ['southampton', 0, 'v25'])?.rolls.map(({ check }) => check.name)).toEqual([
      'to-hit',
      'long-odds',
      'penetration',
    ]);
  });

  test('GF-6.1 who cannot fire at anybody is not asked', () => {
    expect(table(blue(TIGER, [0, 0], N), red(DESTROYER, [-6, 3], S)).run(combatPhase).asked).toEqual(['blue']);
    expect(table(blue(TIGER, [0, 0], N), red(MOLTKE, [0, -12], S)).run(combatPhase).finished).toBe(true);
  });
});
