/** Who is about to give something out of his hands is told before. */
import { expect, test } from 'vitest';
import { bestBot, chanceFrom, SeatedBot } from '../bots/index.ts';
import { games } from '../games/index.ts';
import type { Command, Kind, Ruleset } from '../kernel/index.ts';
import { Game, lockingVerbs } from '../kernel/index.ts';

const ANSWERS = 100;

/** The last that a side ordered, drafted or not. */
const lastOf = (game: Game<Kind>, side: string): Command | undefined =>
  game.draftedBy(side).at(-1) ?? game.commands.findLast((command) => command.side === side);

/** Orders of the captain that could not be taken back, though no lock had told so. */
function surprises(ruleset: Ruleset<Kind>): { readonly orders: number; readonly unlocked: readonly string[] } {
  const scenario = ruleset.scenarios[0]?.id ?? '';
  const game = new Game(ruleset, { scenario, options: {}, seed: 'locks', dice: 'fast' }, { undo: true });
  const seats = new Map(ruleset.sides.map((side) => [side, new SeatedBot(game, side, bestBot(ruleset))]));
  const unlocked: string[] = [];
  let orders = 0;
  for (; orders < ANSWERS && !game.finished; orders++) {
    const question = game.questions[0];
    const side = question?.side ?? '';
    const locking = question ? lockingVerbs(game, question) : [];
    seats.get(side)?.answer(chanceFrom(`locks/${orders}`));
    const { verb = '' } = lastOf(game, side) ?? {};
    // What comes to light unforeseen is no lock that could have been shown.
    if (!game.canUndo(side) && !game.play.revealed && !locking.includes(verb)) unlocked.push(`${question?.name} ${verb}`);
  }
  return { orders, unlocked };
}

test.each(games.map((ruleset) => ({ id: ruleset.id, ruleset })))('$id: what shows no lock can be taken back', ({ ruleset }) => {
  const { orders, unlocked } = surprises(ruleset);
  expect(orders).toBeGreaterThan(50);
  expect(unlocked).toEqual([]);
});
