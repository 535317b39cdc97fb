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

test('GF-18 Dogger Bank is fought by five battlecruisers against three and Blücher', () => {
  const names = BUILT_IN.battles.get('dogger-bank')?.berths.map(({ card }) => card.name) ?? [];
  expect(names.slice(0, 5)).toEqual(['Lion', 'Tiger', 'Princess Royal', 'New Zealand', 'Indomitable']);
  expect(names).toContain('Blücher');
  expect(names).toHaveLength(17);
});
