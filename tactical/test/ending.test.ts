/** CW-7.35: when a battle ends; CW-11.41 and the weather, which come before and after. */
import { describe, expect, test } from 'vitest';
import { hexAt } from '../../chart/hex.ts';
import type { Step } from '../../kernel/index.ts';
import { judge, stepsOf } from '../../kernel/index.ts';
import type { Battle } from '../battle.ts';
import { endOf } from '../ending.ts';
import { mendEngines } from '../engines.ts';
import { advancedCombat, battleRound } from '../round.ts';
import { localWeather, weatherTheGale } from '../weather.ts';
import type { Arena } from './arena.ts';
import { lender, tactics } from './arena.ts';
import type { TestTable } from './table.ts';
import { fight } from './table.ts';

const { auto } = stepsOf<Arena>();
const O = hexAt(0, 0);

const pair = (hexes: number, changes: Partial<Battle> = {}): TestTable =>
  fight(changes).put(O, 'moltke').put(hexAt(hexes, 0), 'invincible');

/** Nobody does anything until the step is over. */
function idle(game: TestTable, step: Step<Arena>): TestTable {
  game.run(step);
  for (let n = 0; !game.finished && n < 2_000; n++) game.play(game.asked[0] === 'allied' ? 'allied' : 'central', 'done');
  return game;
}

describe('the end', () => {
  test('CW-7.35a it is over when a side has left the map or gone down', () => {
    const left = pair(1);
    left.piece('moltke', { hex: null, exited: true });
    expect(endOf(left.battle)).toBe('left');
    const sunk = pair(1);
    sunk.ship('moltke', { sunk: true });
    sunk.piece('moltke', { hex: null });
    expect(endOf(sunk.battle)).toBe('sunk');
  });

  test('CW-7.35a a side that has left in the middle of a round ends the round', () => {
    const game = fight({ round: 0 }).put(hexAt(5, 0), 'glasgow').put(O, 'emden').run(battleRound(tactics));
    game
      .play('allied', 'done')
      .play('central', 'done')
      .play('allied', 'move', [1, hexAt(6, 0)])
      .play('allied', 'done');
    expect(game.finished).toBe(true);
    expect(game.battle.step).toBe(6);
  });

  test('CW-7.35a out of sight tells after step 20, not before', () => {
    const game = pair(5, { round: 0 });
    idle(game, battleRound(tactics));
    expect(game.battle.step).toBe(20);
    expect(endOf(game.battle)).toBe('out-of-sight');
  });

  test('CW-7.35b in sight of each other they go on', () => {
    expect(endOf(pair(4).battle)).toBeNull();
    expect(endOf(pair(3, { night: true }).battle)).toBe('out-of-sight');
  });

  test('GW-TAC-END the same holds in the series', () => {
    expect(endOf(pair(4, { profile: 'great-war-at-sea' }).battle)).toBeNull();
    expect(endOf(pair(4, { profile: 'great-war-at-sea', weather: 'mist' }).battle)).toBe('out-of-sight');
  });

  test('CW-7.35b by our ruling three rounds without a shot part the fleets', () => {
    const game = fight({ stage: 'opening', entry: null, round: 0, claimed: 'allied' })
      .put(null, 'moltke', 'invincible')
      .dice(4, 4)
      .run(advancedCombat(tactics));
    game.play('allied', 'enter', 0).play('central', 'form-up').play('allied', 'form-up');
    for (let n = 0; !game.finished && n < 2_000; n++) game.play(game.asked[0] === 'allied' ? 'allied' : 'central', 'done');
    expect(game.battle).toMatchObject({ stage: 'over', round: 3 });
    expect(game.told('battle-ended')).toEqual([{ type: 'battle-ended', why: 'quiet' }]);
  });

  test('CW-7.35b a shot in a round begins the count anew', () => {
    const game = pair(1, { round: 0, quiet: 2 }).run(battleRound(tactics));
    for (let n = 0; !game.finished && n < 200; n++) {
      const side = game.asked[0] === 'allied' ? 'allied' : 'central';
      const [shot] = game.battle.step === 3 && side === 'allied' ? game.targets('allied', 'fire') : [];
      if (shot !== undefined) game.dice(...Array(12).fill(1)).play('allied', 'fire', shot);
      else game.play(side, 'done');
    }
    expect(game.battle.quiet).toBe(0);
  });

  /** A round in which one side comes a hex nearer in its first move, if it is told to. */
  const chase = (changes: Partial<Battle>, closes: boolean): TestTable => {
    const game = pair(4, { round: 0, ...changes }).run(battleRound(tactics));
    for (let n = 0, hasMoved = !closes; !game.finished && n < 200; n++) {
      const side = game.asked[0] === 'allied' ? 'allied' : 'central';
      const step =
        game.battle.nearest === 4 && !hasMoved
          ? game.targets(side, 'move').find((move) => String(move).endsWith(`,${hexAt(3, 0)}`))
          : undefined;
      if (step === undefined) game.play(side, 'done');
      else game.play(side, 'move', step).play(side, 'done');
      hasMoved ||= step !== undefined;
    }
    return game;
  };

  test('CW-7.35b by our ruling a chase that closes goes on, though nobody fires', () => {
    expect(chase({ quiet: 2, nearest: 4 }, true).battle).toMatchObject({ quiet: 0, nearest: 3 });
    expect(chase({ quiet: 2, nearest: 4 }, false).battle).toMatchObject({ quiet: 3, nearest: 4 });
    expect(chase({ quiet: 2, nearest: 3 }, true).battle).toMatchObject({ quiet: 3, nearest: 3 });
  });

  test('CW-7.35b a torpedo is a shot too', () => {
    const game = pair(0, { round: 0, quiet: 2 }).run(battleRound(tactics));
    while (game.asks !== 'torpedoes') game.play(game.asked[0] === 'allied' ? 'allied' : 'central', 'done');
    const side = game.asked[0] === 'allied' ? 'allied' : 'central';
    const factors = game.battle.loaded.find(({ ship }) => ship === (side === 'allied' ? 'invincible' : 'moltke'))?.torpedo ?? 0;
    game
      .play(side, 'fire', game.targets(side, 'fire')[0])
      .dice(...Array(factors).fill(1))
      .play(side, 'done');
    expect([game.battle.fired, game.battle.quiet]).toEqual([[], 0]);
  });

  test('CW-7.35b by our ruling a battle lasts twenty rounds at most', () => {
    expect(endOf(pair(1, { round: 19 }).battle)).toBeNull();
    expect(endOf(pair(1, { round: 20 }).battle)).toBe('too-long');
  });
});

describe('engines', () => {
  const mending = auto('mend', 'CW-11.41', (g) => mendEngines(lender, g, lender.battle(g.state)));
  const stopped = (face: number, changes: Partial<Battle> = {}) => {
    const game = pair(4, changes);
    game.ship('moltke', { slowed: 3, engines: 'stopped' });
    return game.dice(face).run(mending).ship('moltke');
  };

  test('CW-11.41 a six sets a dead ship going at 1 slow, a one or two ends all hope', () => {
    expect(stopped(6)).toMatchObject({ engines: 'patched', slowed: 2 });
    expect([1, 2].map((face) => stopped(face).engines)).toEqual(['hopeless', 'hopeless']);
    expect([3, 4, 5].map((face) => stopped(face).engines)).toEqual(['stopped', 'stopped', 'stopped']);
  });

  test('CW-11.41 ships that still move, have no coal or no hope are not repaired', () => {
    const game = pair(4);
    game.ship('moltke', { slowed: 2 });
    game.ship('invincible', { slowed: 3, engines: 'stopped', starved: true });
    game.put(O, 'emden').ship('emden', { slowed: 3, engines: 'hopeless' });
    expect(game.run(mending).rolls).toEqual([]);
  });

  test('CW-11.41 it is tried at the end of each round', () => {
    const game = pair(4, { round: 0 });
    game.ship('moltke', { slowed: 3, engines: 'stopped' });
    expect(idle(game.dice(6), battleRound(tactics)).ship('moltke').engines).toBe('patched');
  });

  test('GW-11.27 in the series a one works, for speed 1, and a five or six ends all hope', () => {
    const series: Partial<Battle> = { profile: 'great-war-at-sea' };
    expect(stopped(1, series)).toMatchObject({ engines: 'patched', slowed: 1 });
    expect([5, 6].map((face) => stopped(face, series).engines)).toEqual(['hopeless', 'hopeless']);
    expect(stopped(2, series).engines).toBe('stopped');
  });
});

describe('weather', () => {
  const gale = auto('gale', 'CW-15.1', (g) => weatherTheGale(lender, g, lender.battle(g.state)));
  const small = (changes: Partial<Battle>) => fight(changes).put(O, 'asakaze1', 'glasgow').put(hexAt(1, 0), 's90');

  test('CW-15.1 a gale sinks destroyers on a two', () => {
    const game = small({ profile: 'secret-storm', weather: 'gale' }).dice(1, 1, 6, 6).run(gale);
    expect(game.reports('sunk')).toEqual([{ what: 'sunk', ship: 'asakaze1', by: null }]);
    expect([game.hexOf('asakaze1'), game.hexOf('s90')]).toEqual([null, hexAt(1, 0)]);
    expect(game.entries.filter(({ what }) => what.kind === 'roll').map(({ readers }) => readers)).toEqual([['allied'], ['central']]);
  });

  test('CW-15.1 torpedo boats as well, and no other light ships', () => {
    const weathered = (type: string, ...dice: number[]) => {
      const game = fight({ profile: 'secret-storm', weather: 'gale' }).put(O, 'glasgow').put(hexAt(1, 0), 's90');
      const { sheets } = game.state;
      Object.assign(game.state, { sheets: { ...sheets, s90: { ...sheets.s90, type } } });
      return game
        .dice(...dice)
        .run(gale)
        .reports('sunk')
        .map(({ ship }) => ship);
    };
    expect([weathered('TB', 1, 1), weathered('TB', 1, 2)]).toEqual([['s90'], []]);
    for (const type of ['CL', 'PC', 'GB']) expect(weathered(type)).toEqual([]);
  });

  test('CW-15.1 a storm, or a Storm marker without the secret, sinks nobody', () => {
    for (const changes of [
      { profile: 'secret-storm', weather: 'storm' },
      { profile: 'cruiser-warfare', weather: 'storm' },
    ] as const)
      expect(small(changes).run(gale).rolls).toEqual([]);
  });

  test('CW-15.1 one die says what a Storm marker turns out to be', () => {
    const turnsOut = [1, 2, 3, 4, 5, 6].map((face) => judge(localWeather, face, {}));
    expect(turnsOut).toEqual(['clear', 'mist', 'fog', 'squall', 'storm', 'gale']);
  });

  test('GW-WX-GALE in the series it takes a twelve', () => {
    const game = small({ profile: 'great-war-at-sea', weather: 'gale' }).dice(1, 1, 6, 6).run(gale);
    expect(game.reports('sunk')).toEqual([{ what: 'sunk', ship: 's90', by: null }]);
  });

  test('GW-WX-GALE a fleet that the gale has sunk fights no battle', () => {
    const game = fight({ profile: 'great-war-at-sea', weather: 'gale', stage: 'opening', round: 0 }).put(null, 'warrior', 's90').dice(6, 6);
    game.run(advancedCombat(tactics));
    expect(game.finished).toBe(true);
    expect(game.battle.stage).toBe('over');
  });
});
