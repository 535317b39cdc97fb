/** GW-12 (ours): mines are laid, struck and swept. */
import { describe, expect, test } from 'vitest';
import { hasShip } from '../../../register/index.ts';
import { loadsFor, MINELAYERS } from '../data/minelayers.ts';
import type { FleetOf } from '../data/operation.ts';
import { fieldAt, fieldsOf, strikeMines } from '../rules/minefields.ts';
import { layMines, sweepMines } from '../rules/minework.ts';
import type { Field, Side } from '../state.ts';
import { british, german, operationWith, type TestTable, table, tableOf } from './table.ts';

const NOBODY: readonly Side[] = [];

/** One British and one German fleet, and these fields alone. */
function sea(fields: readonly Field[], beatty: readonly string[] = ['lion'], changes: Partial<FleetOf> = {}): TestTable {
  const game = table(british('beatty', 'L6', beatty, changes), german('hipper', 'N11', ['kolberg'], { mission: 'minelaying', mines: 2 }));
  game.state.fields = fields.map((field) => ({ ...field }));
  game.fleet('beatty', { track: ['L6'], ran: [1, 0] });
  game.fleet('hipper', { track: ['N11'], ran: [1, 0] });
  return game;
}

const secret = (strength: number, zone = 'L6', side: Side = 'central'): Field => fieldAt(zone, side, strength, [side]);

describe('the fields of history', () => {
  const on = (year: number, month: number, day: number) =>
    fieldsOf(tableOf(operationWith([british('beatty', 'K4', ['lion'])], { date: { year, month, day } })).war);

  test('GW-12.1 lie there from the day on which they were laid, for the side of the navy that laid them', () => {
    expect(on(1914, 8, 4).map(({ zone, side }) => [zone, side])).toEqual([['O13', 'central']]);
    expect(on(1914, 8, 5).map(({ zone }) => zone)).toContain('Q7');
  });

  test('GW-12.1 are known to both sides after thirty days: Ostfriesland’s was not', () => {
    const amrum = on(1916, 5, 30).filter(({ zone }) => zone === 'M12');
    expect(amrum.map(({ known }) => known)).toEqual([['allied', 'central'], ['allied']]);
  });

  test('GW-12.1 are left out with the switch', () => {
    const operation = operationWith([british('beatty', 'K4', ['lion'])]);
    expect(tableOf(operation, { mines: 'off' }).state.fields).toEqual([]);
    expect(tableOf(operation).state.fields).not.toEqual([]);
  });
});

describe('striking', () => {
  test('GW-12.2 a die for each point of strength, and a 6 strikes: a roll on the torpedo table', () => {
    const game = sea([secret(2)])
      .dice(5, 6, 1, 3, 4)
      .run(strikeMines);
    expect(game.ship('lion').hull).toBe(2);
    expect(game.told('mined', 'allied')).toEqual([{ type: 'mined', side: 'allied', ship: 'lion', zone: 'L6' }]);
  });

  test('GW-12.2 who laid it learns nothing, and who was struck knows of the field', () => {
    const game = sea([secret(2)])
      .dice(5, 6, 1, 3, 4)
      .run(strikeMines);
    expect(game.read('central')).toEqual([]);
    expect(game.seenBy('central').fields).toEqual([{ zone: 'L6', side: 'central', strength: 2 }]);
    expect(game.seenBy('allied').fields).toEqual([{ zone: 'L6', side: 'central', strength: null }]);
  });

  test('GW-12.2 nobody hears of a mine that was missed', () => {
    const game = sea([secret(2)])
      .dice(5, 5)
      .run(strikeMines);
    expect([...game.read('allied'), ...game.read('central')]).toEqual([]);
    expect(game.seenBy('allied').fields).toEqual([]);
  });

  test('GW-12.2 half the dice, rounded up, for one that passes through', () => {
    const game = sea([secret(3, 'L5')]);
    game.fleet('beatty', { track: ['L5', 'L6'] });
    game.dice(1, 1).run(strikeMines);
    expect(game.rolls).toEqual(['mine: clear', 'mine: clear']);
  });

  test('GW-12.2 a capital ship stands twice in the lot', () => {
    // Fearless is the third of three.
    const game = sea([secret(1)], ['lion', 'fearless'])
      .dice(6, 3, 3, 4)
      .run(strikeMines);
    expect(game.ship('fearless')).toMatchObject({ fate: 'gone', told: false });
    expect(game.told('lost', 'allied')).toEqual([{ type: 'lost', side: 'allied', ship: 'fearless', how: 'mined' }]);
    expect(game.read('central')).toEqual([]);
    expect(game.seenBy('central').ships.find(({ id }) => id === 'fearless')).toMatchObject({ fate: 'afloat', sunk: false });
  });

  test('GW-12.2 escorts are among those that may be struck', () => {
    const game = table(
      british('beatty', 'L6', ['lion']),
      british('scouts', 'L6', ['fearless'], { mission: 'escort', charge: 'beatty' }),
      german('hipper', 'N11', ['kolberg']),
    );
    game.state.fields = [secret(1)];
    for (const id of ['beatty', 'scouts']) game.fleet(id, { track: ['L6'] });
    expect(game.dice(6, 3, 3, 4).run(strikeMines).ship('fearless').fate).toBe('gone');
  });

  test('GW-12.2 nothing goes up under a fleet in port, nor under one that sweeps there', () => {
    const game = sea([secret(3, 'K2')]);
    game.fleet('beatty', { zone: 'K2', track: ['K2'], port: 'rosyth', ran: [0, 0] });
    expect(game.run(strikeMines).rolls).toEqual([]);
    game.fleet('beatty', { port: null, task: { do: 'sweep' } });
    expect(game.run(strikeMines).rolls).toEqual([]);
  });

  test('GW-12.2 who knows of a field keeps clear of it by day, in clear weather and mist', () => {
    const known = { ...secret(1), known: ['allied', 'central'] as const };
    const rolls = (turn: number, weather: 'clear' | 'mist' | 'fog'): number => {
      const game = sea([known]);
      game.state.turn = turn;
      game.state.weather.centre = weather;
      if (turn === 5 || weather === 'fog') game.dice(1);
      return game.run(strikeMines).rolls.length;
    };
    expect([rolls(1, 'clear'), rolls(1, 'mist'), rolls(1, 'fog'), rolls(5, 'clear')]).toEqual([0, 0, 1, 1]);
  });

  test('GW-12.2 one’s own mines too are struck in the dark, but not in a swept channel', () => {
    const own = (zone: string) => {
      const game = sea([secret(1, zone, 'central')]);
      game.state.turn = 5;
      return game;
    };
    const game = own('N11');
    game.state.fields = [secret(1, 'L9')];
    game.fleet('hipper', { zone: 'L9', track: ['L9'] });
    expect(game.dice(1).run(strikeMines).rolls).toEqual(['mine: clear']);
    expect(own('N11').run(strikeMines).rolls).toEqual([]);
  });

  test('GW-12.2 nor does a channel help where it is dark and thick at once, as Yorck found', () => {
    const rolls = (turn: number): number => {
      const game = sea([secret(1, 'N11')]);
      game.state.turn = turn;
      game.state.weather.bight = 'fog';
      if (turn === 5) game.dice(1);
      return game.run(strikeMines).rolls.length;
    };
    expect([rolls(1), rolls(5)]).toEqual([0, 1]);
  });

  test('GW-12.2 a channel is no help against a field that nobody has found yet', () => {
    const game = sea([fieldAt('N11', 'allied', 1, ['allied'])]);
    expect(game.dice(1).run(strikeMines).rolls).toEqual(['mine: clear']);
  });
});

describe('laying', () => {
  const laying = (changes: Parameters<TestTable['fleet']>[1] = {}) => {
    const game = sea([]);
    game.fleet('hipper', { task: { do: 'lay' }, ...changes });
    return game;
  };

  test('GW-12.3 a load in a turn, hidden from the enemy', () => {
    const game = laying().run(layMines);
    expect(game.fleet('hipper').mines).toBe(1);
    expect(game.state.fields).toEqual([fieldAt('N11', 'central', 1, ['central'])]);
    expect([game.read('allied'), game.seenBy('allied').fields]).toEqual([[], []]);
    expect(game.told('laid', 'central')).toEqual([{ type: 'laid', zone: 'N11' }]);
  });

  test.each([
    ['GW-12.3 not by a fleet that was in contact', { metIn: 1 }, 'contact'],
    ['GW-12.3 not by one that has come more than one zone', { ran: [2, 0] as const }, 'speed'],
  ] as const)('%s', (_name, changes, by) => {
    const game = laying(changes).run(layMines);
    expect(game.state.fields).toEqual([]);
    expect(game.told('hindered', 'central')).toMatchObject([{ task: 'lay', by }]);
  });

  test.each([
    ['GW-12.3 in a squall still', 'squall', 1],
    ['GW-12.3 not in a storm', 'storm', 0],
  ] as const)('%s', (_name, weather, fields) => {
    const game = laying();
    game.state.weather.bight = weather;
    expect(game.run(layMines).state.fields).toHaveLength(fields);
  });

  test('GW-12.3 no thicker than three, as far as its own side knows', () => {
    const game = laying();
    game.state.fields = [fieldAt('N11', 'allied', 3, ['allied']), { ...fieldAt('N11', 'central', 3, ['central']), strength: 1 }];
    expect(game.run(layMines).told('hindered', 'central')).toMatchObject([{ by: 'no-room' }]);
  });

  test('GW-12.3 mines are lost with the ship that carries them', () => {
    const game = laying();
    game.fleet('hipper', { mines: 2 });
    game.ship('kolberg', { fate: 'gone' });
    expect(game.run(layMines).state.fields).toEqual([]);
  });

  test('GW-12.3 a load is about a hundred: Kolberg one, Brummer four, four of the large boats one', () => {
    const BOATS = ['b97', 'b98', 'b109', 'b110'];
    expect([loadsFor(['kolberg']), loadsFor(['brummer']), loadsFor(['abdiel']), loadsFor(BOATS), loadsFor(['lion'])]).toEqual([
      1, 4, 1, 1, 0,
    ]);
    expect(MINELAYERS.filter((id) => !hasShip(id))).toEqual([]);
  });
});

describe('sweeping', () => {
  const sweeping = (fields: readonly Field[], ships: readonly string[] = ['s138-class']) => {
    const game = table(british('beatty', 'L6', ['lion']), german('sweepers', 'M12', ships, { mission: 'minesweeping' }));
    game.state.fields = fields.map((field) => ({ ...field }));
    game.fleet('sweepers', { track: ['M12'], task: { do: 'sweep' } });
    return game;
  };
  const abdiel = fieldAt('M12', 'allied', 2, ['allied']);

  test('GW-12.4 each piece throws a die, and a 6 takes a point of strength', () => {
    const game = sweeping([abdiel]).dice(6).run(sweepMines);
    expect(game.state.fields).toMatchObject([{ strength: 1, known: ['allied', 'central'] }]);
    expect(game.told('swept', 'central')).toEqual([{ type: 'swept', zone: 'M12', gone: false }]);
  });

  test('GW-12.4 who laid them never learns of it', () => {
    const game = sweeping([{ ...abdiel, strength: 1 }])
      .dice(6)
      .run(sweepMines);
    expect(game.read('allied')).toEqual([]);
    expect(game.seenBy('allied').fields).toEqual([{ zone: 'M12', side: 'allied', strength: 2 }]);
    expect(game.seenBy('central').fields).toEqual([]);
  });

  test('GW-12.4 whoever looks on is not shown what was found: its owner may look over his shoulder', () => {
    const shown = (fields: readonly Field[]) => sweeping(fields).dice(6).run(sweepMines).seenBy('onlooker').fields;
    expect(shown([abdiel])).toEqual(shown([]));
  });

  test('GW-12.4 on a 1 a mine is caught, and goes up under a sweeper on a further 1 or 2', () => {
    const game = sweeping([abdiel]).dice(1, 2, 3, 4).run(sweepMines);
    expect(game.ship('s138-1')).toMatchObject({ fate: 'gone', told: false });
    expect(sweeping([abdiel]).dice(1, 3).run(sweepMines).ship('s138-1').fate).toBe('afloat');
  });

  test('GW-12.4 where nothing lies nothing is found, whatever the dice', () => {
    expect(sweeping([]).dice(6).run(sweepMines).told('swept')).toEqual([]);
    expect(
      sweeping([fieldAt('M12', 'central', 2, NOBODY)])
        .dice(1)
        .run(sweepMines).state.fields,
    ).toMatchObject([{ strength: 2 }]);
  });

  test('GW-12.4 trawlers sweep and cruisers do not', () => {
    expect(sweeping([abdiel], ['kolberg']).run(sweepMines).rolls).toEqual([]);
    expect(sweeping([abdiel], ['armed-trawler-class', 's138-class']).dice(2, 2).run(sweepMines).rolls).toHaveLength(2);
  });

  test('GW-12.4 not by a fleet that was in contact', () => {
    const game = sweeping([abdiel]);
    game.fleet('sweepers', { metIn: 1 });
    expect(game.run(sweepMines).told('hindered', 'central')).toMatchObject([{ task: 'sweep', by: 'contact' }]);
  });

  test.each([
    ['GW-12.4 by day in fog', 1, 'fog', 1],
    ['GW-12.4 not in a squall', 1, 'squall', 0],
    ['GW-12.4 not by night', 5, 'clear', 0],
  ] as const)('%s', (_name, turn, weather, rolls) => {
    const game = sweeping([abdiel]);
    game.state.turn = turn;
    game.state.weather.bight = weather;
    if (rolls > 0) game.dice(2);
    expect(game.run(sweepMines).rolls).toHaveLength(rolls);
  });
});
