/** Days off, of whoever plays where moves have days. */
import { z } from 'zod';
import type { Person } from '../people/person.ts';
import { DAYS_A_YEAR, type Leaves } from '../tables/leaves.ts';
import { signedIn } from './gate.ts';
import { NOTHING, type Route, route } from './route.ts';

/** Until when one is away, or null; and how many days are left of those of a year. */
const OnLeave = z.strictObject({ until: z.number().nullable(), left: z.number() });

async function shown(leaves: Leaves, { id }: Person): Promise<z.infer<typeof OnLeave>> {
  return { until: (await leaves.away([id])).get(id) ?? null, left: await leaves.left(id) };
}

export const leaveRoutes = (leaves: Leaves): readonly Route[] => [
  route({
    method: 'GET',
    path: '/people/me/leave',
    summary: `Whether you are on leave, and how many of ${DAYS_A_YEAR} days a year are left.`,
    who: signedIn,
    params: NOTHING,
    body: NOTHING,
    answer: OnLeave,
    answers: ({ caller }) => shown(leaves, caller),
  }),
  route({
    method: 'POST',
    path: '/people/me/leave',
    summary: 'Go on leave for so many days: where moves have days, none of yours falls due. Live clocks run on. 0 days: come back.',
    who: signedIn,
    params: NOTHING,
    body: z.strictObject({ days: z.number().int().min(0).max(DAYS_A_YEAR) }),
    answer: OnLeave,
    limits: [{ what: 'leave', by: ({ caller }) => caller.id }],
    answers: async ({ caller, body }) => {
      await (body.days === 0 ? leaves.end(caller.id) : leaves.take(caller.id, body.days));
      return shown(leaves, caller);
    },
  }),
];
