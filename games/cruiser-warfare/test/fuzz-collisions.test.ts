/** Different orders of the other side that read alike: nothing else tells them apart. See test/collisions.ts. */
import { describe, expect, test } from 'vitest';
import { badge, type Kind, oddsOf, type Ruleset } from '../../../kernel/index.ts';
import { collisionsIn } from '../../../test/collisions.ts';
import { gamesFor, numberOf } from '../../../test/fuzz.ts';
import { withVerb } from '../../../test/planted-leaks.ts';
import { cruiserWarfare } from '../index.ts';
import type { Side } from '../state.ts';
import { hiddenHunters, hiddenRaiders } from './secrecy/pairs.ts';

const collide = (ruleset: Ruleset<Kind>, blind: Side, number: number) => {
  const settings = { scenario: 'campaign', options: { combat: 'basic' }, seed: `collision ${number}`, dice: 'fast' } as const;
  return collisionsIn({ ruleset, settings, blind, oneIn: 4, ways: 16, commands: 250 });
};

const GAMES = Array.from({ length: gamesFor(4, 40) }, (_, place) => numberOf(place));

describe('CW-3.1a what reads alike is alike', () => {
  test.each<[Side, string, Ruleset<Kind>, number]>([
    ['allied', 'from set-up', cruiserWarfare, 200],
    ['central', 'from set-up', cruiserWarfare, 25],
    ['allied', 'with raiders off the map', hiddenRaiders, 20],
    ['central', 'with raiders off the map', hiddenRaiders, 10],
    ['allied', 'with convoys and escorts', hiddenHunters, 20],
    ['central', 'with convoys and escorts', hiddenHunters, 10],
  ])('to the %s side, %s', (blind, _where, ruleset, least) => {
    const found = GAMES.map((number) => collide(ruleset, blind, number));
    expect(found.flatMap(({ difference }) => difference ?? [])).toEqual([]);
    expect(found.reduce((sum, { apart }) => sum + apart, 0)).toBeGreaterThan(least);
  });

  test('and odds that know what the enemy has written are found out', () => {
    const leak = withVerb(hiddenRaiders, 'allied-moves', 'done', () => ({
      odds: ({ state: { fleets } }) => oddsOf([badge('leak', 'under way', true, fleets.filter(({ next }) => next?.to).length / 100)]),
    }));
    expect(GAMES.some((number) => collide(leak, 'allied', number).difference !== null)).toBe(true);
  });
});
