/** Random play with random packs: whatever figures a pack brings, as long as it is taken, games end and the laws hold. */
import { expect, test } from 'vitest';
import { FastDice } from '../../../kernel/index.ts';
import { fuzz, gamesFor, twinGame } from '../../../test/fuzz.ts';
import type { Ship } from '../data/counters.ts';
import { SHIPS } from '../data/counters.ts';
import { BUILT_IN } from '../data/data.ts';
import { dataFor } from '../data/pack.ts';
import type { RaidSpace } from '../data/spaces.ts';
import { ENTRIES, TARGETS } from '../data/spaces.ts';
import { firstStrike } from '../index.ts';

type Chance = (least: number, most: number) => number;

const chanceOf = (seed: string): Chance => {
  const dice = new FastDice(seed);
  return (least, most) => least + dice.draw(most - least + 1);
};

function shipOf({ side }: Ship, chance: Chance): object {
  const factor = chance(1, 6);
  return side === 'german' ? { factor } : { factor, damaged: chance(0, factor) };
}

/** The arrows there are, and some more. */
const arrowsOf = (from: RaidSpace, chance: Chance): readonly RaidSpace[] => {
  const more = [...ENTRIES, ...TARGETS, 'escape' as const].filter((to) => to !== from && chance(1, 4) === 1);
  return [...new Set([...BUILT_IN.arrows[from], ...more])];
};

const worths = (types: readonly string[], chance: Chance): object => Object.fromEntries(types.map((type) => [type, chance(0, 20)]));

function packFrom(seed: string): object {
  const chance = chanceOf(seed);
  const draw = chance(-20, 20);
  const marginal = draw + chance(1, 6);
  const substantive = marginal + chance(1, 6);
  return {
    game: 'first-strike',
    name: seed,
    ships: Object.fromEntries(SHIPS.filter(({ type }) => type !== 'CV').map((ship) => [ship.id, shipOf(ship, chance)])),
    raiders: { zeppelin: chance(1, 6), 'u-boat': chance(1, 6), 'ff-19': chance(1, 6) },
    arrows: Object.fromEntries([...ENTRIES, ...TARGETS].map((from) => [from, arrowsOf(from, chance)])),
    points: { british: worths(['BB', 'CL', 'CV'], chance), german: worths(['BB', 'DD'], chance), noRaid: chance(0, 20) },
    levels: { draw, marginal, substantive, decisive: substantive + chance(1, 6) },
  };
}

/** The game, always with this pack. */
const playedWith = (pack: object) => ({ ...firstStrike, dataFor: () => dataFor(pack) });

test.each([...Array(gamesFor(20, 200)).keys()])('pack %i: random games end, and the laws hold', (n) => {
  expect(fuzz(playedWith(packFrom(`pack/${n}`)), 'cuxhaven', {}, n, n + 25).games).toBe(25);
});

test.each([...Array(gamesFor(3, 12)).keys()])('pack %i: twins, copies, undo and replay agree', (n) => {
  twinGame(playedWith(packFrom(`twins/${n}`)), 'cuxhaven', {}, `twin/${n}`, 'fast');
});
