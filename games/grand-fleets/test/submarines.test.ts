/** GF-10.1, GF-10.2: which submarines there are, where they lie, and how they move. */
import { describe, expect, test } from 'vitest';
import { columnOf, distance } from '../../../chart/hex.ts';
import { BUILT_IN } from '../data/pack.ts';
import { submarinesOf } from '../data/submarines.ts';
import { combatPhase } from '../rules/combat.ts';
import { isInCommand } from '../rules/command.ts';
import { movementPhase } from '../rules/movement.ts';
import { submarineOrders } from '../rules/submarine-orders.ts';
import { submarineStations } from '../rules/submarine-stations.ts';
import { view } from '../view.ts';
import { MOLTKE, TIGER } from './cards.ts';
import { boatAt, boatTable, E22, U19, U20 } from './submarines.ts';
import { at, blue, N, red, S, table } from './table.ts';

const FLEETS = [blue(TIGER, [0, 0], N), red(MOLTKE, [0, -9], S)] as const;

describe('in a battle', () => {
  test('GF-10.1 figures follow from history: E 22 and U 19', () => {
    const [british] = submarinesOf('blue', 'british', 1915, 5);
    const [german] = submarinesOf('red', 'german', 1915, 5);
    expect(british).toMatchObject({ name: 'E 22', type: { hull: 3, surfaced: 3, submerged: 2, torpedoes: 10, range: 3, damage: 4 } });
    expect(german).toMatchObject({ name: 'U 19', type: { hull: 3, surfaced: 3, submerged: 2, torpedoes: 6, range: 5, damage: 4 } });
  });

  test('GF-10.1 two with a small fleet, four with a large one, as the navy had them', () => {
    const names = (...of: Parameters<typeof submarinesOf>) => submarinesOf(...of).map(({ name }) => name);
    expect(names('red', 'german', 1916, 100)).toEqual(['U 19', 'U 20', 'U 21', 'U 22']);
    expect(names('red', 'german', 1911, 3)).toEqual(['U 9', 'U 10']);
    expect(names('blue', 'russian', 1914, 30)).toEqual(['Karp', 'Karas']);
    expect([names('blue', 'japanese', 1904, 9), names('red', 'turkish', 1914, 2)]).toEqual([[], []]);
  });

  test('GF-10.1 every battle from 1914 on has some, and none before', () => {
    const battles = [...BUILT_IN.battles.values()];
    expect(battles.filter(({ year, submarines }) => year >= 1914 !== submarines.length > 0)).toEqual([]);
  });

  test('GF-10 without the option there are none, and nobody is asked', () => {
    const game = table(...FLEETS).run(submarineStations);
    expect([game.finished, game.state.submarines]).toEqual([true, []]);
  });

  test('GF-10.1.2 she belongs to no squadron, and no ship is in or out of command by her', () => {
    const game = boatTable(FLEETS);
    expect(game.state.squadrons.flatMap(({ ships }) => ships)).toEqual(['tiger', 'moltke']);
    boatAt(game, U19, at(0, 0));
    expect(isInCommand(game.battle, game.state, 'moltke')).toBe(true);
  });
});

describe('lying in wait', () => {
  test('GF-10.1 both sides place theirs in secret, six hexes or more from the enemy', () => {
    const game = boatTable(FLEETS).run(submarineStations);
    expect(game.asked).toEqual(['blue', 'red']);
    expect(game.whyNot('red', 'lie', [U19, at(0, -5)])?.rule).toBe('GF-10.1');
    expect(game.whyNot('red', 'head', [E22, 'N'])?.rule).toBe('GF-10.1');
    game
      .play('red', 'lie', [U19, at(0, -6)])
      .play('red', 'head', [U19, 'NE'])
      .play('red', 'done')
      .play('blue', 'done');
    expect(view(game.state, 'red', game.data).boats[0]).toMatchObject({ id: U19, hex: at(0, -6), facing: 5, depth: 'periscope' });
    expect(view(game.state, 'blue', game.data).submarines.map(({ sighted }) => sighted)).toEqual([null, null, null, null]);
    expect(view(game.state, 'blue', game.data).boats.map(({ id }) => id)).toEqual([E22, 'blue-e-23']);
    expect(view(game.state, 'onlooker', game.data).boats).toEqual([]);
  });

  test('GF-10.1 who says nothing has them ahead of the enemy, apart from each other', () => {
    const game = boatTable(FLEETS).run(submarineStations).play('red', 'done').play('blue', 'done');
    const [first, second] = view(game.state, 'red', game.data).boats;
    expect(first?.hex).not.toBe(second?.hex);
    for (const boat of [first, second]) {
      expect(distance(boat?.hex ?? 0, at(0, 0))).toBeGreaterThanOrEqual(6);
      expect(columnOf(boat?.hex ?? 0)).toBe(columnOf(at(0, 0)));
    }
  });
});

describe('movement', () => {
  test('GF-10.2 she puts about, goes straight ahead, and nobody else hears of it', () => {
    const game = boatTable(FLEETS);
    boatAt(game, U19, at(0, 3), { facing: 1 });
    game.run(submarineOrders).play('red', 'steer', [U19, 'N', 1]).play('red', 'done').play('blue', 'done');
    expect(boatAt(game, U19, at(0, 2))).toMatchObject({ hex: at(0, 2), facing: 4, spent: 1, battery: 5 });
    expect(game.told('submarine-moved', 'blue').map(({ submarine }) => submarine)).toEqual([E22, 'blue-e-23']);
    expect(game.told('submarine-moved', 'red')[0]).toMatchObject({ name: 'U 19', depth: 'periscope' });
  });

  test('GF-10.2 without an order she stays; an order can be taken back', () => {
    const game = boatTable(FLEETS);
    boatAt(game, U19, at(0, 3), { depth: 'deep' });
    game.run(submarineOrders).play('red', 'dive', [U19, 'periscope']).play('red', 'forget', U19);
    expect(game.whyNot('red', 'forget', U19)?.rule).toBe('GF-10.2');
    game.play('red', 'done').play('blue', 'done');
    expect(game.state.submarines.find(({ id }) => id === U19)).toMatchObject({ hex: at(0, 3), depth: 'deep', spent: 0 });
  });

  test('GF-10.1.1 full speed submerged empties the battery; without it she crawls', () => {
    const game = boatTable(FLEETS);
    boatAt(game, U19, at(0, 3), { battery: 1 });
    game.run(submarineOrders);
    expect(game.caution('red', 'steer', [U19, 'N', 2])).toContain('battery');
    expect(game.caution('red', 'steer', [U19, 'N', 1])).toBeUndefined();
    game.play('red', 'steer', [U19, 'N', 2]).play('red', 'done').play('blue', 'done');
    expect(boatAt(game, U19, at(0, 1)).battery).toBe(0);
    game.run(submarineOrders);
    expect(game.whyNot('red', 'steer', [U19, 'N', 2])).toMatchObject({ rule: 'GF-10.1.1' });
    game.play('red', 'dive', [U19, 'surfaced']);
    expect(game.offered('red', 'steer').filter((order) => order.startsWith(`${U19} NE `))).toEqual(
      [0, 1, 2, 3].map((hexes) => `${U19} NE ${hexes}`),
    );
    game.play('red', 'steer', [U19, 'NE', 3]).play('red', 'dive', [U19, 'periscope']).play('red', 'done').play('blue', 'done');
    expect(game.state.submarines.find(({ id }) => id === U19)).toMatchObject({ facing: 5, depth: 'periscope', spent: 1 });
  });

  test('GF-10.2.1 up or down by one step in a turn', () => {
    const game = boatTable(FLEETS);
    boatAt(game, U19, at(0, 3), { depth: 'surfaced' });
    boatAt(game, U20, at(0, 4), { depth: 'deep' });
    game.run(submarineOrders);
    expect(game.whyNot('red', 'dive', [U19, 'deep'])?.rule).toBe('GF-10.2.1');
    expect(game.whyNot('red', 'dive', [U20, 'surfaced'])?.rule).toBe('GF-10.2.1');
    expect(game.whyNot('red', 'dive', [E22, 'deep'])?.rule).toBe('GF-10.2');
    game.play('red', 'dive', [U20, 'periscope']).play('red', 'done').play('blue', 'done');
    expect(game.state.submarines.find(({ id }) => id === U20)?.depth).toBe('periscope');
  });

  test('GF-10.2 land stops her', () => {
    const game = boatTable(FLEETS, { land: new Set([at(0, 2)]) });
    boatAt(game, U19, at(0, 4));
    game.run(submarineOrders);
    game.play('red', 'dive', [U19, 'surfaced']);
    expect(game.offered('red', 'steer').filter((order) => order.startsWith(`${U19} N `))).toEqual([`${U19} N 1`]);
  });
});

test('GF-2.2g GF-2.2i they move before the ships, are looked for after all have moved, and are hunted between torpedoes and guns', () => {
  const names = (step: typeof movementPhase) => step.steps.map(({ name }) => name);
  expect(names(movementPhase).slice(2)).toEqual([
    'submarine-orders',
    'individual-orders',
    'squadron-orders',
    'collisions',
    'ramming',
    'submarine-detection',
  ]);
  expect(names(combatPhase).slice(2, 7)).toEqual(['firing-orders', 'torpedo-attacks', 'submarine-attacks', 'submarine-hunt', 'gunfire']);
});
