import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Database, Unreachable } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { openPostgres } from '../db/postgres.ts';
import { restore } from '../db/restore.ts';
import { openSqlite } from '../db/sqlite.ts';
import { connectionTo } from '../db/sqlite-connection.ts';
import { ServerTrouble } from '../trouble.ts';
import { addAct, addPerson, addTable, contents, contractOf } from './db-contract.ts';
import { peopleOn } from './people-contract.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

const root = mkdtempSync(join(tmpdir(), 'line-ahead-db-'));
const postgres = await startPostgres();
afterAll(async () => {
  rmSync(root, { recursive: true });
  if (typeof postgres !== 'string') await postgres.stop();
});

contractOf('SQLite', { open: () => openDatabase({ folder: mkdtempSync(join(root, 'sqlite-')) }) });

if (typeof postgres === 'string') test.skip(`PostgreSQL: none can be had here (${postgres})`);
else {
  const store = { open: async () => openDatabase({ url: await postgres.corner(), folder: root }) };
  contractOf('PostgreSQL', store);
  peopleOn('PostgreSQL', store);
  postgresAlone(postgres);
}

describe('SQLite alone', () => {
  const newFile = (): string => join(mkdtempSync(join(root, 'sqlite-')), 'x.sqlite');

  test('a full disk is told, loses nothing and takes nobody else with it', async () => {
    const database = await openSqlite(newFile());
    await migrate(database);
    await addPerson(database, 'before');
    await database.rows('PRAGMA max_page_count = 1');
    const [small, large, look] = await Promise.allSettled([
      addPerson(database, 'small'),
      addPerson(database, 'large', 'x'.repeat(1_000_000)),
      database.rows('SELECT COUNT(*) AS count FROM people'),
    ]);
    expect(small.status).toBe('fulfilled');
    expect(large).toMatchObject({ reason: { message: 'the disk is full: the database has no room for more', isDoubtful: false } });
    expect(look).toMatchObject({ value: [{ count: 2 }] });
    await database.rows('PRAGMA max_page_count = 1000000');
    await addPerson(database, 'large', 'x'.repeat(1_000_000));
    expect(await database.rows('SELECT id FROM people ORDER BY id')).toEqual([{ id: 'before' }, { id: 'large' }, { id: 'small' }]);
    await database.close();
  });

  test('what is stored is on the disk before it counts, whatever becomes of the machine', async () => {
    const connection = await connectionTo(join(root, 'flushed.sqlite'));
    const asked = ['synchronous', 'journal_mode', 'foreign_keys'].map(async (name) => (await connection.prepare(`PRAGMA ${name}`)).all([]));
    const FULL = 2;
    expect(await Promise.all(asked)).toEqual([[{ synchronous: FULL }], [{ journal_mode: 'wal' }], [{ foreign_keys: 1 }]]);
    connection.close();
  });

  test('a database that may only be read says so', async () => {
    const database = await openSqlite(':memory:');
    await migrate(database);
    await database.rows('PRAGMA query_only = ON');
    await expect(addPerson(database)).rejects.toEqual(new Unreachable('the database may only be read', false));
    expect(await database.rows('SELECT * FROM people')).toEqual([]);
    await database.close();
  });

  test('a file serves one process; when that is killed, the next', async () => {
    const file = newFile();
    const opening = `import('./server/db/sqlite.ts').then(({ openSqlite }) => openSqlite(process.argv[1]))`;
    const staying = `.then(() => { console.log('open'); process.stdin.resume(); })`;
    const other = spawn(process.execPath, ['--import', 'tsx', '-e', opening + staying, file], { stdio: ['pipe', 'pipe', 'inherit'] });
    onTestFinished(() => void other.kill('SIGKILL'));
    await once(other.stdout, 'data');
    await expect(openSqlite(file)).rejects.toEqual(new ServerTrouble(`the database ${file} is in use by another server`));
    // A backup may be made all the same.
    const reader = await openSqlite(file, { isAlone: false });
    expect(await reader.rows('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await reader.close();
    other.kill('SIGKILL');
    await once(other, 'exit');
    await (await openSqlite(file)).close();
  });

  test('what is no database is left alone', async () => {
    const file = newFile();
    writeFileSync(file, 'the log of a ship, and no database '.repeat(100));
    await expect(openSqlite(file)).rejects.toThrow(/the database .+ cannot be opened \(file is not a database\)/);
    await expect(openSqlite(file)).rejects.toBeInstanceOf(ServerTrouble);
  });

  test('what is in memory has backups too', async () => {
    const [one, other] = [await openSqlite(':memory:'), await openSqlite(':memory:')];
    await Promise.all([migrate(one), migrate(other)]);
    await addPerson(one, 'in memory');
    const file = join(root, 'memory.gz');
    await one.backup(file);
    await restore(other, file);
    expect(await contents(other)).toEqual(await contents(one));
    await Promise.all([one.close(), other.close()]);
  });

  test('the file is for its owner alone', async () => {
    const database = await openDatabase({ folder: join(root, 'deep', 'down') });
    const file = join(root, 'deep', 'down', 'line-ahead.sqlite');
    await addPerson(database);
    expect([file, `${file}-wal`].map((name) => statSync(name).mode & 0o777)).toEqual([0o600, 0o600]);
    await database.close();
    await expect(openDatabase({ folder: file })).rejects.toThrow(/the folder .+ cannot be made/);
  });
});

function postgresAlone(server: TestPostgres): void {
  describe('PostgreSQL alone', () => {
    let [url, database]: [string, Database | null] = ['', null];
    const ours = (): Database => {
      if (database === null) throw new Error('not open');
      return database;
    };
    const SLEEP = 'SELECT pg_sleep(60)';
    const RUNNING = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND state = 'active' AND query = $1";
    const untilRunning = async (query: string): Promise<void> => {
      await expect.poll(() => ours().rows(RUNNING, [query]), { timeout: 20_000 }).toHaveLength(1);
    };
    beforeAll(async () => {
      url = await server.database();
      database = await openDatabase({ url, folder: root });
    });
    afterAll(() => database?.close());

    test('a line that is cut between two statements is not missed', async () => {
      const heard: string[] = [];
      const stop = await ours().listen({ heard: (subject) => heard.push(subject), missed: () => heard.push('missed') });
      await server.cut(url);
      await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['missed']);
      await addPerson(ours(), 'after the cut');
      await ours().tell('again');
      await expect.poll(() => heard).toEqual(['missed', 'again']);
      await stop();
    });

    test('a transaction whose line is cut has not happened, and is tried once more', async () => {
      const cutting = (times: number) => {
        let tries = 0;
        return ours().transaction(async (sql) => {
          tries += 1;
          await addPerson(sql, `cut ${times}`);
          if (tries > times) return tries;
          await Promise.all([sql.rows(SLEEP), untilRunning(SLEEP).finally(() => server.cut(url))]);
          return tries;
        });
      };
      expect(await cutting(1)).toBe(2);
      await expect(cutting(2)).rejects.toEqual(new Unreachable('the line to the database was cut', false));
      expect(await ours().rows("SELECT id FROM people WHERE id LIKE 'cut %'")).toEqual([{ id: 'cut 1' }]);
    });

    test('a line that is cut while nobody asks anything of it', async () => {
      const quiet = ours().transaction(async (sql) => {
        await addPerson(sql, 'quiet');
        await server.cut(url);
        await wait(50);
        throw new Error('given up');
      });
      await expect(quiet).rejects.toThrow('given up');
      expect(await ours().rows("SELECT id FROM people WHERE id = 'quiet'")).toEqual([]);
    });

    test('a line that is cut during a commit leaves a doubt', async () => {
      await ours().transaction(async (sql) => {
        await sql.rows("CREATE FUNCTION wait_long() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(60); RETURN NULL; END'");
        await sql.rows(
          `CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON people DEFERRABLE INITIALLY DEFERRED
           FOR EACH ROW WHEN (NEW.name = 'slow') EXECUTE FUNCTION wait_long()`,
        );
      });
      const work = ours().transaction((sql) => addPerson(sql, 'doubtful', 'slow'));
      const failure = expect(work).rejects.toEqual(new Unreachable('the line to the database was cut', true));
      await untilRunning('COMMIT');
      await server.cut(url);
      await failure;
    });

    test('two who wait for each other both come to their end', async () => {
      for (const id of ['one', 'two']) await ours().transaction((sql) => addPerson(sql, id));
      let [tries, held] = [0, 0];
      const add = (...ids: readonly string[]): Promise<void> =>
        ours().transaction(async (sql) => {
          tries += 1;
          for (const id of ids) {
            await sql.rows('UPDATE people SET gone = gone + 1 WHERE id = $1', [id]);
            held += 1;
            // Each has its first when it asks for the other's.
            while (held < 2) await wait(5);
          }
        });
      await Promise.all([add('one', 'two'), add('two', 'one')]);
      // On a busy machine PostgreSQL may undo both.
      expect(tries).toBeGreaterThanOrEqual(3);
      expect(await ours().rows("SELECT gone FROM people WHERE id IN ('one', 'two')")).toEqual([{ gone: 2 }, { gone: 2 }]);
    });

    test('two processes that start at once on an empty database share it', async () => {
      const shared = await server.corner();
      const both = await Promise.all([1, 2].map(() => openDatabase({ url: shared, folder: root })));
      const heard: string[] = [];
      await both[0]?.listen({ heard: (subject) => heard.push(subject), missed: () => undefined });
      await both[1]?.tell('from the other');
      await expect.poll(() => heard).toEqual(['from the other']);
      await Promise.all(both.map((one) => one.close()));
    });

    test('more work than there are lines waits its turn', async () => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => ours().rows('SELECT pg_sleep(0.01), 1 AS one')));
      expect(answers).toHaveLength(30);
      const lines = await ours().rows("SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query NOT ILIKE 'listen%'");
      expect(lines.length).toBeLessThanOrEqual(10);
    });

    test('a server that is not there, or does not let us in, is told without the password', async () => {
      const nobody = openPostgres('postgres://me:hush@127.0.0.1:9/ships');
      await expect(nobody).rejects.toThrow(/^PostgreSQL at 127\.0\.0\.1:9\/ships cannot be used \(.*ECONNREFUSED.*\)$/);
      await expect(openPostgres(url.replace(/test_\d+$/, 'none'))).rejects.toThrow('database "none" does not exist');
      await expect(openPostgres('nonsense')).rejects.toBeInstanceOf(ServerTrouble);
    });

    test('a backup goes from one kind of database to the other and back', async () => {
      const [first, second] = [join(root, 'first.gz'), join(root, 'second.gz')];
      const sqlite = await openSqlite(':memory:');
      const [other, again] = [await openDatabase({ url: await server.corner(), folder: root }), await openSqlite(':memory:')];
      await Promise.all([migrate(sqlite), migrate(again)]);
      await addTable(sqlite, 'moved');
      for (let place = 0; place < 150; place++) await addAct(sqlite, 'moved', place, place % 2 === 0 ? `ticket ${place}` : null);
      await sqlite.backup(first);
      await restore(other, first);
      await other.backup(second);
      await restore(again, second);
      expect(await contents(other)).toEqual(await contents(sqlite));
      expect(await contents(again)).toEqual(await contents(sqlite));
      await Promise.all([sqlite.close(), other.close(), again.close()]);
    });
  });
}
