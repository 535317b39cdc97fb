/** The kernel at work, off the page's thread: takes requests, holds the game, answers. */
import type { Kind, Refusal, Ruleset } from '../kernel/index.ts';
import { BadRecord } from '../kernel/index.ts';
import { isGameId } from './game-ids.ts';
import { aboutOf, Host, readRecord } from './host.ts';
import type { Answer, Answered, Asked, Request, Trouble } from './protocol.ts';
import { rulesets } from './rulesets.ts';

/** How long bots may move before the worker listens again, in milliseconds. */
const MOMENT = 16;

let host: Host | null = null;

function atTable(): Host {
  if (!host) throw new Error('no game is on the table');
  return host;
}

const rulesOf = async (game: string): Promise<Ruleset<Kind>> => {
  if (!isGameId(game)) throw new BadRecord('game', `Line Ahead has no game called '${game}'`);
  return rulesets[game]();
};

function momentFromNow(): () => boolean {
  const end = performance.now() + MOMENT;
  return () => performance.now() >= end;
}

/** Bots move for a moment; if they need longer, the page asks again. Where they play all sides they wait until they are told to go on. */
function tableNow(refusal: Refusal | null = null): Answer {
  if (refusal) return { type: 'refused', refusal };
  const table = atTable();
  if (!table.isWatched && table.work(momentFromNow())) return { type: 'moving', moving: table.moving() };
  return table.standing();
}

/** While bots are watched the record is not made at every move, but when the page asks for it, or at the end. */
function goOn(answers: number | null): Answer {
  const table = atTable();
  if (!table.isWatched) return tableNow();
  table.work(momentFromNow(), answers ?? undefined);
  return table.standing(table.ending ? table.kept() : null);
}

async function answerTo(request: Request): Promise<Answer> {
  switch (request.type) {
    case 'describe':
      return { type: 'described', about: aboutOf(await rulesOf(request.game)) };
    case 'new':
      host = Host.begin(await rulesOf(request.game), request.settings, request.seats);
      return tableNow();
    case 'open': {
      const record = readRecord(request.record);
      // Only a record that plays through to its end takes the place of what is on the table.
      host = Host.open(await rulesOf(record.game), record, request.seats);
      return tableNow();
    }
    case 'commands':
      return tableNow(atTable().apply(request.commands));
    case 'undo':
      return tableNow(atTable().undo());
    case 'staff':
      return tableNow(atTable().staff(request.scope));
    case 'go-on':
      return goOn(request.answers);
    case 'lift':
      atTable().lift();
      return tableNow();
    case 'why':
      return { type: 'reasons', reasons: atTable().why(request.id) };
    case 'record':
      return { type: 'record', kept: atTable().kept() };
    case 'replay':
      return { type: 'frame', frame: atTable().frame(request.at, request.viewer) };
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
