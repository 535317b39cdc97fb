/**
 * `npm run mutate -- <source files> --by <tests>`: plants one fault after the other in the sources, runs the tests with each, and says which
 * of them no test has noticed: a test is missing there, or the code is not needed, or it makes no difference.
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsIn } from './parts/faults.mjs';
import { cleanEnvironment, ROOT, say, script, Trouble } from './parts/process.mjs';

/** Whoever takes so many times as long as to start and to run the tests without a fault was sent round in circles: that is noticed. */
const PATIENCE = 4;
const PLANTER = join(ROOT, 'scripts', 'parts', 'planter.mjs');

/** Of the faults from a number on, whether each is noticed, as far as the tests come to an end with it. */
function noticedFrom(from, file, tests) {
  return new Promise((resolve) => {
    const told = [];
    const begun = Date.now();
    const planter = fork(PLANTER, [file, String(from), ...tests], { cwd: ROOT, env: cleanEnvironment(), stdio: 'ignore' });
    let watch;
    planter.on('message', (message) => {
      told.push(message);
      watch ??= setTimeout(() => planter.kill('SIGKILL'), PATIENCE * (Date.now() - begun));
      watch.refresh();
    });
    planter.on('close', () => {
      clearTimeout(watch);
      resolve(told);
    });
  });
}

async function unnoticedIn(file, faults, tests) {
  const noticed = [];
  while (noticed.length < faults.length) {
    const [asItIs, ...told] = await noticedFrom(noticed.length, file, tests);
    if (!asItIs?.tests || asItIs.isNoticed) throw new Trouble('these tests fail as it is, or there are none');
    noticed.push(...told.map(({ isNoticed }) => isNoticed));
    if (noticed.length < faults.length) noticed.push(true);
  }
  return faults.filter((_, number) => !noticed[number]);
}

const onOneLine = (text) => text.replace(/\s+/g, ' ').slice(0, 100);

await script(async () => {
  const args = process.argv.slice(2);
  const gap = args.indexOf('--by');
  if (gap < 1 || gap === args.length - 1) throw new Trouble('name source files, then --by and the tests that should notice');
  for (const file of args.slice(0, gap)) {
    const faults = faultsIn(readFileSync(join(ROOT, file), 'utf8'));
    const unnoticed = await unnoticedIn(file, faults, args.slice(gap + 1));
    say(`${file}: ${faults.length} faults, ${unnoticed.length} not noticed`);
    for (const { line, was, by } of unnoticed) console.log(`${file}:${line}: ${onOneLine(was)} -> ${onOneLine(by)}`);
  }
});
