/** GF-10.2.3: of a submarine that nobody has sighted neither the enemy nor an onlooker gets anything, by whatever way. */
import { describe, expect, test } from 'vitest';
import { distance } from '../../../chart/hex.ts';
import type { Command, Ruleset } from '../../../kernel/index.ts';
import { among, anything, type Pair, playPair } from '../../../test/secrets.ts';
import { grandFleets } from '../index.ts';
import type { GrandFleets } from '../kind.ts';
import { DESTROYER, like, MOLTKE, SOUTHAMPTON, TIGER } from './cards.ts';
import { skirmish } from './skirmish.ts';
import { boatsIn, U19, U20 } from './submarines.ts';
import { at, battleWith, blue, N, red, S } from './table.ts';

const BATTLE = battleWith(
  [
    blue(SOUTHAMPTON, [-12, 6], N),
    // They come upon submarines that were there before them.
    { ...blue(TIGER, [0, 0], N), arrives: 2 },
    { ...blue(like(DESTROYER, 'v26', { nation: 'british' }), [2, 0], N), arrives: 2 },
    red(MOLTKE, [-1, -6], S),
    red(DESTROYER, [2, -7], S),
  ],
  { submarines: boatsIn(1917), year: 1917, turns: 7, board: { width: 30, height: 22, floats: true } },
);

const RULESET: Ruleset<GrandFleets> = { ...skirmish(BATTLE), flow: grandFleets.flow };

const isOfBoats = (name: string): boolean => name === 'submarine-stations' || name === 'submarine-orders' || name === 'submarine-torpedoes';

/** In the way of those who come. */
const isNear = ({ verb, target }: Command): boolean =>
  verb !== 'lie' || typeof target !== 'object' || distance(Number(target[1]), at(1, 0)) <= 3;

/** Whoever shows herself on the surface is seen lawfully. */
const comesUp = ({ target }: Command): boolean => typeof target === 'object' && target[1] === 'surfaced';

/** Red's ships do nothing; its submarines do whatever they like, but they do not come up. */
const secretly = among<GrandFleets>((offered, { question, chance }) => {
  const ends = offered.filter(({ verb }) => verb === 'done' || verb === 'hold' || verb === 'stay');
  if (!isOfBoats(question.name)) return ends.length > 0 ? ends : offered.slice(0, 1);
  const quiet = question.name === 'submarine-stations' ? offered.filter(isNear) : offered.filter((command) => !comesUp(command));
  return chance(5) === 0 ? ends : quiet;
});

/** Blue does anything, and comes to an end of it. */
const openly = (offered: readonly Command[], chance: (of: number) => number): Command => {
  const ends = offered.filter(({ verb }) => verb === 'done');
  return anything(ends.length > 0 && chance(2) === 0 ? ends : offered, chance);
};

const pairOf = (seed: string): Pair => ({
  ruleset: RULESET,
  options: { submarines: 'on' },
  seed,
  blind: 'blue',
  secretly: () => secretly,
  openly,
  luck: () => ({ 'submarine-detection': { face: 1 }, 'unseen-torpedo': { face: 1 } }),
  targets: [
    U19,
    [U19, 'deep'],
    [U19, 'N', 1],
    [U19, 'tiger', 'A'],
    [U20, at(0, -8)],
    [U20, 'N'],
    ['tiger', 'guns', U19],
    ['v26', 'ram', U20],
    ['v26', 'charges', U19],
  ],
  oneIn: 5,
  answers: 70,
});

describe('submarines that nobody sees', () => {
  test.each([1, 2, 3, 4, 5, 6])(
    'GF-10.2.3 GF-10.3.2 nothing hangs on where they are, how deep, what they do or what they have left (%s)',
    (n) => {
      const { difference, apart } = playPair(pairOf(`submarines ${n}`));
      expect(difference).toBeNull();
      expect(apart).toBeGreaterThan(10);
    },
  );

  test('GF-10.2.3 a view that shows them would be found out', () => {
    const open: Ruleset<GrandFleets> = {
      ...RULESET,
      view: (state, viewer, data) => ({ ...grandFleets.view(state, viewer, data), boats: state.submarines }),
    };
    expect(playPair({ ...pairOf('leak'), ruleset: open }).difference).not.toBeNull();
  });
});
