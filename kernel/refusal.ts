/** Why a command is not taken, in words that tell a side nothing about another. */
import type { Command, Refusal } from './command.ts';
import { RESIGN } from './command.ts';
import type { Game } from './game.ts';
import type { Kind } from './kind.ts';
import type { Question } from './question.ts';

/** Others' questions are their own affair where orders are hidden, and while all draft at once. */
const isQuiet = <K extends Kind>({ isHidden, play }: Game<K>): boolean => isHidden || play.isDrafting;

/** The rule that the game stands at; where that is nobody else's affair, no more than that of the whole. */
function ruleNow<K extends Kind>(game: Game<K>): string {
  const asked = isQuiet(game) ? undefined : game.questions[0];
  return asked?.rule ?? game.ruleset.flow[0]?.step.rule ?? '';
}

const gameOver = <K extends Kind>(game: Game<K>): Refusal => ({ code: 'game-over', words: 'the game is over', rule: ruleNow(game) });

export function notAsked<K extends Kind>(game: Game<K>, { side }: Command): Refusal {
  if (game.finished) return gameOver(game);
  const own = game.play.draftOf(side);
  if (own)
    return {
      code: 'not-asked',
      words: 'your orders are handed in; take them back to change them',
      rule: game.play.decisionAt(own.step).rule,
    };
  const others = isQuiet(game) ? '' : `; ${game.questions.map((question) => question.side).join(' and ')} must answer first`;
  return { code: 'not-asked', words: `${side} is not asked now${others}`, rule: ruleNow(game) };
}

export function noResigning<K extends Kind>(game: Game<K>, { side }: Command): Refusal {
  const { resigned, sides, title } = game.ruleset;
  const rule = ruleNow(game);
  if (game.finished) return gameOver(game);
  if (!resigned) return { code: 'unknown-verb', words: `${title} cannot be resigned`, rule };
  if (!sides.includes(side)) return { code: 'not-asked', words: `there is no side '${side}' to resign`, rule };
  return { code: 'malformed', words: `'${RESIGN}' takes no target`, rule };
}

export const nothingToUndo = <K extends Kind>(game: Game<K>): Refusal => ({
  code: 'no-undo',
  words: 'nothing can be taken back: dice have fallen, something was revealed, or another side has acted',
  rule: ruleNow(game),
});

export function notOffered<K extends Kind>(question: Question<K>, { verb, target }: Command): Refusal {
  const verbs = [...question.verbs];
  if (!verbs.includes(verb))
    return { code: 'unknown-verb', words: `'${verb}' is no answer to ${question.name}; it takes ${verbs.join(', ')}`, rule: question.rule };
  const reason = question.why(verb, target);
  const aim = target === undefined ? '' : ` ${typeof target === 'object' ? target.join(' ') : target}`;
  return { code: 'not-offered', words: reason?.words ?? `'${verb}${aim}' is not possible now`, rule: reason?.rule ?? question.rule };
}
