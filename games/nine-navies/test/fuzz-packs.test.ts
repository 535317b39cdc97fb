/** Random play with random packs: whatever figures a pack brings, as long as it is taken, games end and the laws hold. */
import { expect, test } from 'vitest';
import { FastDice } from '../../../kernel/index.ts';
import { fuzz, gamesFor, twinGame } from '../../../test/fuzz.ts';
import { BUILT_IN } from '../data/data.ts';
import type { Base, Zone } from '../data/map.ts';
import { BASES, ZONES } from '../data/map.ts';
import { dataFor } from '../data/pack.ts';
import type { Counter } from '../data/ships.ts';
import { COUNTERS, WITHOUT_REINFORCEMENTS } from '../data/ships.ts';
import { nineNavies } from '../index.ts';

type Chance = (least: number, most: number) => number;

const chanceOf = (seed: string): Chance => {
  const dice = new FastDice(seed);
  return (least, most) => least + dice.draw(most - least + 1);
};

const some = <T>(list: readonly T[], chance: Chance): readonly T[] => list.filter(() => chance(1, 3) === 1);
const listed = <T>(ids: readonly T[], idOf: (each: T) => string, of: (each: T) => object) =>
  Object.fromEntries(ids.map((each) => [idOf(each), of(each)]));

const shipOf = ({ kind, navy, uncertain }: Counter, chance: Chance) => ({
  defence: chance(1, 9),
  speed: chance(1, 9),
  ...(kind === 'ship' ? { attack: chance(0, 9) } : {}),
  ...(kind === 'carrier' ? { airstrike: chance(0, 6) } : {}),
  ...(kind === 'convoy' || uncertain || WITHOUT_REINFORCEMENTS.has(navy) ? {} : { entry: chance(0, 12) }),
});

const oneOf = <T>(list: readonly T[], chance: Chance): T => list[chance(0, list.length - 1)] ?? expect.unreachable();

/** One more border, told by both of its zones. */
function bordersOf(chance: Chance): { readonly [Z in Zone]?: readonly Zone[] } {
  const a = oneOf(ZONES, chance);
  const b = oneOf(
    ZONES.filter((zone) => zone !== a && !BUILT_IN.neighbours[a].includes(zone)),
    chance,
  );
  return { [a]: [...BUILT_IN.neighbours[a], b], [b]: [...BUILT_IN.neighbours[b], a] };
}

/** NN-3.12a: the base that is divided stays as it is. */
const UNDIVIDED: readonly Base[] = BASES.filter((base) => base !== 'alexandria-suez');

const baseOf = (base: Base, chance: Chance) => ({
  repair: chance(0, 40),
  zones: [...new Set([...BUILT_IN.bases[base].zones, oneOf(ZONES, chance)])],
});

function packFrom(seed: string): object {
  const chance = chanceOf(seed);
  const borders = bordersOf(chance);
  return {
    game: 'nine-navies',
    name: seed,
    ships: listed(
      some(COUNTERS, chance),
      ({ id }) => id,
      (counter) => shipOf(counter, chance),
    ),
    zones: listed(ZONES, String, (zone) => ({
      ...(zone === 'american-waters' ? {} : { points: [chance(0, 20), chance(0, 20)] }),
      ...(borders[zone] ? { borders: borders[zone] } : {}),
    })),
    bases: listed(some(UNDIVIDED, chance), String, (base) => baseOf(base, chance)),
  };
}

/** The game, always with this pack. */
const playedWith = (pack: object) => ({ ...nineNavies, dataFor: () => dataFor(pack) });

test.each([...Array(gamesFor(8, 200)).keys()])('pack %i: both scenarios end, and the laws hold', (n) => {
  const ruleset = playedWith(packFrom(`pack/${n}`));
  for (const scenario of ['1915', 'campaign']) expect(fuzz(ruleset, scenario, {}, n, n + 2, 3).games).toBe(2);
});

test.each([...Array(gamesFor(1, 8)).keys()])('pack %i: twins, copies, undo and replay agree', (n) => {
  twinGame(playedWith(packFrom(`twins/${n}`)), '1915', {}, `twin/${n}`, 'fast');
});
