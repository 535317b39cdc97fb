/** A server in a process of its own, for the bench: as it is started by `serve`, but nobody is told that he makes too many tables. Says its port. */

import { lendHasher } from '../../../kernel/index.ts';
import { openAdmiralty, startServer } from '../../../server/index.ts';
import { LIMITS, Limits } from '../../../server/limits.ts';
import { nodeHasher } from '../../hasher.ts';

const ANY = { times: 1e9, per: 1000 };

lendHasher(nodeHasher);
const { DATABASE_URL, DATA_DIR = '' } = process.env;
// It ends with whoever started it.
process.stdin.resume().on('end', () => process.exit());
const limits = new Limits({ limits: Object.fromEntries(Object.keys(LIMITS).map((name) => [name, ANY])) });
const admiralty = await openAdmiralty({ place: { url: DATABASE_URL, folder: DATA_DIR }, limits });
const { port } = await startServer({ site: new Map(), port: 0, admiralty });
process.stdout.write(`${port}\n`);
