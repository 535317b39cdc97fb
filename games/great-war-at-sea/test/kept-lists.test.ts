/** GW-4.2: what is kept of the lists of a piece, from one stroke of the sheet to the next, is what would be listed anew. */
import { expect, test } from 'vitest';
import type { Choices, Question } from '../../../kernel/index.ts';
import { anyAnswer, FastDice, Game, isPaths } from '../../../kernel/index.ts';
import { greatWarAtSea } from '../index.ts';
import type { GreatWarAtSea } from '../kind.ts';

const STROKES = 150;

/** A list as it is, and of paths what follows the piece with which they begin. */
const shown = (choices: Choices | undefined, piece: string) =>
  choices !== undefined && isPaths(choices) ? choices.next([piece]) : (choices ?? []);

const keptOf = (question: Question<GreatWarAtSea>, piece: string) => {
  const offer = question.offerUnder(piece);
  return Object.fromEntries([...question.verbs].map((verb) => [verb, shown(offer[verb], piece)]));
};

/** The whole of a verb is never kept. */
const anewOf = (question: Question<GreatWarAtSea>, piece: string) =>
  Object.fromEntries(
    [...question.verbs].map((verb) => {
      const all = question.offered(verb);
      if (all === undefined || all === true) return [verb, []];
      if (isPaths(all)) return [verb, all.next([piece])];
      return [verb, question.targets(verb).filter((target) => question.under(verb, target) === piece)];
    }),
  );

test.each([
  ['lowestoft-1916', 'own'],
  ['jutland-1916', 'given'],
  ['goeben-1914', 'own'],
])('GW-4.2 %s, fleets %s', (scenario, organisation) => {
  const game = new Game(greatWarAtSea, { scenario, options: { combat: 'basic', organisation }, seed: 'kept', dice: 'fast' });
  const dice = new FastDice('kept');
  for (let stroke = 0; stroke < STROKES; stroke++) {
    const [question] = game.questions;
    if (!question) break;
    if (question.name === 'orders') for (const piece of question.pieces) expect(keptOf(question, piece)).toEqual(anewOf(question, piece));
    game.apply(anyAnswer(question, (of) => dice.draw(of)));
  }
});
