/** CW-7.1, CW-7.31: initiative and the twenty steps. */
import { describe, expect, test } from 'vitest';
import { hexAt } from '../../chart/hex.ts';
import { stepsOf } from '../../kernel/index.ts';
import type { Battle, ShipId, Side } from '../battle.ts';
import { IMPULSES } from '../impulses.ts';
import { entryEdge, takeInitiative } from '../initiative.ts';
import { advancedCombat, battleRound } from '../round.ts';
import type { Arena } from './arena.ts';
import { lender, tactics } from './arena.ts';
import { hit } from './firing.ts';
import type { Put, TestTable } from './table.ts';
import { fight } from './table.ts';

const { auto } = stepsOf<Arena>();
const rollForIt = auto('initiative', 'CW-7.1a', (g) => takeInitiative(lender, g));

/** Who has the initiative with this die, if these ships are there and some of them have a leader aboard. */
const winner = (
  face: number,
  changes: Partial<Battle> = {},
  ships: readonly Put[] = ['warrior', 'emden'],
  ...flagships: ShipId[]
): Side => {
  const game = fight(changes).put(hexAt(0, 0), ...ships);
  game.state.flagships = flagships;
  return game.dice(face).run(rollForIt).battle.initiative;
};
const SERIES = { profile: 'great-war-at-sea' } as const;
const TWO_NATIONS = ['warrior', 'montcalm', 'emden'];
const FOUR_NATIONS = ['montcalm', 'warrior', 'ibuki', 'zhemchug', 'emden'];

describe('initiative', () => {
  test('CW-7.1a three or less is for the Central Powers, four or more for the Allies', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => winner(face))).toEqual(['central', 'central', 'central', 'allied', 'allied', 'allied']);
  });

  test('GW-TAC-INIT the series rolls in the same way', () => {
    expect([3, 4].map((face) => winner(face, SERIES))).toEqual(['central', 'allied']);
  });

  test('CW-7.1b leaders and nationalities count on the roll', () => {
    expect(winner(4, {}, ['warrior', 'emden'], 'emden')).toBe('central');
    expect(winner(3, {}, ['warrior', 'emden', 'elisabeth'])).toBe('allied');
  });

  test('CW-11.93 a leader is worth one to his side', () => {
    expect(winner(3, {}, ['warrior', 'emden'], 'warrior')).toBe('allied');
    expect(winner(3, {}, ['warrior', 'emden'], 'warrior', 'emden')).toBe('central');
  });

  test('CW-7.1b in later rounds nobody counts who has been sunk or has left the map', () => {
    const led = fight({ round: 2 }).put(hexAt(0, 0), 'warrior', 'minotaur', 'emden');
    led.state.flagships = ['warrior'];
    expect(led.dice(3).run(rollForIt).battle.initiative).toBe('allied');
    led.ship('warrior', { sunk: true });
    expect(led.dice(3).run(rollForIt).battle.initiative).toBe('central');
    const mixed = fight({ round: 2 }).put(hexAt(0, 0), ...TWO_NATIONS);
    expect(mixed.dice(4).run(rollForIt).battle.initiative).toBe('central');
    mixed.piece('montcalm', { hex: null, exited: true });
    expect(mixed.dice(4).run(rollForIt).battle.initiative).toBe('allied');
  });

  test('CW-11.91, GW-TBL-CRIT a leader who is killed aboard counts no more in the next round', () => {
    const game = fight({ round: 2 }).put(hexAt(0, 0), 'warrior', 'minotaur').put(hexAt(2, 0), 'scharnhorst');
    game.state.flagships = ['warrior'];
    hit(game, 'secondary', 'warrior', 2, 1, 1, 2, 2);
    expect(game.dice(3).run(rollForIt).battle.initiative).toBe('central');
  });

  test('GW-TAC-INIT-LEADER so he is in the series', () => {
    expect(winner(3, SERIES, ['warrior', 'emden'], 'warrior')).toBe('allied');
  });

  test('CW-11.5 the example: French, British, Japanese and Russian ships turn a six into a three', () => {
    expect(winner(6, {}, FOUR_NATIONS)).toBe('central');
    expect(winner(6, {}, FOUR_NATIONS.slice(1))).toBe('allied');
  });

  test('GW-TAC-INIT-NAT further nationalities hinder in the series too', () => {
    expect(winner(4, SERIES, TWO_NATIONS)).toBe('central');
  });

  test('CW-5.73b after a night approach the finder has it without a roll', () => {
    const game = fight({ stage: 'opening', claimed: 'central', initiative: 'allied' }).put(null, 'warrior', 'emden').run(rollForIt);
    expect(game.battle.initiative).toBe('central');
    expect(game.rolls).toEqual([]);
  });

  test('CW-5.73b later rounds are rolled for as usual', () => {
    expect(winner(4, { claimed: 'central', round: 2 })).toBe('allied');
  });
});

describe('the entry edge', () => {
  const opened = (changes: Partial<Battle> = {}): TestTable =>
    fight({ stage: 'opening', entry: null, initiative: 'central', ...changes }).run(entryEdge(tactics));

  test('CW-7.24a the side with the initiative chooses any edge of the map', () => {
    const game = opened();
    expect(game.targets('central', 'enter')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(game.play('central', 'enter', 4).battle).toMatchObject({ entry: 4, stage: 'centre' });
  });

  test('GW-TAC-SIDE where the way here decides, there is nothing to choose', () => {
    const game = opened({ profile: 'great-war-at-sea', entries: { allied: 1, central: 3 } });
    expect(game.finished).toBe(true);
    expect(game.battle.entry).toBe(3);
  });

  test('GW-TAC-LAND nobody comes from the land', () => {
    expect(opened({ profile: 'great-war-at-sea', land: [0, 5] }).targets('central', 'enter')).toEqual([1, 2, 3, 4]);
  });
});

/** Two face-down ships in reach of each other, so that everybody is asked in every step. */
const facing = (changes: Partial<Battle> = {}): TestTable =>
  fight({ round: 0, ...changes })
    .put(hexAt(0, 0), 'moltke')
    .put(hexAt(1, 0), 'invincible');

/** What is asked in which step, of whom, if nobody does anything. */
function asksIn(game: TestTable, rounds = 1): string[] {
  const asked: string[] = [];
  for (let n = 0; game.asks !== null && n < 60 * rounds; n++) {
    const [side] = game.asked;
    if (side !== 'allied' && side !== 'central') break;
    asked.push(`${game.battle.step} ${game.asks} ${side}`);
    game.play(side, 'done');
  }
  return asked;
}

describe('the twenty steps', () => {
  test('CW-7.31a the steps stand in the order of the book', () => {
    expect(IMPULSES.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(IMPULSES.map((each) => (each.does === 'move' ? `${each.who} ${each.slowest}` : each.does))).toEqual([
      'initiative',
      'first 4',
      'gunnery',
      'torpedoes',
      'second 4',
      'first 3',
      'gunnery',
      'torpedoes',
      'second 3',
      'first 2',
      'gunnery',
      'torpedoes',
      'second 2',
      'first 1',
      'gunnery',
      'torpedoes',
      'second 1',
      'first 1',
      'gunnery',
      'torpedoes',
    ]);
  });

  test('CW-7.31a the side with the initiative moves and fires first in each', () => {
    const order = (initiative: Side) => asksIn(facing({ initiative }).run(battleRound(tactics)));
    const moves = (initiative: Side) => order(initiative).filter((asked) => asked.includes('move'));
    expect(moves('central')).toEqual([
      '2 move central',
      '5 move allied',
      '6 move central',
      '9 move allied',
      '10 move central',
      '13 move allied',
      '14 move central',
      '17 move allied',
      '18 move central',
    ]);
    expect(order('allied').filter((asked) => asked.startsWith('3 '))).toEqual(['3 gunnery allied', '3 gunnery central']);
  });

  test('GW-TAC-IMPULSE the series goes through the same steps', () => {
    const game = facing({ profile: 'great-war-at-sea' }).run(battleRound(tactics));
    expect([...new Set(asksIn(game).map((asked) => Number(asked.split(' ')[0])))]).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    ]);
  });

  test('CW-7.1a there is no roll at step 1 of the first round, and one in the second', () => {
    const first = facing().run(battleRound(tactics));
    expect(first.rolls).toEqual([]);
    const second = facing({ round: 1 }).dice(2).run(battleRound(tactics));
    expect(second.rolls).toEqual(['initiative: central']);
  });

  test('CW-10.8 a new round begins with nobody having fired', () => {
    expect(facing({ fired: ['moltke'] }).run(battleRound(tactics)).battle).toMatchObject({ round: 1, fired: [] });
  });
});

describe('a whole battle', () => {
  test('CW-7.0 from the first roll to the parting', () => {
    const game = fight({ stage: 'opening', entry: null, round: 0 }).put(null, 'warrior', 'emden').dice(5).run(advancedCombat(tactics));
    game.play('allied', 'enter', 0).play('central', 'form-up').play('allied', 'form-up');
    expect(game.battle.stage).toBe('fighting');
    for (let n = 0; !game.finished && n < 400; n++) {
      const side = game.asked[0] === 'allied' ? 'allied' : 'central';
      const away = game
        .targets(side, 'move')
        .find((target) => side === 'central' && Array.isArray(target) && Number(target[1]) < (game.hexOf('emden') ?? 0));
      if (away === undefined) game.play(side, 'done');
      else game.play(side, 'move', away);
    }
    expect(game.battle).toMatchObject({ stage: 'over', round: 1 });
    expect(game.told('battle-ended')).toEqual([{ type: 'battle-ended', why: 'out-of-sight' }]);
  });
});
