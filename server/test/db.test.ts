import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { contractOf } from './db-contract.ts';
import { peopleOn } from './people-contract.ts';
import { startPostgres } from './postgres.ts';

const root = mkdtempSync(join(tmpdir(), 'line-ahead-db-'));
const postgres = await startPostgres();
afterAll(async () => {
  rmSync(root, { recursive: true });
  if (typeof postgres !== 'string') await postgres.stop();
});

contractOf('SQLite', { open: () => openDatabase({ folder: mkdtempSync(join(root, 'sqlite-')) }) });

if (typeof postgres === 'string') test.skip(`PostgreSQL: none can be had here (${postgres})`);
else {
  const store = { open: async () => openDatabase({ url: await postgres.database(), folder: root }) };
  contractOf('PostgreSQL', store);
  peopleOn('PostgreSQL', store);
}
