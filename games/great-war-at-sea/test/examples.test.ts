/** Ten examples that follow from the tables of the sheet, with their dice, under the profile of the series. */
import { describe, expect, test } from 'vitest';
import type { Weather } from '../../../tactical/battle.ts';
import { IMPULSES } from '../../../tactical/impulses.ts';
import { apart, fires, gunnery, hit, torpedoes } from '../../../tactical/test/firing.ts';
import type { Operation } from '../data/operation.ts';
import { isNight } from '../rules/calendar.ts';
import { contactPhase } from '../rules/contact.ts';
import { weatherPhase } from '../rules/weather.ts';
import { british, german, operationWith, table, tableOf } from './table.ts';

const SERIES = { profile: 'great-war-at-sea', date: 1916.05 } as const;
const ADRIFT = { slowed: 3, engines: 'stopped' } as const;

describe('the ten examples', () => {
  test('GW-TBL-GUN, GW-TBL-GUN-FN1 example 1: a five is one box of hull; a ten two at three hexes, one at two', () => {
    const hull = (range: number, ...dice: number[]) =>
      hit(apart(range, ['canopus'], ['moltke'], SERIES), 'primary', 'canopus', range, ...dice).ship('canopus').hull;
    expect([hull(2, 2, 3), hull(3, 5, 5), hull(2, 5, 5)]).toEqual([1, 2, 1]);
  });

  test('GW-TBL-TORP example 2: a four does nothing; an eleven is three boxes of hull, and she lies dead', () => {
    const struck = (...dice: number[]) => hit(apart(1, ['canopus'], ['moltke'], SERIES), 'torpedo', 'canopus', 1, ...dice).ship('canopus');
    expect(struck(1, 3)).toMatchObject({ hull: 0, slowed: 0 });
    expect(struck(5, 6)).toMatchObject({ hull: 3, engines: 'stopped' });
  });

  test('GW-TBL-CRIT, GW-TBL-CRIT-FN2 example 3: a critical two blows up a British battle cruiser in 1916, and not in 1917', () => {
    const struck = (date: number) => {
      const game = apart(2, ['invincible'], ['moltke'], { ...SERIES, date });
      return hit(game, 'primary', 'invincible', 2, 1, 1, 1, 1);
    };
    expect(struck(1916.05).told('exploded')).toHaveLength(1);
    const later = struck(1917.05);
    expect(later.told('exploded')).toEqual([]);
    expect(later.ship('invincible')).toMatchObject({ hull: 6, primary: 3, slowed: 1, sunk: false });
  });

  test('GW-TORP-DICE, GW-TORP-MOD-BIG example 4: six, four and one of destroyers at a capital ship next to them are one hit', () => {
    const game = apart(1, [['asakaze', ['asakaze1', 'asakaze2', 'asakaze3']]], ['gneisenau'], SERIES).run(torpedoes);
    fires(game, 'allied', { asakaze1: 'gneisenau', asakaze2: 'gneisenau', asakaze3: 'gneisenau' }, 6, 3, 3, 4, 1);
    expect(game.rolls.filter((roll) => roll.startsWith('torpedoes'))).toEqual(['torpedoes: hit', 'torpedoes: miss', 'torpedoes: miss']);
  });

  test('GW-TORP-MOD-CAPITAL, GW-TORP-MOD-HULL example 5: a battleship cannot hit a destroyer; a dead capital ship in her hex on 5 and 6', () => {
    const boat = apart(1, ['canopus'], ['s90'], SERIES).run(torpedoes);
    expect([boat.asked, fires(boat, 'central', {}).finished]).toEqual([['central'], true]);
    const rolled = (die: number, ...damage: number[]) => {
      const game = apart(0, ['canopus'], ['moltke'], SERIES);
      game.ship('moltke', ADRIFT);
      return fires(game.run(torpedoes), 'allied', { canopus: 'moltke' }, die, ...damage).rolls[0];
    };
    expect([rolled(4), rolled(5, 1, 3), rolled(6, 1, 3)]).toEqual(['torpedoes: miss', 'torpedoes: hit', 'torpedoes: hit']);
  });

  test('GW-GUN-MOD-ITALIC, GW-GUN-MOD-CLOSE, GW-GUN-MOD-DEAD example 6: an italic name, one hex and a dead target hit on 3 to 6', () => {
    const rolled = (...dice: number[]) => {
      const game = apart(1, ['glasgow'], ['scharnhorst'], { ...SERIES, initiative: 'central' });
      game.ship('glasgow', ADRIFT);
      return fires(game.run(gunnery), 'central', { scharnhorst: 'glasgow' }, ...dice).rolls.slice(0, 2);
    };
    expect(rolled(2, 2, 2, 2, 3, 2, 2, 2, 2, 2)).toEqual(['guns: miss miss miss miss hit', 'guns: miss miss miss']);
  });

  test('GW-5.4a, GW-5.46a, GW-5.46b example 7: clear and Intercept, a 1 is contact by day; at night a 3 is, and a 2 is not', () => {
    const meets = (turn: number, die: number) => {
      const game = table(british('beatty', 'M8', ['lion']), german('hipper', 'M8', ['seydlitz'], { mission: 'bombardment' }));
      for (const fleet of game.state.fleets) Object.assign(fleet, { track: ['M8'], from: 'M8' });
      game.state.weather.centre = 'clear';
      game.state.turn = turn;
      return game.dice(die).run(contactPhase).state.contacts.length;
    };
    expect([meets(1, 1), meets(5, 3), meets(5, 2)]).toEqual([1, 1, 0]);
  });

  test('GW-WX-ROLL, GW-WX-WINTER, GW-WX-MED, GW-WX-PAC example 8: the weather from fog', () => {
    const become = (month: number, rolled: Operation['weather']['table'], ...dice: number[]): Weather | undefined => {
      const start = { north: 'fog', centre: 'fog', south: 'fog', bight: 'fog', skagerrak: 'fog' } as const;
      const weather = { rolls: 'one', table: rolled, start, from: 1 } as const;
      const fleets = [british('beatty', 'K3', ['lion']), german('hipper', 'N11', ['seydlitz'])];
      const game = tableOf(operationWith(fleets, { date: { year: 1915, month, day: 10 }, weather }));
      return game.dice(...dice).run(weatherPhase).state.weather.centre;
    };
    expect(become(6, 'common', 6)).toBe('squall');
    expect(become(11, 'common', 5)).toBe('squall');
    expect(become(6, 'mediterranean', 3)).toBe('mist');
    expect(become(6, 'pacific', 6, 4)).toBe('storm');
  });

  test('GW-TAC-IMPULSE example 9: moves in a round, with the initiative and without', () => {
    const moves = (level: number) =>
      (['first', 'second'] as const).map(
        (who) => IMPULSES.filter((each) => each.does === 'move' && each.who === who && each.slowest <= level).length,
      );
    expect([4, 3, 2, 1].map(moves)).toEqual([
      [5, 4],
      [4, 3],
      [3, 2],
      [2, 1],
    ]);
  });

  test('GW-11.4b example 10: turn 10 is night in January, and day in June', () => {
    const dark = (month: number) => isNight({ date: { year: 1916, month, day: 10 } }, 10);
    expect([dark(1), dark(6)]).toEqual([true, false]);
  });
});
