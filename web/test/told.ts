/** A line of the log for tests of what is made of them. */
import { plain, type Scene } from '../../kernel/index.ts';
import type { ShownEntry } from '../../table/index.ts';

export const told = (phase: string, words: string, scene: Scene = plain()): ShownEntry => ({
  phase,
  words,
  rule: 'NN-1',
  about: [],
  parts: [],
  roll: null,
  by: null,
  scene,
  round: 1,
});
