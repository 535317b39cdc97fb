/**
 * GF-1.1.1, GF-7.1a: of a torpedo in the water the enemy knows the ship that launched it, and nothing else: two games that differ only in what red's
 * torpedoes are aimed at, and in how many each ship launched, look the same to blue and to an onlooker, byte for byte, until they run.
 */
import { describe, expect, test } from 'vitest';
import type { Chance, Command } from '../../../kernel/index.ts';
import { anyAnswer, FastDice, Game, seen } from '../../../kernel/index.ts';
import { among, anything, playPair } from '../../../test/secrets.ts';
import { grandFleets } from '../index.ts';
import { auto, type GrandFleets } from '../kind.ts';
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

// A whole battle: from the launch, over the movement of the next turn, to the moment before they run.

const chanceOf = (seed: string): Chance => {
  const dice = new FastDice(seed);
  return (of) => dice.draw(of);
};

const begun = (seed: string): Game<GrandFleets> =>
  new Game(grandFleets, { scenario: 'cape-sarych', options: {}, seed, dice: 'fast' }, { log: true, undo: true, chain: true });

const taken = (game: Game<GrandFleets>, command: Command): void => expect(game.apply(command)).toBeNull();

/** Played at random until red is asked for its torpedoes. */
function untilRedLaunches(game: Game<GrandFleets>, chance: Chance): boolean {
  while (!game.finished) {
    if (game.questionFor('red')?.name === 'torpedoes' && game.state.torpedoes.length === 0) return true;
    const question = game.questions[chance(game.questions.length)];
    if (question) taken(game, anyAnswer(question, chance));
  }
  return false;
}

/** Every ship that could launches something; what, and how much of it, is for chance to say. */
function launch(game: Game<GrandFleets>, chance: Chance): void {
  for (const ship of game.questionFor('red')?.pieces ?? []) {
    const tubes = game.state.ships.find(({ id }) => id === ship)?.tubes.filter((left) => left > 0).length ?? 0;
    for (let torpedoes = 1 + chance(tubes); torpedoes > 0; torpedoes--) {
      const plots = game.questionFor('red')?.offerUnder(ship).launch;
      if (!Array.isArray(plots) || plots.length === 0) break;
      taken(game, { side: 'red', verb: 'launch', target: plots[chance(plots.length)] });
    }
  }
  taken(game, { side: 'red', verb: 'done' });
}

const shownTo = (game: Game<GrandFleets>): string => JSON.stringify((['blue', 'onlooker'] as const).map((viewer) => seen(game, viewer)));

/** Both go on alike until the torpedoes have run; gives how often the two were compared. */
function compareUntilTheyRun(left: Game<GrandFleets>, right: Game<GrandFleets>, chance: Chance): number {
  let compared = 0;
  while (left.state.torpedoes.length > 0 && !left.finished) {
    expect(shownTo(right)).toBe(shownTo(left));
    compared++;
    const question = left.questions[chance(left.questions.length)];
    // With the last of these orders they run.
    if (!question || (question.name === 'firing-orders' && left.questions.length === 1)) break;
    const command = anyAnswer(question, chance);
    taken(left, command);
    taken(right, command);
  }
  return compared;
}

test.each([...Array(12).keys()])('GF-1.1.1 GF-7.1a nobody can tell what red has launched at whom: game %i', (n) => {
  const chance = chanceOf(`play/${n}`);
  const left = begun(`torpedoes/${n}`);
  if (!untilRedLaunches(left, chance)) return;
  const right = begun(`torpedoes/${n}`);
  for (const command of left.commands) taken(right, command);
  launch(left, chanceOf(`left/${n}`));
  launch(right, chanceOf(`right/${n}`));
  while (left.questionFor('blue')?.name === 'torpedoes') {
    const command = { side: 'blue', verb: 'done' } as const;
    taken(left, command);
    taken(right, command);
  }
  expect(left.state.torpedoes).not.toEqual(right.state.torpedoes);
  expect(compareUntilTheyRun(left, right, chance)).toBeGreaterThan(3);
});
