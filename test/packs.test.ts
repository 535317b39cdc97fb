/** Packs that docs/packs.md shows can be used as they stand. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPack as cruiserWarfare } from '../games/cruiser-warfare/data/pack.ts';
import { readPack as firstStrike } from '../games/first-strike/data/pack.ts';
import { readPack as grandFleets } from '../games/grand-fleets/data/pack.ts';
import { readPack as greatWarAtSea } from '../games/great-war-at-sea/data/pack.ts';
import { readPack as nineNavies } from '../games/nine-navies/data/pack.ts';
import type { Reading } from '../register/packs.ts';
import { isFields } from '../register/reading.ts';

const READERS: Readonly<Record<string, (value: unknown) => Reading<object>>> = {
  'nine-navies': nineNavies,
  'cruiser-warfare': cruiserWarfare,
  'first-strike': firstStrike,
  'grand-fleets': grandFleets,
  'great-war-at-sea': greatWarAtSea,
};

/** Blocks of the page that are objects. */
const shown: unknown[] = readFileSync('docs/packs.md', 'utf8')
  .split(/\n(?! {4})/)
  .filter((block) => block.trim().startsWith('{'))
  .map((block) => JSON.parse(block));

test('every game has a pack to show', () => {
  expect(new Set(shown.map((pack) => isFields(pack) && pack.game))).toEqual(new Set(Object.keys(READERS)));
});

test.each(shown)('a pack of the page is read without fault: %o', (pack) => {
  const read = isFields(pack) ? READERS[String(pack.game)] : undefined;
  expect(read?.(pack)).toHaveProperty('made');
});
