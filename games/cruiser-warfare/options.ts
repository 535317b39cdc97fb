/** The switches: the book's optional rules (CW-15.0), and readings over which fair players differ. The first value is ours. */
import type { Option, Options, ReadingsOf } from '../../kernel/index.ts';
import { readingsFrom } from '../../kernel/index.ts';

const variants = (names: readonly [string, string, string, string, string, string]) =>
  [
    { id: 'none', words: 'the forces of history' },
    { id: 'roll', words: 'a die names one of the six' },
    { id: '1', words: names[0] },
    { id: '2', words: names[1] },
    { id: '3', words: names[2] },
    { id: '4', words: names[3] },
    { id: '5', words: names[4] },
    { id: '6', words: names[5] },
  ] as const;

/** What makes a difference in the whole war alone, not in a battle by itself (CW-BATTLE). */
const WAR = ['campaign'] as const;

export const options = [
  {
    id: 'combat',
    shapes: true,
    title: 'Battles',
    rule: 'CW-3.2',
    always: WAR,
    values: [
      { id: 'advanced', words: 'on the hexes of the tactical map' },
      { id: 'basic', words: 'at long and short range, without a map' },
    ],
  },
  {
    id: 'crack-gunners',
    title: 'Crack gunners',
    rule: 'CW-11.31',
    values: [
      { id: 'after-modifiers', words: 'roll again for a five after modifiers' },
      { id: 'natural', words: 'roll again for a five on the die' },
    ],
  },
  {
    id: 'dominions',
    title: 'Ships of the dominions',
    rule: 'CW-11.1c',
    values: [
      { id: 'british', words: 'count as British when points are scored' },
      { id: 'apart', words: 'do not' },
    ],
  },
  {
    id: 'battlecruisers',
    title: 'British battle cruisers',
    rule: 'CW-2.2c',
    values: [
      { id: 'explode', words: 'may blow up from a critical hit' },
      { id: 'hold', words: 'take critical hits like any other ship' },
    ],
  },
  {
    id: 'night-surprise',
    title: 'Coming closer by night',
    rule: 'CW-7.28b',
    scenarios: WAR,
    values: [
      { id: 'with-surprise', words: 'two hexes with a surprise sighting only' },
      { id: 'any-night', words: 'two hexes in any night action' },
    ],
  },
  {
    id: 'convoy-late',
    title: 'Convoys still at sea at the end',
    rule: 'CW-11.8d',
    scenarios: WAR,
    values: [
      { id: 'moves-missing', words: 'score by the moves they still lack' },
      { id: 'turns-out', words: 'score by the turns they have been out' },
    ],
  },
  {
    id: 'secret-storm',
    title: 'Secret storm',
    rule: 'CW-15.1',
    scenarios: WAR,
    values: [
      { id: 'off', words: 'a storm is a storm' },
      { id: 'on', words: 'a die tells how hard it blows where a battle is fought' },
    ],
  },
  {
    id: 'plan-b',
    shapes: true,
    title: 'Plan B',
    rule: 'CW-15.2a',
    scenarios: WAR,
    values: [
      { id: 'off', words: 'Britain is at war from the first day' },
      { id: 'on', words: 'Britain comes in later, by the dice' },
    ],
  },
  {
    id: 'decoys',
    shapes: true,
    title: 'Decoys',
    rule: 'CW-15.3a',
    scenarios: WAR,
    values: [
      { id: 'off', words: 'every marker stands for ships' },
      { id: 'on', words: 'empty markers may sail' },
    ],
  },
  {
    id: 'tactical-speeds',
    title: 'Tactical speeds',
    rule: 'CW-15.4',
    values: [
      { id: 'printed', words: 'as on the data sheets' },
      { id: 'optional', words: 'finer, by type and speed' },
    ],
  },
  {
    id: 'allied-variant',
    title: 'Allied variant forces',
    rule: 'CW-15.5a',
    scenarios: WAR,
    values: variants([
      'New Zealand in the Tasman Sea',
      'the French of Indochina',
      'the First Cruiser Squadron in the Arabian Sea',
      'the Netherlands invaded',
      'Princess Royal off America',
      'the Japanese farther out',
    ]),
  },
  {
    id: 'central-variant',
    title: 'Central variant forces',
    rule: 'CW-15.5a',
    scenarios: WAR,
    values: variants([
      'a faster Scharnhorst and Gneisenau',
      'Franz Josef I in the Yellow Sea',
      'a squadron in East Africa',
      'Fürst Bismarck with Spee',
      'Blücher with Spee',
      'Moltke in the Norwegian Sea',
    ]),
  },
] as const satisfies readonly Option[];

export type Readings = ReadingsOf<typeof options>;

export const readingsOf = (given: Options): Readings => readingsFrom(options, given);
