/** GF-15 to GF-23: the battles as they begin. */
import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../data/pack.ts';
import { sizeOf } from '../data/sizes.ts';
import { laws } from '../laws.ts';
import { readingsOf } from '../options.ts';
import { beginning } from '../rules/beginning.ts';
import { isOnBoard } from '../rules/board.ts';

describe.each([...BUILT_IN.battles.values()])('$id', (battle) => {
  const state = beginning(battle, readingsOf({}));

  test('breaks no law, and nobody is there twice', () => {
    expect(laws(state, BUILT_IN)).toEqual([]);
    expect(battle.places.size).toBe(battle.berths.length);
  });

  test('GF-4.1b every squadron is one', () => {
    expect(state.squadrons.filter(({ valid }) => !valid)).toEqual([]);
    expect(state.ships.every(({ squadron }) => squadron !== null)).toBe(true);
  });

  test('GF-2.1.3 GF-1.3.1b every ship lies in a hex of the board', () => {
    expect(battle.berths.filter(({ hex }) => !isOnBoard(state.board, hex))).toEqual([]);
  });

  test('GF-5.4.1a GF-6.1.4c no hex is overcrowded, and no squadron lies upon another', () => {
    const hexes = new Map<string, { points: number; squadrons: Set<string> }>();
    for (const { hex, card, arrives, side, squadron } of battle.berths) {
      const there = hexes.get(`${hex} ${arrives}`) ?? { points: 0, squadrons: new Set() };
      there.squadrons.add(`${side} ${squadron}`);
      hexes.set(`${hex} ${arrives}`, { ...there, points: there.points + sizeOf(card).control });
    }
    expect([...hexes.values()].filter(({ points, squadrons }) => points > 10 || squadrons.size > 1)).toEqual([]);
  });

  test('GF-15.1.1 points are for ships that take part', () => {
    for (const { ships } of battle.bonuses) for (const ship of ships) expect(battle.places.has(ship)).toBe(true);
  });
});

const battle = (id: string) => BUILT_IN.battles.get(id) ?? expect.unreachable(`there is no ${id}`);
const ships = (id: string): string[] => battle(id).berths.map(({ ship }) => ship);
const sides = (id: string): number[] =>
  (['blue', 'red'] as const).map((side) => battle(id).berths.filter((berth) => berth.side === side).length);

/** Ships that a variant has beyond the battle as it was. */
const more = (variant: string, than: string): string[] => ships(variant).filter((ship) => !ships(than).includes(ship));

test.each([
  ['GF-16', 'cape-sarych', 8, [21, 2]],
  ['GF-17', 'coronel', 12, [4, 5]],
  ['GF-18', 'dogger-bank', 16, [9, 8]],
  ['GF-19', 'falklands', 16, [6, 5]],
  ['GF-20', 'river-plate', 7, [3, 1]],
  ['GF-21', 'ulsan', 14, [6, 3]],
  ['GF-22', 'yalu-river', 15, [14, 12]],
  ['GF-23', 'yellow-sea', 16, [10, 10]],
] as const)('%s %s lasts %i turns, with so many ships on each side', (_rule, id, turns, strength) => {
  expect(battle(id).turns).toBe(turns);
  expect(sides(id)).toEqual(strength);
});

test.each([
  ['GF-17.9', 'coronel-canopus', 'coronel', ['canopus']],
  ['GF-17.10', 'coronel-defence', 'coronel', ['defence']],
  ['GF-18.9', 'dogger-bank-hypothetical', 'dogger-bank', ['queen-mary', 'von-der-tann']],
  ['GF-20', 'river-plate-cumberland', 'river-plate', ['cumberland-1926']],
  ['GF-21.8', 'ulsan-bogatyr', 'ulsan', ['bogatyr']],
  ['GF-21.9', 'ulsan-uryu', 'ulsan', ['niitaka', 'tsushima']],
  ['GF-23.8', 'yellow-sea-kamimura', 'yellow-sea', ['idzumo', 'adzuma', 'tokiwa', 'iwate', 'bayan']],
] as const)('%s %s has these ships beyond those of %s', (_rule, variant, id, added) => {
  expect(more(variant, id)).toEqual(added);
});

/** Who has so many points more, for which of these ships and for what. */
const points = (id: string): string[] =>
  battle(id).bonuses.map(({ side, points, ships, kind }) => `${side} ${points} ${kind}: ${ships.join(' ')}`);

test.each([
  ['GF-16', 'cape-sarych', ['red 6 home: sultan-selim', 'blue 2 home: evstafi ioann-zlatoust panteleimon tri-sviatitelia rostislav']],
  ['GF-17', 'coronel', []],
  ['GF-17.9', 'coronel-canopus', []],
  ['GF-17.10', 'coronel-defence', []],
  ['GF-18', 'dogger-bank', ['red 6 home: seydlitz moltke derfflinger', 'red 10 sunk: lion']],
  ['GF-18.9', 'dogger-bank-hypothetical', ['red 6 home: seydlitz moltke derfflinger von-der-tann', 'red 10 sunk: lion']],
  ['GF-18.10', 'dogger-bank-flotillas', ['red 6 home: seydlitz moltke derfflinger', 'red 10 sunk: lion']],
  ['GF-19', 'falklands', ['red 6 home: nurnberg dresden leipzig']],
  ['GF-20', 'river-plate', []],
  ['GF-20', 'river-plate-cumberland', []],
  ['GF-21', 'ulsan', ['red 6 home: rossia gromoboi rurik-1892']],
  ['GF-21.8', 'ulsan-bogatyr', ['red 6 home: rossia gromoboi rurik-1892 bogatyr']],
  ['GF-21.9', 'ulsan-uryu', ['blue 3 home: naniwa takachiho niitaka tsushima', 'blue 8 sunk: rossia gromoboi rurik-1892']],
  ['GF-22', 'yalu-river', []],
  ['GF-23', 'yellow-sea', ['red 1 home: tsesarevich retvizan pobeda peresvet sevastopol-1895 poltava-1894']],
  ['GF-23.8', 'yellow-sea-kamimura', ['red 6 home: tsesarevich retvizan pobeda peresvet sevastopol-1895 poltava-1894']],
] as const)('%s %s gives points besides those for damage as the rulebook says', (_rule, id, expected) => {
  expect(points(id)).toEqual(expected);
});

test.each([
  ['GF-17', 'coronel', { nurnberg: 11 }],
  ['GF-20', 'river-plate-cumberland', { 'cumberland-1926': 5 }],
  ['GF-21', 'ulsan', { naniwa: 13, takachiho: 13 }],
  ['GF-22', 'yalu-river', { 'ping-yuen': 9, 'kwang-ping': 9, 'fu-lung': 9, 'tso-1': 9 }],
] as const)('%s %s has ships that come up later', (_rule, id, expected) => {
  const later = battle(id).berths.filter(({ arrives }) => arrives > 1);
  expect(Object.fromEntries(later.map(({ ship, arrives }) => [ship, arrives]))).toEqual(expected);
});

test('GF-19 of the Germans only Leipzig is not worn', () => {
  const worn = battle('falklands').berths.filter(({ isWorn }) => isWorn);
  expect(worn.map(({ ship }) => ship)).toEqual(['scharnhorst', 'gneisenau', 'nurnberg', 'dresden']);
});

test('GF-16 the mist closes in from the fourth turn on', () => {
  expect(battle('cape-sarych').light.map(({ from, visibility }) => [from, visibility])).toEqual([
    [1, 5],
    [4, 3],
  ]);
});

test('GF-18.10 the flotillas make seventy-three ships of seventeen', () => {
  expect(sides('dogger-bank-flotillas')).toEqual([47, 26]);
});

test('GF-18 five battlecruisers hunt three and Blücher, who is worn', () => {
  const { berths } = battle('dogger-bank');
  expect(berths.slice(0, 5).map(({ card }) => card.name)).toEqual(['Lion', 'Tiger', 'Princess Royal', 'New Zealand', 'Indomitable']);
  expect(berths.filter(({ isWorn }) => isWorn).map(({ ship }) => ship)).toEqual(['blucher']);
});

test('GF-17 the Germans stand against the light until the sun is down, then the British do', () => {
  expect(battle('coronel').light.map(({ from, exposed }) => [from, exposed])).toEqual([
    [1, 'red'],
    [3, 'blue'],
    [9, null],
  ]);
});
