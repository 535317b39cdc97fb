/** GF-5.4.2, GF-5.4.3: the board floats, and who leaves it is gone. */
import { describe, expect, test } from 'vitest';
import { Luck } from '../../../test/luck.ts';
import type { Battle, Berth } from '../data/battle.ts';
import { hexOn } from '../data/formation.ts';
import { auto } from '../kind.ts';
import { laws } from '../laws.ts';
import { arrive } from '../rules/arrivals.ts';
import { boardRow, edgesBeyond, hexesFrom, isNearEdge, isOnBoard, nearestOnBoard, settleBoard, shiftFor } from '../rules/board.ts';
import { individualOrders } from '../rules/individual-orders.ts';
import { like, MOLTKE, TIGER } from './cards.ts';
import { battleWith, blue, N, NE, NW, red, S, type TestTable, tableOf } from './table.ts';

const BOARD = { column: 3, row: -2, width: 10, height: 6 };

/** By column and row of the board of the tests, which is 40 by 30. */
const placed = (berth: Berth, column: number, row: number): Berth => ({ ...berth, hex: hexOn(column, row) });
const play = (changes: Partial<Battle>, ...berths: Berth[]): TestTable => tableOf(battleWith(berths, changes)).run(individualOrders);
const fates = ({ state }: TestTable): string[] => state.ships.map(({ fate }) => fate);

test.each([
  [3, -2, []],
  [12, 3, []],
  [2, 0, ['west']],
  [13, 0, ['east']],
  [5, -3, ['north']],
  [5, 4, ['south']],
  [2, 4, ['south', 'west']],
])('GF-5.4.2 column %i, row %i lies beyond %j', (column, row, edges) => {
  const hex = hexOn(column, row);
  expect(edgesBeyond(BOARD, hex)).toEqual(edges);
  expect(isOnBoard(BOARD, hex)).toBe(edges.length === 0);
});

test('GF-2.1.3 how many hexes lie between a hex and each edge', () => {
  const from = (column: number, row: number): number[] =>
    (['north', 'east', 'south', 'west'] as const).map((edge) => hexesFrom(edge, BOARD, hexOn(column, row)));
  expect([from(3, -2), from(12, 3), from(5, 0)]).toEqual([
    [0, 9, 5, 0],
    [5, 0, 0, 9],
    [2, 7, 3, 2],
  ]);
});

test.each([
  [5, 0, 5, 0],
  [1, 0, 3, 0],
  [14, 1, 12, 1],
  [6, -9, 6, -2],
  [7, 8, 7, 3],
  [20, 20, 12, 3],
])('GF-9.3 column %i, row %i comes nearest to the board in column %i, row %i', (column, row, across, down) => {
  expect(nearestOnBoard(BOARD, hexOn(column, row))).toBe(hexOn(across, down));
});

test('GF-5.4.2 an edge is near if so many hexes can cross it', () => {
  expect([isNearEdge(BOARD, hexOn(5, 1), 2), isNearEdge(BOARD, hexOn(5, 1), 3)]).toEqual([false, true]);
  expect(isNearEdge(BOARD, hexOn(7, -1), 1)).toBe(false);
  expect([isNearEdge(BOARD, hexOn(12, 1), 1), isNearEdge(BOARD, hexOn(7, 3), 1), isNearEdge(BOARD, hexOn(7, -2), 1)]).toEqual([
    true,
    true,
    true,
  ]);
});

test.each([
  [
    'stays where everybody is on it',
    [
      [4, 0],
      [9, 3],
    ],
    [0, 0],
  ],
  [
    'floats west and north',
    [
      [1, 0],
      [9, -4],
    ],
    [-2, -2],
  ],
  [
    'floats east and south',
    [
      [14, 0],
      [9, 5],
    ],
    [2, 2],
  ],
  [
    'cannot keep what lies too far apart',
    [
      [2, 0],
      [12, 4],
    ],
    [0, 1],
  ],
] as const)('GF-5.4.3 the board %s', (_, places, [columns, rows]) => {
  expect(
    shiftFor(
      BOARD,
      places.map(([column, row]) => hexOn(column, row)),
    ),
  ).toEqual({ columns, rows });
});

test('GF-5.4.3 the board keeps everybody if any place of it does, and goes no farther than it must', () => {
  const luck = new Luck('floating');
  for (let n = 0; n < 400; n++) {
    const corner = [luck.upTo(40) - 20, luck.upTo(40) - 20] as const;
    const hexes = Array.from({ length: 1 + luck.upTo(5) }, () => hexOn(corner[0] + luck.upTo(9), corner[1] + luck.upTo(5)));
    const { columns, rows } = shiftFor(BOARD, hexes);
    const fits = (across: number, down: number): boolean =>
      hexes.every((hex) => isOnBoard({ ...BOARD, column: BOARD.column + across, row: BOARD.row + down }, hex));
    expect(fits(columns, rows)).toBe(true);
    if (columns !== 0) expect(fits(columns - Math.sign(columns), rows)).toBe(false);
    if (rows !== 0) expect(fits(columns, rows - Math.sign(rows))).toBe(false);
  }
});

describe('GF-5.4.3 a ship that ends beyond the edge', () => {
  const eastward = [placed(blue(TIGER, [0, 0], NE), 38, 15), placed(red(MOLTKE, [0, 0], S), 20, 10)];

  test('has the board float after her', () => {
    const made = play({}, ...eastward)
      .play('blue', 'order', ['tiger', 4])
      .play('blue', 'done')
      .play('red', 'done');
    expect(fates(made)).toEqual(['afloat', 'afloat']);
    expect(made.state.board).toMatchObject({ column: 3, row: 0 });
    expect(made.told('floated')).toEqual([{ type: 'floated', columns: 3, rows: 0 }]);
  });

  test('has it float northward too', () => {
    const made = play({}, placed(blue(TIGER, [0, 0], N), 10, 2), placed(red(MOLTKE, [0, 0], S), 20, 10));
    made.play('blue', 'order', ['tiger', 5]).play('blue', 'done').play('red', 'done');
    expect(made.state.board).toMatchObject({ column: 0, row: -3 });
    expect(made.told('floated')).toEqual([{ type: 'floated', columns: 0, rows: -3 }]);
  });

  test('is gone if another would fall off the opposite edge', () => {
    const made = play({}, eastward[0] ?? expect.unreachable(), placed(red(MOLTKE, [0, 0], S), 2, 10));
    made.play('blue', 'order', ['tiger', 4]).play('blue', 'done').play('red', 'done');
    expect(fates(made)).toEqual(['left', 'afloat']);
    expect(made.told('gone')).toEqual([{ type: 'gone', side: 'blue', ship: 'tiger', fate: 'left' }]);
  });

  test('is gone from a board that does not float', () => {
    const made = play({ board: { width: 40, height: 30, floats: false } }, ...eastward);
    made.play('blue', 'order', ['tiger', 4]).play('blue', 'done').play('red', 'done');
    expect(fates(made)).toEqual(['left', 'afloat']);
  });

  test('does not keep the board if she means to leave', () => {
    const made = play({}, ...eastward)
      .play('blue', 'order', ['tiger', 4, 'off'])
      .play('blue', 'done')
      .play('red', 'done');
    expect(fates(made)).toEqual(['left', 'afloat']);
    expect(made.told('floated')).toEqual([]);
  });
});

describe('GF-5.4.2 to leave', () => {
  const berths = [placed(blue(TIGER, [0, 0], N), 10, 2), placed(red(MOLTKE, [0, 0], S), 20, 10)];

  test('is offered where the order leads beyond the edge', () => {
    const made = play({}, ...berths);
    expect(made.whyNot('blue', 'order', ['tiger', 2, 'off'])?.rule).toBe('GF-5.4.2');
    expect(made.question('blue').takes('order', ['tiger', 2, 'off'])).toBeNull();
    expect(made.caution('blue', 'order', ['tiger', 2])).toBeUndefined();
    expect(made.caution('blue', 'order', ['tiger', 3])).toBe(
      'She ends beyond the edge: if the board cannot float so far, she is gone and counts as destroyed.',
    );
    expect(made.caution('blue', 'order', ['tiger', 3, 'off'])).toBe('She leaves the battle for good, and counts as destroyed.');
    made.play('blue', 'order', ['tiger', 3, 'off']);
  });

  test('GF-15.3 is to escape, for the side and by the edge that the battle names', () => {
    const leave = (escapes: Battle['escapes']): TestTable =>
      play({ escapes }, ...berths)
        .play('blue', 'order', ['tiger', 3, 'off'])
        .play('blue', 'done')
        .play('red', 'done');
    expect(fates(leave([{ side: 'blue', edges: ['south', 'north'] }]))).toEqual(['escaped', 'afloat']);
    expect(fates(leave([{ side: 'blue', edges: ['south'] }]))).toEqual(['left', 'afloat']);
    expect(fates(leave([{ side: 'red', edges: ['north'] }]))).toEqual(['left', 'afloat']);
    const made = play({ escapes: [{ side: 'blue', edges: ['north'] }] }, ...berths);
    expect(made.caution('blue', 'order', ['tiger', 3, 'off'])).toBe('She leaves the battle for good, and escapes.');
  });
});

test('GF-2.2a every ship afloat lies in a hex of the board', () => {
  const { state, data } = play({}, placed(blue(TIGER, [0, 0], N), 0, 0), placed(blue(like(TIGER, 'lion'), [0, 0], NW), 39, 29));
  expect(laws(state, data)).toEqual([]);
  Object.assign(state.ships[0] ?? {}, { hex: hexOn(0, -1) });
  expect(laws(state, data)).toEqual(['GF-2.2a every ship afloat lies in a hex of the board and faces one of its six sides']);
});

describe('GF-5.0 ships that come later', () => {
  const late = (column: number, row: number): Berth[] =>
    [0, 1].map((behind) => ({ ...placed(blue(like(TIGER, `late-${behind}`), [0, 0], N), column, row + behind), arrives: 3 }));

  const cometo = (made: TestTable): TestTable => made.run(auto('test', 'GF-5.0', arrive));

  test('enter in their turn, in formation', () => {
    const made = tableOf(battleWith([...late(5, 5), blue(TIGER, [0, 0], N)]));
    expect(fates(cometo(made))).toEqual(['coming', 'coming', 'afloat']);
    made.state.turn = 3;
    expect(fates(cometo(made))).toEqual(['afloat', 'afloat', 'afloat']);
    expect(made.told('arrived')).toEqual([{ type: 'arrived', ships: ['late-0', 'late-1'] }]);
    expect(made.ship('late-1').hex).toBe(hexOn(5, 6));
  });

  test.each([
    [7, 0],
    [8, -30],
    [-35, 3],
    [-36, 40],
  ])('enter at the edge if the board has floated away (%i, %i)', (column, row) => {
    const made = tableOf(battleWith([...late(5, 5), blue(TIGER, [0, 0], N)]));
    Object.assign(made.state, { turn: 3, board: { ...made.state.board, column, row } });
    cometo(made);
    const [first, second] = [made.ship('late-0').hex, made.ship('late-1').hex];
    expect([isOnBoard(made.state.board, first), isOnBoard(made.state.board, second)]).toEqual([true, true]);
    expect(second - first).toBe(hexOn(5, 6) - hexOn(5, 5));
    if (row < 5 && row > -24) expect(Math.abs(boardRow(first) - 5)).toBeLessThan(2);
  });
});

test('GF-5.4.3 with everybody on the board nothing is told', () => {
  const made = tableOf(battleWith([blue(TIGER, [0, 0], N)]));
  made.run(auto('test', 'GF-5.4.3', (g) => settleBoard(g, new Set(['tiger']))));
  expect(made.entries).toEqual([]);
  expect(made.ship('tiger').fate).toBe('afloat');
});
