/** What a player reads of each roll of this game: what it asks for, what is added and by which rule, and what can come of it. */
import { expect, test } from 'vitest';
import { battleChecks } from '../../../tactical/checks.ts';
import { checks } from '../checks.ts';

const WORDS: readonly (readonly [rule: string, name: string, words: readonly string[]])[] = [
  [
    'GW-WX-ROLL',
    'weather',
    ['Weather: between November and March', 'it clears up by one level', 'it grows worse by one level', 'it stays as it is'],
  ],
  [
    'GW-WX-MED',
    'mediterranean-weather',
    [
      'Weather of the Mediterranean: between November and March',
      'it clears up by one level',
      'the die is thrown again',
      'it stays as it is',
    ],
  ],
  [
    'GW-WX-MED',
    'mediterranean-weather-2',
    ['Weather of the Mediterranean, second die', 'it grows worse by one level', 'it stays as it is'],
  ],
  [
    'GW-WX-PAC',
    'pacific-weather',
    ['Weather of the Pacific: between November and March', 'it clears up by one level', 'the die is thrown again', 'it stays as it is'],
  ],
  [
    'GW-WX-PAC',
    'pacific-weather-2',
    ['Weather of the Pacific, second die', 'it grows worse by two levels', 'it grows worse by one level', 'it stays as it is'],
  ],
  [
    'GW-5.4a',
    'contact',
    [
      'Contact: at night; the weather; a fleet of armed yachts, destroyers and torpedo boats alone; a leader is there; a fleet of twenty ships or more; a fleet on Intercept; an airship over the zone; what the raiders chose; fleets that only exchange zones',
      'GW-5.46a clear',
      'GW-WX-MIST mist',
      'GW-WX-FOG fog',
      'GW-5.45b squall',
      'GW-WX-STORM storm',
      'GW-5.45a gale',
      'GW-5.45b small craft alone',
      'GW-5.46a leader',
      'GW-5.46a twenty ships',
      'GW-5.46b Intercept',
      'GW-5.46b airship',
      'GW-5.46c raiders',
      'GW-4.4 exchanging zones',
      'a surprise sighting',
      'contact',
      'nobody sees anybody',
    ],
  ],
  ['GW-18.2', 'caution', ['Orders not to risk the fleet: faces that turn it back', 'it turns for home', 'it goes on']],
  ['GW-12.2', 'mine', ['Mines', 'a mine goes up', 'they pass']],
  ['GW-12.4', 'sweeping', ['Sweeping', 'mines are cut, if any are there', 'a mine in the sweep, if any are there', 'nothing']],
  ['GW-12.4', 'caught-mine', ['A mine in the sweep', 'it goes up under a sweeper', 'it is cut away']],
  ['GW-11.1c', 'shelling', ['Shells on a port', 'a hit', 'no harm']],
  ['GW-11.1b', 'works', ['Guns ashore', 'a hit', 'a miss']],
  [
    'GW-10.2b',
    'merchantman',
    [
      'Looking for merchantmen: the traffic of the zone; the weather; at night; one was stopped there before',
      'GW-10.2a traffic',
      'GW-10.2b clear weather',
      'GW-10.2b night',
      'GW-10.2b fog or squall',
      'GW-10.2b ships keep away',
      'a ship is stopped',
      'nobody in sight',
    ],
  ],
  ['GW-10.2c', 'merchant-ship', ['What she is', 'a small ship', 'a large ship', 'a neutral']],
  ['GW-10.2c', 'contraband', ['A neutral’s cargo', 'contraband: she is sunk', 'she is let go']],
  ['GW-8.52', 'foundering', ['Foundering: the weather', 'GW-8.52 weather', 'another box of her hull is lost', 'she holds']],
  ['GW-11.2a', 'tow', ['Taking in tow: the weather', 'the line is fast', 'the line does not hold']],
  ['GW-11.2c', 'parting', ['The tow in bad weather: the weather', 'the line parts', 'the line holds']],
  ['GW-14.1', 'take-off', ['Take-off: the weather; a seaplane', 'GW-14.1 weather', 'it is in the air', 'it cannot get off']],
  [
    'GW-14.5',
    'landing',
    ['Landing: the weather; a seaplane; at night', 'GW-14.1 weather', 'GW-14.5 night', 'it is down', 'it is not down yet'],
  ],
  ['GW-14.5', 'wreck', ['A bad landing', 'it is wrecked', 'it is down, and whole']],
  [
    'GW-14.3',
    'scouting',
    ['A zone from the air: the weather', 'ships are seen and taken for something else', 'ships are seen', 'nothing is seen'],
  ],
  ['GW-14.7', 'bombs', ['Bombs', 'a hit', 'they fall into the sea']],
  ['GW-14.7', 'anti-aircraft', ['Anti-aircraft fire', 'it comes down in flames', 'it flies on']],
  ['GW-17.2', 'ambush', ['A fleet over a submarine: the fleet stays, or enters one zone', 'she comes within range', 'they pass her by']],
  ['GW-17.3', 'hunt-submarine', ['The escorts hunt the submarine', 'she is sunk', 'she gets away']],
  [
    'GW-18.3',
    'alarm',
    [
      'Decoded signals',
      'no warning: fleets in port sail two turns later',
      'the enemy signals what he will do next',
      'as much as in history',
    ],
  ],
];

const own = checks.filter((check) => !battleChecks.includes(check));

const wordsOf = (name: string): readonly string[] =>
  own
    .filter((check) => check.name === name)
    .flatMap(({ title, rule, takes, modifiers, rows, words }) => [
      rule,
      [
        title,
        Object.values(takes)
          .map((each) => each.words)
          .join('; '),
      ]
        .filter((each) => each !== '')
        .join(': '),
      ...modifiers.map((each) => `${each.rule} ${each.words}`),
      ...new Set(rows.map(({ outcome }) => words(outcome))),
    ]);

test.each(WORDS)('%s the roll for %s in words', (rule, name, words) => {
  expect(wordsOf(name)).toEqual([rule, ...words]);
});

test('no roll is left out', () => {
  expect(WORDS.map(([, name]) => name)).toEqual(own.map(({ name }) => name));
});
