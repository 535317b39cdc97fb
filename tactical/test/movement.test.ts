/** CW-7.32, CW-7.33: moving, and leaving the map. */
import { describe, expect, test } from 'vitest';
import { distance, hexAt } from '../../chart/hex.ts';
import type { Battle } from '../battle.ts';
import { fromCentre, isOnMap } from '../hexes.ts';
import { IMPULSES } from '../impulses.ts';
import { FAR, group, movesOf, O, step } from './moving.ts';
import type { TestTable } from './table.ts';
import { fight } from './table.ts';

describe('moving', () => {
  test('CW-7.32a one hex in any direction or none, and once in a step', () => {
    const game = fight().put(O, 'warrior').put(FAR, 'emden').run(step(10));
    expect(game.targets('allied', 'move').map((target) => (Array.isArray(target) ? distance(O, Number(target[1])) : 0))).toEqual([
      1, 1, 1, 1, 1, 1,
    ]);
    game.play('allied', 'move', [group(game, 'warrior'), hexAt(0, 1)]);
    expect(game.targets('allied', 'move')).toEqual([]);
    expect(game.whyNot('allied', 'move', [group(game, 'warrior'), hexAt(0, 2)])?.rule).toBe('CW-7.32a');
    expect(game.play('allied', 'done').finished).toBe(true);
  });

  test('CW-7.32a whoever leaves all groups where they are is asked again, and who moved one of them is not', () => {
    const game = fight().put(O, 'warrior').put(FAR, 'emden').run(step(10));
    expect(game.caution('allied', 'done')).toBe('Nobody has moved: 1 group could still move.');
    const two = fight().put(O, 'warrior').put(hexAt(0, 1), 'canopus').put(FAR, 'emden').run(step(14));
    two.play('allied', 'move', [group(two, 'warrior'), hexAt(1, 0)]);
    expect([two.consequence('allied'), two.caution('allied', 'done')]).toEqual(['1 group could still move', undefined]);
    expect(fight().put(O, 'canopus').put(FAR, 'emden').run(step(6)).caution('allied', 'done'), 'too slow for it').toBeUndefined();
  });

  test('GW-TAC-MOVE a group may stay where it is', () => {
    const game = fight({ profile: 'great-war-at-sea' }).put(O, 'warrior').put(FAR, 'emden').run(step(10)).play('allied', 'done');
    expect(game.hexOf('warrior')).toBe(O);
  });

  test('CW-7.32b no more than eight of a side in a hex, but an enemy there is no hindrance', () => {
    const eight = ['black-prince', 'minotaur', 'defence', 'monmouth', 'good-hope', 'invincible', 'inflexible', 'canopus'];
    const game = fight()
      .put(hexAt(1, 0), ...eight)
      .put(O, 'warrior')
      .put(hexAt(0, 1), 'emden')
      .run(step(10));
    expect(movesOf(game, 'warrior')).toBe(5);
    expect(game.whyNot('allied', 'move', [group(game, 'warrior'), hexAt(1, 0)])?.rule).toBe('CW-7.32b');
    game.play('allied', 'move', [group(game, 'warrior'), hexAt(0, 1)]);
    expect(game.hexOf('warrior')).toBe(game.hexOf('emden'));
    const [, ...seven] = eight;
    const room = fight()
      .put(hexAt(1, 0), ...seven)
      .put(O, 'warrior')
      .put(FAR, 'emden')
      .run(step(10));
    expect(movesOf(room, 'warrior')).toBe(6);
  });

  test('CW-8.4a a ship dead in the water does not move', () => {
    const game = fight().put(O, 'warrior').put(FAR, 'emden');
    game.ship('warrior', { slowed: 2, engines: 'stopped' });
    expect(game.run(step(14)).targets('allied', 'move')).toEqual([]);
  });

  test('CW-9.4 one dead ship holds her whole piece until she is scuttled', () => {
    const game = fight()
      .put(O, ['division', ['asakaze1', 'asakaze2', 'asakaze3']])
      .put(FAR, 'emden');
    game.ship('asakaze2', { slowed: 4, engines: 'stopped' });
    game.run(step(14));
    expect(game.targets('allied', 'move')).toEqual([]);
    game.play('allied', 'scuttle', 'asakaze2');
    expect(movesOf(game, 'division')).toBe(6);
  });

  test('CW-8.4c a crippled ship may be scuttled, and leaves the map', () => {
    const game = fight().put(O, 'warrior').put(FAR, 'emden');
    game.ship('warrior', { hull: 4 });
    game.run(step(10)).play('allied', 'scuttle', 'warrior');
    expect(game.hexOf('warrior')).toBeNull();
    expect(game.reports('scuttled')).toEqual([{ what: 'scuttled', ship: 'warrior' }]);
  });

  test('CW-11.6b a storm holds destroyers to speed 1', () => {
    const fleet = (weather: Battle['weather']) => fight({ weather }).put(O, 'asakaze1').put(FAR, 'emden').run(step(6));
    expect(movesOf(fleet('clear'), 'asakaze1')).toBe(6);
    expect(movesOf(fleet('storm'), 'asakaze1')).toBe(0);
  });
});

describe('the sequence', () => {
  test.each([
    [4, 5, 4],
    [3, 4, 3],
    [2, 3, 2],
    [1, 2, 1],
  ])('CW-7.31b a group of speed level %i moves %i times with the initiative and %i without', (level, first, second) => {
    const moves = (who: string) => IMPULSES.filter((each) => each.does === 'move' && each.who === who && level >= each.slowest).length;
    expect([moves('first'), moves('second')]).toEqual([first, second]);
  });

  test('CW-7.31a only groups of the speed of the step move in it', () => {
    const speeds = (number: number, side: 'allied' | 'central') => {
      const game = fight().put(O, 'asakaze1').put(hexAt(1, 0), 'glasgow').put(hexAt(2, 0), 'warrior').put(hexAt(3, 0), 'slow-1');
      game
        .put(hexAt(-1, 0), 's90')
        .put(hexAt(-2, 0), 'emden')
        .put(hexAt(-3, 0), 'scharnhorst')
        .put(hexAt(-4, 0), 'prize')
        .run(step(number));
      return new Set(game.targets(side, 'move').map((target) => (Array.isArray(target) ? target[0] : 0))).size;
    };
    expect([2, 6, 10, 14, 18].map((number) => speeds(number, 'allied'))).toEqual([1, 2, 3, 4, 4]);
    expect([5, 9, 13, 17].map((number) => speeds(number, 'central'))).toEqual([1, 2, 3, 4]);
  });

  test('CW-7.31a known ships that are all too slow are passed over, a face-down counter is asked about', () => {
    const slow = (known: boolean) => {
      const game = fight().put(O, 'warrior').put(FAR, 'emden');
      game.piece('warrior', { known, counted: known });
      return game.run(step(2));
    };
    expect(slow(true).finished).toBe(true);
    expect(slow(false).asks).toBe('move');
    expect(slow(false).targets('allied', 'move')).toEqual([]);
  });

  test('CW-8.4c in the steps in which all move even dead ships are asked about, for they may be scuttled', () => {
    const game = fight().put(O, 'warrior').put(FAR, 'emden');
    game.piece('warrior', { known: true, counted: true });
    game.ship('warrior', { slowed: 2, engines: 'stopped' });
    expect(game.run(step(14)).targets('allied', 'scuttle')).toEqual(['warrior']);
    expect(game.run(step(10)).finished).toBe(true);
  });

  test('CW-15.4 on tactical speeds a ship printed 2+ moves two hexes in her last step', () => {
    const moved = (number: number, ship: string) => {
      const game = fight({}, { tacticalSpeeds: true }).put(O, ship).put(FAR, 'emden').run(step(number));
      return movesOf(game.play('allied', 'move', [1, hexAt(1, 0)]), ship);
    };
    expect(moved(18, 'asakaze1')).toBe(6);
    expect(moved(14, 'asakaze1')).toBe(0);
    expect(moved(18, 'glasgow')).toBe(0);
  });

  test('CW-15.4 printed 1 moves as 2', () => {
    const game = (tacticalSpeeds: boolean) => fight({}, { tacticalSpeeds }).put(O, 'warrior').put(FAR, 'emden').run(step(6));
    expect(movesOf(game(true), 'warrior')).toBe(6);
    expect(movesOf(game(false), 'warrior')).toBe(0);
  });
});

describe('leaving the map', () => {
  const edge = hexAt(5, 0);

  test('CW-7.33a who crosses the ring beyond the sight of every enemy has left', () => {
    const game = fight().put(edge, 'warrior', 'minotaur').put(O, 'emden').run(step(10));
    game.play('allied', 'move', [group(game, 'warrior'), hexAt(6, 0)]);
    expect(game.piece('warrior')).toMatchObject({ hex: null, exited: true });
    expect(game.piece('minotaur')).toMatchObject({ hex: null, exited: true });
    expect(game.battle.firstOut).toEqual(['warrior', 'minotaur']);
    expect(game.targets('allied', 'move')).toEqual([]);
  });

  test('CW-11.1b all warships of the group are the first to leave, and those who follow are not', () => {
    const game = fight().put(edge, 'montcalm', 'warrior').put(hexAt(5, -1), 'minotaur').put(O, 'emden').run(step(10));
    game.play('allied', 'move', [group(game, 'montcalm'), hexAt(6, 0)]).play('allied', 'move', [group(game, 'minotaur'), hexAt(6, -1)]);
    expect(game.battle.firstOut).toEqual(['montcalm', 'warrior']);
  });

  test('CW-11.1b a transport that leaves before is not the first: merchants have no honour to lose', () => {
    const game = fight().put(edge, 'empire-1', 'warrior').put(O, 'emden').run(step(10));
    game.play('allied', 'move', [group(game, 'empire-1'), hexAt(6, 0)]);
    expect([game.piece('empire-1').exited, game.battle.firstOut]).toEqual([true, []]);
    game.play('allied', 'move', [group(game, 'warrior'), hexAt(6, 0)]);
    expect(game.battle.firstOut).toEqual(['warrior']);
  });

  test('GW-TAC-EXIT the same holds in the series', () => {
    const game = fight({ profile: 'great-war-at-sea' }).put(edge, 'warrior').put(O, 'emden').run(step(10));
    expect(game.play('allied', 'move', [group(game, 'warrior'), hexAt(6, 0)]).piece('warrior').exited).toBe(true);
  });

  test('CW-7.33b in sight of an enemy the map slides, and nothing changes between the ships', () => {
    const game = fight().put(edge, 'warrior').put(hexAt(3, 0), 'emden').put(hexAt(0, 2), 'scharnhorst').run(step(10));
    game.play('allied', 'move', [group(game, 'warrior'), hexAt(6, 0)]);
    const [warrior, emden, scharnhorst] = ['warrior', 'emden', 'scharnhorst'].map((id) => game.hexOf(id) ?? O);
    expect([warrior, emden, scharnhorst].every((hex) => hex !== undefined && isOnMap(hex))).toBe(true);
    expect([(warrior ?? 0) - (emden ?? 0), (scharnhorst ?? 0) - (emden ?? 0)]).toEqual([
      hexAt(6, 0) - hexAt(3, 0),
      hexAt(0, 2) - hexAt(3, 0),
    ]);
    expect(game.piece('warrior').exited).toBe(false);
  });

  test('CW-7.33b who was in sight before the step has not left by it', () => {
    const game = fight().put(edge, 'warrior').put(hexAt(1, 0), 'emden').run(step(10));
    game.play('allied', 'move', [group(game, 'warrior'), hexAt(6, 0)]);
    expect(distance(game.hexOf('warrior') ?? O, game.hexOf('emden') ?? O)).toBe(5);
  });

  test('CW-7.33b who comes into sight by the step has not left by it either', () => {
    const game = fight().put(edge, 'warrior').put(hexAt(10, 0), 'emden').run(step(10));
    game.play('allied', 'move', [group(game, 'warrior'), hexAt(6, 0)]);
    expect(game.piece('warrior').exited).toBe(false);
    expect(game.battle.pieces.every(({ hex }) => hex !== null && isOnMap(hex))).toBe(true);
  });

  test('GW-TAC-SLIDE the same holds in the series, and at night sight is shorter', () => {
    const series = (night: boolean) => {
      const game = fight({ profile: 'great-war-at-sea', night }).put(edge, 'warrior').put(hexAt(2, 0), 'emden').run(step(10));
      return game.play('allied', 'move', [group(game, 'warrior'), hexAt(6, 0)]).piece('warrior').exited;
    };
    expect([series(false), series(true)]).toEqual([false, true]);
  });

  test('CW-7.33b if the map cannot hold all, it holds those that are in sight, and the others stay where they are', () => {
    const game = fight().put(edge, 'warrior').put(hexAt(3, 0), 'emden').put(hexAt(-5, 0), 'minotaur').run(step(10));
    game.play('allied', 'move', [group(game, 'warrior'), hexAt(6, 0)]);
    expect([game.hexOf('warrior'), game.hexOf('emden'), game.hexOf('minotaur')].map((hex) => fromCentre(hex ?? O))).toEqual([5, 2, 6]);
  });

  test('CW-7.33a, CW-7.33b an order over the edge says whether it leads out of the battle or the map follows, and so does the log', () => {
    const over = (enemy: number) => {
      const game = fight().put(edge, 'warrior').put(hexAt(enemy, 0), 'emden').run(step(10));
      const way = [group(game, 'warrior'), hexAt(6, 0)] as const;
      const label = game.label('allied', 'move', way);
      return [label, ...game.play('allied', 'move', way).log('allied').slice(0, 2)];
    };
    expect(over(0)).toEqual([
      'Warrior: out of the battle for good, off the map past K6',
      'Warrior moves off the map past K6.',
      'Warrior leaves the battle for good.',
    ]);
    expect(over(3)).toEqual([
      'Warrior: off the map past K6, and the map follows',
      'Warrior moves over the edge of the map.',
      'The map follows: all ships are moved back by as much.',
    ]);
    const within = fight().put(edge, 'warrior').put(O, 'emden').run(step(10));
    expect(within.label('allied', 'move', [group(within, 'warrior'), hexAt(4, 0)])).toBe('Warrior: J6');
  });

  test('CW-11.1b who leaves is warned that it is for good, and of what it costs to be the first; who is followed is not', () => {
    const warned = (enemy: number, changes: Partial<Battle> = {}) => {
      const game = fight(changes).put(edge, 'warrior').put(hexAt(enemy, 0), 'emden').run(step(10));
      game.state.flagships = ['warrior'];
      return game.caution('allied', 'move', [group(game, 'warrior'), hexAt(6, 0)]);
    };
    expect(warned(0)).toBe('Whoever leaves the map is out of this battle for good. It costs the flag.');
    expect(warned(0, { firstOut: ['minotaur'] })).toBe('Whoever leaves the map is out of this battle for good.');
    expect(warned(3)).toBeUndefined();
  });

  test('CW-7.21 in its own log a side reads its own ships by name, and the enemy reads of counters', () => {
    const game = fight().put(O, 'warrior', 'minotaur').put(FAR, 'emden').run(step(10));
    game.play('allied', 'move', [1, hexAt(0, 1)]);
    expect([game.log('allied'), game.log('central')]).toEqual([
      ['Warrior, Minotaur move to F7.'],
      ['Counters 1, 2 of the Allies move to F7.'],
    ]);
  });

  test('CW-7.33a beyond the ring too a step along it leads nowhere out', () => {
    const game = fight().put(hexAt(6, 0), 'warrior').put(FAR, 'emden').run(step(10));
    const warned = (hex: number) => game.caution('allied', 'move', [group(game, 'warrior'), hex]) !== undefined;
    expect([warned(hexAt(6, -1)), warned(hexAt(7, 0))]).toEqual([false, true]);
  });

  test('CW-7.32b no more than eight share a hex beyond the ring either', () => {
    const eight = ['black-prince', 'minotaur', 'defence', 'monmouth', 'good-hope', 'invincible', 'inflexible', 'canopus'];
    const game = fight()
      .put(hexAt(6, 0), ...eight)
      .put(edge, 'warrior')
      .put(hexAt(3, 0), 'emden')
      .run(step(10));
    expect(game.whyNot('allied', 'move', [group(game, 'warrior'), hexAt(6, 0)])?.rule).toBe('CW-7.32b');
  });

  test('CW-7.33b who is left more than twenty hexes behind is out of the battle, and has not fled', () => {
    const game = fight().put(edge, 'warrior').put(hexAt(3, 0), 'emden').put(hexAt(-20, 0), 'minotaur').run(step(10));
    game.play('allied', 'move', [group(game, 'warrior'), hexAt(6, 0)]);
    expect(game.piece('minotaur')).toMatchObject({ hex: null, exited: true });
    expect(game.battle.firstOut).toEqual([]);
    expect(game.told('exited')).toMatchObject([{ leftBehind: true }]);
  });

  test('GW-TAC-LAND nobody crosses a side that land blocks', () => {
    const game = fight({ profile: 'great-war-at-sea', land: [0] })
      .put(hexAt(3, 2), 'warrior')
      .put(O, 'emden')
      .run(step(10));
    expect(movesOf(game, 'warrior')).toBe(4);
    expect(game.whyNot('allied', 'move', [group(game, 'warrior'), hexAt(4, 2)])?.rule).toBe('GW-TAC-LAND');
    const other = fight({ profile: 'great-war-at-sea', land: [1] })
      .put(hexAt(3, 2), 'warrior')
      .put(O, 'emden')
      .run(step(10));
    expect(movesOf(other, 'warrior')).toBe(6);
  });

  test('GW-TAC-LAND nor where the enemy is in sight, and the map would follow', () => {
    const beyond = (land: readonly number[]) => {
      const game = fight({ profile: 'great-war-at-sea', land: [...land] })
        .put(hexAt(3, 2), 'warrior')
        .put(hexAt(2, 1), 'emden')
        .run(step(10));
      return game.question('allied').takes('move', [group(game, 'warrior'), hexAt(4, 2)]) !== null;
    };
    expect([beyond([]), beyond([0])]).toEqual([true, false]);
  });
});

describe('towing', () => {
  const towing = (number: number): TestTable => {
    const game = fight({ profile: 'great-war-at-sea' }).put(O, 'warrior', 'minotaur').put(FAR, 'emden');
    game.ship('minotaur', { slowed: 2, engines: 'stopped' });
    game.piece('warrior', { tow: 'minotaur' });
    game.piece('minotaur', { tow: 'warrior' });
    return game.run(step(number));
  };

  test('GW-TAC-TOW ships under tow move in their last step only', () => {
    expect(movesOf(towing(10), 'warrior')).toBe(0);
    expect(movesOf(towing(14), 'warrior')).toBe(0);
    const game = towing(18).play('allied', 'move', [1, hexAt(1, 0)]);
    expect([game.hexOf('warrior'), game.hexOf('minotaur')]).toEqual([hexAt(1, 0), hexAt(1, 0)]);
  });

  test('GW-TAC-TOW nobody is left behind at the end of a line', () => {
    expect(towing(18).offered('allied', 'detach')).toEqual([]);
  });

  test('GW-TAC-TOW a tow may be dropped, and then she who can moves', () => {
    const game = towing(10)
      .play('allied', 'drop', 'warrior')
      .play('allied', 'move', [1, hexAt(1, 0)]);
    expect([game.hexOf('warrior'), game.hexOf('minotaur')]).toEqual([hexAt(1, 0), O]);
    expect([game.piece('warrior').tow, game.piece('minotaur').tow]).toEqual([null, null]);
  });
});
