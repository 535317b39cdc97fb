/** Names that nobody can guess. */
import { createHash, randomBytes } from 'node:crypto';

/** 128 bits: of tables, people and invitations. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** 256 bits: whoever has it is the person. */
export const newToken = (): string => randomBytes(32).toString('base64url');

const TOKEN = /^[\w-]{43}$/;

/** What is kept of a token; null if it cannot be one. Tokens are random throughout, so that no slow hash is needed. */
export const hashOfToken = (token: string): string | null =>
  TOKEN.test(token) ? createHash('sha256').update(token).digest('base64url') : null;
