/** A server in a process of its own, for tests that kill it: says its port, and ends with whoever started it. */
import { openAdmiralty, startServer } from '../../index.ts';

const { DATABASE_URL, DATA_DIR = '' } = process.env;
process.stdin.resume().on('end', () => process.exit());
const admiralty = await openAdmiralty({ place: { url: DATABASE_URL, folder: DATA_DIR } });
const { port } = await startServer({ site: new Map(), port: 0, admiralty });
process.stdout.write(`${port}\n`);
