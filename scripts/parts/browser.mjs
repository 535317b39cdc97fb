/** Finds a Chromium for the browser tests, or gets one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { ROOT, run, runTool, say, Trouble } from './process.mjs';

/** Chromium without any window: the same pages with less of the processor. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder
      ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'), join(folder, 'Chromium', 'Application', 'chrome.exe')]
      : [];
  }),
];

const isRoot = () => process.getuid?.() === 0;

export async function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (works(named)) return named;
    throw new Trouble(`CHROME_PATH says ${named}, but no browser runs there`);
  }
  const found =
    shell() ?? (await fromDebian(SHELLS[0])) ?? installed() ?? downloaded() ?? (await fromDebian('chromium')) ?? (await fromPlaywright());
  if (found) return found;
  throw new Trouble('no browser for the browser tests: install Chromium or Chrome, or name one with CHROME_PATH');
}

const shell = () => onPath(SHELLS).find(works);

const installed = () => [...onPath(NAMES), ...USUAL_PLACES].find(works);

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const ending = process.platform === 'win32' ? '.exe' : '';
  return names.flatMap((name) => folders.map((folder) => join(folder, name + ending)));
}

/** There, and able to say its version. (On Windows, asking would open a window.) */
function works(path) {
  if (!existsSync(path)) return false;
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}

/** What Playwright has fetched on an earlier day. */
function downloaded() {
  const path = createRequire(join(ROOT, 'package.json'))('@playwright/test').chromium.executablePath();
  return works(path) ? path : undefined;
}

/** Undefined where it cannot be had: a release may lack it, or the machine a network. */
async function fromDebian(name) {
  if (!isRoot() || !existsSync('/usr/bin/apt-get') || !existsSync('/etc/debian_version')) return undefined;
  say(`Installing ${name} with apt-get ...`);
  const how = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update'], how);
  await run('apt-get', ['install', '-y', '--no-install-recommends', name], how);
  return onPath([name]).find(works);
}

async function fromPlaywright() {
  say('Fetching Chromium with Playwright ...');
  const withSystemParts = isRoot() && process.platform === 'linux' ? ['--with-deps'] : [];
  await runTool('@playwright/test', 'playwright', ['install', ...withSystemParts, 'chromium'], { quiet: true });
  return downloaded();
}
