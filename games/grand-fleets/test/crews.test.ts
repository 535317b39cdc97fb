/** GF-12.1 (ours): the quality of crews. */
import { describe, expect, test } from 'vitest';
import type { Options } from '../../../kernel/index.ts';
import type { Crew } from '../data/battle.ts';
import { BUILT_IN } from '../data/pack.ts';
import { continuingEffects } from '../rules/aftermath.ts';
import { solutionFor } from '../rules/solution.ts';
import { gunDie, modifierOf, torpedoDie } from '../rules/to-hit.ts';
import { runningOf } from '../rules/torpedoes.ts';
import { watersOf } from '../rules/waters.ts';
import { MOLTKE, TIGER } from './cards.ts';
import { battleWith, blue, N, red, S, type TestTable, tableOf } from './table.ts';

const ON: Options = { crews: 'on' };

const manned = (crew: Crew, options: Options): TestTable =>
  tableOf(battleWith([{ ...blue(TIGER, [0, 0], N), crew }, red(MOLTKE, [0, -4], S)]), options);

function modifiers(game: TestTable): readonly number[] {
  const waters = watersOf(game.battle, game.state);
  const guns = solutionFor(waters, game.ship('tiger'), 0, game.ship('moltke'));
  if (!('gunnery' in guns)) throw new Error(guns.words);
  const torpedo = runningOf(waters, [], { from: 'tiger', tube: 0, target: 'moltke', arc: 'A' });
  return [modifierOf(gunDie, guns.gunnery), modifierOf(torpedoDie, torpedo)];
}

describe('crews', () => {
  test('GF-12.1 an elite crew has +1 with guns and torpedoes, a green one -1, an average one nothing', () => {
    const [guns = 0, torpedo = 0] = modifiers(manned('average', ON));
    expect(modifiers(manned('elite', ON))).toEqual([guns + 1, torpedo + 1]);
    expect(modifiers(manned('green', ON))).toEqual([guns - 1, torpedo - 1]);
  });

  test('GF-12.1 without the option all crews are alike', () => {
    expect(modifiers(manned('elite', {}))).toEqual(modifiers(manned('green', {})));
  });

  test('GF-12.1 it is the crew of the ship that fires', () => {
    const game = manned('elite', ON);
    const waters = watersOf(game.battle, game.state);
    expect(solutionFor(waters, game.ship('moltke'), 0, game.ship('tiger'))).toMatchObject({ gunnery: { crew: 0 } });
  });

  test.each([
    ['elite', 6, { fires: 0, floods: 0 }],
    ['average', 7, { fires: 0, floods: 0 }],
    ['green', 8, { fires: 0, floods: 0 }],
  ] as const)('GF-12.1 with an %s crew a %i puts a fire out and stops a leak', (crew, face, left) => {
    const game = manned(crew, ON);
    game.ship('tiger', { fires: 1, floods: 1 });
    expect(game.dice(face, face).run(continuingEffects).ship('tiger')).toMatchObject(left);
  });

  test('GF-12.1 one less does not', () => {
    const game = manned('green', ON);
    game.ship('tiger', { floods: 1 });
    expect(game.dice(7).run(continuingEffects).ship('tiger')).toMatchObject({ floods: 1, hits: 1 });
  });
});

const crewIn = (battle: string, ship: string): Crew | undefined =>
  BUILT_IN.battles.get(battle)?.berths.find((berth) => berth.ship === ship)?.crew;

test('GF-17.11 at Coronel reservists meet the prize crews of the German navy', () => {
  expect(
    ['good-hope', 'monmouth', 'glasgow', 'otranto', 'scharnhorst', 'gneisenau', 'leipzig'].map((ship) => crewIn('coronel', ship)),
  ).toEqual(['green', 'green', 'average', 'green', 'elite', 'elite', 'average']);
});

test('GF-22.9 on the Yalu the flying squadron is the best drilled, and the Chinese wings the worst', () => {
  expect(['yoshino', 'matsushima', 'ting-yuen', 'chih-yuen'].map((ship) => crewIn('yalu-river', ship))).toEqual([
    'elite',
    'average',
    'average',
    'green',
  ]);
});
