/** GW-5.4a: a contact roll as it is told on the chart: the die, what was added to it, what it had to reach, and what came of it. */
import { type Explanation, signed } from '../../../kernel/index.ts';

/** 'Die 3, +1 clear, +2 Intercept: 6'. */
const sumInWords = ({ natural, modifiers, total }: Explanation): string =>
  [`Die ${natural}`, ...modifiers.map(({ by, words }) => `${signed(by)} ${words}`)].join(', ') + (modifiers.length > 0 ? `: ${total}` : '');

/** '4 or more: contact'. */
const needInWords = ({ rows, outcome, words }: Explanation): string =>
  `${rows.find((row) => row.outcome === outcome)?.needs ?? ''}: ${words}`;

export const lookoutInWords = (rolls: readonly Explanation[], surprise: boolean): readonly string[] =>
  rolls.length === 0
    ? [surprise ? 'a surprise sighting' : 'ships in sight']
    : rolls.flatMap((roll) => [sumInWords(roll), needInWords(roll)]);
