/** What pages with the same eyes share, and that nobody sees by it what is another's. */
import { expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { anyAnswer, FastDice, hidesOrders } from '../../kernel/index.ts';
import { ONLOOKER, Table } from '../../table/index.ts';
import { Outlooks } from '../play/outlooks.ts';

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
