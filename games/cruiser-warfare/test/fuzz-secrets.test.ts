/**
 * What a side may not know changes nothing that it gets: pairs of games that differ in secrets alone, compared byte for byte, with an
 * onlooker beside the blind side. See test/secrets.ts for what is compared. Battles are in fuzz-secrets-in-battle.test.ts.
 */
import { describe, expect, test } from 'vitest';
import { Comparison, compareMessages } from './secrecy/compare.ts';
import {
  askingNeutrals,
  escortsReleased,
  hunters,
  huntersFromSetUp,
  huntersLater,
  outbreak,
  prizes,
  raiders,
  raidersFromSetUp,
  raidersLater,
} from './secrecy/pairs.ts';

const compared = new Comparison(20);

describe('CW-3.1a nothing that the Allies or an onlooker get depends on', () => {
  test('what the Central Powers prepare before play, nor on their first turn', () => {
    expect(compared.of(raidersFromSetUp, 70, 6)).toBeGreaterThan(350);
  });

  test('where raiders are, what they are, what they are told to do, and what is empty', () => {
    expect(compared.of(raiders, 450, 8)).toBeGreaterThan(3500);
    expect(compared.of(raiders, 25, 40, 1000)).toBeGreaterThan(400);
  });

  test('CW-12.2b, CW-5.55 how many markers are in use when Italy has decided and Marco Polo comes, nor on who lies where she comes', () => {
    expect(compared.of(outbreak, 60, 15)).toBeGreaterThan(700);
  });

  test('CW-12.43, CW-13.0 the same from September to December, with the siege of Tsingtao and the reinforcements of those weeks', () => {
    expect(compared.of(raidersLater, 30, 14)).toBeGreaterThan(300);
  });

  test('CW-10.7 whether a neutral gave coal', () => {
    expect(compared.of(askingNeutrals, 40, 12)).toBeGreaterThan(450);
  });

  test('CW-5.86a how many prizes raiders have taken, how many they have kept, and who sank the others', () => {
    expect(compared.of(prizes, 50, 8)).toBeGreaterThan(400);
  });
});

describe('CW-3.1a nothing that the Central Powers or an onlooker get depends on', () => {
  test('how the Allies arrange their fleets before play, nor on liners drawn unseen, nor on empty markers', () => {
    expect(compared.of(huntersFromSetUp, 60, 12)).toBeGreaterThan(500);
  });

  test('who sails under Allied markers, beside convoys and on station', () => {
    expect(compared.of(hunters, 450, 8)).toBeGreaterThan(3500);
    expect(compared.of(hunters, 25, 40, 1000)).toBeGreaterThan(400);
  });

  test('CW-12.43, CW-13.0 the same from September to December', () => {
    expect(compared.of(huntersLater, 30, 14)).toBeGreaterThan(300);
  });

  test('CW-5.5d who sailed with a convoy that has come to its end', () => {
    expect(compared.of(escortsReleased, 40, 8)).toBeGreaterThan(300);
  });
});

describe('the messages to the page are the same', () => {
  test.each([
    ['raiders', 'bots', raiders],
    ['raiders', 'people', raiders],
    ['hunters', 'bots', hunters],
    ['hunters', 'people', hunters],
  ] as const)('of %s, against %s', (_what, others, family) => compareMessages(family, others, 3));
});

test('all in all many pairs were compared', () => {
  expect(compared.pairs).toBeGreaterThan(75);
  expect(compared.apart).toBeGreaterThan(600);
});
