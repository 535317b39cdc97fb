import { describe, expect, test } from 'vitest';
import { search } from '../rules/search.ts';
import type { FleetFields, TestTable } from './table.ts';
import { table } from './table.ts';

/** Nobody searches. */
const declined = (game: TestTable): number => game.run(search).play('allied', 'done').play('central', 'done').state.points.allied;

const beside = (ships: readonly string[], fields: FleetFields = {}, raider: FleetFields = {}, options = {}) =>
  table({}, options).fleet('allied', 'coral-sea', ships, fields).fleet('central', 'coral-sea', ['emden'], raider);

describe('a fleet that does not look for an enemy in view', () => {
  test('CW-11.1a loses a point for every British ship in it', () => {
    expect(declined(beside(['minotaur', 'hampshire', 'montcalm', 'british-collier-1']))).toBe(-2);
  });

  test('CW-11.1a once for a fleet and turn, however many markers there are; each fleet for itself', () => {
    const game = beside(['minotaur']).fleet('central', 'coral-sea', ['dresden']).fleet('allied', 'coral-sea', ['hampshire']);
    expect(declined(game)).toBe(-2);
  });

  test('CW-11.1a counts the dominions as British, unless it is agreed that they are not', () => {
    expect(declined(beside(['sydney', 'melbourne']))).toBe(-2);
    expect(declined(beside(['sydney', 'melbourne'], {}, {}, { dominions: 'apart' }))).toBe(0);
  });

  test('CW-11.1a not for a raider off the map, nor for one elsewhere', () => {
    expect(declined(beside(['minotaur'], {}, { hidden: true }))).toBe(0);
    expect(declined(table().fleet('allied', 'coral-sea', ['minotaur']).fleet('central', 'samoa', ['emden']))).toBe(0);
  });

  test('CW-11.1a but for a decoy, which would else be known for what it is', () => {
    const game = table({}, { decoys: 'on' }).fleet('allied', 'coral-sea', ['minotaur']);
    expect(declined(game.fleet('central', 'coral-sea', [], { decoy: true, name: 'decoy' }))).toBe(-1);
  });

  test('CW-11.1a station ships may decline', () => {
    expect(declined(beside(['minotaur'], { post: 'station' }))).toBe(0);
    expect(declined(beside(['minotaur']))).toBe(-1);
  });

  test('CW-11.1a and so may who cannot search', () => {
    expect(declined(beside(['minotaur'], { order: { act: 'coal', to: null } }))).toBe(0);
    const convoy = table().fleet('allied', 'tasman-sea', ['anzac-slow-1'], { mission: 'transport', name: 'convoy' });
    convoy.fleet('allied', 'coral-sea', ['minotaur'], { mission: 'escort', charge: 'convoy' }).fleet('central', 'coral-sea', ['emden']);
    expect(declined(convoy)).toBe(0);
  });

  test('CW-11.1a a pursuer who has caught up meets the enemy without a search', () => {
    const game = beside(['minotaur'], { pursuit: { quarry: 'emden', marker: 'central-marker-1', turns: 1, caught: true } });
    expect(declined(game)).toBe(0);
    expect(game.state.contacts).toHaveLength(1);
  });

  test('CW-11.1a is warned of the price before it is paid, until everybody there has searched', () => {
    const game = beside(['minotaur', 'montcalm']).fleet('allied', 'coral-sea', ['hampshire', 'yarmouth']).run(search);
    const price = () =>
      game
        .caution('allied', 'done')
        ?.match(/\((.*)\).*\*\*(\d+)\*\*/)
        ?.slice(1);
    expect(price()).toEqual(['Coral Sea', '3']);
    expect(game.consequence('allied')).toBe('2 fleets idle, **3** points lost (Coral Sea)');
    game.play('allied', 'search', 'hampshire');
    expect(price()).toEqual(['Coral Sea', '1']);
    expect(game.caution('central', 'done')).not.toContain('Allies');
    game.play('allied', 'search', 'minotaur');
    expect([game.caution('allied', 'done'), game.consequence('allied')]).toEqual([undefined, undefined]);
  });

  test('CW-11.1a, CW-3.1a nobody is warned of a raider off the map', () => {
    expect(beside(['minotaur'], {}, { hidden: true }).run(search).caution('allied', 'done')).toBeUndefined();
  });

  test('CW-5.7 is warned of, even where it costs nothing, if nobody searches at all', () => {
    const game = beside(['montcalm']).fleet('allied', 'brazil', ['dupleix']).run(search);
    expect(game.caution('allied', 'done')).toBe('Nothing has been ordered: 1 fleet lies beside an enemy and does not look for it.');
    expect(game.play('allied', 'search', 'dupleix').caution('allied', 'done')).toBeUndefined();
  });

  test('CW-11.1a who does search loses nothing', () => {
    const game = beside(['minotaur']).run(search).play('allied', 'search', 'minotaur').play('allied', 'done');
    expect(game.dice(1).play('central', 'done').state.points.allied).toBe(0);
  });
});
