import { describe, expect, test } from 'vitest';
import type { Area } from '../data/areas.ts';
import { conclusion } from '../rules/conclusion.ts';
import { allOrders } from '../rules/orders.ts';
import { search } from '../rules/search.ts';
import type { FleetFields } from './table.ts';
import { table } from './table.ts';

const REPAIR = { order: { act: 'repair', to: null } } as const;

describe('engines', () => {
  const stopped = (fields: FleetFields = {}) => {
    const game = table().fleet('central', 'coronel', ['leipzig'], fields);
    game.ship('leipzig', { slowed: 2, engines: 'stopped' });
    return game;
  };

  test('CW-11.41 on a six she moves again at 1 slow, and is not given up', () => {
    const game = stopped().dice(6).run(conclusion);
    expect(game.ship('leipzig')).toMatchObject({ slowed: 1, engines: 'patched', fate: 'afloat' });
    expect(game.read('allied')).toEqual([]);
  });

  test.each([1, 2, 3, 5])('CW-11.41 on a %i she does not, and is given up in the same turn', (die) => {
    expect(stopped().dice(die).run(conclusion).ship('leipzig').fate).toBe('gone');
  });

  test('CW-11.41 one or two: no further attempt is ever made', () => {
    expect(stopped().dice(2).run(conclusion).ship('leipzig').engines).toBe('hopeless');
    expect(stopped().dice(3).run(conclusion).ship('leipzig').engines).toBe('stopped');
  });

  test.each([{ fought: true }, { searched: true }])('CW-11.41 no roll if her fleet has %o', (what) => {
    expect(stopped(what).run(conclusion).rolls()).toEqual([]);
  });

  test('CW-11.41 nor for a ship that can move, or has run out of coal', () => {
    const slowed = table().fleet('central', 'coronel', ['leipzig']);
    slowed.ship('leipzig', { slowed: 1 });
    expect(slowed.run(conclusion).rolls()).toEqual([]);
    const starved = stopped().fuel('leipzig', 0);
    starved.ship('leipzig', { starved: true });
    expect(starved.run(conclusion).rolls()).toEqual([]);
  });
});

describe('hull', () => {
  const holed = (area: Area, fields: FleetFields = {}, hull = 3) => {
    const game = table().fleet('allied', area, ['good-hope'], { ...REPAIR, ...fields });
    game.ship('good-hope', { hull });
    return game;
  };

  test('CW-11.42a a six restores a box; in an area with Allied coal a five does', () => {
    expect(holed('easter-island').dice(5).run(conclusion).ship('good-hope').hull).toBe(3);
    expect(holed('easter-island').dice(6).run(conclusion).ship('good-hope').hull).toBe(2);
    expect(holed('coronel').dice(5).run(conclusion).ship('good-hope').hull).toBe(2);
    expect(holed('coronel').dice(4).run(conclusion).ship('good-hope').hull).toBe(3);
  });

  test('CW-11.42a a total of one or two is the last attempt', () => {
    const game = holed('easter-island').dice(2).run(conclusion);
    expect(game.ship('good-hope').hullHopeless).toBe(true);
    expect(game.run(conclusion).rolls()).toEqual(['hull-repair: hopeless']);
    expect(holed('coronel').dice(2).run(conclusion).ship('good-hope').hullHopeless).toBe(false);
    expect(holed('coronel').dice(1).run(conclusion).ship('good-hope').hullHopeless).toBe(true);
  });

  test('CW-11.42a a Central ship has a bonus in the Yellow Sea, while Tsingtao stands', () => {
    const game = table().fleet('central', 'yellow-sea', ['scharnhorst'], REPAIR);
    game.ship('scharnhorst', { hull: 3 });
    game.dice(5).run(conclusion).dice(4).run(conclusion);
    game.state.tsingtaoFell = 3;
    game.dice(5).run(conclusion);
    expect(game.rolls()).toEqual(['hull-repair: mended', 'hull-repair: nothing', 'hull-repair: nothing']);
    expect(game.read('allied')).toEqual([]);
  });

  test.each([{ movedIn: 3 }, { searched: true }, { raided: true }, { fought: true }, { order: { act: 'coal', to: null } as const }])(
    'CW-11.42a none for a fleet that had anything else to do: %o',
    (what) => {
      expect(holed('coronel', what).run(conclusion).rolls()).toEqual([]);
    },
  );

  test('CW-11.42a the order is given with the others, and told to nobody; to search spoils it', () => {
    const game = holed('coronel', { order: { act: 'stay', to: null } });
    game.run(allOrders).play('allied', 'work', ['good-hope', 'repair']);
    expect(game.read('central')).toEqual([]);
    game.run(search).play('allied', 'search', 'good-hope').play('allied', 'done').dice(1).play('central', 'done');
    expect(game.run(conclusion).rolls()).toEqual(['search: nothing']);
  });

  test('CW-11.42b the last box stays marked', () => {
    expect(holed('coronel', {}, 1).run(conclusion).rolls()).toEqual([]);
  });

  test('CW-11.42b except for a Japanese ship in the Bonin Islands', () => {
    const game = table().fleet('allied', 'bonin-islands', ['kongo', 'good-hope'], REPAIR);
    game.ship('kongo', { hull: 1 });
    game.ship('good-hope', { hull: 1 });
    game.dice(5).run(conclusion);
    expect([game.ship('kongo').hull, game.ship('good-hope').hull]).toEqual([0, 1]);
  });

  test('CW-8.41a speed lost with the hull does not come back', () => {
    const game = holed('coronel', {}, 4);
    game.ship('good-hope', { slowed: 1, halved: true });
    expect(game.dice(6).run(conclusion).ship('good-hope')).toMatchObject({ hull: 3, slowed: 1 });
  });
});

describe('armament', () => {
  const kongo = (area: Area = 'bonin-islands') => {
    const game = table().fleet('allied', area, ['kongo'], REPAIR);
    game.ship('kongo', { primary: 2, tertiary: 1, mount: true });
    return game;
  };

  test('CW-11.43 in the Bonin Islands a four restores a box, the heaviest guns first', () => {
    const game = kongo().dice(4).run(conclusion);
    expect(game.ship('kongo')).toMatchObject({ primary: 1, tertiary: 1, mount: true });
    expect(game.read('central')).toEqual([]);
  });

  test('CW-11.43 or what the Allied player has asked for', () => {
    const game = kongo();
    game.at('kongo').order = { act: 'stay', to: null };
    game.run(allOrders);
    expect(game.offered('allied', 'refit')).toEqual(['kongo primary', 'kongo tertiary', 'kongo mount']);
    game.play('allied', 'refit', ['kongo', 'mount']);
    expect(game.offered('allied', 'refit')).toEqual([]);
    game.play('allied', 'work', ['kongo', 'repair']).dice(6).run(conclusion);
    expect(game.ship('kongo')).toMatchObject({ primary: 2, tertiary: 1, mount: false });
  });

  test('CW-11.43 on a one it is the last attempt, on a three nothing happens', () => {
    expect(kongo().dice(1).run(conclusion).ship('kongo')).toMatchObject({ primary: 2, armsHopeless: true });
    expect(kongo().dice(3).run(conclusion).ship('kongo')).toMatchObject({ primary: 2, armsHopeless: false });
  });

  test('CW-11.43 after a one nothing is tried again', () => {
    expect(kongo().dice(1).run(conclusion).run(conclusion).rolls()).toEqual(['arms-repair: hopeless']);
    expect(kongo().dice(3).run(conclusion).dice(4).run(conclusion).rolls()).toEqual(['arms-repair: nothing', 'arms-repair: mended']);
  });

  test('CW-11.43 only Japanese ships, and only there', () => {
    expect(kongo('sea-of-japan').run(conclusion).rolls()).toEqual([]);
    const british = table().fleet('allied', 'bonin-islands', ['minotaur'], REPAIR);
    british.ship('minotaur', { secondary: 2 });
    expect(british.run(conclusion).rolls()).toEqual([]);
  });

  test('CW-11.43 hull and guns in one turn', () => {
    const game = kongo();
    game.ship('kongo', { hull: 2 });
    game.dice(5, 4).run(conclusion);
    expect(game.rolls()).toEqual(['hull-repair: mended', 'arms-repair: mended']);
  });
});
