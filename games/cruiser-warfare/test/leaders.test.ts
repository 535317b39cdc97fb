import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../data/data.ts';
import { searchFacts } from '../rules/lookout.ts';
import { table } from './table.ts';

/** Does a leader in this ship count in this company? */
const counts = (ship: string, ...company: string[]): boolean => {
  const side = ship === 'inflexible' ? 'allied' : 'central';
  const game = table()
    .fleet(side, 'yellow-sea', [ship, ...company])
    .leader('Leader', side, ship);
  return searchFacts(BUILT_IN, game.state, game.at(ship)).leader;
};

describe('leaders', () => {
  test('CW-11.91 he counts only in a ship of the largest class in the fleet', () => {
    expect(counts('emden')).toBe(true);
    expect(counts('emden', 'leipzig', 'german-collier-1')).toBe(true);
    expect(counts('emden', 'scharnhorst')).toBe(false);
    expect(counts('scharnhorst', 'emden', 'gneisenau')).toBe(true);
  });

  test('CW-11.92 among several navies his has to outweigh all others together', () => {
    // Scharnhorst 12 against Kaiserin Elisabeth 6 and Franz Joseph 6, and against one of them.
    expect(counts('scharnhorst', 'kaiserin-elisabeth')).toBe(true);
    expect(counts('scharnhorst', 'kaiserin-elisabeth', 'kaiser-franz-joseph-i')).toBe(false);
    expect(counts('scharnhorst', 'kaiserin-elisabeth', 'kaiser-franz-joseph-i', 'emden')).toBe(true);
    // The sum of the others counts, not the strongest of them.
    expect(counts('scharnhorst', 'kaiserin-elisabeth', 'marco-polo')).toBe(false);
    // Dominion ships count as British.
    expect(counts('inflexible', 'australia', 'montcalm')).toBe(true);
  });

  test('CW-11.93 without a leader there is nobody to declare', () => {
    const game = table().fleet('central', 'yellow-sea', ['emden']);
    expect(searchFacts(BUILT_IN, game.state, game.at('emden')).leader).toBe(false);
  });
});
