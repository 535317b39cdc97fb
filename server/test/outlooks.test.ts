/** What pages with the same eyes share, and that nobody sees by it what is another's. */
import { expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { anyAnswer, FastDice, hidesOrders } from '../../kernel/index.ts';
import { hunt } from '../../kernel/test/hunt.ts';
import { type News, ONLOOKER, Reader, Table } from '../../table/index.ts';
import { Outlooks } from '../play/outlooks.ts';
import { Watcher } from '../play/watcher.ts';

const ORDERS = 300;

function playOn(table: Table, chance: FastDice): void {
  const [question] = table.game.questions;
  if (question) table.order(question.side, [anyAnswer(question, (of) => chance.draw(of))]);
}

test.each(games.filter((game) => !hidesOrders(game)).map((game) => [game.id, game] as const))(
  '%s hides no orders: all have the view of an onlooker, byte for byte, so that it can be made for all of them at once',
  (_, ruleset) => {
    const table = Table.begin(ruleset, { seed: 'the same for all' });
    const chance = new FastDice('any');
    for (let order = 0; order < ORDERS; order++) {
      const views = [...ruleset.sides, ONLOOKER.id].map((viewer) => JSON.stringify(table.game.view(viewer)));
      expect(new Set(views).size).toBe(1);
      playOn(table, chance);
    }
  },
);

test.each(games.map((game) => [game.id, game] as const))('%s: what is shown is what each would be shown alone', (_, ruleset) => {
  const table = Table.begin(ruleset, { seed: 'together' });
  const chance = new FastDice('any');
  for (let order = 0; order < 20; order++) {
    const together = new Outlooks(table);
    for (const viewer of [...ruleset.sides, ONLOOKER.id]) {
      const alone = new Outlooks(table).of(viewer, 0, null);
      expect(JSON.stringify(together.of(viewer, 0, null))).toBe(JSON.stringify(alone));
      expect(alone.view).toEqual(JSON.parse(JSON.stringify(table.game.view(viewer))));
    }
    playOn(table, chance);
  }
});

test('whoever looks with the same eyes at the same moment is given the same object', () => {
  const [ruleset] = games;
  if (!ruleset) throw new Error('there is no game');
  const outlooks = new Outlooks(Table.begin(ruleset, { seed: 'two' }));
  expect(outlooks.of(ONLOOKER.id, 0, null)).toBe(outlooks.of(ONLOOKER.id, 0, null));
});

/** A hunter who has been spared a question: whoever opens a page in his seat is told of it, whoever was there has heard of it. */
function spared(): Table {
  const table = Table.begin(hunt, { seed: 'standing' }, { hunter: 'person', raider: 'random' });
  table.isApart = true;
  table.stand('hunter', { question: 'patrol-moves', label: 'None', kind: '', answer: { verb: 'done', target: null } });
  table.work();
  return table;
}

const pageAt = (table: Table): { readonly news: News[]; look(): void } => {
  const news: News[] = [];
  const watcher = new Watcher('hunter', null, { news: (each) => news.push(each), failed: () => undefined });
  return { news, look: () => watcher.changed(table) };
};

test('that somebody opens another page in the same seat is no news to the first', () => {
  const table = spared();
  const [first, second] = [pageAt(table), pageAt(table)];
  first.look();
  first.look();
  const { length } = first.news;
  second.look();
  const [told] = second.news;
  expect(told && new Reader().read(told).answered).not.toEqual([]);
  first.look();
  expect(first.news).toHaveLength(length);
});
