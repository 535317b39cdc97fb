/** What is sent of a sight, and what comes of it at the other end. */
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../../games/index.ts';
import { anyAnswer, type Command, FastDice } from '../../kernel/index.ts';
import { toy } from '../../kernel/test/toy.ts';
import { Feed, ONLOOKER, Reader, Sender, type ShownEntry, Table } from '../index.ts';

/** As it would be in a message. */
const delivered = <T>(message: T): T => JSON.parse(JSON.stringify(message));

/** A viewer at the far end of a line, and what it should see: a fresh feed always tells everything. */
function farEnd(table: Table, viewer: string) {
  const [feed, sender, reader] = [new Feed(table, viewer), new Sender(), new Reader()];
  let log: readonly ShownEntry[] = [];
  return {
    look: () => {
      const news = delivered(sender.send(feed.look()));
      const sight = reader.read(news);
      log = [...log.slice(0, sight.log.from), ...sight.log.entries];
      return { news, text: JSON.stringify({ ...sight, log }) };
    },
    truth: () => {
      const sight = new Feed(table, viewer).look();
      return JSON.stringify({ ...sight, log: sight.log.entries });
    },
  };
}

describe.each([
  ['first-strike', 'cuxhaven', 'british'],
  ['nine-navies', '1915', 'allied'],
  ['cruiser-warfare', 'coronel', 'central'],
  ['cruiser-warfare', 'campaign', 'allied'],
])('%s, %s', (game, scenario, side) => {
  test('what arrives is what was shown, byte for byte, however it went back and forth', { timeout: 120_000 }, () => {
    const ruleset = gameNamed(game);
    const seats = Object.fromEntries(ruleset.sides.map((each) => [each, each === side ? 'person' : 'captain']));
    const table = Table.begin(ruleset, { scenario, seed: 'news' }, seats);
    const luck = new FastDice('news');
    const person = farEnd(table, side);
    const onlooker = farEnd(table, 'onlooker');
    for (let clicks = 0; clicks < 150 && !table.game.finished; clicks++) {
      table.work();
      if (luck.draw(4) === 0) table.undo(side);
      else table.staff(side, 'decision');
      table.work();
      expect(person.look().text === person.truth()).toBe(true);
      if (luck.draw(3) === 0) expect(onlooker.look().text === onlooker.truth()).toBe(true);
    }
  });
});

test('nothing new is next to nothing', () => {
  const table = Table.begin(toy, { seed: 'news' }, { red: 'person', blue: 'person' });
  const far = farEnd(table, 'red');
  far.look();
  expect(far.look().news).toEqual({
    number: 2,
    sight: { but: null },
    question: { name: 'bids', asked: { but: null } },
    names: {},
    log: { from: 0, entries: [] },
    tracker: { told: [], marked: { but: null } },
  });
});

test('news out of turn are refused', () => {
  const table = Table.begin(toy, { seed: 'news' });
  const [feed, sender, reader] = [new Feed(table, 'red'), new Sender(), new Reader()];
  const [first, second, third] = [1, 2, 3].map(() => sender.send(feed.look()));
  if (!first || !second || !third) throw new Error('three were sent');
  expect(() => reader.read(second)).toThrow('out of turn');
  reader.read(first);
  expect(() => reader.read(third)).toThrow('out of turn');
});

/** Plays on until an order has been told of that can be taken back. */
function untilToldAndFree(table: Table): Command {
  const chance = new FastDice('told');
  for (let [question] = table.game.questions; question; [question] = table.game.questions) {
    const before = table.game.log.length;
    const command = anyAnswer(question, (of) => chance.draw(of));
    table.order(question.side, [command]);
    if (table.game.log.length > before && table.game.canUndo(command.side)) return command;
  }
  throw new Error('nothing could be taken back');
}

test('what was taken back and done again while another looked with the same eyes is told again', () => {
  const table = Table.begin(gameNamed('nine-navies'), { scenario: '1915', seed: 'same eyes' });
  const [one, other] = [new Feed(table, ONLOOKER.id), new Feed(table, ONLOOKER.id)];
  const command = untilToldAndFree(table);
  one.look();
  const { lines } = one.lines();
  expect(table.undo(command.side)).toBeNull();
  other.look();
  expect(table.order(command.side, [command])).toBeNull();
  other.look();
  const { log } = one.look();
  expect([log.from < lines, log.from + log.entries.length]).toEqual([true, lines]);
});
