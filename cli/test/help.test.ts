import { expect, test } from 'vitest';
import { programs } from '../programs/index.ts';
import { lineAhead } from './io.ts';

test('the general help names every program', async () => {
  for (const args of [[], ['--help'], ['help']]) {
    const { code, out } = await lineAhead(args);
    expect(code).toBe(0);
    for (const { name } of programs) expect(out).toContain(`  ${name} `);
  }
});

test.each(programs)('$name --help names every flag', async ({ name, flags }) => {
  const { code, out } = await lineAhead([name, '--help']);
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^Usage: line-ahead ${name}`));
  for (const flag of [...Object.keys(flags), 'help']) expect(out).toContain(`--${flag}`);
});

test('games lists what there is, in words and as JSON', async () => {
  expect((await lineAhead(['games'])).out).toContain('first-strike: First Strike!');
  const { games } = JSON.parse((await lineAhead(['games', '--json'])).out);
  expect(games[0]).toMatchObject({ id: 'first-strike', sides: ['british'] });
});
