/** What is measured: a game, and one scenario of it. */
import { botNamed } from '../../bots/index.ts';
import type { Kind, Options, Ruleset, Settings } from '../../kernel/index.ts';
import { playGame } from '../../lab/index.ts';

export interface Subject {
  readonly ruleset: Ruleset<Kind>;
  readonly scenario: string;
  readonly options: Options;
}

export const settingsFor = ({ scenario, options }: Subject, seed: string): Settings => ({ scenario, options, seed, dice: 'fast' });

let number = 0;

/** One game, nothing kept, by the same bot on all sides: how many commands it took. */
export function commandsOfGame(subject: Subject, bot: string): number {
  const { ruleset } = subject;
  const bots = ruleset.sides.map(() => botNamed(ruleset, bot));
  const { game, failure } = playGame({ ruleset, settings: settingsFor(subject, `bench/${number++}`), bots });
  if (failure !== null) throw new Error(failure);
  return game?.commands.length ?? 0;
}
