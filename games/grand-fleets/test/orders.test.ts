/** GF-5.2: orders as they are written, what they cost, and where they lead. */
import { expect, test } from 'vitest';
import { distance } from '../../../chart/hex.ts';
import { Luck } from '../../../test/luck.ts';
import type { Helm, Order } from '../rules/orders.ts';
import { costOf, partsAfter, readOrder, writeOrder } from '../rules/orders.ts';
import { Passage } from '../rules/passage.ts';
import { at, N, S, SE } from './table.ts';

const OPEN_SEA: ReadonlySet<number> = new Set();
const sail = (order: Order, helm: Helm = { points: 12, jammed: false }, land = OPEN_SEA): Passage =>
  new Passage({ hex: at(0, 0), facing: N }, helm, land).carryOut(order);

test.each<[string, Order | null]>([
  ['1SS2', [1, 'S', 'S', 2]],
  [' 1 ss 2 ', [1, 'S', 'S', 2]],
  ['12', [12]],
  ['1 2', [3]],
  ['1E1', [1, 'E', 1]],
  ['', []],
  ['0', []],
  ['3P off', [3, 'P', 'off']],
  ['off 3', null],
  ['2X', null],
  ['-1', null],
])('GF-5.2.1a the order "%s"', (typed, order) => expect(readOrder(typed)).toEqual(order));

test('GF-5.2.1a an order reads as it was written', () => {
  expect([[1, 'S', 'S', 2], [], [3, 'off']].map((order) => writeOrder(order as Order))).toEqual(['1SS2', '0', '3 off']);
});

test('GF-5.2.2 the order 1SS2 costs five points, an evasive manoeuvre two', () => {
  expect([costOf([1, 'S', 'S', 2]), costOf([]), costOf(['E', 'E']), costOf([2, 'off'])]).toEqual([5, 0, 4, 2]);
});

test('GF-8.3.8a with a jammed rudder a turn costs two, and there is no evasion', () => {
  expect(costOf([1, 'S', 'P', 2], true)).toBe(7);
  expect(partsAfter([], { points: 6, jammed: true }, true, () => false)).toEqual([1, 2, 3, 4, 5, 6, 'P', 'S']);
  expect(partsAfter([5], { points: 6, jammed: true }, true, () => false)).toEqual([]);
});

test('GF-5.2.1b GF-5.2.1c to port is against the clock, to starboard with it', () => {
  expect(sail(['P']).end).toEqual({ hex: at(0, 0), facing: 3 });
  expect(sail(['S']).end).toEqual({ hex: at(0, 0), facing: 5 });
});

test('GF-5.2.1a 1SS2 leads one hex forward, two sides round and two hexes forward', () => {
  const { path, end, spent, hexes } = sail([1, 'S', 'S', 2]);
  expect(end).toEqual({ hex: at(2, -1), facing: SE });
  expect([path.length, spent]).toEqual([6, 5]);
  expect(hexes).toEqual([at(0, 0), at(0, -1), at(1, -1), at(2, -1)]);
});

test('GF-5.3.1b with four points 1S3 becomes 1S2, and with a jammed rudder 1S1', () => {
  expect(writeOrder(sail([1, 'S', 3], { points: 4, jammed: false }).done)).toBe('1S2');
  expect(writeOrder(sail([1, 'S', 3], { points: 4, jammed: true }).done)).toBe('1S1');
  expect(writeOrder(sail(['S', 3], { points: 1, jammed: true }).done)).toBe('0');
});

test('GF-5.4 nobody runs ashore: she stops before land', () => {
  const { done, spent } = sail([1, 'S', 'P', 3], { points: 6, jammed: false }, new Set([at(0, -3)]));
  expect([writeOrder(done), spent]).toEqual(['1SP1', 4]);
  expect(writeOrder(sail([3, 'S', 1], { points: 6, jammed: false }, new Set([at(0, -3)])).done)).toBe('2');
});

test('GF-5.2.1a how an order goes on: hexes after hexes are one number, and nothing comes after leaving', () => {
  const helm = { points: 3, jammed: false };
  expect(partsAfter([], helm, true, () => true)).toEqual([1, 2, 3, 'P', 'S', 'E']);
  expect(partsAfter([1], helm, true, () => false)).toEqual(['P', 'S', 'E']);
  expect(partsAfter([1], helm, false, () => true)).toEqual(['P', 'S', 'off']);
  expect(partsAfter([2], helm, true, () => false)).toEqual(['P', 'S']);
  expect(partsAfter([3], helm, true, () => true)).toEqual(['off']);
  expect(partsAfter([3, 'off'], helm, true, () => true)).toEqual([]);
});

/** An order laid part by part, as far as chance likes. */
function anyOrder(luck: Luck, helm: Helm): Order {
  let order: Order = [];
  for (
    let next = partsAfter(order, helm, true, () => false);
    next.length > 0 && !luck.oneIn(5);
    next = partsAfter(order, helm, true, () => false)
  )
    order = [...order, luck.of(next)];
  return order;
}

test('GF-5.2.2 whatever may be ordered is paid for and carried out to its end', () => {
  const luck = new Luck('orders');
  for (let n = 0; n < 500; n++) {
    const helm = { points: luck.upTo(9), jammed: luck.oneIn(3) };
    const order = anyOrder(luck, helm);
    const { done, path, spent, end, hexes, evasive } = sail(order, helm);
    const steps = order.reduce<number>((sum, part) => sum + (typeof part === 'number' ? part : 1), 0);
    const forward = order.reduce<number>((sum, part) => sum + (typeof part === 'number' ? part : part === 'E' ? 1 : 0), 0);
    expect(done).toEqual(order);
    expect(readOrder(writeOrder(order))).toEqual(order);
    expect(spent).toBe(costOf(order, helm.jammed));
    expect(spent).toBeLessThanOrEqual(helm.points);
    expect(path).toHaveLength(steps + 1);
    expect(hexes).toHaveLength(forward + 1);
    expect(distance(at(0, 0), end.hex)).toBeLessThanOrEqual(forward);
    expect(evasive).toBe(order.filter((part) => part === 'E').length);
  }
});

test('GF-5.3.1b whoever has too few points does the beginning of the order, and no part that she cannot pay', () => {
  const luck = new Luck('too few points');
  for (let n = 0; n < 500; n++) {
    const whole = sail(anyOrder(luck, { points: 9, jammed: false }));
    const part = sail(whole.done, { points: luck.upTo(8), jammed: false });
    expect(whole.path.slice(0, part.path.length)).toEqual(part.path);
  }
  expect(sail([2, 'S'], { points: 2, jammed: false }).end.facing).not.toBe(S);
});
