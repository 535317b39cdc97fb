/** Where we are, and how other programs are run from here. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Whether a module is the program that was started, and not a part of another. */
export const isMain = (url) => process.argv[1] !== undefined && pathToFileURL(process.argv[1]).href === url;

/**
 * The environment for a child. What a test runner or a production host has set would change what is installed or built:
 * NODE_ENV leaves out dependencies or builds the wrong client, and npm's own settings belong to the npm that called us.
 */
export function cleanEnvironment(extra = {}) {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(NODE_ENV|VITEST.*|npm_(?!config_(registry|cache|userconfig|globalconfig|.*proxy|cafile|strict_ssl)).*)$/i.test(name),
  );
  return { ...Object.fromEntries(kept), ...extra };
}

/** Runs a program and gives its exit code. Quiet, it says nothing unless it fails. */
export function run(command, args, { quiet = false, env = {}, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(command, args, { cwd: ROOT, env: cleanEnvironment(env), stdio, shell });
    const said = [];
    child.stdout?.on('data', (data) => said.push(data));
    child.stderr?.on('data', (data) => said.push(data));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(said));
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}

/** The script behind a command of an installed package, to be run by this very Node. */
export function commandOf(pkg, name) {
  const folder = join(ROOT, 'node_modules', pkg);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

export const runTool = (pkg, name, args, how) => run(process.execPath, [commandOf(pkg, name), ...args], how);

/** A reason to stop that needs no stack trace. */
export class Trouble extends Error {}

/** Runs the body of a script; trouble is told in one line. */
export async function script(body) {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    process.stderr.write(`line-ahead: ${error.message}\n`);
    process.exitCode = 1;
  }
}

/** On stderr: stdout belongs to the program that is asked for. */
export const say = (line) => process.stderr.write(`${line}\n`);
