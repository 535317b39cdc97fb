/** A game played out by one player for all sides, and what there is to say of it. */
import type { Command, Kind, Options, Player, Ruleset } from '../kernel/index.ts';
import { Game } from '../kernel/index.ts';

export interface PlayedOut {
  readonly commands: readonly Command[];
  readonly questions: ReadonlySet<string>;
  readonly result: string;
}

export interface Setting {
  readonly scenario: string;
  readonly options: Options;
  readonly seed: string;
}

/** Whoever is asked after another side has acted sits down anew. A refusal is an error. */
export function playedOut<K extends Kind>(ruleset: Ruleset<K>, setting: Setting, sit: () => Player<K>): PlayedOut {
  const game = new Game<K>(ruleset, { ...setting, dice: 'fast' });
  const questions = new Set<string>();
  let [player, last] = [sit(), ''];
  while (!game.finished) {
    const [question] = game.questions;
    if (!question) throw new Error('nobody is asked');
    const { side } = question;
    questions.add(question.name);
    if (side !== last) player = sit();
    last = side;
    const refusal = game.apply(player.decide({ side, data: game.data, question, view: () => game.view(side), chance: () => 0 }));
    if (refusal) throw new Error(`${question.name}: ${refusal.words} (${refusal.rule})`);
  }
  return { commands: game.commands, questions, result: game.ending?.result ?? '' };
}
