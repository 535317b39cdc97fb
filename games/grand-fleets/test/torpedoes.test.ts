/** GF-7: torpedoes. */
import { describe, expect, test } from 'vitest';
import type { Options } from '../../../kernel/index.ts';
import type { Berth } from '../data/battle.ts';
import { battleOf } from '../data/data.ts';
import { combatPhase } from '../rules/combat.ts';
import type { Running } from '../rules/to-hit.ts';
import { chanceToHit, modifierOf, runModifier, torpedoDie } from '../rules/to-hit.ts';
import { launching, missOf, runningOf, torpedoAttacks } from '../rules/torpedoes.ts';
import { watersOf } from '../rules/waters.ts';
import type { ShipState, Torpedo } from '../state.ts';
import { DESTROYER, like, MOLTKE, SOUTHAMPTON, TIGER } from './cards.ts';
import type { TestTable } from './table.ts';
import { at, battleWith, blue, N, red, S, table, tableOf } from './table.ts';

const meeting = (...more: readonly Berth[]): TestTable => table(blue(TIGER, [0, 0], N), red(MOLTKE, [-1, -3], S), ...more);

/** Puts torpedoes into the water as if they had been launched a turn ago. */
function launched(game: TestTable, ...torpedoes: readonly Omit<Torpedo, 'tube'>[]): TestTable {
  const used = new Map<string, number>();
  for (const torpedo of torpedoes) {
    const tube = used.get(torpedo.from) ?? 0;
    used.set(torpedo.from, tube + 1);
    game.ship(torpedo.from).tubes[tube] = 0;
    game.state.torpedoes.push({ ...torpedo, tube });
  }
  return game;
}

const AT_MOLTKE = { from: 'tiger', target: 'moltke', arc: 'A' } as const;

describe('launching', () => {
  test('GF-7.1b each torpedo is plotted at a ship and an arc, any arc', () => {
    const game = meeting().run(launching);
    expect(game.offered('blue', 'launch')).toEqual(['A', 'B', 'C', 'D', 'E', 'F'].map((arc) => `tiger moltke ${arc}`));
    expect(game.whyNot('blue', 'launch', ['tiger', 'moltke', 'G'])?.rule).toBe('GF-7.1b');
    expect(game.whyNot('blue', 'launch', ['tiger', 'tiger', 'A'])?.rule).toBe('GF-7.1b');
  });

  test('GF-7.1c one torpedo for each loaded tube, each at its own target, crossed off as it is launched', () => {
    const game = meeting(red(SOUTHAMPTON, [3, -3], S));
    game.ship('tiger', { tubes: [0, 1, 1, 0] });
    game
      .run(launching)
      .play('red', 'done')
      .play('blue', 'launch', ['tiger', 'moltke', 'A'])
      .play('blue', 'launch', ['tiger', 'southampton', 'B']);
    expect(game.whyNot('blue', 'launch', ['tiger', 'moltke', 'A'])?.rule).toBe('GF-7.1c');
    expect(game.offered('blue', 'launch')).toEqual([]);
    game.play('blue', 'done');
    expect(game.ship('tiger').tubes).toEqual([0, 0, 0, 0]);
    expect(game.state.torpedoes).toEqual([
      { from: 'tiger', tube: 1, target: 'moltke', arc: 'A' },
      { from: 'tiger', tube: 2, target: 'southampton', arc: 'B' },
    ]);
  });

  test('GF-7.1b two alike may be plotted, and one of them taken back', () => {
    const game = meeting().run(launching).play('blue', 'launch', ['tiger', 'moltke', 'A']).play('blue', 'launch', ['tiger', 'moltke', 'A']);
    expect(game.offered('blue', 'recall')).toEqual(['tiger moltke A']);
    game.play('blue', 'recall', ['tiger', 'moltke', 'A']).play('blue', 'done').play('red', 'done');
    expect(game.state.torpedoes).toHaveLength(1);
    expect(meeting().run(launching).whyNot('blue', 'recall', ['tiger', 'moltke', 'A'])?.rule).toBe('GF-7.1b');
  });

  test('GF-7.1b of two plots the one that is taken back is gone, and the other is not', () => {
    const game = meeting().run(launching).play('blue', 'launch', ['tiger', 'moltke', 'A']).play('blue', 'launch', ['tiger', 'moltke', 'B']);
    expect(game.offered('blue', 'recall')).toEqual(['tiger moltke A', 'tiger moltke B']);
    expect(game.play('blue', 'recall', ['tiger', 'moltke', 'B']).offered('blue', 'recall')).toEqual(['tiger moltke A']);
  });

  test('GF-7.1a nobody launches at a ship that has gone down, and a second torpedo waits in the tube for its turn', () => {
    const game = meeting(red(SOUTHAMPTON, [3, -3], S));
    game.ship('southampton', { fate: 'sunk', hits: 6 });
    game.ship('tiger', { tubes: [1, 0, 0, 0] });
    game.run(launching);
    expect(game.offered('blue', 'launch')).toEqual(['A', 'B', 'C', 'D', 'E', 'F'].map((arc) => `tiger moltke ${arc}`));
    expect(game.whyNot('blue', 'launch', ['tiger', 'southampton', 'A'])?.rule).toBe('GF-7.1b');
    const many = table(
      blue(like(TIGER, 'tiger', { torpedoes: { name: '', range: 5, damage: 5, tubes: [2] } }), [0, 0], N),
      red(MOLTKE, [-1, -3], S),
    );
    many.run(launching).play('blue', 'launch', ['tiger', 'moltke', 'A']);
    expect(many.offered('blue', 'launch')).toEqual([]);
    expect(many.play('blue', 'done').play('red', 'done').ship('tiger').tubes).toEqual([1]);
  });

  test('GF-8.3.6a GF-7.1a why a ship may not launch: she lists, has none left, or is not one of ours', () => {
    const game = meeting(blue(SOUTHAMPTON, [0, 1], N), blue(like(TIGER, 'lion'), [0, 2], N));
    game.ship('southampton', { listing: true });
    game.ship('lion', { tubes: [0, 0, 0, 0] });
    game.run(launching);
    const why = (ship: string) => game.whyNot('blue', 'launch', [ship, 'moltke', 'A'])?.rule;
    expect([why('southampton'), why('lion'), why('moltke'), why('nobody')]).toEqual(['GF-8.3.6a', 'GF-7.1a', 'GF-7.1a', 'GF-7.1b']);
  });

  test('GF-7.1a everybody hears which ships launch, and their owner alone what they plotted', () => {
    const game = meeting().run(launching).play('red', 'done').play('blue', 'launch', ['tiger', 'moltke', 'A']).play('blue', 'done');
    expect(game.told('launched', 'red')).toEqual([{ type: 'launched', side: 'blue', ships: ['tiger'] }]);
    expect(game.told('plotted', 'red')).toEqual([]);
    expect(game.told('plotted', 'blue')).toEqual([{ type: 'plotted', from: 'tiger', torpedoes: [{ target: 'moltke', arc: 'A' }] }]);
  });

  test('GF-7.1c a ship that lists cannot launch, nor one without torpedoes', () => {
    const game = meeting();
    game.ship('moltke', { listing: true });
    game.ship('tiger', { tubes: [0, 0, 0, 0] });
    expect(game.run(launching).finished).toBe(true);
    game.ship('tiger', { tubes: [0, 1, 0, 0], listing: true });
    game.ship('moltke', { listing: false });
    game.run(launching);
    expect(game.asked).toEqual(['red']);
    expect(game.whyNot('red', 'launch', ['tiger', 'moltke', 'A'])?.rule).toBe('GF-7.1b');
  });

  test('GF-7.1a only at enemies who could come within range: range and the speed of both', () => {
    const far = (row: number): TestTable => table(blue(TIGER, [0, 0], N), red(MOLTKE, [0, row], S)).run(launching);
    expect(far(-17).offered('blue', 'launch')).toHaveLength(6);
    expect(far(-18).finished).toBe(true);
    const game = table(blue(TIGER, [0, 0], N), red(MOLTKE, [0, -5], S), red(like(MOLTKE, 'seydlitz'), [0, -18], S)).run(launching);
    expect(game.whyNot('blue', 'launch', ['tiger', 'seydlitz', 'A'])?.rule).toBe('GF-7.2.1a');
  });
});

describe('range, arc and line of fire', () => {
  const miss = (game: TestTable, torpedo: Omit<Torpedo, 'tube'> = AT_MOLTKE) =>
    missOf(watersOf(battleOf(game.data, game.state), game.state), { ...torpedo, tube: 0 });

  test('GF-7.2.1a Tiger’s torpedo at Moltke [A] needs her in that arc, within five hexes, along a free line', () => {
    expect(miss(meeting())).toBeNull();
    expect(miss(meeting(), { ...AT_MOLTKE, arc: 'B' })).toBe('arc');
    const far = meeting();
    far.ship('moltke', { hex: at(-1, -5) });
    expect(miss(far)).toBe('range');
    far.ship('moltke', { hex: at(-1, -4) });
    expect(miss(far)).toBeNull();
    expect(miss(meeting(blue(like(TIGER, 'lion'), [0, -2], N), blue(like(TIGER, 'queen-mary'), [-1, -1], N)))).toBe('line');
  });

  test('GF-7.2.1a on the line between two arcs either will do', () => {
    const game = meeting();
    game.ship('moltke', { hex: at(0, -3) });
    expect([miss(game), miss(game, { ...AT_MOLTKE, arc: 'B' }), miss(game, { ...AT_MOLTKE, arc: 'C' })]).toEqual([null, null, 'arc']);
  });

  test('GF-7.2.1b in the same hex no arc matters', () => {
    const game = meeting(blue(SOUTHAMPTON, [0, 0], S, 'cruisers'));
    game.ship('moltke', { hex: at(0, 0) });
    expect(miss(game, { ...AT_MOLTKE, arc: 'F' })).toBeNull();
  });

  test('GF-7.2.2a what misses is told as a miss, in the order of the ships that launched', () => {
    const game = launched(meeting(), { from: 'moltke', target: 'tiger', arc: 'A' }, AT_MOLTKE).dice(1, 1).run(torpedoAttacks);
    expect(game.told('torpedo-ran').map(({ from, result }) => [from, result])).toEqual([
      ['tiger', 'missed'],
      ['moltke', 'missed'],
    ]);
  });

  test('GF-7.2.1a what cannot hit is told and rolls no die', () => {
    const game = launched(meeting(), { ...AT_MOLTKE, arc: 'B' }).run(torpedoAttacks);
    expect(game.told('torpedo-ran')).toEqual([{ type: 'torpedo-ran', from: 'tiger', target: 'moltke', arc: 'B', result: 'arc' }]);
    expect(game.rolls).toEqual([]);
    expect(game.state.torpedoes).toEqual([]);
  });
});

describe('to hit', () => {
  const PLAIN: Running = {
    range: 1,
    speed: 2,
    targetSpeed: 3,
    bothSpeeds: true,
    size: 0,
    evasive: 0,
    underFire: false,
    crew: 0,
    dark: false,
  };
  const by = (changes: Partial<Running>): number => modifierOf(torpedoDie, { ...PLAIN, ...changes });
  const running = (ship: Partial<ShipState>, target: Partial<ShipState>, options: Options = {}): Running => {
    const game = tableOf(battleWith([blue(TIGER, [0, 0], N), red(MOLTKE, [-1, -3], S)]), options);
    game.ship('tiger', ship);
    game.ship('moltke', target);
    return runningOf(watersOf(battleOf(game.data, game.state), game.state), game.state.aims, { ...AT_MOLTKE, tube: 0 });
  };

  test('GF-7.2.2a eight or more hits, and long odds are those of the guns', () => {
    expect(chanceToHit(torpedoDie, PLAIN)).toBeCloseTo(0.3, 12);
    expect(chanceToHit(torpedoDie, { ...PLAIN, evasive: 4 })).toBeCloseTo(0.04, 12);
  });

  test('GF-7.2.2b evasive manoeuvres of both', () => {
    expect([running({ evasive: 1 }, { evasive: 2 }).evasive, by({ evasive: 3 })]).toEqual([3, -3]);
  });

  test('GF-7.2.2c range', () => {
    expect([0, 1, 2, 3, 5, 6, 9, 10, 14, 15].map(runModifier)).toEqual([1, 0, 0, -1, -1, -2, -2, -3, -3, -4]);
    expect([running({}, {}).range, by({ range: 4 })]).toEqual([4, -1]);
  });

  test('GF-7.2.2d the speed of both ships, or by the other reading of the target alone', () => {
    expect(modifierOf(torpedoDie, { ...PLAIN, ...running({ spent: 4 }, { spent: 6 }), range: 1, size: 0 })).toBe(-3);
    expect(modifierOf(torpedoDie, { ...running({ spent: 4 }, { spent: 6 }, { 'torpedo-speed': 'target' }), range: 1, size: 0 })).toBe(-2);
  });

  test('GF-7.2.2e the size of the target', () => {
    expect([running({}, {}).size, by({ size: 1 })]).toEqual([1, 1]);
  });

  test('GF-7.2.2f once if the launching ship is the target of any gunfire', () => {
    const game = launched(meeting(red(like(MOLTKE, 'seydlitz'), [3, -3], S)), AT_MOLTKE)
      .run(combatPhase)
      .play('blue', 'done');
    game.play('red', 'fire', ['moltke', 0, 'tiger']).play('red', 'fire', ['seydlitz', 1, 'tiger']);
    game.dice(1, ...Array.from({ length: 10 }, () => 1)).play('red', 'done');
    expect(game.entries[0]?.what).toMatchObject({ check: { name: 'torpedo' }, facts: { underFire: true } });
    expect(by({ underFire: true })).toBe(-1);
  });
});

describe('what they do', () => {
  /** Ten hits; then two dice for the critical hit, and five for the damage. */
  const HIT = [10, 5, 6, 9, 9, 9, 9, 9] as const;

  test('GF-7.2.3a no armour counts: a hit does the damage of the torpedo; GF-7.2.3b and is a critical hit by its own column', () => {
    const game = launched(meeting(), AT_MOLTKE)
      .dice(...HIT)
      .run(torpedoAttacks);
    expect(game.told('torpedo-ran')).toMatchObject([{ result: 'hit' }]);
    expect(game.rolls).toEqual(['torpedo: hit', 'critical-hit: fire', 'damage-roll: 9 9 9 9 9']);
    expect(game.ship('moltke')).toMatchObject({ hits: 5, fires: 1 });
  });

  test('GF-7.0 what is launched in one End Phase (GF-2.2j) runs in the Combat Phase of the next, after the firing orders', () => {
    const game = meeting().run(launching).play('red', 'done').play('blue', 'launch', ['tiger', 'moltke', 'A']).play('blue', 'done');
    expect(game.rolls).toEqual([]);
    game.run(combatPhase).play('blue', 'done').dice(1).play('red', 'done');
    expect(game.rolls).toEqual(['torpedo: miss']);
  });

  test('GF-6.0 torpedoes take effect before the guns: who goes down does not fire, and fire at her is wasted', () => {
    const game = launched(meeting(), AT_MOLTKE);
    game.ship('moltke', { hits: 20 });
    game.run(combatPhase).play('red', 'fire', ['moltke', 0, 'tiger']).play('red', 'done');
    game.play('blue', 'fire', ['tiger', 0, 'moltke']).dice(10).play('blue', 'done');
    expect(game.ship('moltke').fate).toBe('sunk');
    expect(game.told('fire-wasted')).toEqual([
      { type: 'fire-wasted', from: 'tiger', guns: 0, name: expect.any(String), target: 'moltke', why: 'target-sunk' },
    ]);
    expect(game.told('fired')).toEqual([]);
  });

  test('GF-7.2a a torpedo runs although its ship has gone down, from where she was last', () => {
    const game = launched(meeting(), AT_MOLTKE);
    game.ship('tiger', { fate: 'sunk', hits: 24 });
    expect(
      game
        .dice(...HIT)
        .run(torpedoAttacks)
        .ship('moltke').hits,
    ).toBe(5);
  });

  test('GF-7.2a all run before any takes effect', () => {
    const game = launched(meeting(), AT_MOLTKE, { from: 'moltke', target: 'tiger', arc: 'A' });
    game.ship('moltke', { hits: 23 });
    game.dice(10, 10, 5, 6, 9, 9, 9, 9, 9).run(torpedoAttacks);
    expect([game.ship('moltke').fate, game.ship('tiger').hits]).toEqual(['sunk', 5]);
  });

  test('GF-7.2.1a a torpedo at a ship that has gone down is lost', () => {
    const game = launched(table(blue(TIGER, [0, 0], N), red(DESTROYER, [-1, -3], S)), { from: 'tiger', target: 'v25', arc: 'A' });
    game.ship('v25', { fate: 'sunk', hits: 1 });
    expect(game.run(torpedoAttacks).told('torpedo-ran')).toMatchObject([{ result: 'gone' }]);
  });
});

test('GF-2.2i orders, torpedoes, submarines and guns, in this order', () => {
  expect(combatPhase.steps.map(({ name }) => name)).toEqual([
    'places',
    'searchlights',
    'firing-orders',
    'torpedo-attacks',
    'submarine-attacks',
    'submarine-hunt',
    'gunfire',
    'stand-down',
  ]);
});
