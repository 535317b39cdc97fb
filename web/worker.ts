/** The kernel at work, off the page's thread: takes requests, holds the game, answers. */
import type { Kind, Ruleset } from '../kernel/index.ts';
import { BadRecord, type Refusal } from '../kernel/index.ts';
import { isGameId } from './game-ids.ts';
import { aboutOf, Host, readRecord } from './host.ts';
import type { Answer, Answered, Asked, Request, Trouble } from './protocol.ts';
import { rulesets } from './rulesets.ts';

let host: Host<Kind> | null = null;

function atTable(): Host<Kind> {
  if (!host) throw new Error('no game is on the table');
  return host;
}

const rulesOf = async (game: string): Promise<Ruleset<Kind>> => {
  if (!isGameId(game)) throw new BadRecord('game', `Line Ahead has no game called '${game}'`);
  return rulesets[game]();
};

const tableNow = (refusal: Refusal | null = null): Answer =>
  refusal ? { type: 'refused', refusal } : { type: 'table', table: atTable().table() };

async function answerTo(request: Request): Promise<Answer> {
  switch (request.type) {
    case 'describe':
      return { type: 'described', about: aboutOf(await rulesOf(request.game)) };
    case 'new':
      host = Host.begin(await rulesOf(request.game), request.settings);
      return tableNow();
    case 'open': {
      const record = readRecord(request.record);
      // Only a record that plays through to its end takes the place of what is on the table.
      host = Host.open(await rulesOf(record.game), record);
      return tableNow();
    }
    case 'commands':
      return tableNow(atTable().apply(request.commands));
    case 'undo':
      return tableNow(atTable().undo());
    case 'staff':
      return tableNow(atTable().staff(request.scope));
    case 'replay':
      return { type: 'frame', frame: atTable().frame(request.at) };
    case 'fork':
      return { type: 'forked', record: atTable().recordAt(request.at) };
  }
}

const troubleOf = (error: unknown): Trouble => {
  if (error instanceof BadRecord) return { place: error.place, reason: error.reason };
  return { place: null, reason: error instanceof Error ? error.message : String(error) };
};

/** Requests are answered in the order in which they came, even while a game is still being fetched. */
let queue: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  queue = queue.then(async () => {
    const answer = await answerTo(data.request).catch((error: unknown): Answer => ({ type: 'failed', trouble: troubleOf(error) }));
    const answered: Answered = { id: data.id, answer };
    postMessage(answered);
  });
});
