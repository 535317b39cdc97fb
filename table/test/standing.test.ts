/** What is ordered for good is answered by itself, until it is said otherwise. */
import { expect, test } from 'vitest';
import type { Command } from '../../kernel/index.ts';
import { hunt } from '../../kernel/test/hunt.ts';
import { Feed } from '../feed.ts';
import { Table } from '../table.ts';

const alone = { hunter: 'person', raider: 'random' };
const both = { hunter: 'person', raider: 'person' };
const move = (piece: string, to: string): Command => ({ side: 'hunter', verb: 'move', target: [piece, to] });
const done: Command = { side: 'hunter', verb: 'done' };

/** The hunter's patrols were sent north once, and the question was ended: that is 'as last turn' from then on. */
function begun(seats = alone): { readonly table: Table; readonly feed: Feed } {
  const table = Table.begin(hunt, { seed: 'standing' }, seats);
  const feed = new Feed(table, 'hunter');
  table.work();
  feed.look();
  expect(table.order('hunter', [move('p1', 'north'), move('p2', 'west')])).toBeNull();
  expect(table.order('hunter', [done])).toBeNull();
  table.work();
  feed.look();
  return { table, feed };
}

const asLastTurn = { question: 'patrol-moves', label: 'As last turn', kind: 'As last turn', answer: null };
const moves = ({ game }: Table): number => game.commands.filter(({ verb }) => verb === 'move').length;

/** The hunter ends whatever else is asked, until the turn is another. */
function endTurn({ table, feed }: ReturnType<typeof begun>): void {
  const { pass } = table.game.play;
  while (table.game.play.pass === pass && !table.game.finished) {
    if (table.game.questionFor('hunter')) table.order('hunter', [done]);
    table.work();
    feed.look();
  }
}

test('all orders of a kind are given and the question is over, turn after turn, until it is to be asked again', () => {
  const at = begun();
  at.table.stand('hunter', asLastTurn);
  const before = moves(at.table);
  endTurn(at);
  expect(moves(at.table)).toBe(before + 2);
  expect(at.feed.look().question?.name).not.toBe('patrol-moves');
  at.table.standingOrders.end('hunter', 'patrol-moves');
  endTurn(at);
  expect([moves(at.table), at.feed.look().standing]).toEqual([before + 2, []]);
});

test('its side alone hears of it, and what was given so is told', () => {
  const at = begun();
  at.table.stand('hunter', asLastTurn);
  expect([at.feed.look().standing, new Feed(at.table, 'raider').look().standing]).toEqual([[asLastTurn], []]);
  const { length } = at.table.game.commands;
  endTurn(at);
  expect(at.table.answeredFor('hunter', length).map(({ label }) => label)).toContain('As last turn');
});

test('of orders without end, each for another question, the latest stand', () => {
  const { table } = begun();
  for (let question = 0; question < 1000; question++) table.stand('hunter', { ...asLastTurn, question: `nobody asks ${question}` });
  const standing = table.standingOrders.of('hunter');
  expect([standing.length, standing.at(-1)?.question]).toEqual([200, 'nobody asks 999']);
});

test('nothing stands where another person would notice who was not asked', () => {
  const table = Table.begin(hunt, { seed: 'standing' }, both);
  table.stand('hunter', asLastTurn);
  expect(table.standingOrders.of('hunter')).toEqual([]);
});

/** Both raiders have raided, and with this seed each has taken a prize. */
function twoPrizes(): Table {
  const table = Table.begin(hunt, { seed: 'r50' }, { hunter: 'random', raider: 'person' });
  const raider = (verb: string, target?: string): Command => ({ side: 'raider', verb, ...(target === undefined ? {} : { target }) });
  for (const command of [raider('done'), raider('name', 'emden'), raider('name', 'ayesha'), raider('done')]) {
    table.work();
    expect(table.order('raider', [command])).toBeNull();
  }
  table.work();
  return table;
}

const sinkAll = { question: 'prize', label: 'sink', kind: 'sink', answer: { verb: 'sink', target: null } };
const sunk = ({ game }: Table): number => game.commands.filter(({ verb }) => verb === 'sink').length;

test('one answer does for all that are left of a row, and for no other row', () => {
  const table = twoPrizes();
  const feed = new Feed(table, 'raider');
  expect([feed.look().question?.name, feed.look().question?.isInRow]).toEqual(['prize', true]);
  table.order('raider', [{ side: 'raider', verb: 'sink' }]);
  table.standInRow('raider', sinkAll);
  table.work();
  expect([sunk(table), feed.look().question?.name, feed.look().standing]).toEqual([2, 'raider-orders', []]);
});

test('where nothing of the row is left, no answer stands', () => {
  const table = twoPrizes();
  for (const _ of [1, 2]) table.order('raider', [{ side: 'raider', verb: 'sink' }]);
  table.work();
  table.standInRow('raider', sinkAll);
  expect(table.standingOrders.due('raider')).toBeNull();
});
