/** GF-4.1, GF-4.2: squadrons of the players' own. */
import { expect, test } from 'vitest';
import { formSquadrons } from '../rules/squadrons.ts';
import { like, MOLTKE, SOUTHAMPTON, TIGER } from './cards.ts';
import { blue, N, red, S, table } from './table.ts';

/** Two battlecruisers and four light cruisers, in one squadron: command and control 16. */
const fleet = () =>
  table(
    ...['tiger', 'lion'].map((id) => blue(like(TIGER, id), [0, 0], N)),
    ...['southampton', 'birmingham', 'nottingham', 'lowestoft'].map((id) => blue(like(SOUTHAMPTON, id), [1, 0], N)),
    red(MOLTKE, [0, -5], S),
  ).run(formSquadrons);

const inTwo = () => {
  const made = fleet();
  made.play('blue', 'assign', ['southampton', 1]);
  for (const ship of ['birmingham', 'nottingham', 'lowestoft']) made.play('blue', 'assign', [ship, 1]);
  return made;
};

test('GF-4.1a GF-4.1b two squadrons of eight points each are formed, and their leaders are known', () => {
  const made = inTwo().play('blue', 'lead', 'lion').play('blue', 'done').play('red', 'done');
  expect(made.state.squadrons.map(({ id, leader, ships }) => [id, leader, ships.length])).toEqual([
    ['blue-1', 'lion', 2],
    ['blue-2', 'southampton', 4],
    ['red-1', 'moltke', 1],
  ]);
  expect(made.ship('lowestoft').squadron).toBe('blue-2');
  expect(made.told('organised', 'red')).toHaveLength(2);
});

test('GF-4.1b six points make no squadron where there are sixteen in all, and the side is warned', () => {
  const made = fleet();
  expect(made.caution('blue', 'done')).toBeUndefined();
  for (const ship of ['southampton', 'birmingham', 'nottingham']) made.play('blue', 'assign', [ship, 1]);
  expect(made.caution('blue', 'done')).toMatch(/^Squadron 2 has less than 8 points/);
  made.play('blue', 'done').play('red', 'done');
  expect(made.state.squadrons.map(({ id, ships }) => [id, ships.length])).toEqual([
    ['blue-1', 3],
    ['red-1', 1],
  ]);
  expect(made.ship('southampton').squadron).toBeNull();
});

test('GF-4.1d of twelve to fifteen points two squadrons of six are formed, but not one of six beside ships of none', () => {
  const ids = ['southampton', 'birmingham', 'nottingham', 'lowestoft', 'dublin', 'chatham'];
  const made = table(...ids.map((id) => blue(like(SOUTHAMPTON, id), [0, 0], N)), red(MOLTKE, [0, -5], S)).run(formSquadrons);
  for (const ship of ids.slice(3)) made.play('blue', 'apart', ship);
  expect(made.caution('blue', 'done')).toMatch(/^Squadron 1 has less than 8 points/);
  for (const ship of ids.slice(3)) made.play('blue', 'assign', [ship, 1]);
  expect(made.caution('blue', 'done')).toBeUndefined();
  made.play('blue', 'done').play('red', 'done');
  expect(made.state.squadrons.filter(({ side }) => side === 'blue')).toHaveLength(2);
});

test('GF-4.1b a ship may stay out of all squadrons, and is warned of it', () => {
  const made = inTwo();
  expect(made.caution('blue', 'apart', 'tiger')).toMatch('whole battle');
  made.play('blue', 'apart', 'lion');
  expect(made.whyNot('blue', 'apart', 'lion')?.rule).toBe('GF-4.1b');
  made.play('blue', 'assign', ['lion', 0]).play('blue', 'done').play('red', 'done');
  expect(made.ship('lion').squadron).toBe('blue-1');
});

test('GF-4.2 a leader who leaves is followed by the next in the line', () => {
  const made = inTwo().play('blue', 'assign', ['tiger', 1]).play('blue', 'assign', ['tiger', 0]);
  made.play('blue', 'done').play('red', 'done');
  expect(made.state.squadrons[0]).toMatchObject({ leader: 'lion', ships: ['lion', 'tiger'] });
});
