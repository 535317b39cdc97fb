/** The same as fuzz-secrets.test.ts for battles: what lies face down, and what a battle leaves of it. */
import { describe, expect, test } from 'vitest';
import {
  approaching,
  finding,
  firing,
  fugitive,
  struckFlotillas,
  struckInTheDark,
  underFire,
  wishes,
  withoutMap,
} from './secrecy/battle-pairs.ts';
import { Comparison, compareMessages } from './secrecy/compare.ts';

const compared = new Comparison();

describe.each(['allied', 'central'] as const)('CW-7.21 in battle nothing that the %s side or an onlooker gets depends on', (blind) => {
  test('CW-5.7c whom it has found', () => {
    expect(compared.of(finding(blind), 60, 10)).toBeGreaterThan(550);
  });

  test('which ships lie face down while the fleets meet', () => {
    expect(compared.of(approaching(blind), 150, 7)).toBeGreaterThan(900);
  });

  test('CW-7.27b what is fired at from the sighting range', () => {
    expect(compared.of(firing(blind), 420, 7)).toBeGreaterThan(2500);
  });

  test('CW-7.27b, CW-7.4f what its shells hit, and what they break', () => {
    expect(compared.of(struckInTheDark(blind), 90, 8)).toBeGreaterThan(700);
  });

  test('CW-7.27b, CW-10.8 who fires from where nobody is made out', () => {
    expect(compared.of(underFire(blind), 60, 8)).toBeGreaterThan(450);
  });

  test('CW-11.1b, CW-5.53c who has got away without being made out', () => {
    expect(compared.of(fugitive(blind), 60, 10)).toBeGreaterThan(500);
  });

  test('CW-6.0, CW-10.8 the shells, coal and orders of whom it fights without a map', () => {
    expect(compared.of(withoutMap(blind), 50, 10)).toBeGreaterThan(400);
  });

  test('CW-6.2a what the other wishes, before both have said so', () => {
    expect(compared.of(wishes(blind), 20, 2)).toBeGreaterThan(50);
  });
});

test('CW-9.32a nor on what a piece of several ships is, and which of them takes the hits', () => {
  expect(compared.of(struckFlotillas, 70, 8)).toBeGreaterThan(450);
});

describe('the messages to the page are the same', () => {
  test.each([
    ['a battle', 'bots', firing('allied')],
    ['a battle', 'people', firing('central')],
    ['fire in the dark', 'bots', underFire('central')],
    ['hits on a flotilla', 'people', struckFlotillas],
    ['a flight', 'bots', fugitive('central')],
    ['a battle without a map', 'people', withoutMap('allied')],
  ] as const)('of %s, against %s', (_what, others, family) => compareMessages(family, others, 3));
});

test('all in all hundreds of pairs were compared', () => {
  expect(compared.pairs).toBeGreaterThan(170);
  expect(compared.apart).toBeGreaterThan(1300);
});
