/** What the chart shows of night, wind and sight: whom searchlights are on, who glows, how far one sees, and all of it in words. */
import { expect, test } from 'vitest';
import { hexAt } from '../../../../chart/hex.ts';
import type { Options } from '../../../../kernel/index.ts';
import { battleOf } from '../../data/data.ts';
import { BUILT_IN } from '../../data/pack.ts';
import { readingsOf } from '../../options.ts';
import { beginning } from '../../rules/beginning.ts';
import { shipOn, watersOf } from '../../rules/waters.ts';
import { type View, view as viewOf } from '../../view.ts';
import { describe as inWords } from '../account.ts';
import { streamOf } from '../geometry.ts';
import { beamsOf, glowing } from '../lights.ts';
import { sightFrom } from '../sights.ts';
import { windInWords } from '../words.ts';

const battle = battleOf(BUILT_IN, { battle: 'coronel' });
const HERE = hexAt(0, 0);
const [DAY, NIGHT] = [1, 9];

/** Coronel in this turn, Good Hope and Scharnhorst two hexes apart. */
function seaIn(turn: number, options: Options, also: Partial<View> = {}) {
  const view = viewOf(beginning(battle, readingsOf(options)), 'blue', BUILT_IN);
  const places: Readonly<Record<string, number>> = { 'good-hope': HERE, scharnhorst: hexAt(0, 2) };
  const ships = view.ships.map((ship) => ({ ...ship, hex: places[ship.id] ?? ship.hex }));
  const scene = { ...view, turn, ships, ...also };
  return { view: scene, waters: watersOf(battle, scene) };
}

test('GF-12.3 a searchlight is on every enemy within three hexes', () => {
  const { waters } = seaIn(NIGHT, { night: 'on' });
  expect(beamsOf(waters, ['good-hope']).map(({ on }) => on.map(({ id }) => id))).toEqual([['scharnhorst']]);
  expect(beamsOf(waters, ['otranto'])[0]?.on).toEqual([]);
});

test('GF-12.3 by night whoever is lit, shows her lights, burns or has fired glows; by day nobody', () => {
  const lit = { beams: ['good-hope'], flashes: ['otranto'] };
  expect(glowing(seaIn(NIGHT, { night: 'on' }, lit).waters).map(({ ship, by }) => [ship.id, by])).toEqual([
    ['good-hope', 'light'],
    ['otranto', 'flash'],
    ['scharnhorst', 'light'],
  ]);
  expect(glowing(seaIn(DAY, { night: 'on' }, lit).waters)).toEqual([]);
  expect(glowing(seaIn(NIGHT, {}, lit).waters)).toEqual([]);
});

test.each([
  ['as far as the light allows', DAY, {}, 10, 'Sight 10 miles'],
  ['by night as far as a ship is made out', NIGHT, { night: 'on' }, 2, 'Night: made out at 2 miles'],
] as const)('one sees %s', (_, turn, options, hexes, words) => {
  const { waters } = seaIn(turn, options);
  expect(sightFrom(waters, shipOn(waters, 'good-hope'))).toEqual({ hexes, words });
});

test('GF-12.5 her lookouts count where the light lets one see farther', () => {
  const { waters } = seaIn(DAY, { spotting: 'on' });
  const clear = { ...waters, light: null };
  expect(sightFrom(clear, shipOn(clear, 'good-hope'))?.words).toMatch(/^Her lookouts: 1[02] miles$/);
  expect(sightFrom({ ...clear, scene: seaIn(DAY, {}).view }, shipOn(clear, 'good-hope'))).toBeNull();
});

test('a wind is named after where it comes from', () => {
  expect([windInWords(4), windInWords(0), windInWords(null)]).toEqual(['Wind from south', 'Wind from north-west', 'Calm']);
});

test('smoke streams astern, and the slower a ship is the more down the wind', () => {
  const north = { facing: 4, spent: 3 } as const;
  expect(streamOf(north, null)).toBeCloseTo(90);
  const [fast, slow] = [streamOf({ ...north, spent: 6 }, 5), streamOf({ ...north, spent: 1 }, 5)];
  expect(Math.abs(fast - 90)).toBeLessThan(Math.abs(slow - 90));
  expect(Math.abs(slow - -30)).toBeLessThan(30);
});

test('wind, smoke, searchlights and aircraft are told to whoever does not see the board', () => {
  const { view } = seaIn(NIGHT, { night: 'on', wind: 'on', smoke: 'on' }, { wind: 4, beams: ['good-hope'] });
  const smoky = { ...view, smoke: [{ hex: view.board.column, until: NIGHT }] };
  const told = inWords(BUILT_IN, smoky);
  expect(told.find(({ place }) => place === 'Now')?.things).toContain('Wind from south');
  expect(told.find(({ place }) => place === 'Now')?.things.some((words) => /^Smoke in \d+\.\d+$/.test(words))).toBe(true);
  expect(told.find(({ place }) => place === 'Searchlights')?.things).toEqual(['Good Hope, on Scharnhorst']);
});
