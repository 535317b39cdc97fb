/** What is sent of a sight, and what comes of it at the other end. */
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../../games/index.ts';
import { FastDice } from '../../kernel/index.ts';
import { toy } from '../../kernel/test/toy.ts';
import { Feed, Reader, Sender, type ShownEntry, Table } from '../index.ts';

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
