/** `npx tsx scripts/with-postgres.ts <command> ...`: runs a command with a PostgreSQL of its own, as it is set up by itself, in DATABASE_URL. For the bench of the server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from '../server/test/postgres.ts';

const [command = '', ...args] = process.argv.slice(2);
const postgres = await startPostgres([]);
if (typeof postgres === 'string') throw new Error(`no PostgreSQL can be had: ${postgres}`);
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, DATABASE_URL: await postgres.database() } });
const [code] = await once(child, 'exit');
await postgres.stop();
process.exitCode = Number(code);
