import { expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { lineAhead } from './io.ts';

const ARGS = ['sim', 'first-strike', '--games', '60', '--seed', '7', '--bots', 'captain', '--json'];
const figures = ({ workers, seconds, gamesPerSecond, commandsPerSecond, ...rest }: Record<string, unknown>) => rest;

async function sim(...more: string[]) {
  const { code, out } = await lineAhead([...ARGS, ...more]);
  expect(code).toBe(0);
  const report: Record<string, unknown> = JSON.parse(out);
  return report;
}

test('the report has every field that scripts rely on', async () => {
  const report = await sim('--workers', '1', '--laws');
  const fields = [
    'game',
    'scenario',
    'games',
    'seed',
    'workers',
    'seconds',
    'gamesPerSecond',
    'commands',
    'commandsPerSecond',
    'results',
    'lengths',
    'failures',
  ];
  expect(Object.keys(report)).toEqual(expect.arrayContaining(fields));
  expect(report).toMatchObject({ game: 'first-strike', scenario: 'cuxhaven', games: 60, seed: '7', workers: 1, failures: [] });
});

test('the same seed gives the same figures whatever the number of workers', async () => {
  const alone = await sim('--workers', '1');
  const together = await sim('--workers', '2');
  expect(figures(together)).toEqual(figures(alone));
  expect(together.workers).toBe(2);
});

test('another seed gives other figures', async () => {
  const { out } = await lineAhead([...ARGS, '--seed', '8', '--workers', '1']);
  expect(figures(JSON.parse(out))).not.toEqual(figures(await sim('--workers', '1')));
});

test('in words', async () => {
  const { out } = await lineAhead(['sim', 'first-strike', '--games', '20', '--bots', 'random', '--workers', '1']);
  expect(out).toMatch(/20 games by random, seed 1914/);
  expect(out).toContain('No game failed.');
});

test('a battle of history tells how often it comes out the same way', async () => {
  const args = ['sim', 'cruiser-warfare', '--scenario', 'zanzibar', '--games', '10', '--workers', '1'];
  const { results }: { results: { endings: Record<string, number> } } = JSON.parse((await lineAhead([...args, '--json'])).out);
  const won = results.endings.central ?? 0;
  const { out } = await lineAhead(args);
  expect(out).toContain('In history: Pegasus was sunk at her moorings.');
  expect(out).toContain(`History's winner: The Central Powers, in ${won} of 10 games here, ${won * 10}.0%`);
});

test('a side that can win in several ways is counted for all of them, by the name that it has in the battle', async () => {
  const args = ['sim', 'grand-fleets', '--scenario', 'falklands', '--games', '4', '--bots', 'captain,random', '--workers', '1'];
  const { results }: { results: { endings: Record<string, number>; winners: Record<string, number> } } = JSON.parse(
    (await lineAhead([...args, '--json'])).out,
  );
  const won = (results.endings['blue-decisive'] ?? 0) + (results.endings['blue-marginal'] ?? 0);
  expect([won, results.winners.blue]).toEqual([4, 4]);
  expect((await lineAhead(args)).out).toMatch(/^History's winner: .*British.*, in 4 of 4 games here, 100.0%$/m);
});

test('what came about besides the result is counted: who was lost, and figures such as points', async () => {
  const args = ['sim', 'cruiser-warfare', '--scenario', 'zanzibar', '--games', '10', '--workers', '1'];
  type Counted = { results: { came: Record<string, number>; figures: Record<string, { mean: number }> } };
  const { results }: Counted = JSON.parse((await lineAhead([...args, '--json'])).out);
  const lost = results.came['Pegasus lost'] ?? 0;
  expect(lost).toBeGreaterThan(5);
  expect(results.figures['Ships lost']?.mean).toBeGreaterThanOrEqual(lost / 10);
  const { out } = await lineAhead(args);
  expect(out).toContain(`Pegasus lost ${lost * 10}.0%`);
  expect(out).toMatch(/^Points of the Allies +mean /m);
});

test.each(games.map(({ id }) => id))('%s counts what it came to', async (id) => {
  const { out } = await lineAhead(['sim', id, '--games', '1', '--bots', 'random', '--workers', '1', '--json']);
  const { results }: { results: { figures: Record<string, unknown> } } = JSON.parse(out);
  expect(Object.keys(results.figures).length).toBeGreaterThan(1);
});
