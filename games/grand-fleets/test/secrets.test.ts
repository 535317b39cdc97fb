/**
 * GF-1.1.1, GF-7.1a: torpedoes in the water. Two games differ only in what red's torpedoes are aimed at, and in how many each ship launched; until they
 * run, nothing that blue or an onlooker gets may differ by one byte.
 */
import { expect, test } from 'vitest';
import type { Chance, Command } from '../../../kernel/index.ts';
import { anyAnswer, FastDice, Game, seen } from '../../../kernel/index.ts';
import { grandFleets } from '../index.ts';
import type { GrandFleets } from '../kind.ts';

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
