/** CW-7.27: who sees whom. */
import { describe, expect, test } from 'vitest';
import { hexAt } from '../../chart/hex.ts';
import type { Battle, Weather } from '../battle.ts';
import { sightOf } from '../profiles.ts';
import { isAnybodyInSight } from '../sighting.ts';
import { step } from './moving.ts';
import type { TestTable } from './table.ts';
import { fight } from './table.ts';

const sight = (changes: Partial<Battle>): number => sightOf(fight(changes).battle);

/** Warrior moves from five hexes off to the distance that is left after `steps` steps towards Emden. */
function approach(steps: number, changes: Partial<Battle> = {}): TestTable {
  const game = fight(changes).put(hexAt(5, 0), 'warrior').put(hexAt(0, 0), 'emden');
  for (let n = 1; n <= steps; n++)
    game
      .run(step(10))
      .play('allied', 'move', [1, hexAt(5 - n, 0)])
      .play('allied', 'done');
  return game;
}
const known = (game: TestTable): boolean[] => [game.piece('warrior').known, game.piece('emden').known];

describe('ranges', () => {
  test('CW-7.27a four hexes by day, two at night, one in a storm', () => {
    expect([sight({}), sight({ night: true }), sight({ weather: 'storm' }), sight({ weather: 'storm', night: true })]).toEqual([
      4, 2, 1, 1,
    ]);
  });

  test('GW-SIGHT by weather in the series, and the worse of weather and night', () => {
    const series = (weather: Weather, night = false) => sight({ profile: 'great-war-at-sea', weather, night });
    expect([series('clear'), series('mist'), series('fog'), series('squall'), series('storm'), series('gale')]).toEqual([4, 3, 2, 2, 2, 1]);
    expect([series('mist', true), series('gale', true)]).toEqual([2, 1]);
  });

  test('CW-15.1 a secret storm has sighting ranges of its own', () => {
    const secret = (weather: Weather) => sight({ profile: 'secret-storm', weather });
    expect([secret('clear'), secret('mist'), secret('fog'), secret('squall'), secret('storm'), secret('gale')]).toEqual([4, 3, 2, 2, 2, 1]);
  });
});

describe('turning face up', () => {
  test('CW-7.27b at the sighting range ships stay face down, nearer they are known', () => {
    expect(known(approach(1))).toEqual([false, false]);
    expect(known(approach(2))).toEqual([true, true]);
    expect(
      approach(2)
        .told('sighted')
        .map(({ piece }) => piece.ships),
    ).toEqual([['warrior'], ['emden']]);
  });

  test('CW-7.27b at night it takes two hexes less', () => {
    expect(known(approach(3, { night: true }))).toEqual([false, false]);
    expect(known(approach(4, { night: true }))).toEqual([true, true]);
  });

  test('CW-7.27b what is known once stays known', () => {
    const game = approach(2);
    for (const away of [4, 5])
      game
        .run(step(10))
        .play('allied', 'move', [1, hexAt(away, 0)])
        .play('allied', 'done');
    expect(known(game)).toEqual([true, true]);
  });

  test('CW-9.3b within the sighting range the enemy is told how many ships a piece holds', () => {
    const game = fight()
      .put(hexAt(5, 0), ['division', ['asakaze1', 'asakaze2', 'asakaze3']])
      .put(hexAt(0, 0), 'emden');
    game.run(step(10)).play('allied', 'move', [1, hexAt(4, 0)]);
    expect(game.told('counted')).toEqual([{ type: 'counted', side: 'allied', token: 'allied-counter-1', count: 3 }]);
    expect(game.piece('division')).toMatchObject({ known: false, counted: true });
  });

  test('CW-7.35a in sight is symmetrical and goes by hexes', () => {
    const apart = (hexes: number, changes: Partial<Battle> = {}) =>
      isAnybodyInSight(fight(changes).put(hexAt(0, 0), 'warrior').put(hexAt(hexes, 0), 'emden').battle);
    expect([apart(4), apart(5), apart(2, { night: true }), apart(3, { night: true })]).toEqual([true, false, true, false]);
  });
});
