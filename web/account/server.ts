/** What the page asks the server about oneself. */
import type { PersonInWords } from '../../table/wire.ts';
import { asked } from '../online/server.ts';
import type { Proof } from './passkey.ts';

export interface Session {
  readonly id: string;
  readonly made: number;
  readonly used: number;
  readonly isThis: boolean;
}

export interface Results {
  readonly game: string;
  readonly title: string;
  readonly isAgainstBots: boolean;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

export interface OwnGame {
  readonly table: string;
  readonly game: string;
  readonly stage: 'gathering' | 'playing' | 'over';
  readonly sides: readonly string[];
}

interface Credentials {
  readonly name: string;
  readonly password: string;
}

const person = async (answer: Promise<{ person: PersonInWords }>): Promise<PersonInWords> => (await answer).person;

export const signIn = (given: Credentials): Promise<PersonInWords> => person(asked('POST', '/people/sign-in', given));

export const makeAccount = (given: Credentials): Promise<PersonInWords> => person(asked('POST', '/people/account', given));

export const signOut = (): Promise<unknown> => asked('POST', '/people/sign-out', {});

export const signOutEverywhere = (): Promise<unknown> => asked('POST', '/people/sign-out-everywhere', {});

export const changePassword = (proof: Proof, wanted: string): Promise<unknown> =>
  asked('POST', '/people/me/password', { ...('password' in proof ? { old: proof.password } : proof), new: wanted });

export const deleteAccount = (proof: Proof | Readonly<Record<string, never>>): Promise<unknown> =>
  asked('POST', '/people/me/delete', proof);

export const mySessions = async (): Promise<readonly Session[]> =>
  (await asked<{ sessions: readonly Session[] }>('GET', '/people/me/sessions')).sessions;

export const endSession = (id: string): Promise<unknown> => asked('DELETE', `/people/me/sessions/${encodeURIComponent(id)}`);

export const myResults = async (): Promise<readonly Results[]> =>
  (await asked<{ results: readonly Results[] }>('GET', '/people/me/results')).results;

/** Until when one is on leave, or null; and how many days are left of those of a year. */
export interface OnLeave {
  readonly until: number | null;
  readonly left: number;
}

export const myLeave = (): Promise<OnLeave> => asked('GET', '/people/me/leave');

/** From now on, for so many days; 0: back again. */
export const takeLeave = (days: number): Promise<OnLeave> => asked('POST', '/people/me/leave', { days });

export const myGames = async (): Promise<readonly OwnGame[]> =>
  (await asked<{ games: readonly OwnGame[] }>('GET', '/people/me/games')).games;
