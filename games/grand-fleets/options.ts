/** The switches: readings over which fair players differ, and chapters that the book only names. The first value is ours; RULINGS.md says why. */
import type { Option, Options, ReadingsOf } from '../../kernel/index.ts';
import { readingsFrom } from '../../kernel/index.ts';

export const options = [
  {
    id: 'squadrons',
    shapes: true,
    title: 'Squadrons',
    rule: 'GF-4.1b',
    values: [
      { id: 'given', words: 'as the order of battle has them' },
      { id: 'own', words: 'formed by the players before the battle' },
    ],
  },
  {
    id: 'deployment',
    title: 'Where the fleets begin',
    rule: 'GF-2.1.3',
    values: [
      { id: 'given', words: 'as the battle has it' },
      { id: 'own', words: 'placed by the players in secret, at opposite edges of the board' },
    ],
  },
  {
    id: 'crowding',
    title: 'Ten size points in one hex',
    rule: 'GF-5.5',
    values: [
      { id: 'above-ten', words: 'ten are safe, eleven risk a collision' },
      { id: 'ten', words: 'ten risk a collision already' },
    ],
  },
  {
    id: 'squadron-speed',
    title: 'Speed of a squadron under fire',
    rule: 'GF-5.3b',
    values: [
      { id: 'order', words: 'every ship counts what the order costs' },
      { id: 'spent', words: 'every ship counts the points that she spent' },
    ],
  },
  {
    id: 'torpedo-speed',
    title: 'Speed and torpedoes',
    rule: 'GF-7.2.2d',
    values: [
      { id: 'both', words: 'the speed of both ships counts' },
      { id: 'target', words: 'only the speed of the target counts' },
    ],
  },
  {
    id: 'aircraft',
    shapes: true,
    title: 'Aeroplanes and zeppelins (our own chapter)',
    rule: 'GF-9',
    values: [
      { id: 'off', words: 'none' },
      { id: 'on', words: 'those that were there take part' },
    ],
  },
  {
    id: 'crews',
    title: 'Quality of the crews (our own chapter)',
    rule: 'GF-12.1',
    values: [
      { id: 'off', words: 'all crews are alike' },
      { id: 'on', words: 'elite and green crews as the battle has them' },
    ],
  },
  {
    id: 'night',
    shapes: true,
    title: 'Night (our own chapter)',
    rule: 'GF-12.3',
    values: [
      { id: 'off', words: 'only what the battle says of the light' },
      { id: 'on', words: 'darkness, gun flashes and searchlights' },
    ],
  },
  {
    id: 'wind',
    title: 'Wind (our own chapter)',
    rule: 'GF-12.4',
    values: [
      { id: 'off', words: 'none' },
      { id: 'on', words: 'it hampers fire to windward, and shifts' },
    ],
  },
  {
    id: 'smoke',
    title: 'Smoke (our own chapter)',
    rule: 'GF-12.2',
    values: [
      { id: 'off', words: 'none' },
      { id: 'on', words: 'small ships may hide others behind it' },
    ],
  },
  {
    id: 'spotting',
    title: 'Spotting (our own chapter)',
    rule: 'GF-12.5',
    values: [
      { id: 'off', words: 'guns fire as far as they reach and the light allows' },
      { id: 'on', words: 'and only at whom the squadron has in sight' },
    ],
  },
  {
    id: 'flotillas',
    shapes: true,
    title: 'Flotillas (our own chapter)',
    rule: 'GF-13',
    values: [
      { id: 'off', words: 'every boat by herself' },
      { id: 'on', words: 'destroyers and torpedo boats in divisions, each of them one piece' },
    ],
  },
  {
    id: 'submarines',
    shapes: true,
    title: 'Submarines (our own chapter)',
    rule: 'GF-10',
    values: [
      { id: 'off', words: 'none, as in history' },
      { id: 'on', words: 'each side has a few in wait, if its navy had any by then' },
    ],
  },
] as const satisfies readonly Option[];

export type Readings = ReadingsOf<typeof options>;

export const readingsOf = (given: Options): Readings => readingsFrom(options, given);
