/** GW-4.1, GW-WX: the Weather Phase. */
import { describe, expect, test } from 'vitest';
import type { Weather } from '../../../tactical/battle.ts';
import type { Operation } from '../data/operation.ts';
import { shifted, weatherPhase } from '../rules/weather.ts';
import { british, german, operationWith, tableOf } from './table.ts';

const FLEETS = [british('beatty', 'K3', ['lion']), german('hipper', 'N11', ['seydlitz'])];
const ZONES = ['north', 'centre', 'south', 'bight', 'skagerrak'];
const all = (weather: Weather): Record<string, Weather> => Object.fromEntries(ZONES.map((zone) => [zone, weather]));

const on = (weather: Weather, changes: Partial<Operation['weather']> = {}, month = 6) =>
  tableOf(
    operationWith(FLEETS, {
      date: { year: 1915, month, day: 10 },
      weather: { rolls: 'one', table: 'common', start: all(weather), from: 1, ...changes },
    }),
  );

const become = (weather: Weather, dice: readonly number[], changes: Partial<Operation['weather']> = {}, month = 6): Weather | undefined =>
  on(weather, changes, month)
    .dice(...dice)
    .run(weatherPhase).state.weather.centre;

describe('weather', () => {
  test.each<readonly [string, Weather, number, Weather]>([
    ['GW-WX-ROLL a 1 is better', 'fog', 1, 'mist'],
    ['GW-WX-ROLL a 2 changes nothing', 'fog', 2, 'fog'],
    ['GW-WX-ROLL nor does a 5', 'fog', 5, 'fog'],
    ['GW-WX-ROLL a 6 is worse: fog becomes squall', 'fog', 6, 'squall'],
    ['GW-WX-ROLL clear stays clear on a 1', 'clear', 1, 'clear'],
    ['GW-WX-ROLL a gale stays a gale on a 6', 'gale', 6, 'gale'],
  ])('%s', (_name, before, die, now) => {
    expect(become(before, [die])).toBe(now);
  });

  test('GW-WX-ROLL what changes nothing is told as what it came to, and not as what the die promised', () => {
    const game = on('clear').dice(1).run(weatherPhase);
    expect([game.told('weather'), game.told('weather-held').map(({ now }) => now)]).toEqual([[], ZONES.map(() => 'clear')]);
  });

  test('GW-WX-WINTER in November a 5 is worse', () => {
    expect(become('mist', [5], {}, 11)).toBe('fog');
    expect(become('mist', [4], {}, 11)).toBe('mist');
  });

  test.each<readonly [string, readonly number[], Weather]>([
    ['GW-WX-MED a 3 is better', [3], 'mist'],
    ['GW-WX-MED a 4 changes nothing', [4], 'fog'],
    ['GW-WX-MED nor does a 5 in summer', [5], 'fog'],
    ['GW-WX-MED a 6 and then a 4 is worse', [6, 4], 'squall'],
    ['GW-WX-MED a 6 and then a 3 is nothing', [6, 3], 'fog'],
  ])('%s', (_name, dice, now) => {
    expect(become('fog', dice, { table: 'mediterranean' })).toBe(now);
  });

  test.each<readonly [string, readonly number[], Weather]>([
    ['GW-WX-PAC a 2 is better', [2], 'mist'],
    ['GW-WX-PAC a 3 changes nothing', [3], 'fog'],
    ['GW-WX-PAC nor does a 5 in summer', [5], 'fog'],
    ['GW-WX-PAC a 6 and then a 3 is two levels worse', [6, 3], 'storm'],
    ['GW-WX-PAC so is a 4', [6, 4], 'storm'],
    ['GW-WX-PAC and a 5', [6, 5], 'storm'],
    ['GW-WX-PAC a 6 and then a 6 is one level worse', [6, 6], 'squall'],
    ['GW-WX-PAC a 6 and then a 2 is nothing', [6, 2], 'fog'],
  ])('%s', (_name, dice, now) => {
    expect(become('fog', dice, { table: 'pacific' })).toBe(now);
  });

  test('GW-WX-MED GW-WX-PAC in winter a 5 is thrown again', () => {
    expect(become('fog', [5, 4], { table: 'mediterranean' }, 1)).toBe('squall');
    expect(become('fog', [5, 6], { table: 'pacific' }, 1)).toBe('squall');
  });

  test('GW-WX-STATUS six levels, and none beyond', () => {
    expect(shifted('clear', 1)).toBe('mist');
    expect(shifted('storm', 2)).toBe('gale');
    expect(shifted('mist', -2)).toBe('clear');
  });

  test('GW-WX-ZONES GW-4.1 one die for all, or one for each zone', () => {
    expect(on('mist').dice(6).run(weatherPhase).state.weather).toEqual(all('fog'));
    expect(on('mist', { rolls: 'each' }).dice(6, 1, 3, 3, 6).run(weatherPhase).state.weather).toEqual({
      north: 'fog',
      centre: 'clear',
      south: 'mist',
      bight: 'mist',
      skagerrak: 'fog',
    });
  });

  test('GW-4.1 the Central Powers throw', () => {
    const made = on('fog', { table: 'pacific' }).dice(6, 4).run(weatherPhase);
    expect(made.read().flatMap(({ what, by }) => (what.kind === 'roll' ? [by] : []))).toEqual(['central', 'central']);
  });

  test('GW-4.1 the zones in which it has changed are told, and no others', () => {
    expect(on('mist', { rolls: 'each' }).dice(6, 3, 3, 3, 1).run(weatherPhase).told('weather')).toEqual([
      { type: 'weather', zone: 'north', now: 'fog', before: 'mist' },
      { type: 'weather', zone: 'skagerrak', now: 'clear', before: 'mist' },
    ]);
    expect(on('clear').dice(1).run(weatherPhase).told('weather')).toEqual([]);
  });

  test('GW-WX-ZONES the die of a zone says which it is for, and one for all of them does not', () => {
    const thrownFor = (rolls: 'one' | 'each', ...dice: readonly number[]) =>
      on('fog', { rolls, table: 'pacific' })
        .dice(...dice)
        .run(weatherPhase)
        .read()
        .flatMap(({ what, about }) => (what.kind === 'roll' ? [about] : []));
    expect(thrownFor('one', 6, 4)).toEqual([null, null]);
    expect(thrownFor('each', 3, 6, 4, 3, 3, 3)).toEqual(['north', 'centre', 'centre', 'south', 'bight', 'skagerrak']);
  });

  test('GW-4.1 nothing is thrown before the turn that the operation names', () => {
    expect(on('mist', { from: 2 }).run(weatherPhase).state.weather.centre).toBe('mist');
  });
});
