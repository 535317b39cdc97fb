/** The switches: readings over which fair players differ, and chapters that the sheet only names. The first value is ours; RULINGS.md says why. */
import type { Option, Options, ReadingsOf } from '../../kernel/index.ts';
import { readingsFrom } from '../../kernel/index.ts';

const onOff = (on: string, off: string) =>
  [
    { id: 'on', words: on },
    { id: 'off', words: off },
  ] as const;

const offOn = (off: string, on: string) =>
  [
    { id: 'off', words: off },
    { id: 'on', words: on },
  ] as const;

export const options = [
  {
    id: 'combat',
    shapes: true,
    title: 'Battles',
    rule: 'GW-4.5',
    values: [
      { id: 'advanced', words: 'on the hexes of the tactical map' },
      { id: 'basic', words: 'at long and short range, without a map' },
    ],
  },
  {
    id: 'markers',
    title: 'Fleets on the chart',
    rule: 'GW-COMP-FLEETCARD',
    values: [
      { id: 'hidden', words: 'are seen by their own side alone' },
      { id: 'open', words: 'are seen by both sides as markers' },
    ],
  },
  {
    id: 'organisation',
    shapes: true,
    title: 'Fleets and missions',
    rule: 'GW-5.1a',
    values: [
      { id: 'given', words: 'as history had them' },
      { id: 'own', words: 'made up by the players before play' },
    ],
  },
  {
    id: 'speeds',
    title: 'Zones in a turn',
    rule: 'GW-4.3',
    values: [
      { id: 'scaled', words: 'by the knots that fleets made in history' },
      { id: 'literal', words: 'one for speed 1, two for speed 2' },
    ],
  },
  {
    id: 'crossing',
    title: 'Fleets that exchange zones',
    rule: 'GW-4.4',
    values: [
      { id: 'checked', words: 'may meet, at -1' },
      { id: 'unchecked', words: 'pass without meeting' },
    ],
  },
  {
    id: 'battlecruisers',
    title: 'British battle cruisers before 1917',
    rule: 'GW-TBL-CRIT-FN2',
    values: [
      { id: 'explode', words: 'may blow up from a critical hit' },
      { id: 'hold', words: 'take critical hits like any other ship' },
    ],
  },
  { id: 'fuel', shapes: true, title: 'Fuel', rule: 'GW-19.1', values: offOn('is not counted', 'is counted by points') },
  { id: 'mines', title: 'Minefields', rule: 'GW-12', values: onOff('are laid, struck and swept', 'are left out') },
  { id: 'merchants', title: 'Merchantmen', rule: 'GW-10.2', values: onOff('are met by raiders', 'are left out') },
  { id: 'towing', title: 'Towing', rule: 'GW-11.2', values: onOff('dead and slow ships may be taken in tow', 'nobody tows') },
  { id: 'aircraft', title: 'Airships and seaplanes', rule: 'GW-14', values: onOff('fly where history had them', 'are left out') },
  { id: 'submarines', title: 'Submarines', rule: 'GW-17', values: onOff('lie in wait where history had them', 'are left out') },
  {
    id: 'alarm',
    shapes: true,
    title: 'Intelligence',
    rule: 'GW-18.3',
    values: [
      { id: 'history', words: 'as the decoded signals of history had it' },
      { id: 'rolled', words: 'a die says what was decoded' },
    ],
  },
] as const satisfies readonly Option[];

export type Readings = ReadingsOf<typeof options>;

export const readingsOf = (given: Options): Readings => readingsFrom(options, given);
