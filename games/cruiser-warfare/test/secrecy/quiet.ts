/** A player who does nothing that the other side could see, unless it is done alike in both worlds. */
import type { Bot, Command } from '../../../../kernel/index.ts';
import { commandsOf } from '../../../../kernel/index.ts';
import type { CruiserWarfare } from '../../kind.ts';
import type { View } from '../../view.ts';

/** What may be answered to a question without betraying anything. */
export type QuietAt = (question: string, offered: readonly Command[], view: View) => readonly Command[];

export const quietPlayer =
  (quietAt: QuietAt): Bot<CruiserWarfare>['decide'] =>
  ({ side, question, view, chance }) => {
    const offered = [...commandsOf(side, question.offer)];
    const quiet = quietAt(question.name, offered, view());
    const command = quiet[chance(quiet.length)];
    if (!command) throw new Error(`nothing quiet is offered at ${question.name}: ${JSON.stringify(offered.slice(0, 20))}`);
    return command;
  };
