/** The switches: readings over which fair players differ. The first value is ours; RULINGS.md says why. */
import type { Option, Options, ReadingsOf } from '../../kernel/index.ts';
import { readingsFrom } from '../../kernel/index.ts';

export const options = [
  {
    id: 'spread',
    title: 'Points for spreading the hits',
    rule: 'FS-9.10b',
    values: [
      { id: 'two-hits', words: 'an installation counts with two hits, as the rule says' },
      { id: 'any-hit', words: 'an installation counts with any hit, as the worked example says' },
    ],
  },
  {
    id: 'lone-counters',
    title: 'German counters with nobody to face',
    rule: 'FS-3.0j',
    values: [
      { id: 'raiders', words: 'only airships, U-boats and aircraft go back to the container' },
      { id: 'all', words: 'ships in the German reserve and batteries go back as well' },
    ],
  },
  {
    id: 'poor-weather-rescue',
    title: 'Rescue in Poor Weather',
    rule: 'FS-5.3',
    values: [
      { id: 'modifier', words: 'rescue is rolled with +1' },
      { id: 'no-rescue', words: 'no rescue; the aircraft wait a turn' },
    ],
  },
  {
    id: 'fog-alert',
    title: 'Fog and the German alert',
    rule: 'FS-5.2',
    values: [
      { id: 'minus-one', words: 'fog over the German reserve takes one off the alert roll' },
      { id: 'plus-one', words: 'fog over the German reserve adds one to the alert roll' },
    ],
  },
] as const satisfies readonly Option[];

export type Readings = ReadingsOf<typeof options>;

export const readingsOf = (given: Options): Readings => readingsFrom(options, given);
