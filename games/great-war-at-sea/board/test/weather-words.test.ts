/** What the chart and the card of a zone say of the weather is what the sheet has for its level. */
import { expect, test } from 'vitest';
import { WEATHERS } from '../../../../tactical/battle.ts';
import { effectOf, effectsOf } from '../weather-words.ts';

test('GW-WX-CLEAR, GW-WX-MIST, GW-WX-FOG, GW-WX-SQUALL, GW-WX-STORM, GW-WX-GALE in short', () => {
  expect(WEATHERS.map(effectOf)).toEqual([
    'contact +1',
    'sight 3 hexes',
    'contact −1',
    'contact −1, flotillas slow, no torpedoes',
    'contact −2, flotillas slow, no torpedoes',
    'contact −2, flotillas slow, no torpedoes',
  ]);
});

test.each([
  ['GW-WX-CLEAR', 'clear', 'contact +1'],
  ['GW-WX-MIST', 'mist', 'sight 3 hexes'],
  ['GW-WX-FOG', 'fog', 'contact −1, sight 2 hexes, airships do not attack, take-off and landing −1, foundering +1'],
  [
    'GW-WX-SQUALL',
    'squall',
    'contact −1, sight 2 hexes, destroyers and torpedo boats at speed 1, no torpedoes, low ships do not fire, nothing is seen from the air, take-off and landing −2, foundering +1',
  ],
  [
    'GW-WX-STORM',
    'storm',
    'contact −2, sight 2 hexes, destroyers and torpedo boats at speed 1, no torpedoes, low ships do not fire, nothing is seen from the air, take-off and landing −3, foundering +2',
  ],
  [
    'GW-WX-GALE',
    'gale',
    'contact −2, sight 1 hex, destroyers and torpedo boats at speed 1, no torpedoes, primary guns alone, low ships do not fire, nothing takes off and what flies is lost, foundering +3, small craft may go down',
  ],
] as const)('%s all that %s does', (_rule, weather, words) => {
  expect(effectsOf(weather)).toBe(words);
});
