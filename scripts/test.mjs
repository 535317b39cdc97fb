/** `npm test`: every check there is, on a machine that has nothing but Node and npm. A failing stage ends it. */
import { buildNode, buildWeb } from './build.mjs';
import { install } from './install.mjs';
import { findBrowser } from './parts/browser.mjs';
import { browserTests } from './parts/browser-tests.mjs';
import { runTool, script, Trouble } from './parts/process.mjs';

const say = (line) => console.log(line);
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function stage(title, work) {
  const start = performance.now();
  say(`\n== ${title}`);
  const result = await work();
  if (typeof result === 'number' && result !== 0) throw new Trouble(`${title} failed after ${seconds(start)}`);
  say(`== ${title}: ${seconds(start)}`);
  return result;
}

async function build() {
  await buildNode();
  await buildWeb();
}

await script(async () => {
  const start = performance.now();
  await stage('Install', install);
  await stage('Types', () => runTool('typescript', 'tsc', ['-p', 'tsconfig.json']));
  await stage('Lint', () => runTool('@biomejs/biome', 'biome', ['check']));
  await stage('Unit, property and fuzz tests', () => runTool('vitest', 'vitest', ['run']));
  await stage('Build', build);
  const browser = await stage('Browser', findBrowser);
  say(browser);
  await stage('Browser tests', () => browserTests(browser));
  say(`\nAll stages passed in ${seconds(start)}`);
});
