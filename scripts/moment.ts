/**
 * `npx tsx scripts/moment.ts <game> <scenario> [question [least]] [--seed clicks] [--option id=value] [--to file]`: the captain plays against himself until a question is put
 * that has at least so many answers, and the record is kept there, for `frames.mjs` to take up. Without a question it lists all that were asked, and the most
 * answers to each.
 */
import { parseArgs } from 'node:util';
import { bestBot, chanceFrom, SeatedBot } from '../bots/index.ts';
import { writeRecordFile } from '../cli/record-file.ts';
import { gameNamed } from '../games/index.ts';
import type { Kind } from '../kernel/index.ts';
import { Game, recordOf, seen } from '../kernel/index.ts';

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: 'clicks' },
    to: { type: 'string', default: 'moment.json' },
    option: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
});
const [id = '', scenario = '', wanted, least = '1'] = positionals;

const ruleset = gameNamed(id);
const options = Object.fromEntries(values.option.map((each) => each.split('=', 2)));
const game: Game<Kind> = new Game(ruleset, { scenario, options, seed: values.seed, dice: 'fast' }, { chain: true, undo: true });
const seats = new Map(ruleset.sides.map((side) => [side, new SeatedBot(game, side, bestBot(ruleset))]));
const most = new Map<string, number>();

/** Whether the moment has come. */
function isReached(side: string): boolean {
  const question = seen(game, side, Number.POSITIVE_INFINITY).question;
  if (!question) return false;
  most.set(question.name, Math.max(most.get(question.name) ?? 0, question.options.length));
  return question.name === wanted && question.options.length >= Number(least);
}

for (let answers = 0; !game.finished; answers++) {
  const side = game.questions[0]?.side ?? '';
  if (isReached(side)) break;
  seats.get(side)?.answer(chanceFrom(`${values.seed} ${answers}`));
}

if (wanted === undefined) for (const [name, count] of most) console.log(`${name}: ${count}`);
else if (game.finished) console.log(`${wanted} with ${least} answers was never asked`);
else {
  writeRecordFile(values.to, JSON.stringify(recordOf(game)));
  console.log(`${values.to}: ${game.journal.length} entries`);
}
