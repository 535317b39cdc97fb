/**
 * What `serve --api` answers in JSON: which games there are, and what can be done with a record. Nothing is kept here: whoever asks brings
 * the whole record, which holds every secret of the game, and takes the next one home.
 */
import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { summaryOf } from '../../bots/index.ts';
import { games } from '../../games/index.ts';
import type { Command, Game, GameRecord, Kind, Ruleset } from '../../kernel/index.ts';
import { BadRecord, Game as Begun, parseRecord, readCommand, recordOf, replay, seen, UnknownSetting } from '../../kernel/index.ts';
import { verifyRecord } from '../../lab/index.ts';
import { type Fields, isFields } from '../../register/reading.ts';
import { defaultSettings } from '../../table/index.ts';

/** No honest record is longer; a game that is played again and again should not be. */
const MOST_BYTES = 4 * 2 ** 20;

/** What was asked cannot be answered, and why. */
class Unanswered extends Error {}

const KEEPING = { log: true, chain: true } as const;

function rulesOf(id: unknown): Ruleset<Kind> {
  const found = games.find((game) => game.id === id);
  if (!found) throw new Unanswered(`there is no such game; there are ${games.map((game) => game.id).join(', ')}`);
  return found;
}

const recordIn = ({ record }: Fields): GameRecord => parseRecord(JSON.stringify(record ?? null));

const openedFrom = (record: GameRecord): Game<Kind> => replay(rulesOf(record.game), record, KEEPING);

function viewerIn({ side }: Fields, { sides }: Ruleset<Kind>): string {
  const viewer = [...sides, 'onlooker'].find((each) => each === side);
  if (viewer === undefined) throw new Unanswered(`side: one of ${sides.join(', ')} or onlooker`);
  return viewer;
}

function commandsIn({ commands }: Fields): readonly Command[] {
  const read = Array.isArray(commands) ? commands.map(readCommand) : [];
  const given = read.filter((command) => command !== undefined);
  if (given.length === 0 || given.length < read.length) throw new Unanswered('commands: a list of { side, verb, target }');
  return given;
}

function begun({ game, scenario, options, seed }: Fields): GameRecord {
  const rules = rulesOf(game);
  const given = {
    ...(typeof scenario === 'string' ? { scenario } : {}),
    ...(isFields(options) ? { options: Object.fromEntries(Object.entries(options).map(([id, value]) => [id, String(value)])) } : {}),
    seed: typeof seed === 'string' ? seed : randomUUID(),
  };
  return recordOf(new Begun(rules, defaultSettings(rules, given), KEEPING));
}

function look(asked: Fields): object {
  const game = openedFrom(recordIn(asked));
  return seen(game, viewerIn(asked, game.ruleset));
}

/** All of them or none, as at a table. */
function order(asked: Fields): object {
  const game = openedFrom(recordIn(asked));
  const refusal = game.applyAll(commandsIn(asked));
  return refusal ? { refusal } : { record: recordOf(game) };
}

function verify(asked: Fields): object {
  const record = recordIn(asked);
  return { ok: true, ...verifyRecord(rulesOf(record.game), record) };
}

const ANSWERS: Readonly<Record<string, (asked: Fields) => object>> = { new: begun, look, order, verify };

/** A bad record and a bad question are the asker's; anything else is ours, and says nothing of the machine. */
function troubleOf(c: Context, error: unknown): Response {
  if (error instanceof BadRecord) return c.json({ ok: false, place: error.place, reason: error.reason }, 400);
  if (error instanceof Unanswered || error instanceof UnknownSetting) return c.json({ ok: false, reason: error.message }, 400);
  return c.json({ ok: false, reason: 'this cannot be answered' }, 500);
}

export function recordsApi(): Hono {
  const api = new Hono();
  api.onError((error, c) => troubleOf(c, error));
  api.use(bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.json({ ok: false, reason: `more than ${MOST_BYTES} bytes` }, 413) }));
  api.get('/games', (c) => c.json({ games: games.map((game) => summaryOf(game, game.scenarios)) }));
  api.post('/:what', async (c) => {
    const answer = Object.hasOwn(ANSWERS, c.req.param('what')) ? ANSWERS[c.req.param('what')] : undefined;
    const asked: unknown = await c.req.json().catch(() => null);
    if (!answer) return c.json({ ok: false, reason: `ask for ${Object.keys(ANSWERS).join(', ')}` }, 404);
    if (!isFields(asked)) return c.json({ ok: false, reason: 'a JSON object is wanted' }, 400);
    return c.json(answer(asked));
  });
  return api;
}
