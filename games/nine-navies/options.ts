/** The switches: the book's two options, and readings over which fair players differ. The first value is ours. */
import type { Option, Options, ReadingsOf } from '../../kernel/index.ts';
import { readingsFrom } from '../../kernel/index.ts';

export const options = [
  {
    id: 'room-40',
    shapes: true,
    title: 'Room 40',
    rule: 'NN-5.5/A',
    values: [
      { id: 'off', words: 'every chit stands' },
      { id: 'on', words: 'once a turn the Allies may have a chit drawn anew' },
    ],
  },
  {
    id: 'zucker',
    shapes: true,
    title: "Zucker's thesis",
    rule: 'NN-13.2',
    values: [
      { id: 'off', words: 'Germans may start at Cherbourg/Brest' },
      { id: 'roll', words: 'a die decides whether they may' },
      { id: 'no-germans-at-brest', words: 'they may not' },
    ],
  },
  {
    id: 'us-cup',
    title: 'US reinforcements at war',
    rule: 'NN-7.8a',
    values: [
      { id: 'cup', words: 'ships for Europe go into the cup first' },
      { id: 'direct', words: 'ships for Europe go to Canada/USA at once' },
    ],
  },
  {
    id: 'gibraltar-check',
    title: 'The first roll for Gibraltar',
    rule: 'NN-6.6',
    values: [
      { id: 'turn-begins', words: 'in a turn that begins with the three other events done' },
      { id: 'same-turn', words: 'in the very turn in which the last of them happens' },
    ],
  },
  {
    id: 'evacuated-ships',
    title: 'Ships out of a fallen base',
    rule: 'NN-3.8b',
    values: [
      { id: 'two-turns', words: 'may not move in the next turn either' },
      { id: 'one-turn', words: 'are free in the next turn' },
    ],
  },
  {
    id: 'german-gunnery',
    title: 'German gunnery after an airstrike',
    rule: 'NN-11.11a',
    values: [
      { id: 'round-begins', words: 'ships whole when the round begins keep the bonus' },
      { id: 'guns-open', words: 'ships must still be whole when the guns open' },
    ],
  },
  {
    id: 'pursuit-groups',
    title: 'Pursuing groups',
    rule: 'NN-11.16e',
    values: [
      { id: 'may-drop', words: 'may shed ships and go on' },
      { id: 'fixed', words: 'go on whole or not at all' },
    ],
  },
] as const satisfies readonly Option[];

export type Readings = ReadingsOf<typeof options>;

export const readingsOf = (given: Options): Readings => readingsFrom(options, given);
