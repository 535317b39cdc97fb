/** From what a side sees to a whole game that agrees with it: what search plays out, and forecasts are drawn from. */
import type { Command } from './command.ts';
import type { Dice } from './dice/dice.ts';
import { Engine } from './engine.ts';
import type { Game } from './game.ts';
import type { Kind } from './kind.ts';
import type { Chance } from './offer.ts';
import type { Question } from './question.ts';

/** A game without a host, to be played out: every answer is carried out at once, and nothing is written down. */
export type Imagined<K extends Kind> = Pick<
  Engine<K>,
  'data' | 'state' | 'ending' | 'finished' | 'ask' | 'questionFor' | 'draftOf' | 'answer' | 'isPlanned' | 'commit' | 'save' | 'restore'
>;

/** Gives an answer that is offered; where all draft at once the last one settles it. */
export function playOn<K extends Kind>(game: Imagined<K>, question: Question<K>, { verb, target }: Command): void {
  game.answer(question, verb, target);
  if (game.isPlanned) game.commit(1);
}

/**
 * A game that this side could be in for all it knows, standing where the true one stands, with dice of its own. The side's draft is
 * kept, and what others have drafted is as if they had not begun. Null where a game cannot be imagined, and while the side is asked
 * nothing: what others are asked may be their secret.
 */
export function imagined<K extends Kind>(
  game: Game<K>,
  side: K['side'],
  chance: Chance,
  dice: Dice,
  view: K['view'] = game.view(side),
): Imagined<K> | null {
  const { ruleset, data, play } = game;
  const own = play.draftOf(side);
  const asked = own ? play.decisionAt(own.step).name : game.questionFor(side)?.name;
  if (!ruleset.imagine || asked === undefined) return null;
  const state = ruleset.imagine(view, side, chance, data, asked);
  const engine = new Engine(ruleset.flow, state, dice, data);
  engine.restore({ ...play.position, state, dice: dice.save(), luck: 0 }, 0);
  engine.restore(engine.undrafted, 0);
  if (own) engine.setDraft(side, own.draft, !own.isIn);
  return engine;
}
