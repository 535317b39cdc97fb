/** GF-7.1a: of a torpedo in the water the enemy knows the ship that launched it, and nothing else. */
import { describe, expect, test } from 'vitest';
import type { Command } from '../../../kernel/index.ts';
import { among, anything, playPair } from '../../../test/secrets.ts';
import { auto } from '../kind.ts';
import { combatPhase } from '../rules/combat.ts';
import { firingOrders } from '../rules/firing-orders.ts';
import { launching } from '../rules/torpedoes.ts';
import { view } from '../view.ts';
import { DESTROYER, like, MOLTKE, SOUTHAMPTON, TIGER } from './cards.ts';
import { skirmish } from './skirmish.ts';
import { battleWith, blue, N, red, S, table } from './table.ts';

const BATTLE = battleWith([
  blue(TIGER, [0, 0], N),
  blue(SOUTHAMPTON, [1, 0], N),
  red(MOLTKE, [-1, -3], S),
  red(like(DESTROYER, 'v25'), [2, -4], S),
  red(like(DESTROYER, 'v26'), [3, -4], S),
]);

const steam = auto('steam', 'GF-2.2d', ({ state }) => {
  for (const ship of state.ships) ship.spent = 4;
});

/** Every ship that can launches one torpedo at least, so that the announcement is the same; the rest is as it may be. */
const isFirst = (mine: readonly Command[], { target }: Command): boolean =>
  !mine.some((other) => typeof other.target === 'object' && typeof target === 'object' && other.target[0] === target[0]);

const secretly = among((offered, { question }) => {
  const drafted = offered.filter(({ verb }) => verb === 'recall');
  const launches = offered.filter(({ verb }) => verb === 'launch');
  const missing = launches.filter((command) => isFirst(drafted, command));
  if (missing.length > 0) return missing;
  return question.name === 'torpedoes' ? offered.filter(({ verb }) => verb !== 'recall') : offered;
});

/** The blind side comes to an end of its plotting, so that there is something in the water to be found out. */
const openly = (offered: readonly Command[], chance: (of: number) => number): Command =>
  anything(chance(4) === 0 ? offered.filter(({ verb }) => verb === 'done') : offered, chance);

describe('torpedoes in the water', () => {
  test.each([1, 2, 3, 4, 5, 6])('GF-7.1a nothing that the other side gets hangs on target, arc or number (%s)', (n) => {
    const verdict = playPair({
      ruleset: skirmish(BATTLE, launching, steam, firingOrders),
      seed: `torpedoes ${n}`,
      blind: 'blue',
      secretly: () => secretly,
      openly,
      targets: ['v25', 'moltke', ['tiger', 'moltke', 'A'], ['moltke', 'tiger', 'A'], ['tiger', 0, 'moltke']],
      answers: 40,
    });
    expect(verdict.difference).toBeNull();
    expect(verdict.apart).toBeGreaterThan(0);
  });

  test('GF-7.1a a card shows torpedoes as used when they have run', () => {
    const game = table(blue(TIGER, [0, 0], N), red(DESTROYER, [-1, -3], S)).run(launching);
    game.play('blue', 'done').play('red', 'launch', ['v25', 'tiger', 'A']).play('red', 'launch', ['v25', 'tiger', 'C']).play('red', 'done');
    const tubesSeen = () =>
      (['blue', 'red', 'onlooker'] as const).map((viewer) => view(game.state, viewer, game.data).ships[1]?.tubes.join(''));
    expect(tubesSeen()).toEqual(['1111', '0011', '1111']);
    expect(view(game.state, 'red', game.data).torpedoes).toHaveLength(2);
    expect(view(game.state, 'blue', game.data)).toMatchObject({ torpedoes: [], launchers: ['v25'] });
    game.run(combatPhase).dice(1).play('blue', 'done');
    expect(tubesSeen()).toEqual(['0011', '0011', '0011']);
  });
});
