/** Passkeys as a browser sends them: bytes in base64url. */
import { z } from 'zod';
import type { Proof } from '../people/people.ts';
import type { Asker, Made } from '../people/webauthn.ts';

const Bytes = (most: number) =>
  z
    .string()
    .max(Math.ceil((most * 4) / 3))
    .regex(/^[\w-]*$/);

export const PasskeyMade = z.strictObject({ clientData: Bytes(2000), attestation: Bytes(8000) });

export const PasskeyShown = z.strictObject({
  id: Bytes(1023),
  clientData: Bytes(2000),
  authenticatorData: Bytes(2000),
  signature: Bytes(2000),
});

export const ProofGiven = z.strictObject({ password: z.string().max(1000).optional(), passkey: PasskeyShown.optional() });

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

export const askerAt = (origin: string): Asker => ({ origin, host: new URL(origin).hostname });

export const madeIn = ({ clientData, attestation }: z.infer<typeof PasskeyMade>): Made => ({
  clientData: bytes(clientData),
  attestation: bytes(attestation),
});

export const shownIn = ({ id, clientData, authenticatorData, signature }: z.infer<typeof PasskeyShown>, origin: string) => ({
  id,
  clientData: bytes(clientData),
  authenticatorData: bytes(authenticatorData),
  signature: bytes(signature),
  asker: askerAt(origin),
});

interface Given {
  readonly password?: string | undefined;
  readonly passkey?: z.infer<typeof PasskeyShown> | undefined;
}

/** The passkey if there is one; nothing at all is a password that is wrong. */
export const proofIn = ({ password, passkey }: Given, origin: string): Proof => (passkey ? shownIn(passkey, origin) : (password ?? ''));
