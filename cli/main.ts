/** Where the command line begins. */
import { lendHasher } from '../kernel/index.ts';
import { nodeHasher } from './hasher.ts';
import { run } from './run.ts';
import { terminal } from './terminal.ts';

// Whoever reads our output may stop reading, as `head` does; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

lendHasher(nodeHasher);
process.exitCode = await run(process.argv.slice(2), terminal());
