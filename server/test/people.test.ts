import { expect, test } from 'vitest';
import { Unreachable } from '../db/database.ts';
import { newId } from '../ids.ts';
import { Passwords } from '../people/passwords.ts';
import { People } from '../people/people.ts';
import { memoryDatabase } from './memory-database.ts';

const [HOUR, DAY] = [3_600_000, 86_400_000];
const CHEAP = { power: 4, r: 8, p: 1 };
const PASSWORD = 'hearts of oak';

async function harbour() {
  const clock = { now: 1_700_000_000_000 };
  const database = await memoryDatabase();
  const passwords = new Passwords(CHEAP);
  const people = new People(database, { passwords, now: () => clock.now });
  return { clock, database, people };
}

const refused = (code: string) => expect.objectContaining({ code });

test('a guest comes in at once, under a name that is made up or chosen', async () => {
  const { people } = await harbour();
  const { person, token } = await people.guest();
  expect(person).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/), name: expect.stringMatching(/^Guest \d{4}$/), isGuest: true });
  expect(await people.personOf(token)).toEqual(person);
  expect((await people.guest(' Beatty ')).person.name).toBe('Beatty');
});

test('ASVS 7.2.3, 11.5.1 a token has 256 bits, and only its hash is kept', async () => {
  const { people, database } = await harbour();
  const { token } = await people.account(null, 'Scheer', PASSWORD);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const kept = JSON.stringify([await database.rows('SELECT * FROM sessions'), await database.rows('SELECT * FROM people')]);
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(PASSWORD);
});

test('ASVS 11.2.3 of the 128 bits of an id none is foreseen', () => {
  const ids = Array.from({ length: 200 }, () => Buffer.from(newId(), 'base64url'));
  expect(new Set(ids.map(({ length }) => length))).toEqual(new Set([16]));
  for (let bit = 0; bit < 128; bit++)
    expect(new Set(ids.map((id) => ((id[bit >> 3] ?? 0) >> (bit & 7)) & 1)).size, `bit ${bit} is always the same`).toBe(2);
});

test('ASVS 7.2.4 a guest who takes an account stays who he is, under a new token', async () => {
  const { people } = await harbour();
  const guest = await people.guest();
  const { person, token } = await people.account(guest.person, 'Hipper', PASSWORD);
  expect(person).toEqual({ id: guest.person.id, name: 'Hipper', isGuest: false });
  expect(await people.personOf(guest.token)).toBeNull();
  expect(await people.personOf(token)).toEqual(person);
  await expect(people.account(guest.person, 'Spee', PASSWORD)).rejects.toEqual(refused('has-account'));
  await expect(people.account(person, 'Spee', PASSWORD)).rejects.toEqual(refused('has-account'));
});

test('signing in: by name in any case, each time with another token', async () => {
  const { people } = await harbour();
  const { person, token } = await people.account(null, 'Großer Kurfürst', PASSWORD);
  const again = await people.signIn(' GROSSER  KURFÜRST ', PASSWORD);
  expect(again.person).toEqual(person);
  expect(again.token).not.toBe(token);
  expect(await people.personOf(token)).toEqual(person);
});

test('ASVS 6.3.8 the same refusal and the same work whether there is such a name or not', async () => {
  const { people } = await harbour();
  await people.account(null, 'Sturdee', PASSWORD);
  const refusal = async (name: string) => people.signIn(name, 'not my password').catch((error: unknown) => error);
  const [known, unknown, impossible] = [await refusal('Sturdee'), await refusal('Nobody'), await refusal('\u0000')];
  expect(known).toEqual(refused('wrong-name-or-password'));
  expect(unknown).toEqual(known);
  expect(impossible).toEqual(known);
});

test('as many hashes are made for a name that nobody has', async () => {
  const { database } = await harbour();
  class Counted extends Passwords {
    asked: (string | null)[] = [];
    override agrees(password: string, kept: string | null) {
      this.asked.push(kept);
      return super.agrees(password, kept);
    }
  }
  const passwords = new Counted(CHEAP);
  await new People(database, { passwords }).signIn('Nobody', PASSWORD).catch(() => undefined);
  expect(passwords.asked).toEqual([null]);
});

test('a password kept at another cost is kept anew when it is next shown', async () => {
  const { people, database } = await harbour();
  await people.account(null, 'Fisher', PASSWORD);
  await new People(database, { passwords: new Passwords({ ...CHEAP, power: 5 }) }).signIn('Fisher', PASSWORD);
  expect(await database.rows('SELECT substr(password, 1, 9) AS cost FROM people')).toEqual([{ cost: 'scrypt$5$' }]);
  await people.signIn('Fisher', PASSWORD);
});

test('a password that is replaced while it is looked at lets nobody in any more', async () => {
  const { database } = await harbour();
  let meanwhile = async (): Promise<void> => undefined;
  class Slow extends Passwords {
    override async agrees(password: string, kept: string | null) {
      const agrees = await super.agrees(password, kept);
      const now = meanwhile;
      meanwhile = async () => undefined;
      await now();
      return agrees;
    }
  }
  const people = new People(database, { passwords: new Slow(CHEAP) });
  const { person, token } = await people.account(null, 'Fremantle', PASSWORD);
  meanwhile = () => people.changePassword(person, token, PASSWORD, 'risk and fleet');
  await expect(people.signIn('Fremantle', PASSWORD)).rejects.toEqual(refused('wrong-name-or-password'));
  expect(await people.sessions.list(person, token)).toHaveLength(1);
});

test('ASVS 7.4.1 a token is dead after signing out, here or everywhere', async () => {
  const { people } = await harbour();
  const first = await people.account(null, 'Craddock', PASSWORD);
  const [second, third] = [await people.signIn('Craddock', PASSWORD), await people.signIn('Craddock', PASSWORD)];
  await people.signOut(first.token);
  expect(await people.personOf(first.token)).toBeNull();
  expect(await people.personOf(second.token)).not.toBeNull();
  await people.signOutEverywhere(first.person);
  expect([await people.personOf(second.token), await people.personOf(third.token)]).toEqual([null, null]);
});

test('ASVS 7.5.2 sessions are listed, and one of them ended', async () => {
  const { people, clock } = await harbour();
  const first = await people.account(null, 'Troubridge', PASSWORD);
  clock.now += HOUR;
  const second = await people.signIn('Troubridge', PASSWORD);
  const listed = await people.sessions.list(first.person, second.token);
  expect(listed.map(({ isThis, made }) => [isThis, clock.now - made])).toEqual([
    [true, 0],
    [false, HOUR],
  ]);
  clock.now += 30 * DAY;
  expect(await people.sessions.list(first.person, second.token)).toMatchObject([{ isThis: true }]);
  clock.now -= 30 * DAY;
  const stranger = await people.guest();
  expect(await people.sessions.endOne(stranger.person.id, listed[1]?.id ?? '')).toBe(false);
  expect(await people.sessions.endOne(first.person.id, listed[1]?.id ?? '')).toBe(true);
  expect([await people.personOf(first.token), await people.personOf(second.token)]).toEqual([null, first.person]);
});

test('ASVS 7.1.2 nobody has more than twenty sessions: the one unused longest makes room', async () => {
  const { people, clock } = await harbour();
  const { person, token } = await people.account(null, 'Cradock', PASSWORD);
  const later: string[] = [];
  for (let times = 0; times < 20; times += 1) {
    clock.now += 1;
    later.push((await people.signIn('Cradock', PASSWORD)).token);
  }
  expect(await people.personOf(token)).toBeNull();
  expect(await people.sessions.list(person, null)).toHaveLength(20);
  expect(await people.personOf(later[0] ?? '')).toEqual(person);
});

test('ASVS 7.3.1 an account is signed out after thirty days unused, a guest after ninety', async () => {
  const { people, clock, database } = await harbour();
  const [account, guest] = [await people.account(null, 'Souchon', PASSWORD), await people.guest()];
  clock.now += 30 * DAY;
  expect(await people.personOf(account.token)).toEqual(account.person);
  clock.now += 30 * DAY + 1;
  expect(await people.personOf(account.token)).toBeNull();
  expect(await people.personOf(guest.token)).toEqual(guest.person);
  await people.sessions.tidy();
  expect(await database.rows('SELECT person FROM sessions')).toEqual([{ person: guest.person.id }]);
  clock.now += 90 * DAY + 1;
  expect(await people.personOf(guest.token)).toBeNull();
  await people.sessions.tidy();
  expect(await database.rows('SELECT person FROM sessions')).toEqual([]);
});

test('use is written down once an hour, and looking works where nothing can be written', async () => {
  const clock = { now: 1_700_000_000_000 };
  const database = await memoryDatabase();
  const written: string[] = [];
  let isFull = false;
  const watched = {
    ...database,
    rows: async (text: string, values: readonly (string | number | null)[] = []) => {
      if (!text.startsWith('SELECT')) written.push(text);
      if (isFull && !text.startsWith('SELECT')) throw new Unreachable('the disk is full', false);
      return database.rows(text, values);
    },
  };
  const people = new People(watched, { now: () => clock.now });
  const { token, person } = await people.guest();
  for (let minutes = 0; minutes <= 60; minutes += 1) {
    await people.personOf(token);
    clock.now += HOUR / 60;
  }
  expect(written).toEqual([]);
  await people.personOf(token);
  expect(written).toHaveLength(1);
  isFull = true;
  clock.now += 2 * HOUR;
  expect(await people.personOf(token)).toEqual(person);
});

test('ASVS 6.2.3 a new password needs the old one, and ends all other sessions', async () => {
  const { people } = await harbour();
  const first = await people.account(null, 'Tirpitz', PASSWORD);
  const second = await people.signIn('Tirpitz', PASSWORD);
  await expect(people.changePassword(first.person, first.token, 'a guess', 'risk and fleet')).rejects.toEqual(refused('wrong-password'));
  await expect(people.changePassword(first.person, first.token, PASSWORD, 'Tirpitz1')).rejects.toEqual(refused('password-too-common'));
  expect(await people.personOf(second.token)).not.toBeNull();
  await people.changePassword(first.person, first.token, PASSWORD, 'risk and fleet');
  expect([await people.personOf(first.token), await people.personOf(second.token)]).toEqual([first.person, null]);
  await expect(people.signIn('Tirpitz', PASSWORD)).rejects.toEqual(refused('wrong-name-or-password'));
  await people.signIn('Tirpitz', 'risk and fleet');
});

test('a name is one person\u2019s, in any case, and of two who want it at once one has it', async () => {
  const { people } = await harbour();
  const { person } = await people.account(null, 'Togo', PASSWORD);
  const guest = await people.guest();
  await expect(people.account(null, 'TOGO', PASSWORD)).rejects.toEqual(refused('name-taken'));
  await expect(people.account(null, '\uff34ogo', PASSWORD)).rejects.toEqual(refused('name-taken'));
  await expect(people.guest('togo')).rejects.toEqual(refused('name-taken'));
  await expect(people.rename(guest.person, 'togo')).rejects.toEqual(refused('name-taken'));
  expect((await people.rename(person, 'togo')).name).toBe('togo');
  const both = await Promise.allSettled([people.account(null, 'Makarov', PASSWORD), people.account(guest.person, 'makarov', PASSWORD)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'name-taken' } });
});

test('another name frees the old one', async () => {
  const { people } = await harbour();
  const { person, token } = await people.account(null, 'Battenberg', PASSWORD);
  await people.rename(person, 'Mountbatten');
  expect((await people.personOf(token))?.name).toBe('Mountbatten');
  await people.account(null, 'Battenberg', PASSWORD);
  const guest = await people.guest();
  await people.rename(guest.person, 'Milne');
  expect(await people.personOf(guest.token)).toEqual({ ...guest.person, name: 'Milne' });
});

test('a guest who takes an account while he takes another name can sign in under it', async () => {
  const { people } = await harbour();
  const guest = await people.guest('Tovey');
  await people.account(guest.person, 'Tovey', PASSWORD);
  await people.rename(guest.person, 'Tovey of Onslow');
  expect((await people.signIn('Tovey of Onslow', PASSWORD)).person).toMatchObject({ id: guest.person.id, isGuest: false });
});

test('a deleted account leaves a row without a name, no session, and its name for others', async () => {
  const { people, database } = await harbour();
  const { person, token } = await people.account(null, 'Souchon', PASSWORD);
  await expect(people.deleteAccount(person, 'a guess')).rejects.toEqual(refused('wrong-password'));
  await people.deleteAccount(person, PASSWORD);
  expect(await people.personOf(token)).toBeNull();
  await expect(people.signIn('Souchon', PASSWORD)).rejects.toEqual(refused('wrong-name-or-password'));
  expect(await database.rows('SELECT name, name_key, password, gone FROM people')).toEqual([
    { name: 'Somebody who left', name_key: null, password: null, gone: 1 },
  ]);
  // What he asked for before comes too late.
  await people.rename(person, 'Souchon Pasha');
  expect(await database.rows('SELECT name FROM people')).toEqual([{ name: 'Somebody who left' }]);
  expect((await people.account(null, 'Souchon', PASSWORD)).person.id).not.toBe(person.id);
  const guest = await people.guest();
  await people.deleteAccount(guest.person, '');
  expect(await people.personOf(guest.token)).toBeNull();
});

test.each([
  ['one character', 'A'],
  ['thirty-three', 'A'.repeat(33)],
  ['blanks', ' \u3000 '],
  ['a control', 'Jelli\u0007coe'],
  ['a line', 'Jelli\ncoe'],
  ['a mark that turns the line', 'Jelli\u202ecoe'],
  ['nothing between letters', 'Jelli\u200bcoe'],
  ['a joiner', 'Jelli\u200dcoe'],
  ['a letter that is blank', 'Jelli\u3164coe'],
  ['half a character', 'Jelli\ud83dcoe'],
  ['a pile of accents', `Jellicoe${'\u0336'.repeat(4)}`],
  ['no letter', '-- --'],
  ['a letter that only looks like it', 'Be\u0430tty'],
  ['what guests are called', 'guest 4821'],
  ['what is left of people', 'SOMEBODY WHO LEFT'],
])('ASVS 2.2.1 no name: %s', async (_, name) => {
  const { people } = await harbour();
  await expect(people.account(null, name, PASSWORD)).rejects.toEqual(refused('name-unfit'));
});

test.each(['東郷 平八郎', 'Togo 東郷', 'Макаров', 'Κουντουριώτης', 'O\u2019Neill', 'Željko', 'K. u. K.', 'ab'])(
  'a name: %s',
  async (name) => {
    const { people } = await harbour();
    expect((await people.account(null, name, PASSWORD)).person.name).toBe(name);
    await people.signIn(name, PASSWORD);
  },
);
