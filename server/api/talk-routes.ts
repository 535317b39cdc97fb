/** What is said at a table, for all who know its address to read, and for those who sit there to say. */
import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { readWords } from '../tables/talk.ts';
import { anyone, signedIn } from './gate.ts';
import { NOTHING, type Route, route } from './route.ts';
import { belongsTo, foundAt, TableId, type TableMeans } from './table-means.ts';

const SaidLine = z.strictObject({ place: z.number(), by: z.string().nullable(), words: z.string(), at: z.number() });

export const talkRoutes = (means: TableMeans): readonly Route[] => [
  route({
    method: 'GET',
    path: '/tables/:id/said',
    summary: 'What was said at the table, the latest 200 lines, or those behind a number.',
    who: anyone,
    params: TableId.extend({ after: z.coerce.number().int().min(0).max(1_000_000).optional() }),
    body: NOTHING,
    answer: z.strictObject({ said: z.array(SaidLine).readonly() }),
    answers: async ({ params }) => {
      const { id } = await foundAt(means, params.id);
      return { said: await means.talk.since(id, params.after ?? 0) };
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:id/said',
    summary: 'Say something at a table at which you sit: text alone, 1 to 500 characters.',
    who: signedIn,
    params: TableId,
    body: z.strictObject({ words: z.string().max(4000) }),
    answer: z.strictObject({ place: z.number() }),
    limits: [{ what: 'chat', by: ({ caller }) => caller.id }],
    answers: async ({ caller, params, body }) => {
      const found = await foundAt(means, params.id);
      if (!belongsTo(found, caller)) throw new Refusal('forbidden', 'not-at-table', 'Only those who sit at the table speak there.');
      return { place: await means.talk.say(found.id, caller.id, readWords(body.words)) };
    },
  }),
];
