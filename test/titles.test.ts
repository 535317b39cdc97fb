/** The sequence of play on the screen speaks of the game, not of the engine. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { isSpokenOf, titleOf } from '../kernel/index.ts';
import { filesUnder } from './files.ts';

/** Of a loop only what it repeats is shown. */
const titles = games.flatMap(({ id, flow }) => {
  const shown = flow.filter(({ step }) => isSpokenOf(step) && step.kind !== 'loop');
  return [...new Set(shown.map(({ step }) => `${id}: ${titleOf(step)}`))];
});

test('no step is called after what the program does in it', () => {
  const jargon = /: (?:begin|end|step|sides|fleets|load|ready|silent|results?|choose|settle|.+ (?:slate|sheet|dice|over|marker|turn))$/i;
  expect(titles.filter((title) => jargon.test(title))).toEqual([]);
});

test('the names of nations, places and forces are written as names', () => {
  const small = /: .*\b(?:british|german|french|russia|states|harwich|suez|tsingtao|navies|Us)\b/;
  expect(titles.filter((title) => small.test(title))).toEqual([]);
});

test('the High Sea Fleet has one name in all that is read', () => {
  const read = ['games', 'kit', 'docs'].flatMap(filesUnder).filter((path) => /\.(?:tsx?|json|md)$/.test(path));
  expect([...read, 'README.md'].filter((path) => /High Seas Fleet/i.test(readFileSync(path, 'utf8')))).toEqual([]);
});
