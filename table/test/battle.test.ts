/** A battle by itself as the table puts it: its groups, its steps, and how far the staff goes. */
import { expect, test } from 'vitest';
import { cruiserWarfare } from '../../games/cruiser-warfare/index.ts';
import { Feed, type Sight, Table } from '../index.ts';

const SEATS = { allied: 'person', central: 'captain' };

const sightOf = (table: Table): Sight => new Feed(table, 'allied').look(0);

/** Coronel with the Allies asked something of this name, by way of the staff. */
function coronel(question: string, seed: string): Table {
  const table = Table.begin(cruiserWarfare, { scenario: 'coronel', seed }, SEATS);
  table.work();
  for (let answers = 0; answers < 60 && sightOf(table).question?.name !== question; answers++) {
    table.staff('allied', 'decision');
    table.work();
  }
  return table;
}

const phasesOf = (table: Table): readonly string[] =>
  sightOf(table)
    .tracker.filter(({ isPhase }) => isPhase)
    .map(({ title, where }) => `${title} ${where}`);

/** The way down to where it stands. */
const stepOf = (table: Table): string =>
  sightOf(table)
    .tracker.filter(({ where }) => where === 'now')
    .map(({ title }) => title)
    .join(' › ');

test('CW-7.3a groups are called after the ship that leads them', () => {
  const names = Object.values(sightOf(coronel('move', 'Cradock')).question?.names ?? {});
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/^(?:Good Hope|Glasgow|Monmouth|Otranto)(?: and (?:\d more|[A-Z].+))?$/);
});

test('a battle by itself is tracked by its own steps', () => {
  const table = coronel('set-up', 'Cradock');
  expect(phasesOf(table)).toEqual(['Initiative done', 'Entry done', 'Placement now', 'Round later']);
});

test('the staff finishes the step of a battle, and not the battle', () => {
  const table = coronel('move', 'Cradock');
  const before = stepOf(table);
  table.staff('allied', 'phase');
  table.work();
  expect(sightOf(table).ending).toBeNull();
  expect(stepOf(table)).not.toBe(before);
  expect(sightOf(table).log.entries.filter(({ words }) => /^Round/.test(words)).length).toBeLessThanOrEqual(1);
});
