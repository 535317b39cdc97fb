/** Who may ask for something. */
import { notSignedIn, type Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';

/** Lets through what a route can rely on from then on. */
export interface Gate<Caller> {
  readonly name: string;
  readonly needsToken: boolean;
  admit(person: Person | null): Caller;
}

export const anyone: Gate<Person | null> = { name: 'anyone', needsToken: false, admit: (person) => person };

export const signedIn: Gate<Person> = {
  name: 'guests and accounts',
  needsToken: true,
  admit: (person) => {
    if (person === null) throw notSignedIn();
    return person;
  },
};

export const withAccount: Gate<Person> = {
  name: 'accounts',
  needsToken: true,
  admit: (person) => {
    const somebody = signedIn.admit(person);
    if (somebody.isGuest) throw new Refusal('forbidden', 'no-account', 'This needs an account.');
    return somebody;
  },
};
