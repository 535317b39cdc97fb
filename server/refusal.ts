/** What is not done, and why: in words for people, and with a code for programs. */

export type Kind =
  | 'malformed'
  | 'unsigned'
  | 'forbidden'
  | 'missing'
  | 'wrong-method'
  | 'conflict'
  | 'too-large'
  | 'wrong-type'
  | 'too-often'
  | 'unavailable';

export class Refusal extends Error {
  constructor(
    readonly kind: Kind,
    readonly code: string,
    words: string,
    /** In how many milliseconds it is worth asking again, where that is known. */
    readonly wait: number | null = null,
  ) {
    super(words);
  }
}
