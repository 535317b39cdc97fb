import { expect, test } from 'vitest';
import { hexAt } from '../../../chart/hex.ts';
import type { Side } from '../../battle.ts';
import type { PieceView } from '../../view.ts';
import { closestIn } from '../action.ts';
import { signsTo } from '../beyond.ts';
import type { Laid } from '../laid.ts';
import { fanOf, fittingView } from '../view-fit.ts';

const ship = (token: string, side: Side, column: number): PieceView => ({
  token,
  side,
  hex: hexAt(column, 0),
  exited: false,
  known: true,
  towing: false,
  count: 1,
  ships: null,
  own: null,
});

const VIEW = { x: 0, y: 0, width: 100, height: 100 };

/** A pane that has room for so many counters; which of them are held when all is done. */
function heldIn(room: number, firing: readonly PieceView[], targets: readonly PieceView[]): readonly string[] | undefined {
  const held: string[][] = [];
  const seen = closestIn({ firing, targets }, (pieces) => {
    const isWhole = pieces.length <= room;
    if (isWhole || held.length === 0) held.push(pieces.map(({ token }) => token));
    return { view: VIEW, isWhole };
  });
  return seen ? held.at(-1) : undefined;
}

test('where not all have room, whoever fires and the nearest target are looked at, and as many more as there is room for', () => {
  const firing = [ship('Kent', 'allied', -4), ship('Invincible', 'allied', 0), ship('Inflexible', 'allied', -1)];
  const targets = [ship('Nürnberg', 'central', 5), ship('Scharnhorst', 'central', 2), ship('Gneisenau', 'central', 3)];
  expect(heldIn(1, firing, targets), 'these at least').toEqual(['Invincible', 'Scharnhorst']);
  expect(heldIn(3, firing, targets)).toEqual(['Invincible', 'Scharnhorst', 'Inflexible']);
  expect(heldIn(6, firing, targets)).toEqual(['Invincible', 'Scharnhorst', 'Inflexible', 'Kent', 'Gneisenau', 'Nürnberg']);
  expect(heldIn(6, firing, []), 'nobody to be fired at').toBeUndefined();
});

const laid = (token: string, side: Side, column: number): Laid => ({
  token,
  side,
  hex: hexAt(column, 0),
  group: 1,
  name: token,
  isBlank: false,
  rank: 0,
  heading: 330,
  length: 140,
  beam: 20,
  count: 1,
  beside: 0,
});

test('ships that are looked at alone are seen from nearer than with their hexes and their lines', () => {
  const room = { width: 390, height: 230 };
  const fleet = [
    ...['Invincible', 'Inflexible', 'Carnarvon', 'Kent'].map((name) => laid(name, 'allied', 0)),
    ...['Scharnhorst', 'Gneisenau', 'Dresden', 'Leipzig'].map((name) => laid(name, 'central', 2)),
  ];
  const pair = ({ token }: Laid): boolean => token === 'Invincible' || token === 'Scharnhorst';
  const [lines, ships] = [false, true].map((isForShips) => fittingView(fleet, room, fanOf(fleet), pair, isForShips));
  expect(ships?.isWhole).toBe(true);
  expect(ships?.view.width).toBeLessThan(lines?.view.width ?? 0);
});

test('a sign at the edge points to what lies beyond it, one for all that lie in much the same direction', () => {
  const spots = [
    { x: 95, y: 50 },
    { x: 50, y: 95 },
    { x: 400, y: 50 },
    { x: 500, y: 60 },
    { x: 50, y: -200 },
  ];
  const signs = signsTo(spots, VIEW, 10);
  expect(signs.map(({ x, y, count }) => [Math.round(x), Math.round(y), count])).toEqual([
    [90, 50, 2],
    [50, 10, 1],
  ]);
  expect(signs.map(({ towards }) => Math.round(towards))).toEqual([0, -90]);
});

test('a sign steps aside along the edge for what is written there, and is left out where there is no room', () => {
  const beyond = [{ x: 50, y: 400 }];
  const [free] = signsTo(beyond, VIEW, 10);
  if (!free) throw new Error('there is no sign');
  const label = { x: free.x - 8, y: free.y - 8, width: 16, height: 16 };
  const [moved, ...others] = signsTo(beyond, VIEW, 10, [label]);
  expect(others).toEqual([]);
  expect(moved).toMatchObject({ y: free.y, towards: free.towards });
  expect(Math.abs((moved?.x ?? 0) - free.x)).toBeGreaterThan(12);
  expect(signsTo(beyond, VIEW, 10, [VIEW])).toEqual([]);
});
