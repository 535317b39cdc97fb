/** People: guests who play at once, accounts for those who want to come back, and who is behind a token. */
import type { Database, Row, Sql } from '../db/database.ts';
import { textOrNull } from '../db/row.ts';
import { isTaken } from '../db/taken.ts';
import { newId } from '../ids.ts';
import { forgetWays } from '../notices/ways.ts';
import { Refusal } from '../refusal.ts';
import { forgetSimulations } from '../simulations/simulations.ts';
import { forgetLeaves } from '../tables/leaves.ts';
import { GONE, guestName, keyOf, readChosenName, soughtKey } from './names.ts';
import { forgetPasskeys, Passkeys, type ShownPasskey } from './passkeys.ts';
import { checkPassword, Passwords } from './passwords.ts';
import { type Person, personIn } from './person.ts';
import { Sessions } from './sessions.ts';
import type { NewPasskey } from './webauthn.ts';

/** Somebody who has just come in, and the token to be known by. */
export interface Arrival {
  readonly person: Person;
  readonly token: string;
}

/** By what somebody shows that it is he: the password, or a passkey. */
export type Proof = string | ShownPasskey;

/** A passkey for a new account, and what its owner calls it. */
export interface FirstPasskey {
  readonly passkey: NewPasskey;
  readonly called: string;
}

interface Means {
  readonly passwords: Passwords;
  readonly now: () => number;
  /** What is done for others before somebody goes for good. */
  readonly farewell: (person: string) => Promise<void>;
}

export class People {
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  private readonly database: Database;
  private readonly passwords: Passwords;
  private readonly now: () => number;
  private readonly farewell: Means['farewell'];

  constructor(database: Database, { passwords = new Passwords(), now = Date.now, farewell = async () => undefined }: Partial<Means> = {}) {
    this.database = database;
    this.passwords = passwords;
    this.now = now;
    this.farewell = farewell;
    this.sessions = new Sessions(database, now);
    this.passkeys = new Passkeys(database, now);
  }

  personOf(token: string): Promise<Person | null> {
    return this.sessions.personOf(token);
  }

  async guest(name: string | null = null): Promise<Arrival> {
    const shown = name === null ? guestName() : readChosenName(name);
    await this.mustBeFree(keyOf(shown));
    const person = { id: newId(), name: shown, isGuest: true };
    return this.database.transaction(async (sql) => {
      await sql.rows('INSERT INTO people (id, name, made) VALUES ($1, $2, $3)', [person.id, person.name, this.now()]);
      return { person, token: await this.sessions.begin(sql, person.id) };
    });
  }

  /** A guest who takes an account stays the same person, seats and all; the token of before is worth nothing any more. */
  async account(guest: Person | null, name: string, by: string | FirstPasskey): Promise<Arrival> {
    if (guest && !guest.isGuest) throw new Refusal('conflict', 'has-account', 'You have an account already.');
    const shown = readChosenName(name);
    if (typeof by === 'string') checkPassword(by, shown);
    await this.mustBeFree(keyOf(shown));
    const kept = typeof by === 'string' ? await this.passwords.keep(by) : null;
    const person = { id: guest?.id ?? newId(), name: shown, isGuest: false };
    const arrival = await this.naming(() =>
      this.database.transaction(async (sql) => {
        if (guest) await this.promote(sql, person, kept);
        else await this.enter(sql, person, kept);
        if (typeof by !== 'string') await this.passkeys.keep(sql, person.id, by.passkey, by.called);
        return { person, token: await this.sessions.begin(sql, person.id) };
      }),
    );
    if (guest) await this.sessions.ended(guest.id);
    return arrival;
  }

  /** Nobody learns whether it was the name or the password, neither by the words nor by the time. */
  async signIn(name: string, password: string): Promise<Arrival> {
    const row = await this.named(name);
    const kept = row === null ? null : textOrNull(row, 'password');
    const agrees = await this.passwords.agrees(password, kept);
    if (row === null || kept === null || !agrees) throw wrongNameOrPassword();
    const person = personIn(row);
    const renewed = this.passwords.isOutdated(kept) ? await this.passwords.keep(password) : kept;
    return this.database.transaction(async (sql) => {
      await this.replacePassword(sql, person, kept, renewed);
      return { person, token: await this.sessions.begin(sql, person.id) };
    });
  }

  async signInWith(shown: ShownPasskey): Promise<Arrival> {
    const id = await this.passkeys.personOf(shown);
    return this.database.transaction(async (sql) => {
      // Held, so that no deletion slips in between.
      const [row] = await sql.rows('UPDATE people SET gone = 0 WHERE id = $1 AND gone = 0 RETURNING id, name, name_key', [id]);
      if (!row) throw wrongNameOrPassword();
      return { person: personIn(row), token: await this.sessions.begin(sql, id) };
    });
  }

  signOut(token: string): Promise<void> {
    return this.sessions.end(token);
  }

  async signOutEverywhere({ id }: Person): Promise<void> {
    await this.sessions.endAll(this.database, id);
    await this.sessions.ended(id);
  }

  /** Whoever else was signed in with the old one is out; the session in which it is done goes on. */
  async changePassword(person: Person, token: string, old: Proof, wanted: string): Promise<void> {
    const kept = await this.confirmed(person, old);
    checkPassword(wanted, person.name);
    const renewed = await this.passwords.keep(wanted);
    await this.database.transaction(async (sql) => {
      await this.replacePassword(sql, person, kept, renewed);
      await this.sessions.endAll(sql, person.id, token);
    });
    await this.sessions.ended(person.id);
  }

  async addPasskey(person: Person, proof: Proof, passkey: NewPasskey, called: string): Promise<void> {
    await this.confirmed(person, proof);
    await this.database.transaction((sql) => this.passkeys.keep(sql, person.id, passkey, called));
  }

  async removePasskey(person: Person, proof: Proof, id: string): Promise<void> {
    await this.confirmed(person, proof);
    await this.passkeys.remove(person.id, id);
  }

  async hasPassword({ id }: Person): Promise<boolean> {
    const [row] = await this.database.rows('SELECT password FROM people WHERE id = $1', [id]);
    return row !== undefined && textOrNull(row, 'password') !== null;
  }

  async rename(person: Person, name: string): Promise<Person> {
    const shown = readChosenName(name);
    const key = keyOf(shown);
    await this.mustBeFree(key, person.id);
    // Whether it is a guest is for the row to say: he may have taken an account meanwhile, and would lose his way in.
    await this.naming(() =>
      this.database.rows(
        'UPDATE people SET name = $1, name_key = CASE WHEN name_key IS NULL THEN NULL ELSE $2 END WHERE id = $3 AND gone = 0',
        [shown, key, person.id],
      ),
    );
    return { ...person, name: shown };
  }

  /** The row stays, without a name, for the games of others. A guest has nothing to show. */
  async deleteAccount(person: Person, proof: Proof): Promise<void> {
    if (!person.isGuest) await this.confirmed(person, proof);
    await this.farewell(person.id);
    await this.database.transaction(async (sql) => {
      await sql.rows('UPDATE people SET name = $1, name_key = NULL, password = NULL, gone = 1 WHERE id = $2', [GONE, person.id]);
      await forgetWays(sql, person.id);
      await forgetPasskeys(sql, person.id);
      await forgetSimulations(sql, person.id);
      await forgetLeaves(sql, person.id);
      await this.sessions.endAll(sql, person.id);
    });
    await this.sessions.ended(person.id);
    // Whoever sat down between the two does not sit there either.
    await this.farewell(person.id);
  }

  private async enter(sql: Sql, { id, name }: Person, kept: string | null): Promise<void> {
    const values = [id, name, keyOf(name), kept, this.now()];
    await sql.rows('INSERT INTO people (id, name, name_key, password, made) VALUES ($1, $2, $3, $4, $5)', values);
  }

  private async promote(sql: Sql, { id, name }: Person, kept: string | null): Promise<void> {
    const changed = await sql.rows(
      'UPDATE people SET name = $1, name_key = $2, password = $3 WHERE id = $4 AND name_key IS NULL AND gone = 0 RETURNING id',
      [name, keyOf(name), kept, id],
    );
    if (changed.length === 0) throw new Refusal('conflict', 'has-account', 'You have an account already.');
    await this.sessions.endAll(sql, id);
  }

  /** Written even where it stays the same: that holds the row, so that no change of password or deletion slips in between. */
  private async replacePassword(sql: Sql, { id }: Person, kept: string | null, renewed: string): Promise<void> {
    const changed = await sql.rows(
      "UPDATE people SET password = $1 WHERE id = $2 AND COALESCE(password, '') = $3 AND gone = 0 RETURNING id",
      [renewed, id, kept ?? ''],
    );
    if (changed.length === 0) throw wrongNameOrPassword();
  }

  /** The password as it is kept, if there is one, once the person has shown it again, or a passkey. */
  private async confirmed({ id }: Person, proof: Proof): Promise<string | null> {
    const [row] = await this.database.rows('SELECT password FROM people WHERE id = $1', [id]);
    const kept = row === undefined ? null : textOrNull(row, 'password');
    if (typeof proof !== 'string') {
      if ((await this.passkeys.personOf(proof)) !== id) throw new Refusal('forbidden', 'wrong-passkey', 'That is not your passkey.');
      return kept;
    }
    const agrees = await this.passwords.agrees(proof, kept);
    if (kept === null || !agrees) throw new Refusal('forbidden', 'wrong-password', 'That is not your password.');
    return kept;
  }

  private async named(name: string): Promise<Row | null> {
    const key = soughtKey(name);
    if (key === null) return null;
    const [row] = await this.database.rows('SELECT id, name, name_key, password FROM people WHERE name_key = $1', [key]);
    return row ?? null;
  }

  /** Guests need a free name too: nobody is to be taken for the owner of an account. */
  private async mustBeFree(key: string, but = ''): Promise<void> {
    const [owner] = await this.database.rows('SELECT id FROM people WHERE name_key = $1 AND id <> $2', [key, but]);
    if (owner) throw nameTaken();
  }

  /** Of two who take one name at the same moment the database lets one pass; the other is told plainly. */
  private async naming<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw isTaken(error) ? nameTaken() : error;
    }
  }
}

const nameTaken = (): Refusal => new Refusal('conflict', 'name-taken', 'That name is taken.');

const wrongNameOrPassword = (): Refusal => new Refusal('unsigned', 'wrong-name-or-password', 'That name and password do not go together.');
