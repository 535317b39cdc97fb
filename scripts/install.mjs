/** Installs what package.json names, unless it is there already. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampSays, textHash, writeStamp } from './parts/fingerprint.mjs';
import { isMain, ROOT, run, say, script, Trouble } from './parts/process.mjs';

const STAMP = 'node_modules/.line-ahead';

export async function install() {
  const stamp = wanted();
  if (stampSays(STAMP, stamp)) return;
  if (!isInstalled()) await npmInstall();
  writeStamp(STAMP, stamp);
}

const readJson = (path) => (existsSync(join(ROOT, path)) ? JSON.parse(readFileSync(join(ROOT, path), 'utf8')) : {});

const named = ({ dependencies = {}, devDependencies = {} }) => ({ ...dependencies, ...devDependencies });

/** Dependencies alone: other changes to package.json call for no installation. */
const wanted = () => textHash(JSON.stringify([named(readJson('package.json')), readJson('package-lock.json').packages ?? {}]));

/** Whether npm's own account of node_modules holds everything, in the version that is asked for. */
export function isInstalled() {
  const there = readJson('node_modules/.package-lock.json').packages ?? {};
  const locked = readJson('package-lock.json').packages ?? {};
  const hasVersion = (path, version) => there[path]?.version === version && existsSync(join(ROOT, path, 'package.json'));
  const asNamed = Object.entries(named(readJson('package.json'))).every(([name, version]) => hasVersion(`node_modules/${name}`, version));
  // Parts for other platforms are optional and rightly missing.
  const asLocked = Object.entries(locked).every(([path, { version, optional }]) => path === '' || optional || hasVersion(path, version));
  return asNamed && (asLocked || !onLockPlatform());
}

/** The lock was made on linux-x64 and leaves out the native parts of other platforms. Versions are exact either way. */
const onLockPlatform = () => process.platform === 'linux' && process.arch === 'x64';

async function npmInstall() {
  say('Installing ...');
  const args = ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', ...(onLockPlatform() ? [] : ['--no-package-lock'])];
  if ((await npm(args)) !== 0) throw new Trouble('npm install failed; what it said stands above');
}

/** On Windows npm is a batch file, which only a shell can start; our arguments need no quoting. */
const npm = (args) => run('npm', args, { quiet: true, shell: process.platform === 'win32' });

if (isMain(import.meta.url)) await script(install);
