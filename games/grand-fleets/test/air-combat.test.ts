/** GF-9.4, GF-9.5: dogfights, fire from ships, bombs and torpedoes. */
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/index.ts';
import { airAttacks, bombRoll, runOf } from '../rules/air-attacks.ts';
import { antiAircraftFire, antiAircraftRoll, burstsOf, dogfights, flakReach } from '../rules/air-combat.ts';
import { aircraftPhase } from '../rules/aircraft-phase.ts';
import { aboard, airTable, aloft, coming } from './aircraft.ts';
import { DESTROYER, like, MOLTKE, SOUTHAMPTON } from './cards.ts';
import { at, blue, N, red, S, type TestTable } from './table.ts';

const CARRIER = like(SOUTHAMPTON, 'engadine', { antiAircraft: 0 });
const FLEETS = [blue(CARRIER, [0, 9], N), red(MOLTKE, [0, 0], S)] as const;
const WINGS = [
  aboard('short', 'blue', 'short-184', 'engadine'),
  aboard('torpedo', 'blue', 'short-184-torpedo', 'engadine'),
  aboard('camel', 'blue', 'sopwith-camel', 'engadine'),
  coming('l5', 'red', 'zeppelin-m', at(9, 3)),
  coming('l30', 'red', 'zeppelin-r', at(9, 3)),
];
const over = (): TestTable => airTable(WINGS, ...FLEETS);

describe('dogfights', () => {
  test('GF-9.4.1 in one hex and at one altitude, eight or more, a zeppelin at +1', () => {
    const game = over();
    aloft(game, 'camel', at(3, 3), { level: 1 });
    aloft(game, 'l5', at(3, 3), { level: 1 });
    expect(game.dice(6, 6).run(dogfights).rolls).toEqual(['dogfight: hit', 'dogfight: miss']);
    expect(game.state.aircraft[3]).toMatchObject({ fate: 'aloft', hits: 1 });
  });

  test('GF-9.4.1 not at another altitude, and not without a gun (GF-9.1.5)', () => {
    const game = over();
    aloft(game, 'camel', at(3, 3));
    aloft(game, 'l5', at(3, 3), { level: 1 });
    expect(game.run(dogfights).rolls).toEqual([]);
    const unarmed = airTable([aboard('cuckoo', 'blue', 'sopwith-cuckoo', 'engadine'), WINGS[3] ?? never()], ...FLEETS);
    aloft(unarmed, 'cuckoo', at(3, 3));
    aloft(unarmed, 'l5', at(3, 3));
    expect(unarmed.dice(1).run(dogfights).rolls).toEqual(['dogfight: miss']);
  });

  test('GF-9.4.1 all fire at once; a lot decides at which of several (GF-9.1.2)', () => {
    const game = over();
    for (const id of ['short', 'camel', 'l5', 'l30']) aloft(game, id, at(3, 3));
    game.dice(1, 7, 2, 6, 2, 7, 1, 6).run(dogfights);
    expect(game.told('fought').map(({ craft, target, hit }) => `${craft} ${target} ${hit}`)).toEqual([
      'short l5 true',
      'camel l30 true',
      'l5 camel true',
      'l30 short true',
    ]);
    expect(game.state.aircraft.map(({ fate }) => fate)).toEqual(['lost', 'aboard', 'lost', 'aloft', 'aloft']);
  });
});

const never = (): never => {
  throw new Error('no such wing');
};

describe('fire from ships', () => {
  test('GF-9.5 GF-3.6 a die for three points of the rating, less one for each light gun lost', () => {
    const bursts = (antiAircraft: number, lightLost = 0): number => burstsOf({ antiAircraft }, { lightLost });
    expect([bursts(0), bursts(1), bursts(6), bursts(7), bursts(6, 3), bursts(2, 3)]).toEqual([0, 1, 2, 3, 1, 0]);
    expect([7, 8].map((antiAircraft) => flakReach({ antiAircraft }))).toEqual([1, 2]);
  });

  test('GF-9.5 nine or more, -1 for each level, +1 at a zeppelin', () => {
    const chance = (level: number, zeppelin: boolean): number => chanceOf(antiAircraftRoll, { level, zeppelin }, 'hit');
    expect([chance(0, false), chance(1, false), chance(2, false), chance(2, true)]).toEqual([0.2, 0.1, 0, 0.1]);
  });

  test('GF-9.5 the nearest is fired at, then the lowest, and nobody fires at what has fallen', () => {
    const game = airTable(WINGS, ...FLEETS, red(like(MOLTKE, 'seydlitz'), [0, 1], S));
    aloft(game, 'short', at(0, 0), { level: 1 });
    aloft(game, 'torpedo', at(0, 0));
    game.dice(9, 1, 1, 1).run(antiAircraftFire);
    expect(game.told('fired-at-aircraft').map(({ ship, craft, hits }) => [ship, craft, hits])).toEqual([
      ['moltke', 'torpedo', 1],
      ['seydlitz', 'short', 0],
    ]);
  });

  test('GF-9.5 neither out of reach nor too high', () => {
    const game = over();
    aloft(game, 'short', at(0, 2));
    aloft(game, 'camel', at(0, 0), { level: 2 });
    expect(game.run(antiAircraftFire).rolls).toEqual([]);
  });
});

describe('attacks', () => {
  test('GF-9.4 one attack for each that has something to drop, and both sides choose at once', () => {
    const game = over();
    aloft(game, 'short', at(0, 0));
    aloft(game, 'torpedo', at(0, 2));
    aloft(game, 'l5', at(0, 9));
    game.run(airAttacks);
    expect(game.asked).toEqual(['blue', 'red']);
    expect(game.offered('blue', 'attack')).toEqual(['short bombs moltke', 'torpedo torpedo moltke']);
    game.play('blue', 'attack', ['short', 'bombs', 'moltke']).play('blue', 'spare', 'short').play('blue', 'done').play('red', 'done');
    expect(game.rolls).toEqual([]);
    expect(over().run(airAttacks).finished).toBe(true);
  });

  test('GF-9.4.2 two bombs at a time (GF-9.1.6), to hit and then through the deck', () => {
    const game = over();
    aloft(game, 'short', at(0, 0), { bombs: 3 });
    game.run(airAttacks).play('blue', 'attack', ['short', 'bombs', 'moltke']).dice(6, 5, 10, 9).play('blue', 'done');
    expect(game.rolls).toEqual(['bomb: hit miss', 'penetration: pierced', 'damage-roll: 9']);
    expect([game.ship('moltke').hits, game.state.aircraft[0]?.bombs]).toEqual([1, 1]);
  });

  test('GF-9.4.2 size, speed, altitude and evasion count', () => {
    const chance = (changes: object): number => chanceOf(bombRoll, { level: 0, size: 0, targetSpeed: 2, evasive: 0, ...changes }, 'hit');
    expect([chance({}), chance({ level: 1 }), chance({ size: 2 }), chance({ targetSpeed: 6 }), chance({ evasive: 1 })]).toEqual([
      0.3, 0.2, 0.5, 0.1, 0.2,
    ]);
  });

  test('GF-9.4.3 a torpedo from just above the water, within two hexes, runs at once', () => {
    const game = over();
    aloft(game, 'torpedo', at(0, 2));
    game.run(airAttacks).play('blue', 'attack', ['torpedo', 'torpedo', 'moltke']).dice(7, 5, 6, 9, 9).play('blue', 'done');
    expect(game.told('torpedo-run')).toMatchObject([{ hit: true }]);
    expect(game.ship('moltke')).toMatchObject({ hits: 2, fires: 1 });
    expect(game.state.aircraft[1]?.torpedoes).toBe(0);
  });

  test('GF-9.4.3 one that has been hit aims worse', () => {
    const game = over();
    const aim = (hits: number) => runOf(game.battle, aloft(game, 'torpedo', at(0, 2), { hits }), game.ship('moltke')).underFire;
    expect([aim(0), aim(1)]).toEqual([false, true]);
  });

  test('GF-9.4.3 neither from above nor from afar', () => {
    const far = over();
    aloft(far, 'torpedo', at(0, 3));
    expect(far.run(airAttacks).finished).toBe(true);
    const game = over();
    aloft(game, 'torpedo', at(0, 2), { level: 1 });
    aloft(game, 'short', at(0, 0));
    game.run(airAttacks);
    expect(game.whyNot('blue', 'attack', ['torpedo', 'torpedo', 'moltke'])?.rule).toBe('GF-9.4.3');
    expect(game.whyNot('blue', 'attack', ['torpedo', 'bombs', 'moltke'])?.rule).toBe('GF-9.1.6');
    expect(game.whyNot('blue', 'attack', ['short', 'torpedo', 'moltke'])?.rule).toBe('GF-9.1.7');
    expect(game.whyNot('blue', 'attack', ['short', 'bombs', 'engadine'])?.rule).toBe('GF-9.4');
  });

  test('GF-9.4 what was meant for a ship that has gone down is kept', () => {
    const game = airTable(WINGS, FLEETS[0], red(like(DESTROYER, 'v25', { hull: 1, deck: 0 }), [0, 0], S));
    aloft(game, 'short', at(0, 0));
    aloft(game, 'camel', at(0, 0));
    game.run(airAttacks).play('blue', 'attack', ['short', 'bombs', 'v25']).play('blue', 'attack', ['camel', 'bombs', 'v25']);
    game.dice(10, 1, 10).play('blue', 'done');
    expect([game.ship('v25').fate, game.state.aircraft[2]?.bombs]).toEqual(['sunk', 2]);
  });
});

test('GF-2.2h guns of the ships come before the attacks', () => {
  const game = over();
  aloft(game, 'short', at(0, 1));
  game.state.aircraft[3] = { ...aloft(game, 'l5', at(9, 3)), fate: 'home' };
  game.state.aircraft[4] = { ...aloft(game, 'l30', at(9, 3)), fate: 'home' };
  game
    .run(aircraftPhase)
    .dice(10, 1)
    .play('blue', 'fly', ['short', 0, at(0, 0)]);
  expect([game.finished, game.state.aircraft[0]?.fate, game.ship('moltke').hits]).toEqual([true, 'lost', 0]);
});
