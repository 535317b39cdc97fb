/** The executable itself: it builds what is out of date, then runs. Everything else is tested in-process. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { packageRoot } from '../terminal.ts';

const spawned = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, ['line-ahead', ...args], {
    cwd: packageRoot(),
    encoding: 'utf8',
    input,
    env: { ...process.env, NODE_ENV: 'production', VITEST: 'true' },
  });

test('a mistake is one line on stderr and exit code 2; the environment of a test runner does no harm', { timeout: 60_000 }, () => {
  const { status, stdout, stderr } = spawned(['sim', 'jutland']);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/line-ahead: there is no game 'jutland'; there is first-strike, .*\n$/);
});

test('a game can be piped in, and the last lines come out when the input ends', { timeout: 60_000 }, () => {
  const { status, stdout } = spawned(['play', 'first-strike', '--seed', 'abc'], '1\n1\n');
  expect(status).toBe(0);
  expect(stdout).toMatch(/The game stands after 2 commands\.\n$/);
});
