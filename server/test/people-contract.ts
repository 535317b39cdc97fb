/** What people need of a database, whichever it is; the rest is tested on one of them. */
import { expect, test } from 'vitest';
import { Passwords } from '../people/passwords.ts';
import { People } from '../people/people.ts';
import type { Store } from './db-contract.ts';

export function peopleOn(kind: string, { open }: Store): void {
  test(`${kind}: people come in, are named once, are known by their tokens, and leave`, async () => {
    const database = await open();
    const people = new People(database, { passwords: new Passwords({ power: 4, r: 8, p: 1 }) });
    const guest = await people.guest();
    const both = await Promise.allSettled([
      people.account(guest.person, 'Makarov', 'hearts of oak'),
      people.account(null, 'MAKAROV', 'hearts of oak'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'name-taken' } });
    const { person, token } = await people.signIn('makarov', 'hearts of oak');
    expect(await people.personOf(token)).toEqual(person);
    expect(await people.sessions.list(person, token)).toHaveLength(2);
    await people.sessions.tidy();
    await people.changePassword(person, token, 'hearts of oak', 'steel and steam');
    expect(await people.sessions.list(person, token)).toMatchObject([{ isThis: true }]);
    await people.rename(person, 'Makaroff');
    expect((await people.signIn('MAKAROFF', 'steel and steam')).person).toEqual({ ...person, name: 'Makaroff' });
    await people.deleteAccount(person, 'steel and steam');
    expect(await people.personOf(token)).toBeNull();
    await database.close();
  });

  test(`${kind}: of the last two ways into an account one stays, also where both are taken away at once`, async () => {
    const database = await open();
    const people = new People(database);
    await database.rows("INSERT INTO people (id, name, name_key, made) VALUES ('anne', 'Anne', 'anne', 0)");
    for (const key of ['one', 'other'])
      await database.rows(
        "INSERT INTO passkeys (id, person, name, algorithm, public_key, counter, made, used) VALUES ($1, 'anne', 'a key', -7, '', 0, 0, 0)",
        [key],
      );
    let removing: Promise<unknown> = Promise.resolve();
    // Both have begun before either can go on.
    await database.transaction(async (sql) => {
      await sql.rows('UPDATE passkeys SET used = used');
      removing = Promise.allSettled(['one', 'other'].map((key) => people.passkeys.remove('anne', key)));
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    await removing;
    expect(await people.passkeys.of('anne')).toHaveLength(1);
    await database.close();
  });
}
