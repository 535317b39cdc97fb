/** GF-10.3: submarines that have been sighted are attacked. */
import { describe, expect, test } from 'vitest';
import { chancesOf } from '../../../test/scripted-table.ts';
import { submarinesOf } from '../data/submarines.ts';
import { pointsOf } from '../rules/scoring.ts';
import { submarineHunt } from '../rules/submarine-hunt.ts';
import { submarineOrders } from '../rules/submarine-orders.ts';
import { isCrippled } from '../rules/submarines.ts';
import type { SubmarineState } from '../state.ts';
import { aloft, coming } from './aircraft.ts';
import { DESTROYER, like, MOLTKE, SOUTHAMPTON, TIGER } from './cards.ts';
import { boatAt, boatTable, sighted, U19, U20 } from './submarines.ts';
import { at, blue, N, red, S, type TestTable } from './table.ts';

const LANCE = like(DESTROYER, 'lance', { nation: 'british', hull: 3, track: [{ hull: 3, speed: 6 }] });
const FLEETS = [blue(TIGER, [0, 0], N), blue(LANCE, [0, 3], N), blue(SOUTHAMPTON, [0, 3], N), red(MOLTKE, [0, -9], S)] as const;

/** U 19 has been sighted under the destroyer. */
const hunted = (changes: Partial<SubmarineState> = {}, battle: Parameters<typeof boatTable>[1] = {}): TestTable => {
  const game = boatTable(FLEETS, battle);
  sighted(boatAt(game, U19, at(0, 3), changes));
  return game.run(submarineHunt);
};

const boat = (game: TestTable): SubmarineState | undefined => game.state.submarines.find(({ id }) => id === U19);

describe('who may attack', () => {
  test('GF-10.3 nobody is asked as long as nothing has been sighted', () => {
    const game = boatTable(FLEETS);
    boatAt(game, U19, at(0, 3));
    expect(game.run(submarineHunt).finished).toBe(true);
  });

  test('GF-10.3 each ship attacks one submarine in one way, and may think better of it', () => {
    const game = hunted();
    expect(game.asked).toEqual(['blue']);
    expect(game.offered('blue', 'attack')).toEqual([
      `tiger guns ${U19}`,
      `lance guns ${U19}`,
      `lance ram ${U19}`,
      `southampton guns ${U19}`,
      `southampton ram ${U19}`,
    ]);
    game.play('blue', 'attack', ['lance', 'guns', U19]).play('blue', 'attack', ['lance', 'ram', U19]);
    expect(game.whyNot('blue', 'attack', ['lance', 'ram', U19])?.words).toContain('already');
    expect(game.caution('blue', 'attack', ['lance', 'ram', U19])).toBeUndefined();
    game.ship('lance', { hits: 2 });
    expect(game.caution('blue', 'attack', ['lance', 'ram', U19])).toContain('hull');
    game.play('blue', 'spare', 'lance');
    expect(game.whyNot('blue', 'spare', 'lance')?.rule).toBe('GF-10.3');
    expect(game.whyNot('blue', 'attack', ['lance', 'ram', U20])?.rule).toBe('GF-10.3');
    expect(game.play('blue', 'done').finished).toBe(true);
    expect(boat(game)?.hits).toBe(0);
  });
});

describe('ramming', () => {
  test('GF-10.2.2 a die and her speed less that of the submarine; 10 cuts her in two, and costs a point', () => {
    const game = hunted({ spent: 2 });
    expect(Object.values(chancesOf(game.odds('blue', 'attack', ['southampton', 'ram', U19])))).toEqual([0.4]);
    // Southampton makes 5: 7 + 5 - 2. The last die is her damage roll.
    game.dice(7, 9).play('blue', 'attack', ['southampton', 'ram', U19]).play('blue', 'done');
    expect([boat(game)?.fate, game.ship('southampton').hits]).toEqual(['sunk', 1]);
    expect(game.told('submarine-sunk')).toMatchObject([{ name: 'U 19' }]);
  });

  test('GF-10.2.2 short of that she slips aside, and deep or elsewhere she is safe', () => {
    const game = hunted({ spent: 2 });
    game.dice(6).play('blue', 'attack', ['southampton', 'ram', U19]).play('blue', 'done');
    expect([boat(game)?.hits, game.ship('southampton').hits]).toEqual([0, 0]);
    expect(game.run(submarineHunt).whyNot('blue', 'attack', ['tiger', 'ram', U19])?.rule).toBe('GF-10.2.2');
    expect(hunted({ depth: 'deep' }, { year: 1916 }).whyNot('blue', 'attack', ['lance', 'ram', U19])?.rule).toBe('GF-10.2.2');
  });
});

describe('gunfire', () => {
  test('GF-10.3.1 at a periscope only light guns fire: a ten, a nine from near by', () => {
    const game = hunted();
    // Tiger has 3 hexes to go, Lance none: one light gun on any arc.
    expect(Object.values(chancesOf(game.odds('blue', 'attack', ['lance', 'guns', U19])))[0]).toBeCloseTo(0.2);
    game.dice(9).play('blue', 'attack', ['lance', 'guns', U19]).play('blue', 'done');
    expect(boat(game)).toMatchObject({ hits: 1, fate: 'afloat' });
    expect(game.rolls).toEqual(['periscope: hit']);
  });

  test('GF-10.3.1 guns with another target do not, and none at the depth', () => {
    const game = boatTable(FLEETS);
    sighted(boatAt(game, U19, at(0, 3)));
    game.state.aims = [{ from: 'lance', guns: 'light', target: 'moltke' }];
    expect(game.run(submarineHunt).whyNot('blue', 'attack', ['lance', 'guns', U19])?.rule).toBe('GF-10.3.1');
    expect(hunted({ depth: 'deep' }, { year: 1916 }).whyNot('blue', 'attack', ['lance', 'guns', U19])?.rule).toBe('GF-10.3.1');
  });

  test('GF-10.3.1 GF-10.1.1 on the surface she is a Very Small target with armour 2 for every gun that is free', () => {
    const game = boatTable([blue(SOUTHAMPTON, [0, 0], N), red(MOLTKE, [0, -9], S)]);
    game.ship('southampton', { spent: 2 });
    sighted(boatAt(game, U19, at(0, 3), { depth: 'surfaced', spent: 2 }));
    game.run(submarineHunt);
    // Astern of her seven six-inch guns bear at medium range: rate of fire +1, size -2. A 9 hits; penetration 1 and more than 2.
    // Her light guns, one of two, at long range: -1, rate of fire +3, size -2. An 8 hits; penetration 0.
    game.dice(8, 9, 1, 1, 1, 1, 1, 2, 7).play('blue', 'attack', ['southampton', 'guns', U19]).play('blue', 'done');
    expect(game.rolls).toEqual(['to-hit: miss hit miss miss miss miss miss', 'penetration: pierced', 'to-hit: miss']);
    expect(boat(game)?.hits).toBe(2);
  });
});

describe('depth charges', () => {
  test('GF-10.3.4 there are none before 1916', () => {
    expect(hunted().whyNot('blue', 'attack', ['lance', 'charges', U19])?.words).toContain('1916');
  });

  test('GF-10.3.4 an eight, better by every other ship; a third of the second die, rounded up', () => {
    const game = hunted({ depth: 'deep' }, { year: 1916 });
    expect(Object.values(chancesOf(game.odds('blue', 'attack', ['lance', 'charges', U19])))[0]).toBeCloseTo(0.3);
    game.play('blue', 'attack', ['southampton', 'charges', U19]);
    expect(Object.values(chancesOf(game.odds('blue', 'attack', ['lance', 'charges', U19])))[0]).toBeCloseTo(0.4);
    game.play('blue', 'attack', ['lance', 'charges', U19]).dice(7, 4, 6).play('blue', 'done');
    expect(game.rolls).toEqual(['depth-charges: hit', 'depth-charge-damage: 4', 'depth-charges: miss']);
    expect(boat(game)?.hits).toBe(2);
  });

  test('GF-10.3.4 small ships carry them, and drop them on what is under water in their hex', () => {
    const game = hunted({}, { year: 1916 });
    expect(game.whyNot('blue', 'attack', ['tiger', 'charges', U19])?.words).toContain('Small');
    expect(hunted({ depth: 'surfaced' }, { year: 1916 }).whyNot('blue', 'attack', ['lance', 'charges', U19])?.rule).toBe('GF-10.3.4');
  });
});

test('GF-10.3.3 an aircraft bombs what it sees below it', () => {
  const game = boatTable(FLEETS, { aircraft: [coming('baby', 'blue', 'sopwith-baby', at(0, 0))] }, { aircraft: 'on' });
  aloft(game, 'baby', at(0, 3), { bombs: 2 });
  sighted(boatAt(game, U19, at(0, 3), { spent: 2 }));
  game.run(submarineHunt).dice(10, 9).play('blue', 'attack', ['baby', 'bombs', U19]).play('blue', 'done');
  expect(game.rolls).toEqual(['bomb: hit miss']);
  expect([boat(game)?.hits, game.state.aircraft[0]?.bombs]).toEqual([1, 0]);
  sighted(boatAt(game, U19, at(0, 3), { depth: 'deep' }));
  expect(game.run(submarineHunt).finished).toBe(true);
});

describe('damage', () => {
  test('GF-10.4 with half of her hull gone she comes up, and does not dive again', () => {
    const game = boatTable(FLEETS);
    boatAt(game, U19, at(0, 3), { depth: 'deep', hits: 2 });
    game.run(submarineOrders);
    expect(game.whyNot('red', 'dive', [U19, 'deep'])?.rule).toBe('GF-10.2.1');
    game.play('red', 'done').play('blue', 'done');
    expect(boat(game)?.depth).toBe('surfaced');
  });

  test('GF-10.4 half is enough: one circle of two, two of three', () => {
    const crippledAt = (nation: 'british' | 'german', year: number): number[] => {
      const submarines = submarinesOf('red', nation, year, 1);
      const { battle } = boatTable(FLEETS, { submarines });
      return [0, 1, 2].filter((hits) => isCrippled(battle, { id: submarines[0]?.id ?? '', hits }));
    };
    expect([crippledAt('british', 1908), crippledAt('german', 1915)]).toEqual([[1, 2], [2]]);
  });

  test('GF-10.4 her hull counts as that of a ship', () => {
    const game = boatTable(FLEETS);
    boatAt(game, U19, at(0, 3), { hits: 1 });
    expect(pointsOf(game.battle, game.state, 'blue')).toBe(1);
    boatAt(game, U19, at(0, 3), { hits: 3, fate: 'sunk' });
    expect([pointsOf(game.battle, game.state, 'blue'), pointsOf(game.battle, game.state, 'red')]).toEqual([6, 0]);
  });

  test('GF-10.4 nobody attacks one that is gone', () => {
    const game = hunted({ hits: 2 });
    game.dice(10, 1).play('blue', 'attack', ['lance', 'ram', U19]).play('blue', 'attack', ['southampton', 'ram', U19]).play('blue', 'done');
    expect(game.rolls).toEqual(['ram-submarine: rammed', 'damage-roll: 1']);
  });
});
