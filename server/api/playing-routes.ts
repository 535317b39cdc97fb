/** For programs, which need not hold a line open: how the game stands, orders, and the record when it is over. */
import { z } from 'zod';
import { type Kind, type Seen, seen } from '../../kernel/index.ts';
import { ONLOOKER, type Table } from '../../table/index.ts';
import { stepsOn } from '../../table/question.ts';
import { commandSchema, pathSchema, ticketSchema } from '../play/messages.ts';
import { Refusal } from '../refusal.ts';
import { linesOf } from '../tables/act-lines.ts';
import { held, type Outcome } from '../tables/room.ts';
import { anyone, signedIn } from './gate.ts';
import { NOTHING, type Route, route } from './route.ts';
import { askerOf, foundAt, lookedAt, TableId, type TableMeans, viewerAt, Word } from './table-means.ts';

/** In how many milliseconds it is worth sending the same orders again, under the same ticket. */
const A_WHILE = 1000;

const failure = ({ code, words }: Extract<Outcome, { readonly type: 'failed' }>): Refusal =>
  code === 'astray' ? held(words) : new Refusal('unavailable', code, words, A_WHILE);

/** Null where nothing is laid so, or where it cannot begin so. */
const StepsShown = z.strictObject({
  next: z.array(z.strictObject({ part: z.union([z.string(), z.number()]), words: z.string() })).readonly(),
  whole: z.strictObject({ label: z.string(), caution: z.string().nullable() }).nullable(),
});

/** With so many of the latest lines. As on a page what the house answers in the place of a side is put to nobody. */
export function seenAt(table: Table, viewer: string, lines: number): Seen<Kind> {
  const { game } = table;
  const all = seen(game, viewer, Math.max(0, game.lines.count(viewer) - lines));
  return table.isSpared(viewer) ? { ...all, question: null } : all;
}

export const playingRoutes = (means: TableMeans): readonly Route[] => [
  route({
    method: 'GET',
    path: '/tables/:id/seen',
    summary:
      'The game as your seat sees it: position, what is asked, and of the log the latest lines, 50 or as many as `log` says. Without `as` what everybody may see.',
    who: anyone,
    params: TableId.extend({ as: Word.optional(), log: z.coerce.number().int().min(0).max(1000).optional() }),
    body: NOTHING,
    answer: z.looseObject({}),
    answers: async (asked) => {
      const { caller, params } = asked;
      const viewer = viewerAt(await foundAt(means, params.id), caller, params.as ?? ONLOOKER.id);
      return { ...(await lookedAt(means, asked, params.id, (table) => seenAt(table, viewer, params.log ?? 50))) };
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:id/orders',
    summary: 'Give orders for your seat: all of them or none. The same ticket again is not done again.',
    who: signedIn,
    params: TableId,
    body: z.strictObject({
      side: Word,
      commands: z
        .array(commandSchema.omit({ side: true }))
        .min(1)
        .max(500),
      ticket: ticketSchema,
    }),
    answer: z.strictObject({ refusal: z.strictObject({ code: z.string(), words: z.string(), rule: z.string() }).nullable() }),
    answers: async ({ caller, params, body: { side, commands, ticket } }) => {
      viewerAt(await foundAt(means, params.id), caller, side);
      const orders = commands.map(({ verb, target }) => (target === undefined ? { side, verb } : { side, verb, target }));
      const outcome = await means.rooms.at(params.id).act({ does: 'order', side, commands: orders }, ticket);
      if (outcome.type === 'failed') throw failure(outcome);
      return { refusal: outcome.type === 'refused' ? outcome.refusal : null };
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:id/steps',
    summary: 'Where a way that your seat may lay part by part goes on from what is laid of it; nothing is ordered by it.',
    who: signedIn,
    params: TableId,
    body: z.strictObject({ side: Word, verb: Word, path: pathSchema }),
    answer: z.strictObject({ steps: StepsShown.nullable() }),
    answers: async (asked) => {
      const { caller, params, body } = asked;
      viewerAt(await foundAt(means, params.id), caller, body.side);
      return lookedAt(means, asked, params.id, ({ game }) => ({ steps: stepsOn(game, body.side, body.verb, body.path) }));
    },
  }),
  route({
    method: 'GET',
    path: '/tables/:id/acts',
    summary: 'What was done in a game that is over, as it is kept: also where its rules are here no longer.',
    who: anyone,
    params: TableId,
    body: NOTHING,
    answer: z.strictObject({
      rules: z.number(),
      ending: z.string().nullable(),
      acts: z.array(z.strictObject({ at: z.number(), lines: z.array(z.string()) })),
    }),
    answers: async (asked) => {
      const { id, stage, rules, ending } = await foundAt(means, asked.params.id);
      if (stage !== 'over') throw new Refusal('conflict', 'not-over', 'What was done opens when the game is over.');
      const [{ labour, rooms }, asker] = [means, askerOf(asked)];
      const acts = await labour.for(asker, () => labour.notedToTheEnd(asker, () => rooms.tables.acts(id, 0)));
      return { rules, ending: ending?.words ?? null, acts: acts.map(({ at, act }) => ({ at, lines: [...linesOf(act)] })) };
    },
  }),
  route({
    method: 'GET',
    path: '/tables/:id/record',
    summary: 'The record of a game that is over, with the secret of its dice: `line-ahead verify` checks it.',
    who: anyone,
    params: TableId,
    body: NOTHING,
    answer: z.strictObject({ record: z.string() }),
    answers: async (asked) => {
      const { id, stage } = await foundAt(means, asked.params.id);
      if (stage !== 'over') throw new Refusal('conflict', 'not-over', 'The record opens when the game is over.');
      return lookedAt(means, asked, id, (table) => ({ record: table.record() }));
    },
  }),
];
