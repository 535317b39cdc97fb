/**
 * Seeds that neither the server nor a player can choose: the server publishes a hash of its secret, then each seat adds a number of its
 * own, and the dice come from all of them. The seed holds everything, so that a record proves it by itself once it is open.
 */
import { BadRecord, sha256OfText, toHex } from '../kernel/index.ts';

const FORM = 'fair-1';

/** What a seed is made of. */
export interface FairSeed {
  /** Published before anybody sat down. */
  readonly promise: string;
  /** Published when the game is over. */
  readonly secret: string;
  /** What each side has added, by its name. */
  readonly numbers: Readonly<Record<string, string>>;
}

/** 256 bits, in hexadecimal. */
const SECRET = /^[0-9a-f]{64}$/;

/** What a player may add: enough that nobody guesses it, and nothing that would break the seed apart. */
const NUMBER = /^[0-9a-f]{8,64}$/;

export const isNumber = (text: string): boolean => NUMBER.test(text);

export const promiseOf = (secret: string): string => toHex(sha256OfText(`line-ahead promise ${secret}`));

export function fairSeed(secret: string, numbers: Readonly<Record<string, string>>): string {
  const added = Object.entries(numbers).map(([side, number]) => `${side}=${number}`);
  return [FORM, promiseOf(secret), secret, ...added.sort()].join(' ');
}

/** Null for a seed of another kind; one that breaks its promise is no seed at all. */
export function readFairSeed(seed: string): FairSeed | null {
  const [form, promise = '', secret = '', ...added] = seed.split(' ');
  if (form !== FORM) return null;
  if (!SECRET.test(secret) || promiseOf(secret) !== promise) throw new BadRecord('seed', 'the secret is not the one that was promised');
  const numbers = Object.fromEntries(added.map(readNumber));
  if (fairSeed(secret, numbers) !== seed) throw new BadRecord('seed', 'it is not written as fair seeds are');
  return { promise, secret, numbers };
}

function readNumber(text: string): [string, string] {
  const [side = '', number = ''] = text.split('=');
  if (side === '' || !isNumber(number)) throw new BadRecord('seed', 'what a side has added cannot be read');
  return [side, number];
}
