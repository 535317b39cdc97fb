import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrange, fitting, panelFor, type Room } from '../layout.ts';

const rooms = fc.tuple(
  fc.integer({ min: -500, max: 500 }),
  fc.integer({ min: -500, max: 500 }),
  fc.integer({ min: 20, max: 400 }),
  fc.integer({ min: 20, max: 400 }),
);

const isInside = (x: number, y: number, scale: number, [left, top, width, height]: Room): boolean =>
  x >= left - 0.01 &&
  y >= top - 0.01 &&
  x + fitting.card.width * scale <= left + width + 0.01 &&
  y + fitting.card.height * scale <= top + height + 0.01;

describe('arrange', () => {
  test('an empty room has no places', () => expect(arrange(0, [0, 0, 100, 100]).places).toEqual([]));

  test('one card lies in the middle at full size', () =>
    expect(arrange(1, [0, 0, 164, 140])).toEqual({ kind: 'grid', scale: 1, places: [{ x: 50, y: 50 }] }));

  test('one card in a small room shrinks rather than becoming a pile', () =>
    expect(arrange(1, [0, 0, 16, 10])).toMatchObject({ kind: 'grid', scale: 0.25 }));

  test('two cards in a wide room lie side by side', () =>
    expect(arrange(2, [0, 0, 133, 40]).places).toEqual([
      { x: 0, y: 0 },
      { x: 69, y: 0 },
    ]));

  test('two cards in a tall room lie one below the other', () =>
    expect(arrange(2, [0, 0, 64, 85]).places.map(({ x }) => x)).toEqual([0, 0]));

  test('a short last row is centred', () => expect(arrange(3, [0, 0, 133, 85]).places[2]).toEqual({ x: 34.5, y: 45 }));

  test('cards that would be too small to read are fanned', () => expect(arrange(6, [0, 0, 64, 70]).kind).toBe('fan'));

  test('cards that cannot even be fanned lie in a pile of three', () => {
    const pile = arrange(12, [0, 0, 60, 40]);
    expect(pile.kind).toBe('pile');
    expect(pile.places).toHaveLength(3);
  });

  test('every card stays inside its room', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), rooms, (count, room) => {
        const { places, scale } = arrange(count, room);
        expect(places.every(({ x, y }) => isInside(x, y, scale, room))).toBe(true);
      }),
    ));

  test('grids and fans place every card', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), rooms, (count, room) => {
        const { kind, places } = arrange(count, room);
        expect(places).toHaveLength(kind === 'pile' ? Math.min(count, 3) : count);
      }),
    ));
});

describe('panelFor', () => {
  test('the panel and its cards stay inside the bounds', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), rooms, (count, over) => {
        const bounds: Room = [-100, -100, 700, 500];
        const { room, places, scale } = panelFor(count, over, bounds);
        const [x, y, width, height] = room;
        expect(x >= -100.01 && y >= -100.01 && x + width <= 600.01 && y + height <= 400.01).toBe(true);
        expect(places.every((place) => isInside(place.x, place.y, scale, room))).toBe(true);
      }),
    ));
});
