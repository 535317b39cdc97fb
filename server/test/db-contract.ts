/** What every database must do, whichever it is. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, Sql } from '../db/database.ts';
import { migrate, tablesOf } from '../db/migrate.ts';
import { restore } from '../db/restore.ts';
import { whole } from '../db/row.ts';
import { CACHES, STEPS } from '../db/schema.ts';
import { isTaken } from '../db/taken.ts';

export interface Store {
  /** A new, empty database, ready for use. */
  open(): Promise<Database>;
}

export const addPerson = (sql: Sql, id: string = randomUUID(), name = 'Beatty'): Promise<unknown> =>
  sql.rows('INSERT INTO people (id, name, made) VALUES ($1, $2, $3)', [id, name, 1_763_321_000_000]);

export async function addTable(sql: Sql, id: string): Promise<void> {
  await addPerson(sql, `host of ${id}`);
  await sql.rows(
    `INSERT INTO tables (id, game, rules, setup, secret, stage, is_listed, host, mark, asked, made, changed)
     VALUES ($1, 'a-game', 1, '{}', 'secret', 'playing', 0, $2, 0, '[]', 5, 5)`,
    [id, `host of ${id}`],
  );
}

export const addAct = (sql: Sql, table: string, place: number, ticket: string | null = null): Promise<unknown> =>
  sql.rows('INSERT INTO acts (table_id, place, act, hash, ticket, at) VALUES ($1, $2, $3, $4, $5, 7)', [
    table,
    place,
    `{"say":"full ahead, \\"${place}\\""}`,
    'hash',
    ticket,
  ]);

const KEPT = ['steps', ...tablesOf(STEPS)].filter((table) => !CACHES.includes(table));

/** Everything that is in it, but for what can be made again. */
export async function contents(sql: Sql): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const all = KEPT.map(async (table) => [table, await sql.rows(`SELECT * FROM ${table} ORDER BY 1, 2`)]);
  return Object.fromEntries(await Promise.all(all));
}

/** What else there may be about a table and its host, one row of each kind. */
async function addAllAbout(sql: Sql, table: string): Promise<void> {
  const host = `host of ${table}`;
  const rows: readonly (readonly [into: string, values: readonly (string | number)[]])[] = [
    ['sessions (token_hash, person, made, used)', ['hash', host, 1, 2]],
    ['seats (table_id, side, person, number)', [table, 'red', host, '00ff']],
    ['said (table_id, place, person, words, at)', [table, 1, host, 'Ahoy', 3]],
    ['leaves (person, begins, ends)', [host, 4, 5]],
    ['calls (table_id, side, mark, at, is_told)', [table, 'red', 1, 6, 0]],
    ['wishes (table_id, side, mark, at, is_told)', [table, 'red', 2, 7, 1]],
    ['ways (id, person, kind, address, keys, is_confirmed, made)', ['way', host, 'webhook', 'https://example.org', '{}', 1, 8]],
    ['quiet (person, table_id)', [host, table]],
    ['notices (id, way, tries, due)', ['notice', 'way', 0, 9]],
    ['passkeys (id, person, name, algorithm, public_key, counter, made, used)', ['key', host, 'A phone', -7, 'spki', 0, 10, 11]],
    ['challenges (hash, purpose, until)', ['challenge', 'show', 12]],
    ['simulations (id, person, plan, games, played, spent, tally, made)', ['many', host, '{}', 10, 3, 4, '{}', 13]],
  ];
  for (const [into, values] of rows)
    await sql.rows(`INSERT INTO ${into} VALUES (${values.map((_, place) => `$${place + 1}`).join(', ')})`, values);
}

/** By what the database says of itself. */
async function tablesIn(database: Database): Promise<readonly unknown[]> {
  const asked = {
    sqlite: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    postgres: 'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  };
  return (await database.rows(asked[database.kind])).map(({ name }) => name).sort();
}

export function contractOf(kind: string, { open }: Store): void {
  describe(kind, () => {
    let database: Database;
    const folder = mkdtempSync(join(tmpdir(), 'line-ahead-backup-'));
    beforeAll(async () => {
      database = await open();
    });
    afterAll(async () => {
      await database.close();
      rmSync(folder, { recursive: true });
    });
    const countOf = async (id: string): Promise<number> => {
      const [row = {}] = await database.rows('SELECT COUNT(*) AS count FROM people WHERE id = $1', [id]);
      return whole(row, 'count');
    };

    test('values come back as they went in', async () => {
      const name = `It's "quoted" \\ $1 ?1 – Größe ⚓ 🚢\n`;
      await database.rows('INSERT INTO people (id, name, password, made, gone) VALUES ($1, $2, $3, $4, $5)', [
        'values',
        name,
        null,
        Number.MAX_SAFE_INTEGER,
        -1,
      ]);
      const rows = await database.rows('SELECT name, password, made, gone FROM people WHERE made = $2 AND id = $1', [
        'values',
        Number.MAX_SAFE_INTEGER,
      ]);
      expect(rows).toEqual([{ name, password: null, made: Number.MAX_SAFE_INTEGER, gone: -1 }]);
      await database.rows("UPDATE people SET name = $1 WHERE id = 'values'", [1_914]);
      expect(await database.rows("SELECT name FROM people WHERE id = 'values'")).toEqual([{ name: '1914' }]);
    });

    test('what only one of the two databases would take is refused', async () => {
      await expect(addPerson(database, 'nul', 'a\0b')).rejects.toThrow('NUL');
      await expect(database.rows('SELECT * FROM people WHERE made = $1', [1.5])).rejects.toThrow('1.5');
      expect(await countOf('nul')).toBe(0);
    });

    test('a statement that changes something gives rows only if it says so', async () => {
      expect(await addPerson(database, 'silent')).toEqual([]);
      expect(await database.rows("UPDATE people SET gone = 1 WHERE id = 'silent' RETURNING id, gone")).toEqual([{ id: 'silent', gone: 1 }]);
    });

    test('a transaction is done as a whole or not at all', async () => {
      const mutiny = new Error('mutiny');
      const half = database.transaction(async (sql) => {
        await addPerson(sql, 'half');
        throw mutiny;
      });
      await expect(half).rejects.toBe(mutiny);
      expect(await countOf('half')).toBe(0);
      expect(await database.transaction((sql) => addPerson(sql, 'whole').then(() => 'result'))).toBe('result');
      expect(await countOf('whole')).toBe(1);
    });

    test('what is there already is told in one way', async () => {
      await addPerson(database, 'twice');
      const error = await addPerson(database, 'twice').catch((error: unknown) => error);
      expect(isTaken(error)).toBe(true);
      await database.rows("UPDATE people SET name_key = 'jellicoe' WHERE id = 'twice'");
      const named = "INSERT INTO people (id, name, name_key, made) VALUES ('other', 'x', 'jellicoe', 1) RETURNING id";
      expect(isTaken(await database.rows(named).catch((error: unknown) => error))).toBe(true);
    });

    test('what refers to nothing is refused, and that is another matter', async () => {
      const error = await addAct(database, 'no such table', 0).catch((error: unknown) => error);
      expect(error).toBeInstanceOf(Error);
      expect(isTaken(error)).toBe(false);
    });

    test('a statement that fails spoils its transaction, even if the work goes on', async () => {
      await addPerson(database, 'first');
      const work = database.transaction(async (sql) => {
        await addPerson(sql, 'second');
        await addPerson(sql, 'first').catch(() => undefined);
        await addPerson(sql, 'third').catch(() => undefined);
      });
      expect(isTaken(await work.catch((error: unknown) => error))).toBe(true);
      expect([await countOf('second'), await countOf('third')]).toEqual([0, 0]);
    });

    test('a statement that nobody waits for belongs to the transaction all the same; one that comes too late is refused', async () => {
      let late: Sql = database;
      await database.transaction(async (sql) => {
        late = sql;
        void addPerson(sql, 'not waited for');
      });
      expect(await countOf('not waited for')).toBe(1);
      await expect(addPerson(late, 'late')).rejects.toThrow('over');
    });

    test('nobody sees the middle of a transaction', async () => {
      await addPerson(database, 'seen', 'before');
      const nameOf = async (): Promise<unknown> => (await database.rows("SELECT name FROM people WHERE id = 'seen'"))[0]?.name;
      const looks: Promise<unknown>[] = [];
      await database.transaction(async (sql) => {
        await sql.rows("UPDATE people SET name = 'middle' WHERE id = 'seen'");
        looks.push(nameOf());
        await new Promise((resolve) => setTimeout(resolve, 20));
        await sql.rows("UPDATE people SET name = 'after' WHERE id = 'seen'");
      });
      looks.push(nameOf());
      expect(await Promise.all(looks)).toEqual([expect.stringMatching(/before|after/), 'after']);
    });

    test('of many who compare and set, one wins', async () => {
      await addTable(database, 'set');
      const set = () => database.transaction((sql) => sql.rows("UPDATE tables SET mark = 1 WHERE id = 'set' AND mark = 0 RETURNING id"));
      const answers = await Promise.all(Array.from({ length: 40 }, set));
      expect(answers.filter((rows) => rows.length === 1)).toHaveLength(1);
    });

    test('of many who want one place, one has it, and the others keep nothing', async () => {
      await addTable(database, 'place');
      const answers = await Promise.allSettled(
        Array.from({ length: 40 }, (_, racer) =>
          database.transaction(async (sql) => {
            await addPerson(sql, `racer ${racer}`);
            await addAct(sql, 'place', 0, `ticket ${racer}`);
          }),
        ),
      );
      const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
      expect(failures.map(isTaken)).toEqual(Array.from({ length: 39 }, () => true));
      expect(await database.rows("SELECT id FROM people WHERE id LIKE 'racer %'")).toHaveLength(1);
    });

    test('many at once who count on each other lose no step', async () => {
      await addTable(database, 'counted');
      const mark = async (sql: Sql): Promise<number> =>
        whole((await sql.rows("SELECT mark FROM tables WHERE id = 'counted'"))[0] ?? {}, 'mark');
      const step = async (): Promise<void> => {
        const isDone = await database.transaction(async (sql) => {
          const before = await mark(sql);
          const set = await sql.rows("UPDATE tables SET mark = $1 WHERE id = 'counted' AND mark = $2 RETURNING id", [before + 1, before]);
          return set.length === 1;
        });
        if (!isDone) await step();
      };
      await Promise.all(Array.from({ length: 25 }, step));
      expect(await mark(database)).toBe(25);
    });

    test('whoever wants to be alone is, and may use the database meanwhile; what fails lets the next come', async () => {
      const seen: string[] = [];
      const work = (name: string) => async (): Promise<void> => {
        seen.push(`${name} begins`);
        await database.transaction((sql) => sql.rows('SELECT 1'));
        await new Promise((resolve) => setTimeout(resolve, 5));
        seen.push(`${name} ends`);
        if (name === 'one') throw new Error('one fails');
      };
      const names = ['one', 'two', 'three'];
      const done = await Promise.allSettled(names.map((name) => database.alone(work(name))));
      expect(done.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
      for (const [place, words] of seen.entries()) if (place % 2 === 1) expect(words).toBe(seen[place - 1]?.replace('begins', 'ends'));
      expect(seen).toHaveLength(6);
    });

    test('what is told is heard, until one stops listening', async () => {
      const heard: string[] = [];
      const stop = await database.listen({ heard: (subject) => heard.push(subject), missed: () => heard.push('missed') });
      await database.tell('table one');
      await database.tell('table two');
      await expect.poll(() => heard).toEqual(['table one', 'table two']);
      await stop();
      await database.tell('table three');
      await database.rows('SELECT 1');
      expect(heard).toHaveLength(2);
    });

    test('steps are taken once', async () => {
      const before = await contents(database);
      await Promise.all([migrate(database), migrate(database)]);
      expect(await contents(database)).toEqual(before);
    });

    test('a step that fails leaves nothing, and a later start takes it', async () => {
      const bad = { name: 'bad', statements: ['CREATE TABLE bad (id TEXT)', 'CREATE TABLE bad (id TEXT)'] };
      await expect(migrate(database, [...STEPS, bad])).rejects.toThrow('bad');
      await expect(database.rows('SELECT * FROM bad')).rejects.toThrow('bad');
      await migrate(database);
    });

    test('a database that is ahead of the program is refused', async () => {
      const newer = await open();
      await migrate(newer, [...STEPS, { name: 'submarines', statements: ['CREATE TABLE submarines (id TEXT)'] }]);
      await expect(migrate(newer)).rejects.toThrow(
        "the database was made by a newer Line Ahead (it knows of 'submarines', and this one does not): use that one",
      );
      await newer.close();
    });

    describe('a backup', () => {
      const file = join(folder, 'whole.gz');
      beforeAll(async () => {
        await addTable(database, 'saved');
        for (let place = 0; place < 250; place++) await addAct(database, 'saved', place);
        await addAllAbout(database, 'saved');
        await database.rows("INSERT INTO snapshots (table_id, place, rules, mark, print, kept) VALUES ('saved', 1, 1, 'm', 'p', 'cached')");
        await database.backup(file);
      });

      test('is for its owner alone', () => expect(statSync(file).mode & 0o777).toBe(0o600));

      test('holds nothing that can be made again', () => {
        expect(gunzipSync(readFileSync(file)).toString()).not.toContain('cached');
      });

      test('holds every other table that the database has', async () => {
        const inFile = [
          ...gunzipSync(readFileSync(file))
            .toString()
            .matchAll(/^\{"table":"(\w+)"\}$/gm),
        ].map(([, name]) => name);
        const fresh = await open();
        expect([...inFile, ...CACHES, 'steps'].sort()).toEqual(await tablesIn(fresh));
        await fresh.close();
      });

      test('is restored as it was, and the database lives on', async () => {
        const other = await open();
        await restore(other, file);
        const saved = await contents(database);
        expect(Object.entries(saved).filter(([, rows]) => rows.length === 0)).toEqual([]);
        expect(await contents(other)).toEqual(saved);
        await migrate(other);
        await addAct(other, 'saved', 250);
        expect(isTaken(await addAct(other, 'saved', 250).catch((error: unknown) => error))).toBe(true);
        await other.close();
      });

      test('of an older program goes through the steps that came later', async () => {
        const older = gunzipSync(readFileSync(file)).toString().split('\n');
        const until = older.indexOf('{"table":"tables"}');
        const rows = older.slice(0, until).filter((line) => line.startsWith('{"row"')).length;
        const lines = [
          JSON.stringify({ ...JSON.parse(older[0] ?? ''), steps: ['people'] }),
          ...older.slice(1, until),
          `{"end":${rows}}`,
          '',
        ];
        const name = join(folder, 'older.gz');
        writeFileSync(name, gzipSync(lines.join('\n')));
        const other = await open();
        await restore(other, name);
        expect(await contents(other)).toMatchObject({
          people: { length: rows - 1 },
          sessions: { length: 1 },
          tables: [],
          steps: STEPS.map(({ name }) => ({ name })),
        });
        await other.close();
      });

      test('overwrites no file and leaves none half written', async () => {
        const before = readFileSync(file);
        await expect(database.backup(file)).rejects.toThrow('there already');
        expect(readFileSync(file).equals(before)).toBe(true);
        await expect(database.backup(join(folder, 'no such folder', 'x.gz'))).rejects.toThrow('cannot be written');
        expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
      });

      test('goes into no database that holds something', async () => {
        const before = await contents(database);
        await expect(restore(database, file)).rejects.toThrow('not empty');
        expect(await contents(database)).toEqual(before);
      });

      test('that is cut, foreign or from a newer program is refused, and changes nothing', async () => {
        const good = readFileSync(file);
        const lines = gunzipSync(good).toString().split('\n').slice(0, -1);
        const withLines = (...parts: readonly string[]): Buffer => gzipSync(parts.map((part) => `${part}\n`).join(''));
        const head = lines[0] ?? '';
        const lastRow = lines.findLastIndex((line) => line.startsWith('{"row"'));
        const wrong: readonly (readonly [Buffer, string])[] = [
          [good.subarray(0, good.length / 2), 'it was cut, and its end is missing'],
          [good.subarray(0, good.length - 1), 'it was cut, and its end is missing'],
          [withLines(...lines.slice(0, -1)), 'it was cut, and its end is missing'],
          [withLines(...lines.toSpliced(lastRow, 1)), 'it was cut, and its end is missing'],
          [Buffer.from('not zipped at all'), 'it is no backup of Line Ahead'],
          [Buffer.alloc(0), 'it'],
          [withLines('hello'), 'it is no backup of Line Ahead'],
          [withLines('{"format":"line-ahead backup 2","steps":[]}'), 'it is no backup of Line Ahead'],
          [withLines(head.replace(/"\]/, '","submarines"]'), ...lines.slice(1)), 'newer Line Ahead'],
          [withLines(head, '{"table":"steps"}', ...lines.slice(1)), "a table 'steps'"],
          [withLines(head, '{"table":"people"}', '{"row":{"id) VALUES (1); --":"x"}}', '{"end":1}'), 'it is no backup of Line Ahead'],
          [withLines(head, '{"table":"people"}', '{"row":{"rank":"x"}}', '{"end":1}'), 'rank'],
          [withLines(...lines, head), 'it is no backup of Line Ahead'],
        ];
        const other = await open();
        const before = await contents(other);
        for (const [index, [content, words]] of wrong.entries()) {
          const name = join(folder, `wrong-${index}.gz`);
          writeFileSync(name, content);
          await expect(restore(other, name), `${index}`).rejects.toThrow(words);
        }
        await expect(restore(other, join(folder, 'none.gz'))).rejects.toThrow('ENOENT');
        expect(await contents(other)).toEqual(before);
        await other.close();
      });

      test('shows one moment, whatever is written meanwhile', async () => {
        const [moved, other] = [await open(), await open()];
        await addTable(moved, 'bunker');
        // So that it takes a while from the first row to the last.
        await moved.rows(
          `INSERT INTO people (id, name, made) WITH RECURSIVE crew (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM crew WHERE number < 2000)
           SELECT 'stoker ' || number, 'x', 1 FROM crew`,
        );
        let isOver = false;
        const move = async (): Promise<void> => {
          for (let coal = 1; !isOver; coal++)
            await moved.transaction(async (sql) => {
              await sql.rows("UPDATE people SET gone = $1 WHERE id = 'host of bunker'", [coal]);
              await sql.rows('UPDATE tables SET mark = $1', [coal]);
            });
        };
        const moving = move();
        const name = join(folder, 'moment.gz');
        await moved.backup(name).finally(() => {
          isOver = true;
        });
        await moving;
        await restore(other, name);
        const [row = {}] = await other.rows('SELECT gone, mark FROM people, tables WHERE host = people.id');
        expect(whole(row, 'gone')).toBe(whole(row, 'mark'));
        await Promise.all([moved.close(), other.close()]);
      });
    });

    test('a closed database says so', async () => {
      const closed = await open();
      await closed.close();
      await closed.close();
      await expect(closed.rows('SELECT 1')).rejects.toThrow('the database is closed');
    });
  });
}
