import { describe, expect, test } from 'vitest';
import { AREA_FACTS } from '../data/areas.ts';
import { FORCES } from '../data/forces.ts';
import { nameOfTurn } from '../rules/calendar.ts';
import { conclusion } from '../rules/conclusion.ts';
import { turn } from '../rules/turn.ts';
import { weather } from '../rules/weather.ts';
import { table } from './table.ts';

/** Nobody else comes. */
const world = () => table({ arrived: FORCES.map(({ id }) => id) });

describe('the turn', () => {
  test('CW-4.0a thirty turns of five days, six to a month, from I August to VI December', () => {
    expect([1, 8, 13, 20, 25, 30].map(nameOfTurn)).toEqual([
      'I August',
      'II September',
      'I October',
      'II November',
      'I December',
      'VI December',
    ]);
  });

  test('CW-4.0b six phases, in which both sides act', () => {
    expect(turn.steps.map(({ name }) => name)).toEqual([
      'new-turn',
      'weather',
      'orders',
      'move-fleets',
      'search',
      'tactical',
      'conclusion',
    ]);
  });

  test('CW-4.0b a turn asks both sides, whatever is hidden', () => {
    const asked = (hidden: boolean): string[] => {
      // The storm, Japan stays out, no convoy.
      const game = world().fleet('allied', 'azores', ['fox']).dice(3, 4, 1, 6);
      if (hidden) game.fleet('central', 'azores', ['emden'], { hidden: true });
      game.run(turn);
      const questions: string[] = [];
      while (!game.finished) {
        const [side] = game.asked;
        questions.push(`${side}: ${game.asks}`);
        if (side === 'allied' || side === 'central') game.play(side, 'done');
      }
      return questions;
    };
    expect(asked(false)).toEqual([
      'central: central-merchant-cruiser',
      'allied: allied-merchant-cruiser',
      'allied: allied-orders',
      'central: central-orders',
      'allied: allied-moves',
      'central: markers',
      'allied: search-and-raid',
      'central: search-and-raid',
    ]);
    expect(asked(true)).toEqual(asked(false));
  });

  test('CW-4.2a what was written becomes the order of the new turn, and the slate is wiped', () => {
    const game = world()
      .fleet('central', 'yellow-sea', ['emden'], { next: { act: 'move', to: 'philippine-sea' }, searched: true })
      .dice(3, 4, 1, 6)
      .run(turn);
    expect(game.state.turn).toBe(4);
    expect(game.at('emden')).toMatchObject({ order: { act: 'move', to: 'philippine-sea' }, next: null, searched: false });
  });

  test('CW-4.1a old storms are over, and the total of two dice brings the new ones', () => {
    const game = world().storm('azores').dice(4, 4, 1, 6).run(weather);
    expect(game.state.storms.map((area) => AREA_FACTS[area].name).sort()).toEqual([
      'Australian Bight',
      'Caribbean',
      'Denmark Strait',
      'Philippine Sea',
      'Sea of Japan',
      'South Pacific',
    ]);
  });

  test('CW-4.1b each Weather Phase a die may call a convoy', () => {
    const game = world().dice(3, 4, 1, 3).run(weather);
    expect(game.rolls()).toEqual(['storms: 7', 'japanese-entry: peace', 'convoy: indian']);
    expect(game.asks).toBe('convoy-route');
  });

  test('CW-4.1c the events of the phase have their order', () => {
    expect(weather.steps.map(({ name }) => name)).toEqual([
      'storms',
      'british-entry',
      'japanese-entry',
      'dutch-entry',
      'tsingtao',
      'reinforcements',
      'convoys',
      'central-merchant-cruiser',
      'allied-merchant-cruiser',
    ]);
  });

  test('CW-4.5 every contact is settled before the turn is concluded', () => {
    const game = world().fleet('allied', 'azores', ['fox']).fleet('central', 'azores', ['emden']).dice(3, 4, 1, 6).run(turn);
    for (const side of ['central', 'allied', 'allied', 'central', 'allied', 'central'] as const) game.play(side, 'done');
    game.play('allied', 'search', 'fox').play('allied', 'done').dice(5).play('central', 'done').play('allied', 'wait');
    expect(game.asks).toBe('before-battle');
    expect(game.state.contacts).toHaveLength(1);
  });

  test('CW-4.6 the conclusion has its order', () => {
    expect(conclusion.steps.map(({ name }) => name)).toEqual(['repairs', 'coaling', 'given-up', 'troops-land', 'italy-decides']);
  });
});
