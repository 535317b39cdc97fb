/** GF-5.3.2: line ahead. */
import { describe, expect, test } from 'vitest';
import type { Facing } from '../../../chart/hex.ts';
import { FACINGS, STEPS, turned } from '../../../chart/hex.ts';
import { Luck } from '../../../test/luck.ts';
import type { Berth } from '../data/battle.ts';
import { lineOf } from '../rules/line-ahead.ts';
import { type Order, partsAfter, readOrder, writeOrder } from '../rules/orders.ts';
import { squadronPassages } from '../rules/squadron-passages.ts';
import { like, SOUTHAMPTON, TIGER } from './cards.ts';
import { blue, N, NE, NW, S, SE, SW, type TestTable, table } from './table.ts';

const LION = like(TIGER, 'lion');
const REPULSE = like(TIGER, 'repulse');

/** Three of them, one behind the other. */
const inLine = (): TestTable => table(blue(TIGER, [0, 0], N), blue(LION, [0, 1], N), blue(REPULSE, [0, 2], N));
const ranksIn = (...berths: Berth[]): string[][] | null =>
  lineOf(table(...berths).state.ships)?.map((rank) => rank.map(({ id }) => id)) ?? null;
const written = (typed: string): Order => readOrder(typed) ?? [];

/** What each ship of the line does by this order. */
function follow({ battle, state: { ships } }: TestTable, typed: string): string[] {
  return squadronPassages(battle, ships, 'line-ahead', written(typed)).map(([{ id }, { done }]) => `${id} ${writeOrder(done)}`);
}

describe('GF-5.3.2a a line ahead', () => {
  test.each<[string, Berth[], string[][] | null]>([
    ['in whatever order it is listed', [blue(LION, [0, 1], N), blue(TIGER, [0, 0], N)], [['tiger'], ['lion']]],
    ['may bend', [blue(TIGER, [0, 0], NE), blue(LION, [-1, 0], SE), blue(REPULSE, [-1, 1], N)], [['tiger'], ['lion'], ['repulse']]],
    [
      'may have several ships in a hex',
      [blue(TIGER, [0, 0], N), blue(LION, [0, 1], N), blue(REPULSE, [0, 1], N)],
      [['tiger'], ['lion', 'repulse']],
    ],
    ['may be one hex of ships', [blue(TIGER, [0, 0], N), blue(LION, [0, 0], N)], [['tiger', 'lion']]],
    ['has no ships side by side that point apart', [blue(TIGER, [0, 0], N), blue(LION, [0, 0], NE)], null],
    ['has no gap', [blue(TIGER, [0, 0], N), blue(LION, [0, 2], N)], null],
    ['is faced by each to the one ahead', [blue(TIGER, [0, 0], N), blue(LION, [0, 1], NE)], null],
    ['has one tail', [blue(TIGER, [0, 0], N), blue(LION, [0, 1], N), blue(REPULSE, [-1, 1], NE)], null],
    ['is no ship alone', [blue(TIGER, [0, 0], N)], null],
    [
      'is led by whoever is ahead, wherever she points',
      [blue(TIGER, [0, 0], S), blue(LION, [0, 1], N), blue(REPULSE, [0, 2], N)],
      [['tiger'], ['lion'], ['repulse']],
    ],
    [
      'of a ring begins with the first ship in the list',
      [blue(LION, [0, 0], SE), blue(TIGER, [1, 0], SW), blue(REPULSE, [0, 1], N)],
      [['lion'], ['repulse'], ['tiger']],
    ],
    ['is not a ship beside a ring', [blue(TIGER, [5, 0], N), blue(LION, [0, 0], S), blue(REPULSE, [0, 1], N)], null],
  ])('%s', (_, berths, ranks) => expect(ranksIn(...berths)).toEqual(ranks));
});

test('GF-5.3.2b by 1P1 the first ship turns after one hex, the second after two and the third after three', () => {
  expect(follow(inLine(), '1P1')).toEqual(['tiger 1P1', 'lion 2P', 'repulse 2']);
});

test('GF-5.3.1a by simultaneous movement 1P1 breaks the line', () => {
  const { battle, state } = table(blue(TIGER, [0, 0], N), blue(LION, [0, 1], N));
  const passages = squadronPassages(battle, state.ships, 'simultaneous', written('1P1'));
  expect(passages.map(([, { done }]) => writeOrder(done))).toEqual(['1P1', '1P1']);
  expect(lineOf(passages.map(([ship, { end }]) => ({ ...ship, ...end })))).toBeNull();
});

test('GF-5.3.2c followers pay for their own path, and may need more points than the first', () => {
  const { battle, state } = table(blue(TIGER, [0, 0], N), blue(LION, [-1, 1], NE));
  const passages = squadronPassages(battle, state.ships, 'line-ahead', written('3'));
  expect(passages.map(([, { done, spent }]) => [writeOrder(done), spent])).toEqual([
    ['3', 3],
    ['1P2', 4],
  ]);
});

test.each(FACINGS)('GF-5.3.2b a follower turns the shorter way, whichever way the line points (%i)', (facing) => {
  const made = table(blue(TIGER, [0, 0], facing), blue(LION, [0, 0], facing));
  made.ship('lion').hex -= STEPS[facing];
  expect(follow(made, '1PP1')).toEqual(['tiger 1PP1', 'lion 2PP']);
  expect(follow(made, '1SS1')).toEqual(['tiger 1SS1', 'lion 2SS']);
});

test('GF-5.3.2b whoever is first stands still or turns on the spot, and nobody else moves', () => {
  expect(follow(inLine(), 'SP')).toEqual(['tiger SP', 'lion 0', 'repulse 0']);
});

test('GF-5.3.2d a slow ship falls behind on the path, and nobody overtakes her', () => {
  const made = inLine();
  made.ship('lion', { hits: 18 });
  expect(follow(made, '4')).toEqual(['tiger 4', 'lion 2', 'repulse 2']);
  made.ship('lion', { engines: 2 });
  expect(follow(made, '4')).toEqual(['tiger 4', 'lion 0', 'repulse 0']);
});

test('GF-5.3.2e the last turn towards the ship ahead is free, and only that one', () => {
  const made = inLine();
  made.ship('lion', { hits: 18 });
  expect(follow(made, '1SS1')).toEqual(['tiger 1SS1', 'lion 2SS', 'repulse 2']);
  expect(squadronPassages(made.battle, made.state.ships, 'line-ahead', written('1SS1'))[1]?.[1].spent).toBe(2);
  expect(follow(made, '1S2')).toEqual(['tiger 1S2', 'lion 2', 'repulse 2']);
});

test('GF-5.3.2a ships in one hex of the line are as slow as the slowest of them', () => {
  const made = table(blue(TIGER, [0, 0], N), blue(LION, [0, 0], N), blue(REPULSE, [0, 1], N));
  made.ship('lion', { hits: 12 });
  expect(follow(made, '6')).toEqual(['tiger 4', 'lion 4', 'repulse 4']);
  made.ship('tiger', { jammed: true });
  expect(follow(made, 'S3')).toEqual(['tiger S2', 'lion S2', 'repulse 1S1']);
});

/** A line of so many ships that bends as it likes and never comes near itself. */
function anyLine(luck: Luck, length: number): Berth[] {
  let facing: Facing = luck.of([N, NE, SE, S, NW] as const);
  let hex = 0;
  return Array.from({ length }, (_, place) => {
    const berth = blue(like(SOUTHAMPTON, `ship-${place}`), [0, 0], facing);
    const placed = { ...berth, hex: berth.hex + hex };
    const bend = luck.upTo(2) - 1;
    facing = turned(facing, place % 3 === 0 ? bend : 0);
    hex -= STEPS[facing];
    return placed;
  });
}

test('GF-5.3.2b a line stays a line while all have the points, if it does not cross its own path', () => {
  const luck = new Luck('lines');
  let kept = 0;
  for (let n = 0; n < 400; n++) {
    const { battle, state } = table(...anyLine(luck, 2 + luck.upTo(4)));
    const helm = { points: 1 + luck.upTo(2), jammed: false };
    let order: Order = [];
    for (let next = partsAfter(order, helm, false, () => false); next.length > 0; next = partsAfter(order, helm, false, () => false))
      order = [...order, luck.of(next)];
    if (!lineOf(state.ships)) continue;
    const passages = squadronPassages(battle, state.ships, 'line-ahead', order);
    const trail = [...state.ships.map(({ hex }) => hex), ...(passages[0]?.[1].hexes.slice(1) ?? [])];
    if (new Set(trail).size < trail.length || passages.some(([, { spent }]) => spent >= 5)) continue;
    kept++;
    const after = lineOf(passages.map(([ship, { end }]) => ({ ...ship, ...end })));
    expect(after?.map(([{ id }]) => id)).toEqual(state.ships.map(({ id }) => id));
    for (const [place, [, { end }]] of passages.entries()) if (place > 0) expect(trail).toContain(end.hex);
  }
  expect(kept).toBeGreaterThan(200);
});

test('GF-5.3.2d whatever the points, nobody leaves the wake and nobody spends more than she has', () => {
  const luck = new Luck('wakes');
  for (let n = 0; n < 300; n++) {
    const made = table(...anyLine(luck, 5));
    for (const { id } of made.state.ships) made.ship(id, { engines: luck.upTo(5), jammed: luck.oneIn(4) });
    const passages = squadronPassages(made.battle, made.state.ships, 'line-ahead', written('1S2P1'));
    passages.forEach(([ship, { hexes, spent }], place) => {
      const ahead = passages[place - 1];
      expect(spent).toBeLessThanOrEqual(5 - ship.engines);
      if (ahead && lineOf(made.state.ships)) expect([ship.hex, ...ahead[1].hexes].slice(0, hexes.length)).toEqual(hexes);
    });
  }
});
