/** What can be asked about people: coming in, and leaving. */
import { z } from 'zod';
import { soughtKey } from '../people/names.ts';
import type { Arrival, People } from '../people/people.ts';
import { Refusal } from '../refusal.ts';
import { anyone, signedIn } from './gate.ts';
import { byAddress, NOTHING, type Route, route } from './route.ts';

/** No more than these fields of a person ever leave. */
export const PersonShown = z.strictObject({ id: z.string(), name: z.string(), isGuest: z.boolean() });

export const OnePerson = z.strictObject({ person: PersonShown });

// Generous: what is too long for a name or a password is refused in words of its own.
export const Name = z.string().max(200);
export const Password = z.string().max(1000);

export function peopleRoutes(people: People): readonly Route[] {
  return [...comingIn(people), ...leaving(people)];
}

/** Whoever comes in is given a token of his own, and the one he came with ends. */
export async function arrived(people: People, asked: { token: string | null; become(token: string): void }, { person, token }: Arrival) {
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
      { what: 'sign-in-as', by: ({ body }) => soughtKey(body.name) ?? '' },
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
