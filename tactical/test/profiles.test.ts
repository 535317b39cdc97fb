import { expect, test } from 'vitest';
import type { Sheet } from '../battle.ts';
import { WEATHERS } from '../battle.ts';
import { reachOf } from '../guns.ts';
import { CRUISER_WARFARE, GREAT_WAR_AT_SEA, PROFILES, SECRET_STORM, sightOf, weatherOf } from '../profiles.ts';
import { SHIPS } from './ships.ts';

const sheet = (id: string, changes: Partial<Sheet> = {}): Sheet => {
  const found = SHIPS.get(id)?.[0];
  if (!found) throw new Error(`no ship ${id}`);
  return { ...found, ...changes };
};

test('every profile stands under its own name', () => {
  for (const [id, profile] of Object.entries(PROFILES)) expect(profile.id).toBe(id);
});

test('CW-7.27a four hexes by day, two at night, one in a storm, and the smaller of night and storm', () => {
  const at = (night: boolean, weather: 'clear' | 'storm') => sightOf({ profile: 'cruiser-warfare', night, weather });
  expect([at(false, 'clear'), at(true, 'clear'), at(false, 'storm'), at(true, 'storm')]).toEqual([4, 2, 1, 1]);
});

test('CW-15.1 the levels of a secret storm: sight, guns and torpedoes', () => {
  const at = WEATHERS.map((weather) => {
    const of = { profile: 'secret-storm', night: false, weather } as const;
    const { guns, torpedoes, slowsFlotillas, sinks } = weatherOf(of);
    return [sightOf(of), guns, torpedoes, slowsFlotillas, sinks?.total ?? null];
  });
  expect(at).toEqual([
    [4, 'all', true, false, null],
    [3, 'all', true, false, null],
    [2, 'all', true, false, null],
    [2, 'primary-only', false, true, null],
    [2, 'primary-only', false, true, null],
    [1, 'primary-only', false, true, 2],
  ]);
});

test('CW-15.1 mist at night is seen through no worse than the night', () => {
  expect(sightOf({ profile: 'secret-storm', night: true, weather: 'mist' })).toBe(2);
  expect(sightOf({ profile: 'secret-storm', night: true, weather: 'gale' })).toBe(1);
});

test('GW-SIGHT clear 4, mist 3, fog, squall, storm and night 2, gale 1', () => {
  expect(WEATHERS.map((weather) => sightOf({ profile: 'great-war-at-sea', night: false, weather }))).toEqual([4, 3, 2, 2, 2, 1]);
  expect(WEATHERS.map((weather) => sightOf({ profile: 'great-war-at-sea', night: true, weather }))).toEqual([2, 2, 2, 2, 2, 1]);
});

test('CW-7.5a, CW-7.5b, CW-7.5c guns reach three hexes, two and one; type B is no exception', () => {
  const reach = (id: string) =>
    (['primary', 'secondary', 'tertiary'] as const).map((battery) => reachOf(CRUISER_WARFARE, sheet(id), battery));
  expect(reach('invincible')).toEqual([3, 2, 1]);
  expect(reach('canopus')).toEqual([3, 2, 1]);
});

test('CW-7.6 the secondary guns of Blücher reach three hexes', () => {
  expect(reachOf(CRUISER_WARFARE, sheet('blucher'), 'secondary')).toBe(3);
  expect(reachOf(GREAT_WAR_AT_SEA, sheet('blucher'), 'secondary')).toBe(2);
});

test('GW-RNG-PRI, GW-RNG-OBS, GW-RNG-VLG three hexes, two for type B, four for very large guns', () => {
  const primary = (of: Sheet) => reachOf(GREAT_WAR_AT_SEA, of, 'primary');
  expect([primary(sheet('invincible')), primary(sheet('canopus'))]).toEqual([3, 2]);
  expect(primary(sheet('invincible', { veryLargeGuns: true }))).toBe(4);
  expect(reachOf(CRUISER_WARFARE, sheet('invincible', { veryLargeGuns: true }), 'primary')).toBe(3);
});

test('GW-RNG-SEC, GW-RNG-TER, GW-RNG-TORP two hexes, one and one', () => {
  const { secondary, tertiary, torpedo } = GREAT_WAR_AT_SEA.reach;
  expect([secondary, tertiary, torpedo]).toEqual([2, 1, 1]);
});

test('GW-WX-CLEAR, GW-WX-MIST, GW-WX-FOG fair weather hinders nobody', () => {
  for (const weather of ['clear', 'mist', 'fog'] as const)
    expect(GREAT_WAR_AT_SEA.weather[weather]).toMatchObject({
      guns: 'all',
      torpedoes: true,
      slowsFlotillas: false,
      silencesLowFreeboard: false,
    });
});

test('GW-WX-SQUALL, GW-WX-STORM, GW-WX-GALE bad weather by level', () => {
  const { squall, storm, gale } = GREAT_WAR_AT_SEA.weather;
  expect(squall).toMatchObject({ guns: 'all', torpedoes: false, slowsFlotillas: true, silencesLowFreeboard: true, sinks: null });
  expect(storm).toEqual(squall);
  expect(gale).toMatchObject({ guns: 'primary-only', torpedoes: false, slowsFlotillas: true, silencesLowFreeboard: true });
  expect(gale.sinks).toEqual({ types: ['AY', 'DD', 'TB'], total: 12 });
});

test('CW-15.1 the secret storm changes the weather and nothing else', () => {
  const { id: _id, sight: _sight, weather: _weather, ...rest } = SECRET_STORM;
  const { id: _name, sight: _seen, weather: _wind, ...plain } = CRUISER_WARFARE;
  expect(rest).toEqual(plain);
});
