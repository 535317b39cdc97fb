/** Passkeys in this browser: making one, and showing one, as the server wants to have it. */
import type { PersonInWords } from '../../table/wire.ts';
import { asked } from '../online/server.ts';

interface Challenge {
  readonly challenge: string;
  readonly host: string;
  readonly algorithms: readonly number[];
  readonly known: readonly string[];
}

export interface PasskeyShown {
  readonly id: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** By what one shows that it is oneself. */
export type Proof = { readonly password: string } | { readonly passkey: PasskeyShown };

export interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  readonly made: number;
  readonly used: number;
}

export interface OwnPasskeys {
  readonly hasPassword: boolean;
  readonly passkeys: readonly OwnPasskey[];
}

export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

const textOf = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const challengeFor = (purpose: 'make' | 'show'): Promise<Challenge> => asked('POST', '/people/passkeys/challenge', { purpose });

/** Whoever thinks better of it is told no more than that. */
async function orNothing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof DOMException ? new Error('No passkey was used.') : error;
  }
}

async function made(name: string): Promise<{ readonly clientData: string; readonly attestation: string }> {
  const { challenge, host, algorithms, known } = await challengeFor('make');
  const credential = await orNothing(
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(challenge),
        rp: { id: host, name: 'Line Ahead' },
        user: { id: crypto.getRandomValues(new Uint8Array(16)), name, displayName: name },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: known.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    }),
  );
  const response = credential instanceof PublicKeyCredential ? credential.response : null;
  if (!(response instanceof AuthenticatorAttestationResponse)) throw new Error('No passkey was made.');
  return { clientData: textOf(response.clientDataJSON), attestation: textOf(response.attestationObject) };
}

export async function showPasskey(): Promise<PasskeyShown> {
  const { challenge, host } = await challengeFor('show');
  const credential = await orNothing(
    navigator.credentials.get({ publicKey: { challenge: bytesOf(challenge), rpId: host, userVerification: 'required' } }),
  );
  const response = credential instanceof PublicKeyCredential ? credential.response : null;
  if (!credential || !(response instanceof AuthenticatorAssertionResponse)) throw new Error('No passkey was used.');
  return {
    id: credential.id,
    clientData: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  };
}

const person = async (answer: Promise<{ person: PersonInWords }>): Promise<PersonInWords> => (await answer).person;

export const signInWithPasskey = async (): Promise<PersonInWords> =>
  person(asked('POST', '/people/sign-in/passkey', { passkey: await showPasskey() }));

export const makeAccountWithPasskey = async (name: string, called: string): Promise<PersonInWords> =>
  person(asked('POST', '/people/account/passkey', { name, called, passkey: await made(name) }));

export const ownPasskeys = (): Promise<OwnPasskeys> => asked('GET', '/people/me/passkeys');

export const addPasskey = async (name: string, called: string, proof: Proof): Promise<unknown> =>
  asked('POST', '/people/me/passkeys', { called, made: await made(name), proof });

export const removePasskey = (id: string, proof: Proof): Promise<unknown> =>
  asked('POST', `/people/me/passkeys/${encodeURIComponent(id)}/remove`, proof);
