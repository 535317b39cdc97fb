/** Leaks that only a battle could have, and what a battle leaves: each is planted in a double of the game, and found. */
import { describe, expect, test } from 'vitest';
import type { Kind, Ruleset } from '../../../kernel/index.ts';
import { also, readByAll, withStep, withVerb, withView } from '../../../test/planted-leaks.ts';
import { playPair } from '../../../test/secrets.ts';
import { cruiserWarfare } from '../index.ts';
import { isPrize } from '../rules/fleet.ts';
import type { State } from '../state.ts';
import {
  byDay,
  fights,
  flights,
  fugitive,
  struckFlotillas,
  struckInTheDark,
  underFire,
  unmapped,
  wishes,
  withoutMap,
} from './secrecy/battle-pairs.ts';
import { FEW, foundBy, foundIn } from './secrecy/doubles.ts';
import { escortsReleased, hiddenRaiders, huntersFromSetUp, landing, prizes } from './secrecy/pairs.ts';

const struck = (rules: Ruleset<Kind>, pairs?: number[]) => foundBy(struckInTheDark('allied'), rules, pairs);
const fired = (rules: Ruleset<Kind>) => foundBy(underFire('allied'), rules);
const inFlotilla = (rules: Ruleset<Kind>, pairs?: number[]) => foundBy(struckFlotillas, rules, pairs);

describe('each leak of a battle is found', { timeout: 300_000 }, () => {
  test('a double without a leak is none', async () => {
    expect(
      await struck(
        withView(fights.struckUnseen.allied, () => ({})),
        FEW,
      ),
    ).toBeNull();
    expect(
      await inFlotilla(
        withStep(fights.flotillas, 'hits', (step) => ({ ...step })),
        FEW,
      ),
    ).toBeNull();
  });

  test('what a hit broke is told to all, and so are the dice of a shot at the unknown', async () => {
    expect(await struck(readByAll(fights.struckUnseen.allied, 'hits'))).toMatch(/^what/);
    expect(await fired(readByAll(fights.firingBack.allied, 'hits'))).toMatch(/^what/);
  });

  test('a refusal tells which enemy ships lie face down', async () => {
    const leak = withVerb(fights.struckUnseen.allied, 'gunnery', 'fire', () => ({
      why: ({ state }, target) => ({ words: isThere(state, target) ? 'she is not yours' : 'there is no such ship', rule: 'CW-7.4a' }),
    }));
    expect(await struck(leak)).toBe('refusals');
  });

  test('the blows of the hit in hand are shown while its owner is asked who takes it', async () => {
    const leak = withView(fights.flotillas, ({ battle }) => ({ blows: battle?.strike?.blows }));
    expect(await inFlotilla(leak)).toBe('what is seen while others answer');
  });

  test('a side is passed over in a movement step because its ships are too slow', async () => {
    const isStarved = ({ battle, ships }: State): boolean =>
      battle?.pieces.some((piece) => piece.side === 'central' && ships.some(({ id, starved }) => starved && piece.ships.includes(id))) ??
      false;
    const leak = withStep(fights.struckUnseen.allied, 'move', (step) => ({ ...step, when: ({ state }) => !isStarved(state) }));
    expect(await struck(leak)).toMatch(/^what/);
  });

  test('an onlooker gets more than a player', async () => {
    const leak = withView(fights.struckUnseen.allied, ({ battle }, viewer) => (viewer === 'onlooker' ? { pieces: battle?.pieces } : {}));
    expect(await struck(leak)).toMatch(/^what/);
  });

  test('points tell of ships that nobody has made out', async () => {
    const leak = withView(flights.central, ({ points }) => ({ points: { ...points } }));
    expect(await foundBy(fugitive('central'), leak)).toMatch(/^what/);
  });

  test('without a map: shells are counted for all to see', async () => {
    const leak = withView(unmapped.allied, ({ basic, ships }) => ({ rounds: basic && ships.filter(({ rounds }) => rounds > 0).length }));
    expect(await foundBy(withoutMap('allied'), leak)).toMatch(/^what/);
  });

  test('without a map: a wish is told before the other side has said its own', async () => {
    const leak = also((game) => ({ said: game.play.draftOf('central') }));
    expect(await foundIn((number) => playPair({ ...wishes('allied')(number, 2, byDay.allied), double: { seen: leak } }))).toMatch(/^what/);
  });
});

describe('and so are those of raids, convoys and empty markers', { timeout: 300_000 }, () => {
  test('the number of prizes', async () => {
    const kept = ({ ships }: State): number => ships.filter(({ id, fate }) => fate === 'afloat' && isPrize(id)).length;
    expect(
      await foundBy(
        prizes,
        withView(hiddenRaiders, (state) => ({ kept: kept(state) })),
      ),
    ).toMatch(/^what/);
  });

  test('the order in which escorts were formed', async () => {
    const formed = ({ fleets }: State): object => ({
      order: fleets.filter(({ side, hidden }) => side === 'allied' && !hidden).map(({ token }) => token),
    });
    expect(await foundBy(escortsReleased, withView(landing, formed))).toMatch(/^what/);
  });

  test('which markers were empty when they were laid out', async () => {
    const empty = ({ fleets }: State): object => ({ empty: fleets.filter(({ decoy, side }) => decoy && side === 'allied').length });
    expect(await foundBy(huntersFromSetUp, withView(cruiserWarfare, empty))).toMatch(/^what/);
  });
});

const isThere = ({ battle }: State, target: unknown): boolean =>
  Array.isArray(target) && (battle?.pieces.some(({ ships }) => ships.includes(String(target[0]))) ?? false);
