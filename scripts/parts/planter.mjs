/** Runs the tests once as they are and then with one fault after the other, and tells its parent each time whether they failed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { faultsIn } from './faults.mjs';
import { ROOT } from './process.mjs';

const [file, from, ...tests] = process.argv.slice(2);
const path = join(ROOT, file);
const config = join(ROOT, 'scripts', 'parts', 'planting.config.mjs');
const vitest = await createVitest('test', { config, watch: false, maxWorkers: 1, reporters: [{}] });
const chosen = await vitest.globTestSpecifications(tests);

for (const fault of [null, ...faultsIn(readFileSync(path, 'utf8')).slice(Number(from))]) {
  globalThis.planted = fault && { path, ...fault };
  vitest.invalidateFile(path);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
  process.send({
    isNoticed: unhandledErrors.length > 0 || testModules.some((module) => module.state() !== 'passed'),
    tests: testModules.length,
  });
}
process.exit();
