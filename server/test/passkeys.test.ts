/** Passkeys: what is taken, and everything that is not. */
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { BadCbor, type Cbor, readCbor } from '../people/cbor.ts';
import { Passwords } from '../people/passwords.ts';
import { People } from '../people/people.ts';
import { memoryDatabase } from './memory-database.ts';

const ASKER = { origin: 'https://play.example', host: 'play.example' };

/** As authenticators write it. */
function written(value: Cbor): Buffer {
  const head = (kind: number, size: number): Buffer => {
    if (size < 24) return Buffer.of((kind << 5) | size);
    return size < 256 ? Buffer.of((kind << 5) | 24, size) : Buffer.of((kind << 5) | 25, size >> 8, size & 255);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flat().map(written)]);
  throw new Error('no authenticator writes this');
}

const KINDS = {
  ES256: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  EdDSA: () => generateKeyPairSync('ed25519'),
  RS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
} as const;

function coseOf(key: KeyObject): Map<Cbor, Cbor> {
  const jwk = key.export({ format: 'jwk' });
  const part = (text = ''): Buffer => Buffer.from(text, 'base64url');
  if (jwk.kty === 'EC')
    return new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, part(jwk.x)],
      [-3, part(jwk.y)],
    ]);
  if (jwk.kty === 'OKP')
    return new Map<Cbor, Cbor>([
      [1, 1],
      [3, -8],
      [-1, 6],
      [-2, part(jwk.x)],
    ]);
  return new Map<Cbor, Cbor>([
    [1, 3],
    [3, -257],
    [-1, part(jwk.n)],
    [-2, part(jwk.e)],
  ]);
}

interface Manners {
  readonly origin?: string;
  readonly host?: string;
  readonly flags?: number;
  readonly type?: string;
  readonly crossOrigin?: boolean;
}

/** A device with one passkey, which can be told to misbehave. */
function device(kind: keyof typeof KINDS = 'ES256', id = Buffer.from('a credential of the device')) {
  const { publicKey, privateKey } = KINDS[kind]();
  const counter = { now: 0 };
  const dataFor = ({ host = ASKER.host, flags = 0x05 }: Manners, count: number, rest = Buffer.alloc(0)): Buffer => {
    const numbers = Buffer.alloc(5);
    numbers.writeUInt8(flags, 0);
    numbers.writeUInt32BE(count, 1);
    return Buffer.concat([createHash('sha256').update(host).digest(), numbers, rest]);
  };
  const said = (type: string, challenge: string, { origin = ASKER.origin, crossOrigin = false, ...own }: Manners): Buffer =>
    Buffer.from(JSON.stringify({ type: own.type ?? type, challenge, origin, crossOrigin }));
  return {
    counter,
    id: id.toString('base64url'),
    make: (challenge: string, manners: Manners = {}) => {
      const length = Buffer.of(id.length >> 8, id.length & 255);
      const rest = Buffer.concat([Buffer.alloc(16), length, id, written(coseOf(publicKey))]);
      const data = dataFor({ flags: 0x45, ...manners }, counter.now, rest);
      const attestation = written(
        new Map<Cbor, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      );
      return { clientData: said('webauthn.create', challenge, manners), attestation };
    },
    show: (challenge: string, manners: Manners = {}) => {
      const [authenticatorData, clientData] = [dataFor(manners, counter.now), said('webauthn.get', challenge, manners)];
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
      const signature = sign(kind === 'EdDSA' ? null : 'sha256', signed, privateKey);
      return { id: id.toString('base64url'), authenticatorData, clientData, signature, asker: ASKER };
    },
  };
}

async function harbour() {
  const clock = { now: 1_700_000_000_000 };
  const database = await memoryDatabase();
  const people = new People(database, { now: () => clock.now, passwords: new Passwords({ power: 4, r: 8, p: 1 }) });
  const { passkeys } = people;
  const account = async (name: string, own = device()) => {
    const passkey = await passkeys.read(own.make(await passkeys.challenge('make')), ASKER);
    return { own, ...(await people.account(null, name, { passkey, called: 'a phone' })) };
  };
  const shown = async (own: ReturnType<typeof device>, manners: Manners = {}) => own.show(await passkeys.challenge('show'), manners);
  return { clock, database, people, passkeys, account, shown };
}

const refused = (code: string) => expect.objectContaining({ code });

test.each(['ES256', 'EdDSA', 'RS256'] as const)(
  'ASVS 6.3.3 an account with a passkey of %s and no password, and in again with it',
  async (kind) => {
    const { people, account, shown } = await harbour();
    const { person, own } = await account('Anne', device(kind));
    expect(person).toMatchObject({ name: 'Anne', isGuest: false });
    expect((await people.signInWith(await shown(own))).person).toEqual(person);
    expect(await people.hasPassword(person)).toBe(false);
    await expect(people.signIn('Anne', '')).rejects.toEqual(refused('wrong-name-or-password'));
  },
);

test('ASVS 6.7.2 a challenge is answered once, in time, and for what it was given', async () => {
  const { clock, people, passkeys, account } = await harbour();
  const { own } = await account('Anne');
  const challenge = await passkeys.challenge('show');
  await people.signInWith(own.show(challenge));
  await expect(people.signInWith(own.show(challenge))).rejects.toEqual(refused('late-passkey'));
  const old = await passkeys.challenge('show');
  clock.now += 300_001;
  await expect(people.signInWith(own.show(old))).rejects.toEqual(refused('late-passkey'));
  await expect(people.signInWith(own.show(await passkeys.challenge('make')))).rejects.toEqual(refused('late-passkey'));
  await expect(people.signInWith(own.show('a challenge of my own'))).rejects.toEqual(refused('late-passkey'));
});

test('what nobody has answered in time is not kept', async () => {
  const { clock, database, passkeys } = await harbour();
  await passkeys.challenge('show');
  clock.now += 300_001;
  await passkeys.challenge('make');
  expect(await database.rows('SELECT purpose FROM challenges')).toEqual([{ purpose: 'make' }]);
});

const MISBEHAVING: readonly (readonly [string, Manners])[] = [
  ['another site', { origin: 'https://plaу.example' }],
  ['a page in a frame of another site', { crossOrigin: true }],
  ['another host', { host: 'elsewhere.example' }],
  ['nobody there', { flags: 0x04 }],
  ['nobody known to the device', { flags: 0x01 }],
  ['an answer to something else', { type: 'payment.get' }],
];

test.each(MISBEHAVING)('no passkey is shown by %s', async (_, manners) => {
  const { people, account, shown } = await harbour();
  const { own } = await account('Anne');
  await expect(people.signInWith(await shown(own, manners))).rejects.toEqual(refused('bad-passkey'));
});

test.each(MISBEHAVING)('no passkey is made by %s', async (_, manners) => {
  const { passkeys } = await harbour();
  const challenge = await passkeys.challenge('make');
  const made = device().make(challenge, { ...manners, ...(manners.flags === undefined ? {} : { flags: manners.flags | 0x40 }) });
  await expect(passkeys.read(made, ASKER)).rejects.toEqual(refused('bad-passkey'));
});

test('another key, another signature, an unknown passkey', async () => {
  const { people, account, shown } = await harbour();
  const { own } = await account('Anne');
  await expect(people.signInWith(await shown(device()))).rejects.toEqual(refused('bad-passkey'));
  const good = await shown(own);
  good.signature.writeUInt8((good.signature.at(-1) ?? 0) ^ 1, good.signature.length - 1);
  await expect(people.signInWith(good)).rejects.toEqual(refused('bad-passkey'));
  await expect(people.signInWith(await shown(device('ES256', Buffer.from('unknown'))))).rejects.toEqual(refused('wrong-passkey'));
});

test('a device that counts goes on counting; a copy of it is found out', async () => {
  const { people, account, shown } = await harbour();
  const { own } = await account('Anne');
  own.counter.now = 5;
  await people.signInWith(await shown(own));
  await expect(people.signInWith(await shown(own))).rejects.toEqual(refused('bad-passkey'));
  own.counter.now = 4;
  await expect(people.signInWith(await shown(own))).rejects.toEqual(refused('bad-passkey'));
  own.counter.now = 6;
  await people.signInWith(await shown(own));
});

test('of two answers with one count that come at once one is taken', async () => {
  const { people, account, shown } = await harbour();
  const { own } = await account('Anne');
  own.counter.now = 5;
  const answers = [await shown(own), await shown(own)];
  const both = await Promise.allSettled(answers.map((answer) => people.signInWith(answer)));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('nobody has more than ten passkeys', async () => {
  const { people, passkeys } = await harbour();
  const { person } = await people.account(null, 'Anne', 'hearts of oak');
  const add = async (number: number): Promise<void> => {
    const made = device('EdDSA', Buffer.from(`number ${number}`)).make(await passkeys.challenge('make'));
    await people.addPasskey(person, 'hearts of oak', await passkeys.read(made, ASKER), `${number}`);
  };
  for (let number = 1; number <= 10; number++) await add(number);
  await expect(add(11)).rejects.toEqual(refused('too-many-passkeys'));
});

test('whoever goes for good while his passkey is looked at is not let in', async () => {
  const { people, passkeys, account, shown } = await harbour();
  const { own, person } = await account('Anne');
  const answer = await shown(own);
  passkeys.personOf = async () => {
    await people.deleteAccount({ ...person, isGuest: true }, '');
    return person.id;
  };
  await expect(people.signInWith(answer)).rejects.toEqual(refused('wrong-name-or-password'));
});

test('ASVS 7.5.1 another passkey, a password and leaving ask for proof; the only way in stays', async () => {
  const { people, passkeys, account, shown } = await harbour();
  const [anne, bert] = [await account('Anne'), await account('Bert', device('EdDSA', Buffer.from('of Bert')))];
  const second = device('EdDSA', Buffer.from('a second one'));
  const made = async () => passkeys.read(second.make(await passkeys.challenge('make')), ASKER);
  await expect(people.addPasskey(anne.person, '', await made(), 'key')).rejects.toEqual(refused('wrong-password'));
  await expect(people.addPasskey(anne.person, await shown(bert.own), await made(), 'key')).rejects.toEqual(refused('wrong-passkey'));
  await expect(people.removePasskey(anne.person, await shown(anne.own), anne.own.id)).rejects.toEqual(refused('passkey-stays'));
  await people.addPasskey(anne.person, await shown(anne.own), await made(), 'key');
  expect((await passkeys.of(anne.person.id)).map(({ name }) => name).sort()).toEqual(['a phone', 'key']);
  await people.removePasskey(anne.person, await shown(second), anne.own.id);
  await people.changePassword(anne.person, anne.token, await shown(second), 'hearts of oak');
  await people.removePasskey(anne.person, 'hearts of oak', second.id);
  expect((await people.signIn('Anne', 'hearts of oak')).person).toEqual(anne.person);
  await expect(people.deleteAccount(bert.person, await shown(second).catch(() => ''))).rejects.toBeDefined();
  await people.deleteAccount(bert.person, await shown(bert.own));
  await expect(people.signInWith(await shown(bert.own))).rejects.toEqual(refused('wrong-passkey'));
});

test('a passkey belongs to one person', async () => {
  const { people, passkeys, account } = await harbour();
  const { own } = await account('Anne');
  const passkey = await passkeys.read(own.make(await passkeys.challenge('make')), ASKER);
  await expect(people.account(null, 'Bert', { passkey, called: 'stolen' })).rejects.toEqual(refused('passkey-known'));
  await people.account(null, 'Bert', 'hearts of oak');
});

test.each(['', '1b0000000000000001', '5f', '9a00ffffff', 'bf', 'c0', 'f97e00', '6261', `${'81'.repeat(20)}00`])(
  'RFC 8949 %j is not read',
  (hex) => {
    expect(() => readCbor(Buffer.from(hex, 'hex'))).toThrow(BadCbor);
  },
);

test('RFC 8949, appendix A: some of its examples', () => {
  const read = (hex: string) => readCbor(Buffer.from(hex, 'hex')).value;
  expect(['00', '17', '1818', '1903e8', '1a000f4240', '20', '3903e7', 'f4', 'f5', 'f6'].map(read)).toEqual([
    0,
    23,
    24,
    1000,
    1_000_000,
    -1,
    -1000,
    false,
    true,
    null,
  ]);
  expect(read('4401020304')).toEqual(Buffer.of(1, 2, 3, 4));
  expect(read('62c3bc')).toBe('ü');
  expect(read('8301820203820405')).toEqual([1, [2, 3], [4, 5]]);
  expect(read('a26161016162820203')).toEqual(
    new Map<Cbor, Cbor>([
      ['a', 1],
      ['b', [2, 3]],
    ]),
  );
});
