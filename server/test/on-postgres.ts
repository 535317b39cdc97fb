/** Tests on a PostgreSQL that is started once for a file of them. */
import { afterAll, beforeAll, test } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** What stands in the place of `test`; where no PostgreSQL can be had it skips, and says why. */
export function testsOnPostgres(): (name: string, body: (server: TestPostgres) => Promise<void>) => void {
  let server: TestPostgres | string = 'not started';
  beforeAll(async () => {
    server = await startPostgres();
  }, 120_000);
  afterAll(async () => {
    if (typeof server !== 'string') await server.stop();
  });
  return (name, body) =>
    test(name, { timeout: 60_000 }, async (context) => {
      if (typeof server === 'string') return context.skip(`no PostgreSQL can be had: ${server}`);
      await body(server);
    });
}
