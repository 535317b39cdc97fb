/** What can be asked about oneself: name, password, sessions, games, and leaving for good. */
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { gamesOf, resultsOf } from '../people/own-games.ts';
import type { People } from '../people/people.ts';
import { Refusal } from '../refusal.ts';
import { rulesetNamed } from '../tables/rulesets.ts';
import { anyone, signedIn, withAccount } from './gate.ts';
import { PasskeyShown, ProofGiven, proofIn } from './passkey-given.ts';
import { Name, OnePerson, Password, PersonShown } from './people-routes.ts';
import { NOTHING, type Route, route } from './route.ts';

export const accountRoutes = (people: People, database: Database): readonly Route[] => [
  ...oneself(people),
  ...sessions(people),
  ...games(database),
];

const oneself = (people: People): readonly Route[] => [
  route({
    method: 'GET',
    path: '/people/me',
    summary: 'Who you are; null for somebody who has not come in.',
    who: anyone,
    params: NOTHING,
    body: NOTHING,
    answer: z.strictObject({ person: PersonShown.nullable() }),
    answers: async ({ caller }) => ({ person: caller }),
  }),
  route({
    method: 'POST',
    path: '/people/me/name',
    summary: 'Take another name.',
    who: signedIn,
    params: NOTHING,
    body: z.strictObject({ name: Name }),
    answer: OnePerson,
    limits: [{ what: 'creation', by: ({ caller }) => caller.id }],
    answers: async ({ caller, body }) => ({ person: await people.rename(caller, body.name) }),
  }),
  route({
    method: 'POST',
    path: '/people/me/password',
    summary: 'Take another password, with the old one or a passkey; all other sessions end.',
    who: withAccount,
    params: NOTHING,
    body: z.strictObject({ old: Password.optional(), passkey: PasskeyShown.optional(), new: Password }),
    answer: NOTHING,
    limits: [{ what: 'sign-in-as', by: ({ caller }) => caller.id }],
    answers: async ({ caller, token, origin, body }) => {
      await people.changePassword(caller, token ?? '', proofIn({ ...body, password: body.old }, origin), body.new);
      return {};
    },
  }),
  route({
    method: 'POST',
    path: '/people/me/delete',
    summary:
      'Delete your account, with its password or a passkey; a guest needs none. Games that are on are resigned; those that are over stay for the others, without your name.',
    who: signedIn,
    params: NOTHING,
    body: ProofGiven,
    answer: NOTHING,
    limits: [{ what: 'sign-in-as', by: ({ caller }) => caller.id }],
    answers: async ({ caller, origin, body, become }) => {
      await people.deleteAccount(caller, proofIn(body, origin));
      become(null);
      return {};
    },
  }),
];

const sessions = (people: People): readonly Route[] => [
  route({
    method: 'GET',
    path: '/people/me/sessions',
    summary: 'Where you are signed in; times are milliseconds since 1970.',
    who: signedIn,
    params: NOTHING,
    body: NOTHING,
    answer: z.strictObject({
      sessions: z.array(z.strictObject({ id: z.string(), made: z.number(), used: z.number(), isThis: z.boolean() })),
    }),
    answers: async ({ caller, token }) => ({ sessions: [...(await people.sessions.list(caller, token))] }),
  }),
  route({
    method: 'DELETE',
    path: '/people/me/sessions/:id',
    summary: 'End one of your sessions.',
    who: signedIn,
    params: z.strictObject({ id: z.string().max(100) }),
    body: NOTHING,
    answer: NOTHING,
    answers: async ({ caller, params }) => {
      if (!(await people.sessions.endOne(caller.id, params.id)))
        throw new Refusal('missing', 'no-such-session', 'There is no such session.');
      return {};
    },
  }),
];

const titleOf = (game: string): string => rulesetNamed(game)?.title ?? game;

const count = z.number().int();

const games = (database: Database): readonly Route[] => [
  route({
    method: 'GET',
    path: '/people/me/games',
    summary: 'All games at which you sit, the latest first. Of those that are over anybody may have the record.',
    who: signedIn,
    params: NOTHING,
    body: NOTHING,
    answer: z.strictObject({
      games: z.array(
        z.strictObject({
          table: z.string(),
          game: z.string(),
          stage: z.enum(['gathering', 'playing', 'over']),
          sides: z.array(z.string()),
          made: z.number(),
          changed: z.number(),
        }),
      ),
    }),
    answers: async ({ caller }) => ({
      games: (await gamesOf(database, caller.id)).map((one) => ({ ...one, sides: [...one.sides] })),
    }),
  }),
  route({
    method: 'GET',
    path: '/people/me/results',
    summary: 'How your games came out, game by game, against people and against bots.',
    who: signedIn,
    params: NOTHING,
    body: NOTHING,
    answer: z.strictObject({
      results: z.array(
        z.strictObject({ game: z.string(), title: z.string(), isAgainstBots: z.boolean(), won: count, lost: count, drawn: count }),
      ),
    }),
    answers: async ({ caller }) => ({
      results: (await resultsOf(database, caller.id)).map((one) => ({ ...one, title: titleOf(one.game) })),
    }),
  }),
];
