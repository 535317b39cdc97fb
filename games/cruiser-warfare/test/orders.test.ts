/** The orders of a side as a whole: filed under their fleets, refused with a reason, taken one by one. */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../../kernel/index.ts';
import { anyAnswer, commandsOf, FastDice, Game } from '../../../kernel/index.ts';
import { cruiserWarfare } from '../index.ts';
import type { CruiserWarfare } from '../kind.ts';
import { alliedMoves } from '../rules/movement.ts';
import { alliedOrders, allOrders, centralOrders } from '../rules/orders.ts';
import { alliedSetUp, centralSetUp } from '../rules/setup.ts';
import { table } from './table.ts';

const BY_FLEET = [alliedSetUp, centralSetUp, alliedOrders, centralOrders, alliedMoves];

/** Questions about orders, each kind a few times, in games of chance with every option. */
function* questions(games: number): Generator<Question<CruiserWarfare>> {
  for (let n = 0; n < games; n++) {
    const settings = { scenario: 'campaign', options: { combat: 'basic', decoys: 'on' }, seed: `orders ${n}`, dice: 'fast' } as const;
    const game = new Game(cruiserWarfare, settings);
    const chance = new FastDice(`orders ${n}`);
    for (let i = 0; !game.finished; i++) {
      const [question] = game.questions;
      if (!question) break;
      if (i % 7 === 0 && BY_FLEET.some(({ name }) => name === question.name)) yield question;
      game.apply(anyAnswer(question, (of) => chance.draw(of)));
    }
  }
}

const inShort = (question: Question<CruiserWarfare>): string[] =>
  [...commandsOf(question.side, question.offer)].map(({ verb, target }) => JSON.stringify([verb, target]));

describe('orders are filed under their fleets', () => {
  test('every one under the fleet that it is listed under, and none twice', () => {
    const met = new Set<string>();
    for (const question of questions(6)) {
      met.add(question.name);
      for (const fleet of question.pieces)
        for (const { verb, target } of commandsOf(question.side, question.offerUnder(fleet)))
          expect(question.under(verb, target), `${question.name}: ${verb} ${String(target)}`).toBe(fleet);
      const whole = inShort(question);
      expect(new Set(whole).size, question.name).toBe(whole.length);
    }
    expect([...met].sort()).toEqual(BY_FLEET.map(({ name }) => name).sort());
  });

  test('what is taken is the same, whether all is listed or one fleet looked at', () => {
    for (const question of questions(2)) {
      const one = question.pieces.flatMap((fleet) => [...commandsOf(question.side, question.offerUnder(fleet))]);
      for (const { verb, target } of one) expect(question.takes(verb, target)).toEqual(target);
      expect(inShort(question)).toEqual(expect.arrayContaining(one.map(({ verb, target }) => JSON.stringify([verb, target]))));
    }
  });

  test('whatever a stranger sends is filed nowhere, refused with a rule, and nothing throws', () => {
    const game = table().fleet('allied', 'azores', ['fox']).fleet('central', 'azores', ['emden'], { hidden: true }).run(allOrders);
    const question = game.question('allied');
    const enemy = ['emden', ['emden', 'madeira'], ['emden', 'emden']];
    for (const verb of question.verbs)
      for (const target of [0, -1, '', 'nobody', [], [0], ['', ''], ['constructor', '__proto__'], ...enemy]) {
        expect(question.takes(verb, target), verb).toBeNull();
        if (verb !== 'done') expect(question.why(verb, target)?.rule, verb).toMatch(/^CW-/);
      }
  });
});

test('CW-3.1a the reason of a refusal is the same whether or not an enemy is there', () => {
  const reasons = (hidden: boolean) => {
    const game = table().fleet('allied', 'azores', ['fox']);
    if (hidden) game.fleet('central', 'azores', ['emden'], { hidden: true });
    const question = game.run(allOrders).question('allied');
    return [...question.verbs].map((verb) => [question.why(verb, 'emden'), question.why(verb, ['emden', 'madeira'])]);
  };
  expect(reasons(true)).toEqual(reasons(false));
});

describe('CW-11.42a a fleet that lies still and mends is told its chance', () => {
  const odds = (ships: readonly string[], area: 'easter-island' | 'azores') => {
    const game = table().fleet('allied', area, ships, { name: 'fleet' });
    for (const id of ships) game.ship(id, { hull: 2 });
    return game.run(allOrders).prospects('allied', 'work', ['fleet', 'repair'])['something is mended'];
  };

  test('one in six for a hull, one in three on a friendly coast', () => {
    expect(odds(['good-hope'], 'easter-island')).toBeCloseTo(1 / 6);
    expect(odds(['good-hope'], 'azores')).toBeCloseTo(1 / 3);
  });

  test('and for two ships that either is', () => expect(odds(['good-hope', 'monmouth'], 'azores')).toBeCloseTo(1 - (2 / 3) ** 2));

  test('CW-11.43 with the guns of a Japanese ship in her own yard', () => {
    const game = table().fleet('allied', 'bonin-islands', ['kongo']);
    game.ship('kongo', { hull: 2, primary: 1 });
    const chance = game.run(allOrders).prospects('allied', 'work', ['kongo', 'repair'])['something is mended'];
    expect(chance).toBeCloseTo(1 - (2 / 3) * (1 / 2));
  });
});

test('CW-5.4a what is written stands in the list, and can be struck out until all is handed in', () => {
  const game = table().fleet('central', 'azores', ['emden']).run(allOrders).play('allied', 'done');
  expect(game.question('central').takingBack).toEqual({ unplot: 'plot' });
  expect(game.ordersFor('central', 'emden', 'unplot')).toEqual([]);
  game.play('central', 'plot', ['emden', 'madeira']);
  expect(game.ordersFor('central', 'emden', 'unplot')).toEqual(['emden madeira']);
  game.play('central', 'unplot', ['emden', 'madeira']);
  expect(game.at('emden').next).toBeNull();
});

test('CW-5.4a whoever writes no order at all is asked again', () => {
  const game = table().fleet('central', 'azores', ['emden']).fleet('central', 'madeira', ['leipzig']).run(allOrders).play('allied', 'done');
  expect(game.caution('central', 'done')).toBe('Nothing has been ordered: 2 fleets stay, with no order.');
  game.play('central', 'plot', ['emden', 'madeira']);
  expect([game.consequence('central'), game.caution('central', 'done')]).toEqual(['1 fleet stays, with no order', undefined]);
});

test('CW-10.3a one order to coal for all whose bunkers are half empty, for those on station, and for those on their last boxes', () => {
  const game = table()
    .fleet('allied', 'azores', ['fox'])
    .fleet('allied', 'narrows', ['kent'])
    .fleet('allied', 'tahiti', ['bristol'], { post: 'station' })
    .fleet('allied', 'madeira', ['good-hope'])
    .fuel('fox', 1)
    .fuel('kent', 5)
    .fuel('bristol', 5)
    .run(allOrders);
  const words = (fleet: string) => game.question('allied').all('work', [fleet, 'coal']);
  const half = 'All with half empty bunkers take in coal';
  expect(words('fox')).toEqual([half, 'All on their last boxes of coal take in more']);
  expect(words('bristol')).toEqual([half, 'All on station with half empty bunkers take in coal']);
  expect([words('kent'), words('good-hope')]).toEqual([[half], []]);
});
