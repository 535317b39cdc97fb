import { expect, test } from 'vitest';
import { packText } from '../pack-text.ts';

const PACK = { name: 'Mine: [a, {b}]', belt: [11, 9], none: [], boxes: [{ hull: 6, speed: 5 }], words: ['x'.repeat(80), 'y'.repeat(80)] };

test('a pack is read back as it was written', () => {
  expect(JSON.parse(packText(PACK))).toEqual(PACK);
});

test('plain lists and plain objects stand in one line, unless it were too long', () => {
  expect(packText(PACK).split('\n').slice(0, 8)).toEqual([
    '{',
    '  "name": "Mine: [a, {b}]",',
    '  "belt": [11, 9],',
    '  "none": [],',
    '  "boxes": [',
    '    { "hull": 6, "speed": 5 }',
    '  ],',
    '  "words": [',
  ]);
});
