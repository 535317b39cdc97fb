/** `npm start`: installs, builds and serves, on a machine that has nothing but Node and npm. */
import { buildNode, buildWeb } from './build.mjs';
import { install } from './install.mjs';
import { script } from './parts/process.mjs';

await script(async () => {
  await install();
  await buildNode();
  await buildWeb();
  const { run } = await import('../dist/cli/run.js');
  const { terminal } = await import('../dist/cli/terminal.js');
  return run(['serve', ...process.argv.slice(2)], terminal());
});
