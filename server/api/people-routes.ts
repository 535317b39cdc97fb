/** What can be asked about people: coming in, leaving, and one's own account. */
import { z } from 'zod';
import { keyOf } from '../people/names.ts';
import type { Arrival, People } from '../people/people.ts';
import { Refusal } from '../refusal.ts';
import { anyone, signedIn, withAccount } from './gate.ts';
import { byAddress, NOTHING, type Route, route } from './route.ts';

/** No more than these fields of a person ever leave. */
export const PersonShown = z.strictObject({ id: z.string(), name: z.string(), isGuest: z.boolean() });

const OnePerson = z.strictObject({ person: PersonShown });

// Generous: what is too long for a name or a password is refused in words of its own.
const Name = z.string().max(200);
const Password = z.string().max(1000);

export function peopleRoutes(people: People): readonly Route[] {
  return [...comingIn(people), ...leaving(people), ...oneself(people)];
}

/** Whoever comes in is given a token of his own, and the one he came with ends. */
async function arrived(people: People, asked: { token: string | null; become(token: string): void }, { person, token }: Arrival) {
  if (asked.token !== null) await people.signOut(asked.token);
  asked.become(token);
  return { person };
}

const comingIn = (people: People): readonly Route[] => [
  route({
    method: 'POST',
    path: '/people/guest',
    summary: 'Come in as a guest, under a name of your choice or one that is made up.',
    who: anyone,
    params: NOTHING,
    body: z.strictObject({ name: Name.optional() }),
    answer: OnePerson,
    limits: [{ what: 'creation', by: byAddress }],
    answers: async (asked) => {
      if (asked.caller) throw new Refusal('conflict', 'signed-in', 'You are in already.');
      return arrived(people, asked, await people.guest(asked.body.name));
    },
  }),
  route({
    method: 'POST',
    path: '/people/account',
    summary: 'Make an account. A guest keeps the seats he has.',
    who: anyone,
    params: NOTHING,
    body: z.strictObject({ name: Name, password: Password }),
    answer: OnePerson,
    limits: [{ what: 'creation', by: byAddress }],
    answers: async (asked) => arrived(people, asked, await people.account(asked.caller, asked.body.name, asked.body.password)),
  }),
  route({
    method: 'POST',
    path: '/people/sign-in',
    summary: 'Sign in to an account.',
    who: anyone,
    params: NOTHING,
    body: z.strictObject({ name: Name, password: Password }),
    answer: OnePerson,
    limits: [
      { what: 'sign-in-from', by: byAddress },
      { what: 'sign-in-as', by: ({ body }) => keyOf(body.name.trim()) },
    ],
    answers: async (asked) => arrived(people, asked, await people.signIn(asked.body.name, asked.body.password)),
  }),
];

const leaving = (people: People): readonly Route[] => [
  route({
    method: 'POST',
    path: '/people/sign-out',
    summary: 'End this session.',
    who: anyone,
    params: NOTHING,
    body: NOTHING,
    answer: NOTHING,
    answers: async ({ token, become }) => {
      if (token !== null) await people.signOut(token);
      become(null);
      return {};
    },
  }),
  route({
    method: 'POST',
    path: '/people/sign-out-everywhere',
    summary: 'End all sessions, this one too.',
    who: signedIn,
    params: NOTHING,
    body: NOTHING,
    answer: NOTHING,
    answers: async ({ caller, become }) => {
      await people.signOutEverywhere(caller);
      become(null);
      return {};
    },
  }),
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
    summary: 'Take another password; all other sessions end.',
    who: withAccount,
    params: NOTHING,
    body: z.strictObject({ old: Password, new: Password }),
    answer: NOTHING,
    limits: [{ what: 'sign-in-as', by: ({ caller }) => caller.id }],
    answers: async ({ caller, token, body }) => {
      await people.changePassword(caller, token ?? '', body.old, body.new);
      return {};
    },
  }),
  route({
    method: 'POST',
    path: '/people/me/delete',
    summary: 'Delete your account, with its password; a guest needs none. Games that others played with you stay, without your name.',
    who: signedIn,
    params: NOTHING,
    body: z.strictObject({ password: Password.optional() }),
    answer: NOTHING,
    limits: [{ what: 'sign-in-as', by: ({ caller }) => caller.id }],
    answers: async ({ caller, body, become }) => {
      await people.deleteAccount(caller, body.password ?? '');
      become(null);
      return {};
    },
  }),
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
