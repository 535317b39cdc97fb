/** The staff says why it ordered what it did, to its own side, until that side goes on. */
import { expect, test } from 'vitest';
import type { Kind, Ruleset } from '../../kernel/index.ts';
import { firstOf, memoryless } from '../../kernel/index.ts';
import { hunt } from '../../kernel/test/hunt.ts';
import { Feed, Table } from '../index.ts';

/** Moves every patrol and says why; of all else it says nothing, and is done as soon as it may be. */
const talker = memoryless<Kind>('talker', '', ({ side, question, because }) => {
  const command = question.name === 'patrol-moves' || !question.has('done') ? firstOf(question) : { side, verb: 'done' };
  if (command.verb === 'move') because?.(`It is as good as any of ${question.targets('move').length}.`);
  return command;
});
const rules: Ruleset<Kind> = { ...hunt, bots: [talker] };

const seated = (raider: string) => {
  const table = Table.begin(rules, { scenario: 'short', seed: 'staff' }, { hunter: 'person', raider });
  table.work();
  const send = (scope: 'decision' | 'phase'): void => {
    expect(table.staff('hunter', scope)).toBeNull();
    table.work();
  };
  return { table, send, said: (side = 'hunter') => new Feed(table, side).look().staff };
};

test('one sentence for what it has ordered', () => {
  const { send, said } = seated('talker');
  expect(said()).toEqual([]);
  send('decision');
  expect(said()).toEqual([{ label: 'move p1 north', words: 'It is as good as any of 8.' }]);
});

test('for a phase one for each order that has a reason, and for what has none nothing', () => {
  const { send, said } = seated('talker');
  send('phase');
  expect(said().map(({ label }) => label)).toEqual(['move p1 north', 'move p2 north']);
});

test('nobody else hears of it, and bots in their own seats say nothing', () => {
  const { send, said } = seated('talker');
  send('phase');
  expect([said('raider'), said('onlooker')]).toEqual([[], []]);
});

test('it is gone with the next order, and when the order is taken back', () => {
  const { table, send, said } = seated('talker');
  send('decision');
  expect(table.order('hunter', [{ side: 'hunter', verb: 'move', target: ['p2', 'east'] }])).toBeNull();
  expect(said()).toEqual([]);
  const again = seated('talker');
  again.send('decision');
  expect(again.table.undo('hunter')).toBeNull();
  expect(again.said()).toEqual([]);
});
