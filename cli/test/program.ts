/** The whole command line in a process of its own, from the sources: for tests that stop it or kill it. ROOT holds the client it serves. */
import { lendHasher } from '../../kernel/index.ts';
import { nodeHasher } from '../hasher.ts';
import { run } from '../run.ts';
import { terminal } from '../terminal.ts';

lendHasher(nodeHasher);
const { ROOT } = process.env;
process.exitCode = await run(process.argv.slice(2), { ...terminal(), ...(ROOT === undefined ? {} : { root: ROOT }) });
