import { describe, expect, test } from 'vitest';
import type { Drawing } from '../drawing.ts';
import { row, type ShipProfile } from '../profile.ts';
import { drawAeroplane } from '../silhouettes/aeroplane.ts';
import { drawAirship } from '../silhouettes/airship.ts';
import { drawGun } from '../silhouettes/gun.ts';
import { deckAt, drawShip } from '../silhouettes/ship.ts';
import { drawSubmarine } from '../silhouettes/submarine.ts';

const cruiser: ShipProfile = {
  kind: 'ship',
  length: 140,
  beam: 14,
  freeboard: 4,
  bow: 'straight',
  forecastle: 0.3,
  funnels: row(4, 0.4, 0.6).map((at) => ({ at, height: 12 })),
  masts: [{ at: 0.7, height: 30 }],
  turrets: [{ at: 0.85, size: 5, guns: 1, facing: 'fore' }],
};

const subpaths = (path: string): number => path.split('M').length - 1;
/** Words in a path: NaN, Infinity, undefined. */
const words = (drawing: Drawing): readonly string[] =>
  [drawing.solid, drawing.strokes, drawing.hairs, drawing.gaps, drawing.joints].flatMap((path) => path.match(/[a-zA-Z]{3,}/g) ?? []);

describe('a ship', () => {
  test('the forecastle stands higher than the quarterdeck', () => expect(deckAt(cruiser, 0.8) - deckAt(cruiser, 0.5)).toBeGreaterThan(2));

  test('a flush deck has no step', () => expect(deckAt({ ...cruiser, forecastle: 0 }, 1) - deckAt(cruiser, 0.5)).toBeLessThan(2));

  test('each funnel adds one dark shape and one cap', () => {
    const three = drawShip({ ...cruiser, funnels: cruiser.funnels.slice(1) });
    const four = drawShip(cruiser);
    expect(subpaths(four.solid) - subpaths(three.solid)).toBe(1);
    expect(subpaths(four.joints) - subpaths(three.joints)).toBe(1);
  });

  test('the mast gives the height', () => expect(drawShip(cruiser).box.top).toBeLessThan(-34));
});

test('no drawing holds a number that is not one', () => {
  const drawings = [
    drawShip(cruiser),
    drawSubmarine({ kind: 'submarine', length: 55, beam: 7, tower: 0.55, periscopes: 2, gun: true }),
    drawAirship({ kind: 'airship', length: 158, diameter: 15, gondolas: [0.3, 0.7] }),
    drawAeroplane({ kind: 'floatplane', length: 12, span: 18, wings: 2, engine: 'rotary', tailFloat: true, folding: true }),
    drawAeroplane({ kind: 'landplane', length: 10, span: 14, wings: 1, engine: 'inline' }),
    drawGun({ kind: 'gun', barrels: 2, elevation: 60 }),
  ];
  expect(drawings.flatMap(words)).toEqual([]);
});
