/** A battle by itself as the table puts it: its groups, its steps, and how far the staff goes. */
import { expect, test } from 'vitest';
import { cruiserWarfare } from '../../games/cruiser-warfare/index.ts';
import { Host } from '../host.ts';
import type { Table } from '../protocol.ts';

const SEATS = { allied: 'person', central: 'captain' };
const forever = (): boolean => false;

function tableOf(host: Host): Table {
  const shown = host.shown();
  if (shown.type !== 'table') throw new Error('a curtain hangs');
  return shown.table;
}

/** Coronel with the Allies asked something of this name, by way of the staff. */
function coronel(question: string, seed: string): Host {
  const host = Host.begin(cruiserWarfare, { scenario: 'coronel', seed }, SEATS);
  host.work(forever);
  for (let answers = 0; answers < 60 && tableOf(host).question?.name !== question; answers++) {
    host.staff('decision');
    host.work(forever);
  }
  return host;
}

const phasesOf = (host: Host): readonly string[] =>
  tableOf(host)
    .tracker.filter(({ isPhase }) => isPhase)
    .map(({ title, where }) => `${title} ${where}`);

/** The way down to where it stands. */
const stepOf = (host: Host): string =>
  tableOf(host)
    .tracker.filter(({ where }) => where === 'now')
    .map(({ title }) => title)
    .join(' › ');

test('CW-7.3a groups are called after the ship that leads them', () => {
  const names = Object.values(tableOf(coronel('move', 'Cradock')).question?.names ?? {});
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/^(?:Good Hope|Glasgow|Monmouth|Otranto)(?: and (?:\d more|[A-Z].+))?$/);
});

test('a battle by itself is tracked by its own steps', () => {
  const host = coronel('set-up', 'Cradock');
  expect(phasesOf(host)).toEqual(['Initiative done', 'Entry done', 'Placement now', 'Round later']);
});

test('the staff finishes the step of a battle, and not the battle', () => {
  const host = coronel('move', 'Cradock');
  const before = stepOf(host);
  host.staff('phase');
  host.work(forever);
  expect(tableOf(host).ending).toBeNull();
  expect(stepOf(host)).not.toBe(before);
  expect(tableOf(host).log.entries.filter(({ words }) => /^Round/.test(words)).length).toBeLessThanOrEqual(1);
});
