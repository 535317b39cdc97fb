/** GF-13.4, GF-13.5 (ours): divisions that fire, launch and are fired at, and how they lose their boats. */
import { describe, expect, test } from 'vitest';
import { chancesOf } from '../../../test/scripted-table.ts';
import { othersOn } from '../rules/broadsides.ts';
import { boatsOf, closedUp, pieceName } from '../rules/divisions.ts';
import { firingOrders } from '../rules/firing-orders.ts';
import { gunfire } from '../rules/gunfire.ts';
import { blockOf } from '../rules/line-of-fire.ts';
import { sightOf } from '../rules/night.ts';
import { arcsLeft } from '../rules/positions.ts';
import { searchlights } from '../rules/searchlights.ts';
import { launching, runningOf, torpedoAttacks } from '../rules/torpedoes.ts';
import { watersOf } from '../rules/waters.ts';
import { like, MOLTKE, SOUTHAMPTON, TIGER } from './cards.ts';
import { boats, flotilla } from './flotilla.ts';
import { blue, N, red, S, SE, type TestTable } from './table.ts';

const IDS = ['b1', 'b2', 'b3', 'b4'];
const FOUR = boats(blue, IDS, [0, 0], N);
const FOE = red(MOLTKE, [0, -3], SE);
/** Whom boats can hurt. */
const DRESDEN = red(like(SOUTHAMPTON, 'dresden', { belt: [2, 2], ends: [2, 2] }), [0, -2], SE);
const THREE = boats(red, ['r1', 'r2', 'r3'], [0, -3], S);

const waters = ({ battle, state }: TestTable) => watersOf(battle, state);

describe('gunfire', () => {
  test('GF-13.4 a division fires all guns that bear at one target, by one order', () => {
    const game = flotilla([...FOUR, FOE], [IDS]).run(firingOrders);
    expect([game.question('blue').pieces, game.offered('blue', 'fire')]).toEqual([['b1'], ['b1 all moltke']]);
    expect(game.says('blue', 'fire', ['b1', 'all', 'moltke'])).toBe('B1 and 3 more: all guns at Moltke');
    game.play('blue', 'fire', ['b1', 'all', 'moltke']).play('blue', 'done').play('red', 'done');
    expect(game.state.aims).toEqual(
      IDS.flatMap((from) => [
        { from, guns: 0, target: 'moltke' },
        { from, guns: 'light', target: 'moltke' },
      ]),
    );
  });

  test('GF-13.4 what they promise is what all of them promise together', () => {
    const [alone, together] = [[], [IDS]].map((divisions) => flotilla([...FOUR, DRESDEN], divisions).run(firingOrders));
    const pierce = (game: TestTable | undefined, guns: number | string): number =>
      Object.entries(chancesOf(game?.odds('blue', 'fire', ['b1', guns, 'dresden']))).find(([words]) => words.startsWith('pierce'))?.[1] ??
      0;
    const each = 1 - (1 - pierce(alone, 0)) * (1 - pierce(alone, 'light'));
    expect(each).toBeGreaterThan(0.1);
    expect(pierce(together, 'all')).toBeCloseTo(1 - (1 - each) ** 4);
  });

  test('GF-13.4 another target takes the place of the first, and an order may be taken back', () => {
    const game = flotilla([...FOUR, FOE, red(TIGER, [2, -3], SE)], [IDS]).run(firingOrders);
    game.play('blue', 'fire', ['b1', 'all', 'moltke']).play('blue', 'fire', ['b1', 'all', 'tiger']);
    expect([game.offered('blue', 'fire'), game.offered('blue', 'hold')]).toEqual([['b1 all moltke'], ['b1 all tiger']]);
    game.play('blue', 'hold', ['b1', 'all', 'tiger']).play('blue', 'done').play('red', 'done');
    expect(game.state.aims).toEqual([]);
  });

  test('GF-13.4 no boat of it fires by herself, and none is aimed at by herself', () => {
    const game = flotilla([...FOUR, ...THREE, red(MOLTKE, [3, -12], S)], [IDS, ['r1', 'r2', 'r3']]).run(firingOrders);
    const why = (target: readonly (string | number)[]): string | undefined => game.whyNot('blue', 'fire', target)?.rule;
    expect([why(['b1', 0, 'r1']), why(['b2', 'all', 'r1']), why(['b1', 'all', 'r2'])]).toEqual(['GF-13.4', 'GF-13.4', 'GF-13.4']);
    expect(why(['b1', 'all', 'moltke'])).toBe('GF-6.1.3');
    game.play('blue', 'fire', ['b1', 'all', 'r1']);
    expect(why(['b1', 'all', 'r1'])).toBe('GF-6.1.1a');
  });

  test('GF-13.4 one alone has no order for all guns', () => {
    const game = flotilla([...FOUR, FOE], []).run(firingOrders);
    expect(game.whyNot('blue', 'fire', ['b1', 'all', 'moltke'])?.rule).toBe('GF-6.1');
  });

  test('GF-13.4 its boats need no posts and are not in each other’s way', () => {
    const game = flotilla([...boats(blue, IDS, [0, 0], N, null), FOE], [IDS]);
    expect(arcsLeft(waters(game), game.ship('b1'))).toHaveLength(6);
    expect(blockOf(waters(game), game.ship('b1'), game.ship('moltke'))).toBeNull();
    game.state.divisions = [];
    expect(blockOf(waters(game), game.ship('b1'), game.ship('moltke'))?.rule).toBe('GF-6.1.4c');
  });

  test('GF-13.4 it counts as one ship among those who fire at the same target', () => {
    const game = flotilla([...FOUR, DRESDEN], [IDS]);
    const aims = IDS.map((from) => ({ from, guns: 0, target: 'dresden' }));
    expect([othersOn(waters(game), aims, 'dresden', 'b2'), othersOn(waters(game), aims, 'dresden', 'southampton')]).toEqual([0, 1]);
    game.state.divisions = [];
    expect([othersOn(waters(game), aims, 'dresden', 'b2'), othersOn(waters(game), aims, 'dresden', 'southampton')]).toEqual([3, 4]);
  });

  test('GF-13.4 the captain gives a division one target', () => {
    const game = flotilla([...FOUR, DRESDEN], [IDS]).run(firingOrders);
    expect(game.captain('blue')).toEqual({ verb: 'fire', target: ['b1', 'all', 'dresden'] });
    game.play('blue', 'fire', ['b1', 'all', 'dresden']);
    expect(game.captain('blue')).toEqual({ verb: 'done' });
  });
});

describe('torpedoes', () => {
  const launched = (): TestTable =>
    flotilla([...FOUR, FOE], [IDS])
      .run(launching)
      .play('blue', 'launch', ['b1', 'moltke', 'A']);

  test('GF-13.4 every boat that has one launches one', () => {
    const game = flotilla([...FOUR, FOE], [IDS]);
    game.ship('b2').tubes = [0, 0];
    game.ship('b3').tubes = [1, 0];
    game.ship('b4').listing = true;
    game.run(launching).play('blue', 'launch', ['b1', 'moltke', 'A']).play('blue', 'launch', ['b1', 'moltke', 'B']);
    expect(game.whyNot('blue', 'launch', ['b1', 'moltke', 'A'])?.rule).toBe('GF-7.1c');
    game.play('blue', 'done').play('red', 'done');
    expect(game.state.torpedoes.map(({ from, tube, arc }) => `${from} ${tube} ${arc}`)).toEqual(['b1 0 A', 'b1 1 B', 'b3 0 A']);
    expect(game.told('launched')).toEqual([{ type: 'launched', side: 'blue', ships: ['b1', 'b3'] }]);
  });

  test('GF-13.4 it is said so, and not of one boat', () => {
    const game = flotilla([...FOUR, ...THREE], [IDS, ['r1', 'r2', 'r3']]).run(launching);
    expect(game.says('blue', 'launch', ['b1', 'r1', 'A'])).toBe('B1 and 3 more: a torpedo each at R1 and 2 more [A]');
    expect([game.whyNot('blue', 'launch', ['b2', 'r1', 'A'])?.rule, game.whyNot('blue', 'launch', ['b1', 'r2', 'A'])?.rule]).toEqual([
      'GF-13.4',
      'GF-13.4',
    ]);
  });

  test('GF-13.4 fire at the division is fire at each of its boats', () => {
    const game = launched();
    const torpedo = { from: 'b3', tube: 0, target: 'moltke', arc: 'A' } as const;
    expect(runningOf(waters(game), [{ target: 'b1' }], torpedo).underFire).toBe(true);
    expect(runningOf(waters(game), [{ target: 'moltke' }], torpedo).underFire).toBe(false);
  });

  test('GF-13.5 a torpedo strikes one boat, and finds the others if the one it was meant for is gone', () => {
    const game = flotilla([blue(TIGER, [0, 0], N), ...THREE], [['r2', 'r3', 'r1']]);
    game.ship('r1').fate = 'sunk';
    game.ship('tiger').tubes = [0, 1, 1, 1];
    game.state.torpedoes = [{ from: 'tiger', tube: 0, target: 'r1', arc: 'A' }];
    game.dice(10, 2).run(torpedoAttacks);
    expect([game.ship('r2').fate, game.ship('r3').fate]).toEqual(['afloat', 'sunk']);
    expect(game.state.divisions).toEqual([['r2', 'r1', 'r3']]);
  });
});

describe('losses', () => {
  /** Tiger fires her six-inch guns at the division. */
  const underFire = (): TestTable => {
    const game = flotilla([blue(TIGER, [0, 0], N), ...THREE], [['r1', 'r2', 'r3']]);
    game.state.aims = [{ from: 'tiger', guns: 1, target: 'r1' }];
    return game;
  };

  test('GF-13.5 shot after shot strikes the boat that has suffered most, and one by lot while all are whole', () => {
    // Of six guns three hit and go through, for two points each: the second sinks the boat, the third strikes another.
    const game = underFire().dice(10, 10, 10, 1, 1, 1, 10, 10, 10, 2, 9, 9, 1, 9, 9).run(gunfire);
    expect(['r1', 'r2', 'r3'].map((id) => game.ship(id).hits)).toEqual([2, 3, 0]);
    expect(game.state.divisions).toEqual([['r1', 'r3', 'r2']]);
  });

  test('GF-13.5 the others fight on when the leading boat is gone, and fire that was meant for her is meant for them', () => {
    const game = flotilla([blue(TIGER, [0, 0], N), ...THREE], [['r2', 'r3', 'r1']]);
    game.ship('r1').fate = 'sunk';
    game.state.aims = [{ from: 'tiger', guns: 'light', target: 'r1' }];
    game.dice(10, 10, 2, 9).run(gunfire);
    expect([game.ship('r2').hits, game.ship('r3').hits]).toEqual([0, 1]);
  });

  test('GF-13.5 one point is enough to draw the next shot', () => {
    const game = flotilla([blue(TIGER, [0, 0], N), ...THREE], [['r1', 'r2', 'r3']]);
    game.state.aims = [{ from: 'tiger', guns: 'light', target: 'r1' }];
    game.ship('r3').hits = 1;
    game.dice(10, 10, 9).run(gunfire);
    expect(game.ship('r3').hits).toBe(2);
  });

  test('GF-13.5 the gaps of one division are no concern of another', () => {
    const divisions = [
      ['r1', 'r2', 'r3'],
      ['r4', 'r5'],
    ];
    expect(closedUp({ divisions }, 'r1')).toEqual([
      ['r2', 'r3', 'r1'],
      ['r4', 'r5'],
    ]);
    expect(closedUp({ divisions }, 'tiger')).toBe(divisions);
  });

  test('GF-13.1 it is named after its leading boat, and what is left of it when she alone is', () => {
    const game = flotilla([...FOUR, FOE], [['b1', 'b2']]);
    expect([pieceName(game.battle, game.state, 'b1'), pieceName(game.battle, game.state, 'b3')]).toEqual(['B1 and 1 more', 'B3']);
    for (const id of ['b1', 'b2']) game.ship(id).fate = 'sunk';
    expect(boatsOf(game.battle, game.state, 'b2').map(({ id }) => id)).toEqual(['b2']);
  });

  test('GF-13.5 shots are wasted when nobody of it is left', () => {
    const game = underFire();
    for (const id of ['r1', 'r2', 'r3']) game.ship(id).fate = 'sunk';
    game.run(gunfire);
    expect(game.told('fire-wasted').map(({ why }) => why)).toEqual(['target-sunk']);
  });

  test('GF-13.4 it shows lights as one', () => {
    const game = flotilla([...FOUR, FOE], [IDS], { night: 'on' });
    Object.assign(game.battle, { light: [{ from: 1, visibility: null, exposed: null, dark: true }] });
    game.run(searchlights).play('blue', 'light', 'b1').play('blue', 'done').play('red', 'done');
    expect(game.state.beams).toEqual(IDS);
  });

  test('GF-13.4 one boat that fires or burns shows the others', () => {
    const game = flotilla([...FOUR, FOE], [IDS], { night: 'on' });
    Object.assign(game.battle, { light: [{ from: 1, visibility: null, exposed: null, dark: true }] });
    expect(sightOf(waters(game), game.ship('b1'))).toBe(4);
    game.ship('b3').fires = 1;
    expect(sightOf(waters(game), game.ship('b1'))).toBe(Number.POSITIVE_INFINITY);
    game.state.aims = [{ from: 'b2', guns: 0, target: 'moltke' }];
    expect(game.dice(1).run(gunfire).state.flashes).toEqual(IDS);
  });
});
