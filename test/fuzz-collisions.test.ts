/** Prizes sunk before everybody's eyes and kept in secret, in whatever order: what reads alike is alike. See collisions.ts. */
import { describe, expect, test } from 'vitest';
import type { Game, Kind } from '../kernel/index.ts';
import { mayRead } from '../kernel/index.ts';
import { hunt } from '../kernel/test/hunt.ts';
import { type Crossing, collisionsOver } from './collisions.ts';
import { gamesFor, seedOf } from './fuzz.ts';

const crossings = (leak?: Crossing['leak']): Crossing[] =>
  Array.from({ length: gamesFor(40, 400) }, (_, number) => ({
    ruleset: hunt,
    settings: { scenario: 'short', options: {}, seed: seedOf('collision', number), dice: 'fast' },
    luck: { raid: { face: 6 }, search: { face: 1 } },
    blind: 'hunter',
    oneIn: 1,
    ways: 12,
    commands: 80,
    ...(leak ? { leak } : {}),
  }));

/** Commands of others of which a viewer could read anything, each counted by itself. */
const readable = (game: Game<Kind>, viewer: string): number =>
  new Set(game.log.filter((entry) => mayRead(entry, viewer)).map(({ command }) => command)).size;

describe('what the others did in different ways and reads alike is alike', () => {
  test('where some of it is secret and some is not', () => {
    const { difference, apart } = collisionsOver(crossings());
    expect(difference).toBeNull();
    expect(apart).toBeGreaterThan(gamesFor(1_000, 10_000));
  });

  test('and a count of the orders behind what was read is found out', () => {
    expect(collisionsOver(crossings(readable)).difference).not.toBeNull();
  });

  test('and so is a count of all orders', () => {
    expect(collisionsOver(crossings((game) => game.commands.length)).difference).not.toBeNull();
  });
});
