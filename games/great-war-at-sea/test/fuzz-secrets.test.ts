/** GW-4.2: what a side may not know changes nothing that it gets; see test/secrets.ts for what is compared. */
import { describe, expect, test } from 'vitest';
import { badge, type Kind, oddsOf, type Ruleset, steppedBy } from '../../../kernel/index.ts';
import { gamesFor, numberOf } from '../../../test/fuzz.ts';
import { playPair } from '../../../test/secrets.ts';
import type { GreatWarAtSea } from '../kind.ts';
import type { Field, Fleet, Side, State } from '../state.ts';
import { airborne, scouted, secretive, written } from './secrecy.ts';

const NUMBERS = Array.from({ length: gamesFor(12, 200) }, (_, place) => numberOf(place));

describe('nothing that a side or an onlooker gets depends on', () => {
  test.each<Side>(['allied', 'central'])('GW-4.2 GW-5.46c what the other has written, to the %s side', (blind) => {
    let moments = 0;
    for (const number of NUMBERS) {
      const { difference, apart } = playPair(written(number, blind, 30));
      expect(difference, `pair ${number}`).toBeNull();
      moments += apart;
    }
    expect(moments).toBeGreaterThan(15 * NUMBERS.length);
  });
});

describe('nothing that a side or an onlooker gets depends on what flies and lies in wait for the other', () => {
  test.each<Side>(['allied', 'central'])('GW-14.3 GW-17.1 to the %s side', (blind) => {
    let moments = 0;
    for (const number of NUMBERS) {
      const { difference, apart } = playPair(scouted(number, blind, 30));
      expect(difference, `pair ${number}`).toBeNull();
      moments += apart;
    }
    expect(moments).toBeGreaterThan(15 * NUMBERS.length);
  });

  test.each<[string, (state: State) => unknown]>([
    ['where an airship is', ({ airships }) => airships.map(({ zone }) => zone)],
    ['where boats lie', ({ boats }) => boats.map(({ zone }) => zone)],
    ['what was reported', ({ reports }) => reports.length],
  ])('and a leak is found: %s', (_what, tell) => {
    const leaky: Ruleset<GreatWarAtSea> = {
      ...airborne,
      view: (state, viewer, data) => ({ ...airborne.view(state, viewer, data), ...{ leak: tell(state) } }),
    };
    const found = NUMBERS.map((number) => playPair(scouted(number, 'allied', 30, leaky)).difference?.channel);
    expect(found.some((channel) => channel?.startsWith('what'))).toBe(true);
  });
});

describe('each leak is found:', () => {
  const found = (ruleset: Ruleset<Kind>): string | undefined => {
    for (let number = 0; number < 8; number++) {
      const { difference } = playPair(written(number, 'allied', 30, ruleset));
      if (difference) return difference.channel;
    }
    return undefined;
  };

  const seeing = (tell: (enemy: readonly Fleet[], fields: readonly Field[]) => unknown): Ruleset<GreatWarAtSea> => {
    const leaky: Ruleset<GreatWarAtSea> = {
      ...secretive,
      view: (state, viewer, data) => ({
        ...secretive.view(state, viewer, data),
        ...{
          leak: tell(
            state.fleets.filter(({ side }) => side !== viewer),
            state.fields,
          ),
        },
      }),
    };
    return leaky;
  };

  const ordering = (odds: (state: State) => number): Ruleset<GreatWarAtSea> => ({
    ...secretive,
    flow: steppedBy(secretive.flow, (step) => {
      if (step.kind !== 'decision' || step.name !== 'orders') return step;
      const done = step.verbs.get('done');
      if (!done) return step;
      const leak = { ...done, odds: ({ state }: { readonly state: State }) => oddsOf([badge('leak', 'leak', true, odds(state))]) };
      const verbs = new Map([...step.verbs, ['done', leak]]);
      return { ...step, verbs, list: [...verbs.values()] };
    }),
  });

  test('none, where nothing is told', () => {
    expect(found(seeing(() => null))).toBeUndefined();
  });

  test.each<[string, (enemy: readonly Fleet[], fields: readonly Field[]) => unknown]>([
    ['where the fleets are', (enemy) => enemy.map(({ zone }) => zone)],
    ['what they are sent for', (enemy) => enemy.filter(({ mission }) => mission === 'abort').length],
    ['how much is written', (enemy) => enemy.reduce((sum, { plot }) => sum + plot.length, 0)],
    ['what a raider has chosen', (enemy) => enemy.map(({ stance }) => stance)],
    ['how many mines they have aboard', (enemy) => enemy.map(({ mines }) => mines)],
    ['mines that were laid', (_enemy, fields) => fields.length],
    ['that somebody lies in port', (enemy) => enemy.some(({ port }) => port !== null)],
  ])('%s', (_what, tell) => {
    expect(found(seeing(tell))).toMatch(/^what/);
  });

  test('odds that know where the enemy is bound', () => {
    expect(found(ordering(({ fleets }) => fleets.reduce((sum, { plot }) => sum + plot.length, 0) / 1000))).toMatch(/^what/);
  });
});
