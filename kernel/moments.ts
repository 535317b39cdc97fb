/**
 * What a viewer can count. How many orders another side has given is a secret where orders are hidden, so each viewer has
 * moments of its own: its commands, and those of others that led to something it could read.
 */
import type { Command } from './command.ts';
import type { Game } from './game.ts';
import type { Kind, Viewer } from './kind.ts';
import { mayRead } from './log.ts';

/** How many moments the viewer has noticed when no command has been taken, when one has, when two have, and so on. */
export function momentsOf<K extends Kind>(game: Game<K>, viewer: Viewer<K['side']>): number[] {
  const isNoticed = game.isHidden ? byWhatIsRead(game, viewer) : byWhatIsDone(game, viewer);
  let moment = 0;
  return [0, ...game.commands.map((command, before) => (isNoticed(command, before + 1) ? ++moment : moment))];
}

/** The command, and its number from 1. */
type Notice = (command: Command, number: number) => boolean;

function byWhatIsRead<K extends Kind>(game: Game<K>, viewer: string): Notice {
  const told = new Set(game.log.filter((entry) => mayRead(entry, viewer)).map(({ command }) => command));
  return ({ side }, number) => side === viewer || told.has(number);
}

/** All is open but the drafts of others, until they are revealed. */
function byWhatIsDone<K extends Kind>({ revealedCommands }: Game<K>, viewer: string): Notice {
  return ({ side }, number) => side === viewer || number <= revealedCommands;
}
