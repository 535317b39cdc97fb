/** What a battle takes over from the search that led to it. */
import { describe, expect, test } from 'vitest';
import type { Area } from '../data/areas.ts';
import { tacticalPhase } from '../rules/battle.ts';
import { turnOf } from '../rules/calendar.ts';
import { search } from '../rules/search.ts';
import type { Side } from '../state.ts';
import { BASIC, open } from './meetings.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

const SEA: Area = 'bay-of-bengal';
const SIDES: readonly Side[] = ['allied', 'central'];

/** A die for each side that tries; whoever is not named does not. */
type Tries = Partial<Record<Side, number>>;
const diceOf = (tries: Tries): number[] => SIDES.flatMap((side) => tries[side] ?? []);

/** Minotaur and Emden search and try to come up by night. Each of them finds the other with a four, and by surprise with a six. */
function found(searches: Tries, nights: Tries = {}, options: Record<string, string> = {}): TestTable {
  const game = table({}, options).fleet('allied', SEA, ['minotaur']).fleet('central', SEA, ['emden']).run(search);
  if (searches.allied) game.play('allied', 'search', 'minotaur');
  if (searches.central) game.play('central', 'search', 'emden');
  game
    .play('allied', 'done')
    .dice(...diceOf(searches))
    .play('central', 'done');
  for (const side of SIDES) {
    const die = nights[side];
    if (die) game.dice(die).play(side, 'approach');
    else if (game.asks === 'night-approach' && game.asked.includes(side)) game.play(side, 'wait');
  }
  return game;
}

/** The battle opens; the die is the one for the initiative, if it is thrown. */
const opens = (game: TestTable, ...die: number[]): TestTable =>
  game
    .run(tacticalPhase)
    .play('central', 'done')
    .dice(...die)
    .play('allied', 'done');

describe('by night', () => {
  const isNight = (game: TestTable): boolean | undefined => game.state.battle?.night;

  test('CW-5.73a an approach that comes off makes it a night action, and nothing else does', () => {
    expect(isNight(opens(found({ allied: 4 }, { allied: 4 })))).toBe(true);
    expect(isNight(opens(found({ allied: 4 }, { allied: 3 }), 4))).toBe(false);
    expect(isNight(opens(found({ allied: 4 }), 4))).toBe(false);
  });

  test('CW-5.73a, CW-6.4a so it does in basic combat, and there is no long range then', () => {
    const basic = (nights: Tries) => opens(found({ allied: 4 }, nights, BASIC)).state.basic;
    expect(basic({ allied: 4 })).toMatchObject({ night: true, range: 'short' });
    expect(basic({ allied: 3 })).toMatchObject({ night: false, range: 'long' });
  });

  test('CW-5.73b who comes up by night has the first initiative without a die', () => {
    const taken = (by: Side) => opens(found({ [by]: 4 }, { [by]: 4 })).told('initiative');
    expect(taken('allied')).toEqual([{ type: 'initiative', side: 'allied', by: 'night-approach' }]);
    expect(taken('central')).toEqual([{ type: 'initiative', side: 'central', by: 'night-approach' }]);
  });

  test('CW-5.73b by day the die decides, whoever found the enemy', () => {
    const taken = (die: number) => opens(found({ allied: 4 }, { allied: 3 }), die).told('initiative');
    expect(taken(3)).toEqual([{ type: 'initiative', side: 'central', by: 'die' }]);
    expect(taken(4)).toEqual([{ type: 'initiative', side: 'allied', by: 'die' }]);
  });

  test('CW-5.73c if both come up by night the die decides, and it is night all the same', () => {
    const both = (die: number) => opens(found({ allied: 4, central: 4 }, { allied: 4, central: 4 }), die);
    expect(isNight(both(4))).toBe(true);
    expect(both(3).told('initiative')).toEqual([{ type: 'initiative', side: 'central', by: 'die' }]);
    expect(both(4).told('initiative')).toEqual([{ type: 'initiative', side: 'allied', by: 'die' }]);
  });

  test('CW-5.73c if both try and one of them fails the other has it', () => {
    const game = opens(found({ allied: 4, central: 4 }, { allied: 3, central: 4 }));
    expect([isNight(game), game.told('initiative')]).toEqual([true, [{ type: 'initiative', side: 'central', by: 'night-approach' }]]);
  });
});

describe('by surprise', () => {
  const closer = (game: TestTable): number | undefined => game.state.battle?.closer;
  const ANY_NIGHT = { 'night-surprise': 'any-night' };

  test('CW-7.28a an unmodified six brings the side with the initiative one hex nearer, and a six by modifiers does not', () => {
    expect(closer(opens(found({ allied: 6 }), 4))).toBe(1);
    expect(closer(opens(found({ central: 6 }), 4))).toBe(1);
    expect(closer(opens(found({ allied: 5 }), 4))).toBe(0);
  });

  test('CW-5.72b both sides are shown which meetings are a surprise, and which are none', () => {
    const shown = (searches: Tries) => {
      const game = found(searches);
      return SIDES.map((side) => game.view(side).contacts.map(({ surprise }) => surprise));
    };
    expect(shown({ allied: 6 })).toEqual([[true], [true]]);
    expect(shown({ allied: 4, central: 6 })).toEqual([[true], [true]]);
    expect(shown({ allied: 4 })).toEqual([[false], [false]]);
  });

  test('CW-5.72b a search after it that is no surprise takes nothing back', () => {
    expect(closer(opens(found({ allied: 6, central: 4 }), 4))).toBe(1);
    expect(closer(opens(found({ allied: 4, central: 6 }), 4))).toBe(1);
  });

  test('CW-7.28b two hexes if whoever surprised the enemy comes up by night too', () => {
    expect(closer(opens(found({ allied: 6 }, { allied: 4 })))).toBe(2);
    expect(closer(opens(found({ central: 6 }, { central: 4 })))).toBe(2);
    expect(closer(opens(found({ allied: 6, central: 4 }, { allied: 4, central: 4 }), 4))).toBe(2);
    expect(closer(opens(found({ allied: 6 }, { allied: 3 }), 4))).toBe(1);
  });

  test('CW-7.28b the night of one side does not help the surprise of the other', () => {
    expect(closer(opens(found({ allied: 6, central: 4 }, { central: 4 })))).toBe(1);
    expect(closer(opens(found({ allied: 4, central: 6 }, { allied: 4 })))).toBe(1);
  });

  test('CW-7.28b a night without surprise brings nobody nearer, but by the other reading two hexes', () => {
    expect(closer(opens(found({ allied: 4 }, { allied: 4 })))).toBe(0);
    expect(closer(opens(found({ allied: 4 }, { allied: 4 }, ANY_NIGHT)))).toBe(2);
    expect(closer(opens(found({ allied: 6 }, { allied: 4 }, ANY_NIGHT)))).toBe(2);
  });

  test('CW-7.28a by either reading a day without surprise brings nobody nearer, and one with it one hex', () => {
    expect(closer(opens(found({ allied: 4 }, {}, ANY_NIGHT), 4))).toBe(0);
    expect(closer(opens(found({ allied: 6 }, {}, ANY_NIGHT), 4))).toBe(1);
  });
});

describe('in a gale', () => {
  test('CW-15.1 a total of two sinks the torpedo boat before the battle, and nobody else is rolled for', () => {
    const weathered = (...dice: number[]) => {
      const game = table({ storms: [SEA] }, { ...BASIC, 'secret-storm': 'on' })
        .fleet('allied', SEA, ['minotaur'])
        .fleet('central', SEA, ['s90']);
      opens(game.contact('minotaur', 's90'), 6, ...dice);
      return [game.rolls(), game.told('foundered'), game.ship('s90').fate];
    };
    expect(weathered(1, 1)).toEqual([
      ['local-weather: gale', 'gale: sinks'],
      [{ type: 'foundered', side: 'central', ship: 's90' }],
      'gone',
    ]);
    expect(weathered(1, 2)).toEqual([['local-weather: gale', 'gale: rides'], [], 'afloat']);
  });
});

describe('by date', () => {
  test('CW-11.32 reservists confirm their hits until VI November, and from I December no more', () => {
    const hitIn = (turn: number, ...confirmed: number[]): string[] => {
      const game = table({ turn }, BASIC).fleet('allied', SEA, ['monmouth']).fleet('central', SEA, ['emden']);
      open(game.contact('monmouth', 'emden')).play('allied', 'fire', ['monmouth', 'central-counter-1']);
      return game
        .dice(6, 1, 1, ...confirmed, 4, 4)
        .play('allied', 'done')
        .rolls();
    };
    expect(hitIn(turnOf('VI', 'November'), 4)).toEqual(['basic-guns: hit miss miss', 'reservists: yes', 'gunnery-damage: tertiary']);
    expect(hitIn(turnOf('I', 'December'))).toEqual(['basic-guns: hit miss miss', 'gunnery-damage: tertiary']);
  });
});
