/** Names that nobody can guess. */
import { randomBytes } from 'node:crypto';

/** 128 bits: of tables, people and invitations. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** 256 bits: whoever has it is the person. */
export const newToken = (): string => randomBytes(32).toString('base64url');
