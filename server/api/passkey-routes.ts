/** What can be asked about passkeys: to make one, to come in with one, and which one has. */
import { z } from 'zod';
import { ALGORITHMS } from '../people/cose.ts';
import type { People } from '../people/people.ts';
import { anyone, withAccount } from './gate.ts';
import { askerAt, madeIn, PasskeyMade, PasskeyShown, ProofGiven, proofIn, shownIn } from './passkey-given.ts';
import { arrived, Name, OnePerson } from './people-routes.ts';
import { byAddress, NOTHING, type Route, route } from './route.ts';

export const passkeyRoutes = (people: People): readonly Route[] => [...comingIn(people), ...own(people)];

/** What one calls a passkey, to tell it from others. */
const Called = z.string().trim().min(1).max(60);

const comingIn = (people: People): readonly Route[] => [
  route({
    method: 'POST',
    path: '/people/passkeys/challenge',
    summary: 'Something to answer with a passkey, once and within five minutes, and what a browser needs to know to do it.',
    who: anyone,
    params: NOTHING,
    body: z.strictObject({ purpose: z.enum(['make', 'show']) }),
    answer: z.strictObject({
      challenge: z.string(),
      host: z.string(),
      algorithms: z.array(z.number()),
      /** Your own, so that no device makes a second one. */
      known: z.array(z.string()),
    }),
    limits: [{ what: 'sign-in-from', by: byAddress }],
    answers: async ({ caller, origin, body }) => ({
      challenge: await people.passkeys.challenge(body.purpose),
      host: askerAt(origin).host,
      algorithms: [...ALGORITHMS],
      known: caller ? (await people.passkeys.of(caller.id)).map(({ id }) => id) : [],
    }),
  }),
  route({
    method: 'POST',
    path: '/people/account/passkey',
    summary: 'Make an account with a passkey instead of a password. A guest keeps the seats he has.',
    who: anyone,
    params: NOTHING,
    body: z.strictObject({ name: Name, called: Called, passkey: PasskeyMade }),
    answer: OnePerson,
    limits: [{ what: 'creation', by: byAddress }],
    answers: async (asked) => {
      const { name, called, passkey } = asked.body;
      const made = await people.passkeys.read(madeIn(passkey), askerAt(asked.origin));
      return arrived(people, asked, await people.account(asked.caller, name, { passkey: made, called }));
    },
  }),
  route({
    method: 'POST',
    path: '/people/sign-in/passkey',
    summary: 'Sign in with a passkey.',
    who: anyone,
    params: NOTHING,
    body: z.strictObject({ passkey: PasskeyShown }),
    answer: OnePerson,
    limits: [{ what: 'sign-in-from', by: byAddress }],
    answers: async (asked) => arrived(people, asked, await people.signInWith(shownIn(asked.body.passkey, asked.origin))),
  }),
];

const own = (people: People): readonly Route[] => [
  route({
    method: 'GET',
    path: '/people/me/passkeys',
    summary: 'Your passkeys, and whether you have a password.',
    who: withAccount,
    params: NOTHING,
    body: NOTHING,
    answer: z.strictObject({
      hasPassword: z.boolean(),
      passkeys: z.array(z.strictObject({ id: z.string(), name: z.string(), made: z.number(), used: z.number() })),
    }),
    answers: async ({ caller }) => ({
      hasPassword: await people.hasPassword(caller),
      passkeys: [...(await people.passkeys.of(caller.id))],
    }),
  }),
  route({
    method: 'POST',
    path: '/people/me/passkeys',
    summary: 'Add a passkey, with your password or another passkey as proof.',
    who: withAccount,
    params: NOTHING,
    body: z.strictObject({ called: Called, made: PasskeyMade, proof: ProofGiven }),
    answer: NOTHING,
    limits: [{ what: 'sign-in-as', by: ({ caller }) => caller.id }],
    answers: async ({ caller, origin, body: { called, made, proof } }) => {
      const passkey = await people.passkeys.read(madeIn(made), askerAt(origin));
      await people.addPasskey(caller, proofIn(proof, origin), passkey, called);
      return {};
    },
  }),
  route({
    method: 'POST',
    path: '/people/me/passkeys/:id/remove',
    summary: 'Remove a passkey, with your password or a passkey as proof.',
    who: withAccount,
    params: z.strictObject({ id: z.string().max(1400) }),
    body: ProofGiven,
    answer: NOTHING,
    limits: [{ what: 'sign-in-as', by: ({ caller }) => caller.id }],
    answers: async ({ caller, origin, params, body }) => {
      await people.removePasskey(caller, proofIn(body, origin), params.id);
      return {};
    },
  }),
];
