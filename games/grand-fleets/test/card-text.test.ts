import { expect, test } from 'vitest';
import { ARCS } from '../data/card.ts';
import { barrelsOn } from '../rules/arcs.ts';
import { cardText } from '../words/card.ts';
import { DESTROYER, TIGER } from './cards.ts';

test('GF-3.0t the card of Tiger as a sheet of text', () => {
  expect(cardText(TIGER)).toBe(
    `
Tiger (Tiger class battlecruiser)

Hull  Speed  Belt  Ends  Deck  Size   Mod.  C&C  C.R.  A.A.R.
24    6      11/9  8/8   7     Large  +1    4    6     6

Armament         ROF  Rng.   Pen.     Dam.  Quantity
UK 14"/45 Mk.V   +0   3/5/8  10/5/3*  x2    ABCD2[OO] CDEF2[OO]
UK 6"/45 Mk.VII  +1   2/4/6  3/1/1    x2    AC[OOO] BD[OOO] CE[OOO] DF[OOO]
Light guns       +3   1/2/3  1/0/0    x1    [OOO]
UK 21" Torpedo   -    5      -        x5    [O][O][O][O]

Hull hits  [OOOOOO]  [OOOOOO]  [OOOOOO]  [OOOOOO]
Speed      6         5         4         2

Hit location  1    2    3   4   5   6   7   8      9
              14"  14"  6"  6"  6"  6"  6"  light  -
`.trim(),
  );
});

test('GF-3.1 the year that tells two classes apart is not said', () => {
  expect(cardText({ ...TIGER, class: 'Revenge (1914)', type: 'armoured-cruiser' })).toMatch(/^Tiger \(Revenge class armoured cruiser\)\n/);
});

test('GF-3.7.5 ABCD3[OO] is two mounts of three barrels that fire into A, B, C and D', () => {
  const mounts = [{ arcs: 'ABCD', mounts: 2, barrels: 3 }];
  const guns = TIGER.guns.slice(0, 1).map((line) => ({ ...line, mounts }));
  expect(cardText({ ...TIGER, guns, locations: Array(9).fill(null) })).toContain(' ABCD3[OO]\n');
  expect(guns.flatMap((line) => ARCS.map((arc) => barrelsOn(line, [0], [arc])))).toEqual([6, 6, 6, 6, 0, 0]);
});

test('GF-3.7, GF-3.8 a ship without guns or tubes has no line for them', () => {
  const bare = cardText({ ...DESTROYER, lightGuns: 0, torpedoes: null, locations: Array(9).fill(null) });
  expect(bare).not.toMatch(/Light guns|DE 50cm/);
  expect(cardText(DESTROYER)).toMatch(/Light guns +\+3[\s\S]*DE 50cm G7/);
});
