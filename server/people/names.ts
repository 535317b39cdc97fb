/** What people may be called, and when two names are one. */
import { randomInt } from 'node:crypto';
import { Refusal } from '../refusal.ts';

export const [SHORTEST, LONGEST] = [2, 32];

/** Of a person who is deleted. */
export const GONE = 'Somebody who left';

/** Controls, marks that turn the direction of a line, and whatever takes no room on the screen; the last is a blank that calls itself a sign. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Marks that pile up over the lines of others. */
const PILE = /\p{M}{4}/u;
const SIGN = /[\p{L}\p{N}]/u;

/** The name as it is shown, or a refusal. */
function readName(given: string): string {
  const name = given.normalize('NFKC').trim().replace(/ +/g, ' ');
  const { length } = [...name];
  if (length < SHORTEST || length > LONGEST) throw unfit(`A name has ${SHORTEST} to ${LONGEST} characters.`);
  if (UNSEEN.test(name) || PILE.test(name) || !SIGN.test(name)) throw unfit('A name has letters and figures that everybody can see.');
  return name;
}

/** Two names with one key would be taken for each other. Upper case first, which spells out ß and its like. */
export const keyOf = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');

const RESERVED = [/^guest \d+$/, new RegExp(`^${keyOf(GONE)}$`)];

/** Alphabets with letters that look alike: a name in two of them is taken for another in one. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u, /\p{Script=Armenian}/u, /\p{Script=Cherokee}/u];

/** Nobody chooses a name that the server gives to others, nor one that only looks like another's. */
export function readChosenName(given: string): string {
  const name = readName(given);
  if (RESERVED.some((pattern) => pattern.test(keyOf(name)))) throw unfit('That name is not for choosing.');
  if (ALIKE.filter((alphabet) => alphabet.test(name)).length > 1) throw unfit('The letters of a name are of one alphabet.');
  return name;
}

/** What a name is looked for by, however it was written; null for one that nobody can have. */
export function soughtKey(name: string): string | null {
  try {
    return keyOf(readName(name));
  } catch {
    return null;
  }
}

export const guestName = (): string => `Guest ${randomInt(1000, 10_000)}`;

const unfit = (words: string): Refusal => new Refusal('malformed', 'name-unfit', words);
