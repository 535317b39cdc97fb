/** GF-2.1.3: fleets that the players place themselves. */
import { describe, expect, test } from 'vitest';
import type { Options } from '../../../kernel/index.ts';
import { hexOn } from '../data/formation.ts';
import { BUILT_IN } from '../data/pack.ts';
import { readingsOf } from '../options.ts';
import { beginning } from '../rules/beginning.ts';
import { deployment, edgeOf, usualDeployment } from '../rules/deployment.ts';
import { view } from '../view.ts';
import { DESTROYER, like, MOLTKE, SOUTHAMPTON, TIGER } from './cards.ts';
import { battleWith, blue, N, NE, red, S, SE, type TestTable, tableOf } from './table.ts';

const LION = like(TIGER, 'lion');
const BERTHS = [
  blue(TIGER, [-6, 0], N),
  blue(LION, [-6, 1], N),
  blue(SOUTHAMPTON, [-8, 0], N, null),
  red(MOLTKE, [6, 0], S),
  ...['v25', 'v26', 'v27', 'v28', 'v29'].map((id) => red(like(DESTROYER, id), [8, 0], S, 'boats')),
];

/** On a board of 40 by 30, blue to the west. */
const placing = (options: Options = { deployment: 'own' }): TestTable => tableOf(battleWith(BERTHS), options).run(deployment);

const LEFT = hexOn(1, 12);

describe('the edges', () => {
  test('GF-2.1.3 each side has the edge that its ships are nearer to', () => {
    expect([edgeOf(battleWith(BERTHS), 'blue'), edgeOf(battleWith(BERTHS), 'red')]).toEqual(['west', 'east']);
    const upright = battleWith([blue(TIGER, [0, 0], N), red(MOLTKE, [0, -4], S)]);
    expect([edgeOf(upright, 'blue'), edgeOf(upright, 'red')]).toEqual(['south', 'north']);
  });

  test.each([...BUILT_IN.battles.values()])('GF-2.1.3 $id has room for both fleets, at opposite edges', (battle) => {
    const state = beginning(battle, readingsOf({}));
    expect(usualDeployment({ data: BUILT_IN, state }, 'blue')).not.toBeNull();
    expect(usualDeployment({ data: BUILT_IN, state }, 'red')).not.toBeNull();
    expect([edgeOf(battle, 'blue'), edgeOf(battle, 'red')].sort().join()).toMatch(/^(east,west|north,south)$/);
  });
});

describe('placing', () => {
  test('GF-2.1.3 a squadron is placed by its first ship, its heading and its formation, within three hexes of the edge', () => {
    const game = placing().play('blue', 'place', ['blue squadron', LEFT, 'N', 'line-ahead']);
    game.play('blue', 'done').play('red', 'done');
    expect([game.ship('tiger'), game.ship('lion')]).toMatchObject([
      { hex: LEFT, facing: N },
      { hex: hexOn(1, 13), facing: N },
    ]);
    expect(game.told('deployed')).toEqual([
      { type: 'deployed', side: 'blue', force: 'British', ships: 3 },
      { type: 'deployed', side: 'red', force: 'German', ships: 6 },
    ]);
  });

  test('GF-2.1.3 no ship may lie farther from the edge, and none upon another squadron', () => {
    const game = placing();
    expect(game.question('blue').takes('place', ['southampton', hexOn(2, 12), 'SE', 'line-ahead'])).not.toBeNull();
    const refused = (...station: readonly [string, number, string, string]) => game.whyNot('blue', 'place', station)?.words;
    expect(refused('southampton', hexOn(3, 12), 'SE', 'line-ahead')).toMatch(/begins within three hexes of the western edge/);
    expect(refused('blue squadron', hexOn(0, 12), 'NE', 'line-ahead')).toMatch(/its line would reach beyond/);
    game.play('blue', 'place', ['southampton', LEFT, 'SE', 'line-ahead']);
    expect(refused('blue squadron', hexOn(1, 11), 'N', 'line-ahead')).toMatch(/others of your ships lie there/);
    expect(game.question('blue').takes('place', ['blue squadron', hexOn(1, 10), 'N', 'line-ahead'])).not.toBeNull();
  });

  test('GF-2.1.3 boats lie four to a hex', () => {
    const at = hexOn(38, 12);
    const game = placing().play('red', 'place', ['boats', at, 'S', 'line-ahead']).play('red', 'done').play('blue', 'done');
    expect(['v25', 'v28', 'v29'].map((id) => game.ship(id).hex)).toEqual([at, at, hexOn(38, 11)]);
  });

  test('GF-2.1.3 whoever comes later is not placed', () => {
    const late = battleWith([...BERTHS, { ...blue(like(TIGER, 'late'), [-6, 5], N), arrives: 3 }]);
    const game = tableOf(late, { deployment: 'own' }).run(deployment).play('blue', 'done').play('red', 'done');
    expect(game.ship('late').hex).toBe(late.berths.at(-1)?.hex);
  });

  test('GF-2.1.3 nothing of it can be seen before both sides are in', () => {
    const game = placing();
    const before = view(game.state, 'red', game.data);
    game.play('blue', 'place', ['blue squadron', LEFT, 'N', 'line-ahead']).play('blue', 'done');
    expect(view(game.state, 'red', game.data)).toEqual(before);
    expect(game.read('red')).toEqual([]);
    game.play('red', 'done');
    expect(game.ship('tiger').hex).toBe(LEFT);
  });

  test('GF-2.1.3 without a word the fleets lie in the middle of their edges, heading for the enemy', () => {
    const game = placing().play('blue', 'done').play('red', 'done');
    expect([game.ship('tiger').facing, game.ship('lion').facing]).toEqual([NE, NE]);
    expect([SE, NE]).toContain(game.ship('southampton').facing);
  });

  test('the captain leaves it at that', () => {
    expect(placing().captain('blue')).toEqual({ verb: 'done' });
  });
});

test('GF-2.1.3 without the option, or without room, the battle says where they lie', () => {
  expect(placing({}).finished).toBe(true);
  const crowd = Array.from({ length: 100 }, (_, place) => blue(like(TIGER, `tiger-${place}`), [-6, 0], N, null));
  const small = battleWith([...crowd, red(MOLTKE, [6, 0], S)], { board: { width: 40, height: 30, floats: true } });
  expect(tableOf(small, { deployment: 'own' }).run(deployment).finished).toBe(true);
});
