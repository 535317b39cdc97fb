/** What the captain orders, and what he decides before and after a battle. */
import { describe, expect, test } from 'vitest';
import type { Command } from '../../../kernel/index.ts';
import { captain } from '../bot/index.ts';
import { shipOf } from '../rules/fleet.ts';
import { moveFleets } from '../rules/movement.ts';
import { nightApproach } from '../rules/night.ts';
import { allOrders } from '../rules/orders.ts';
import { search } from '../rules/search.ts';
import type { Side } from '../state.ts';
import { fought, met } from './meetings.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

const answer = (game: TestTable, side: Side): Command =>
  captain.sit().decide({ side, question: game.question(side), data: game.data, view: () => game.view(side), chance: () => 0 });

/** What the captain orders until he has done, or until something else is asked. */
function written(game: TestTable, side: 'allied' | 'central'): Command[] {
  const commands: Command[] = [];
  const { name } = game.question(side);
  for (;;) {
    const command = answer(game, side);
    if (command.verb === 'done' || commands.length > 60) return commands;
    commands.push(command);
    game.play(side, command.verb, command.target);
    if (game.question(side).name !== name) return commands;
  }
}

describe('the coal of a raider', () => {
  test('CW-10.7 a neutral may refuse, so she asks again before anything else', () => {
    const game = table()
      .fleet('central', 'coronel', ['leipzig'], { order: { act: 'coal', to: null } })
      .fuel('leipzig', 3)
      .run(allOrders);
    game.play('allied', 'done');
    expect(answer(game, 'central')).toMatchObject({ verb: 'plot', target: ['leipzig', 'coal'] });
  });

  test('CW-10.4 Spee takes coal from his collier where there is no port', () => {
    const squadron = ['scharnhorst', 'gneisenau', 'german-collier-1'];
    const game = table()
      .fleet('central', 'marquesas', squadron, { hidden: true })
      .fuel('scharnhorst', 5)
      .fuel('gneisenau', 5)
      .run(allOrders);
    game.play('allied', 'done');
    expect(answer(game, 'central')).toMatchObject({ verb: 'plot', target: ['scharnhorst', 'feed'] });
  });
});

describe('the orders of the Central Powers', () => {
  test('CW-5.5k a fleet that lay still is sent raiding, for only raiders may hide', () => {
    const game = table().fleet('central', 'gulf-of-guinea', ['eber'], { mission: 'intercept' }).run(allOrders);
    game.play('allied', 'done');
    expect(answer(game, 'central')).toMatchObject({ verb: 'mission', target: ['eber', 'raid'] });
  });

  test('CW-5.82 a liner leaves the gunboats that keep her from raiding', () => {
    const game = table().fleet('central', 'gulf-of-guinea', ['eber', 'cap-trafalgar']).run(allOrders);
    game.play('allied', 'done');
    expect(answer(game, 'central')).toMatchObject({ verb: 'divide', target: 'cap-trafalgar' });
  });

  test('CW-15.3a a raider in sight of hunters splits off a decoy, and the decoy does not hide', () => {
    const game = table({}, { decoys: 'on' }).fleet('central', 'brazil', ['dresden']).fleet('allied', 'narrows', ['kent']).run(allOrders);
    game.play('allied', 'done');
    expect(answer(game, 'central')).toMatchObject({ verb: 'decoy', target: 'dresden' });
    const order = { act: 'move', to: 'brazil' } as const;
    const empty = table({}, { decoys: 'on' }).fleet('central', 'narrows', [], { name: 'empty', decoy: true, order }).run(moveFleets);
    expect(answer(empty.play('allied', 'done'), 'central')).toMatchObject({ verb: 'done' });
  });
});

describe('the Admiralty', () => {
  test('CW-5.54 fast cruisers leave slow company, two together', () => {
    const game = table().fleet('allied', 'arabian-sea', ['goliath', 'ocean', 'weymouth', 'dartmouth']).dice(1).run(allOrders);
    const [divide, add] = written(game, 'allied');
    expect([divide?.verb, add?.verb]).toEqual(['divide', 'add']);
    expect([divide?.target, Array.isArray(add?.target) && add.target[0]].sort()).toEqual(['dartmouth', 'weymouth']);
  });

  test('CW-5.51 two squadrons too weak for Spee meet him as one', () => {
    const game = table().fleet('allied', 'coronel', ['good-hope']).fleet('allied', 'coronel', ['monmouth']);
    game.fleet('central', 'galapagos', ['scharnhorst', 'gneisenau'], { token: 'spee' });
    game.state.known.allied.push({ token: 'spee', ships: ['scharnhorst', 'gneisenau'], turn: 2 });
    expect(written(game.run(allOrders), 'allied')[0]).toMatchObject({ verb: 'combine', target: ['monmouth', 'good-hope'] });
  });

  test('CW-5.5n a slow cruiser off a German port blockades it, and lies down before it', () => {
    const game = table().fleet('allied', 'gulf-of-guinea', ['cumberland'], { movedIn: 2 }).run(allOrders);
    expect(written(game, 'allied')).toMatchObject([{ verb: 'blockade', target: 'cumberland' }]);
    const before = table()
      .fleet('allied', 'gulf-of-guinea', ['cumberland'], { order: { act: 'blockade', to: null } })
      .run(moveFleets);
    expect(answer(before, 'allied')).toMatchObject({ verb: 'lay', target: 'cumberland' });
  });

  test('CW-5.5r blockaders leave a port that has fallen, and one where they find no coal', () => {
    const off = (area: 'yellow-sea' | 'caroline-islands', fuel: number, tsingtaoFell = 0) =>
      written(
        table({ turn: 9, tsingtaoFell }).fleet('allied', area, ['kent'], { post: 'blockade' }).fuel('kent', fuel).run(allOrders),
        'allied',
      )[0];
    expect(off('yellow-sea', 12)).toBeUndefined();
    expect(off('yellow-sea', 12, 8)).toMatchObject({ verb: 'recall', target: ['kent', 'new'] });
    expect(off('caroline-islands', 12)).toBeUndefined();
    expect(off('caroline-islands', 5)).toMatchObject({ verb: 'recall', target: ['kent', 'new'] });
  });

  test('CW-11.7c a fast cruiser is called from her station, a slow one in a good sea is not', () => {
    const game = table({ turn: 9 }).fleet('allied', 'eastern-seaboard', ['bristol', 'suffolk'], { post: 'station' }).run(allOrders);
    expect(written(game, 'allied')[0]).toMatchObject({ verb: 'recall', target: ['bristol', 'new'] });
    const slow = table({ turn: 9 }).fleet('allied', 'eastern-seaboard', ['suffolk'], { post: 'station' }).run(allOrders);
    expect(written(slow, 'allied')).toEqual([]);
  });

  test('CW-15.3a an empty marker stays in a good sea, as long as no convoy wants it', () => {
    const decoys = { decoys: 'on' };
    const game = table({}, decoys).fleet('allied', 'eastern-seaboard', ['bristol']).dice(1).run(allOrders);
    expect(written(game, 'allied')).toMatchObject([{ verb: 'decoy', target: 'bristol' }]);
    const short = table({}, decoys).fleet('allied', 'madeira', [], { name: 'empty', decoy: true });
    for (let marker = 1; marker < 18; marker++) short.fleet('allied', 'coronel', [], { name: `other ${marker}`, decoy: true });
    expect(answer(short.run(allOrders), 'allied')).toMatchObject({ verb: 'withdraw-decoy', target: 'empty' });
  });

  test('CW-7.34a a cripple stays behind to be mended', () => {
    const game = table().fleet('allied', 'samoa', ['kent', 'cornwall']);
    game.ship('kent', { hull: 3 });
    expect(written(game.run(allOrders), 'allied')[0]).toMatchObject({ verb: 'station', target: 'kent' });
  });

  test('CW-11.7b the weak on station look away', () => {
    const game = table()
      .fleet('allied', 'gulf-of-alaska', ['rainbow'], { post: 'station' })
      .fleet('central', 'gulf-of-alaska', ['leipzig']);
    expect(answer(game.run(search), 'allied')).toMatchObject({ verb: 'done' });
  });
});

describe('before and after a battle', () => {
  const at = (finder: Side) => {
    const game = table().fleet('allied', 'brazil', ['kent']).fleet('central', 'brazil', ['dresden']);
    return game.contact('kent', 'dresden', { finders: [finder] }).run(nightApproach);
  };

  test('CW-5.73a light guns come up by night, heavier ones wait for the day', () => {
    expect(answer(at('central'), 'central')).toMatchObject({ verb: 'approach' });
    expect(answer(at('allied'), 'allied')).toMatchObject({ verb: 'wait' });
  });

  const hurt = (game: TestTable) => fought(game, (state) => Object.assign(shipOf(state, 'emden'), { hull: 1 }));

  test('CW-7.34c a cripple that another enemy has found is given up, and no other', () => {
    expect(answer(hurt(met()), 'central')).toMatchObject({ verb: 'done' });
    const twice = met().fleet('allied', 'bay-of-bengal', ['hampshire']).contact('hampshire', 'emden');
    expect(answer(hurt(twice), 'central')).toMatchObject({ verb: 'withdraw', target: 'emden' });
  });
});
