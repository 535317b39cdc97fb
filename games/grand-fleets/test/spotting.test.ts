/** GF-12.5 (ours): spotting. */
import { expect, test } from 'vitest';
import type { Berth } from '../data/battle.ts';
import type { Card } from '../data/card.ts';
import { gunfire } from '../rules/gunfire.ts';
import { solutionFor } from '../rules/solution.ts';
import { isSpotted } from '../rules/spotting.ts';
import { watersOf } from '../rules/waters.ts';
import { DESTROYER, like, MOLTKE, SOUTHAMPTON, TIGER } from './cards.ts';
import { battleWith, blue, N, red, S, type TestTable, tableOf } from './table.ts';

const ON = { spotting: 'on' };
const FAR: Card = like(TIGER, 'tiger', { guns: TIGER.guns.map((line) => ({ ...line, range: [5, 10, 20] })) });

const sea = (options: Readonly<Record<string, string>>, ...berths: readonly Berth[]): TestTable => tableOf(battleWith(berths), options);
const sees = (game: TestTable, from: string, target: string): boolean =>
  isSpotted(watersOf(game.battle, game.state), game.ship(from), game.ship(target));

/** From how far off one card sees another. */
const reach = (from: Card, target: Card): number =>
  Array.from({ length: 16 }, (_, range) => range).findLast((range) =>
    sees(sea(ON, blue(like(from, 'lookout'), [0, 0], N), red(like(target, 'stranger'), [0, -range], S)), 'lookout', 'stranger'),
  ) ?? -1;

test('GF-12.5 ten hexes, twelve from a Large ship, more or less by the size of the target', () => {
  expect([reach(SOUTHAMPTON, SOUTHAMPTON), reach(SOUTHAMPTON, MOLTKE), reach(TIGER, MOLTKE), reach(TIGER, DESTROYER)]).toEqual([
    9, 11, 13, 10,
  ]);
});

const APART = [blue(FAR, [0, 6], N), red(MOLTKE, [0, -8], S)] as const;

test('GF-12.5 guns do not fire at whom nobody sees, though they reach so far', () => {
  const lay = (options: Readonly<Record<string, string>>) => {
    const game = sea(options, ...APART);
    return solutionFor(watersOf(game.battle, game.state), game.ship('tiger'), 0, game.ship('moltke'));
  };
  expect(lay(ON)).toMatchObject({ rule: 'GF-12.5' });
  expect(lay({})).toMatchObject({ barrels: expect.any(Number) });
});

test('GF-12.5 a ship of the squadron that is nearer sees for all of it, and for nobody else', () => {
  const scout = (squadron: string): TestTable => sea(ON, ...APART, blue(SOUTHAMPTON, [1, 2], N, squadron));
  expect([sees(scout('blue squadron'), 'tiger', 'moltke'), sees(scout('cruisers'), 'tiger', 'moltke')]).toEqual([true, false]);
  const lost = scout('blue squadron');
  lost.ship('southampton', { fate: 'sunk', hits: 6 });
  expect(sees(lost, 'tiger', 'moltke')).toBe(false);
});

test('GF-12.5 fires and the flash of guns are seen at fourteen hexes', () => {
  const game = sea(ON, ...APART);
  expect(sees(game, 'tiger', 'moltke')).toBe(false);
  game.ship('moltke', { fires: 1 });
  expect(sees(game, 'tiger', 'moltke')).toBe(true);
  game.ship('moltke', { fires: 0 });
  game.state.flashes = ['moltke'];
  expect(sees(game, 'tiger', 'moltke')).toBe(true);
});

test('GF-12.5 who fired is remembered until the next Combat Phase is over', () => {
  const game = sea(ON, blue(TIGER, [0, 0], N), red(MOLTKE, [0, -2], S));
  game.state.aims = [{ from: 'moltke', guns: 0, target: 'tiger' }];
  expect(game.dice(1, 1, 1, 1).run(gunfire).state.flashes).toEqual(['moltke']);
});
