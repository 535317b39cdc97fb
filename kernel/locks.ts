/** Which verbs cannot be taken back once they are given. It is told before, so that nobody learns of it by losing the way back. */
import { FastDice } from './dice/fast.ts';
import { Engine } from './engine.ts';
import type { Game } from './game.ts';
import type { Kind } from './kind.ts';
import { eachTarget } from './offer.ts';
import type { Question } from './question.ts';

/** Verbs that are offered, and that lock; a verb stands for all of its targets. */
export function lockingVerbs<K extends Kind>(game: Game<K>, question: Question<K>): readonly string[] {
  const offered = [...question.verbs].filter((verb) => question.has(verb));
  // What follows unseen may roll dice or not, so the rules alone may say what does.
  if (game.isHidden || question.secret) return offered.filter((verb) => question.ends(verb) || question.rolls(verb));
  return offered.filter((verb) => isFinal(game, question, verb));
}

const dice = new FastDice('tried');
const FRESH = dice.save();

/** Where all is open it is tried with a copy, and with dice that have nothing to do with those of the game. */
function isFinal<K extends Kind>({ ruleset, data, play }: Game<K>, question: Question<K>, verb: string): boolean {
  const trial = new Engine(ruleset.flow, play.state, dice, data);
  trial.restore({ ...play.save((state) => ruleset.copy(state)), dice: FRESH }, 0);
  const asked = trial.questionFor(question.side);
  const choices = asked?.offered(verb);
  if (!asked || !choices) return false;
  const { fallen } = trial;
  const [target] = eachTarget(choices);
  trial.answer(asked, verb, target);
  return trial.fallen !== fallen || trial.revealed || trial.isDrafting || trial.finished;
}
