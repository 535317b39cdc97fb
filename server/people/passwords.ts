/** Passwords: which will do, and what is kept of them (scrypt, as dear as OWASP asks for, its cost beside each hash). */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { AtMost } from '../at-most.ts';
import { Refusal } from '../refusal.ts';
import { isCommon } from './common-passwords.ts';

export interface Cost {
  /** N is two to this power. */
  readonly power: number;
  readonly r: number;
  readonly p: number;
}

/** 128 megabytes for each, and some tenths of a second. */
export const COST: Cost = { power: 17, r: 8, p: 1 };

export const [SHORTEST, LONGEST] = [8, 128];
const BYTES = 32;

/** Two of them hold a quarter of a gigabyte: more at once could fill a small machine. */
const [AT_ONCE, IN_LINE] = [2, 50];

interface Kept {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

export class Passwords {
  private readonly turns = new AtMost(AT_ONCE, IN_LINE);

  constructor(readonly cost: Cost = COST) {}

  async keep(password: string): Promise<string> {
    const salt = randomBytes(16);
    return written({ cost: this.cost, salt, hash: await this.hash(password, salt, this.cost) });
  }

  /** Takes as long where nothing is kept, so that nobody can tell by the time whether there is such a person. */
  async agrees(password: string, kept: string | null): Promise<boolean> {
    const known = kept === null ? null : read(kept);
    const { salt, cost } = known ?? { salt: randomBytes(16), cost: this.cost };
    const hash = await this.hash(password, salt, cost);
    return known !== null && timingSafeEqual(hash, known.hash);
  }

  /** Whether it was kept at another cost than would be taken today. */
  isOutdated(kept: string): boolean {
    const { power, r, p } = read(kept).cost;
    return power !== this.cost.power || r !== this.cost.r || p !== this.cost.p;
  }

  private hash(password: string, salt: Buffer, { power, r, p }: Cost): Promise<Buffer> {
    const N = 2 ** power;
    const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
    return this.turns.run(
      () =>
        new Promise((resolve, reject) =>
          scrypt(password.normalize('NFC'), salt, BYTES, options, (error, hash) => (error ? reject(error) : resolve(hash))),
        ),
    );
  }
}

const written = ({ cost: { power, r, p }, salt, hash }: Kept): string =>
  ['scrypt', power, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');

function read(kept: string): Kept {
  const [kind, power, r, p, salt, hash] = kept.split('$');
  if (kind !== 'scrypt' || salt === undefined || hash === undefined) throw new Error('a password was kept in a way that is not known');
  const cost = { power: Number(power), r: Number(r), p: Number(p) };
  return { cost, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
}

/** Length is all that is asked for; what everybody thinks of first will not do, nor one's own name. */
export function checkPassword(password: string, name: string): void {
  const { length } = [...password.normalize('NFC')];
  if (length < SHORTEST) throw unfit('too-short', `A password has ${SHORTEST} characters or more.`);
  if (length > LONGEST) throw unfit('too-long', `A password has ${LONGEST} characters at most.`);
  if (isCommon(password, name)) throw unfit('too-common', 'That password is among the first that anybody would try. Choose another.');
}

const unfit = (what: string, words: string): Refusal => new Refusal('malformed', `password-${what}`, words);
