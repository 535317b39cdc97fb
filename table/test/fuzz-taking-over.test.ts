/** The staff takes over wherever a person leaves off: whatever has been ordered before, nothing that it orders is refused. */
import { expect, test } from 'vitest';
import { chanceFrom, randomBot, SeatedBot } from '../../bots/index.ts';
import { games } from '../../games/index.ts';
import { gamesFor, seedOf } from '../../test/fuzz.ts';
import { Table } from '../table.ts';

const between = games.filter(({ sides }) => sides.length > 1);

test.each(between.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_id, ruleset) => {
  let taken = 0;
  for (let number = 0; number < gamesFor(1, 40); number++) {
    const chance = chanceFrom(seedOf('taking over', number));
    const scenario = ruleset.scenarios[chance(ruleset.scenarios.length)]?.id ?? '';
    const table = Table.begin(
      ruleset,
      { seed: seedOf('taking over', number), scenario },
      Object.fromEntries(ruleset.sides.map((side) => [side, 'person'])),
    );
    const people = new Map(ruleset.sides.map((side) => [side, new SeatedBot(table.game, side, randomBot)]));
    for (let step = 0; step < gamesFor(30, 400) && !table.game.finished; step++) {
      const { questions } = table.game;
      const { side, closing } = questions[chance(questions.length)] ?? { side: '', closing: undefined };
      // Somebody orders this and that, but leaves the end of the question to the staff.
      for (let orders = chance(4); orders > 0 && table.game.questionFor(side)?.closing === closing; orders--)
        people.get(side)?.answer(chance, ({ verb }) => verb !== closing);
      if (!table.game.questionFor(side)) continue;
      expect(table.staff(side, chance(3) === 0 ? 'phase' : 'decision')).toBeNull();
      table.work(undefined, 40, () => void taken++);
      table.callStaffBack();
    }
  }
  expect(taken).toBeGreaterThan(0);
});
