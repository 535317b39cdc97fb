/** Acts in the terms of their game, for whoever has no rules to make sentences of them. */
import type { Command } from '../../kernel/index.ts';
import type { Act } from './act.ts';

const commandLine = ({ side, verb, target }: Command): string =>
  `${side}: ${verb}${target === undefined ? '' : ` ${typeof target === 'string' ? target : JSON.stringify(target)}`}`;

export function linesOf(act: Act): readonly string[] {
  switch (act.does) {
    case 'order':
      return act.commands.map(commandLine);
    case 'answers':
      return act.answers.map(({ command }) => commandLine(command));
    case 'course':
      return [`${act.side}: course of ${act.piece} to ${act.goal}`];
    case 'claim':
      return [`${act.side}: claim against ${act.against}`];
    default:
      return [`${act.side}: ${act.does}`];
  }
}
