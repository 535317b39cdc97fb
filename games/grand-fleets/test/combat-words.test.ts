/** What the log says of guns and torpedoes. */
import { expect, test } from 'vitest';
import type { CombatHappening, CombatSecret } from '../events/combat.ts';
import { combatTold } from '../words/combat.ts';
import { sceneOf } from '../words/scenes.ts';

const NAMES = { ship: (id: string) => id };
const said = (event: CombatHappening | CombatSecret): string => combatTold.inWords(event, NAMES).words;

test('GF-6.2 a salvo is told with its shots, its hits and what went through', () => {
  const fired = { type: 'fired', from: 'Tiger', guns: 0, name: '14"', target: 'Moltke' } as const;
  expect(said({ ...fired, shots: 8, hits: 2, pierced: 1 })).toBe(
    '**Tiger** fires **8** guns (14") at **Moltke**: **2** hits, **1** goes through the armour.',
  );
  expect(said({ ...fired, shots: 1, hits: 0, pierced: 0 })).toBe('**Tiger** fires **1** gun (14") at **Moltke**: no hits.');
  expect(said({ ...fired, shots: 8, hits: 1, pierced: 0 })).toBe(
    '**Tiger** fires **8** guns (14") at **Moltke**: **1** hit, and the armour holds.',
  );
});

test('GF-6.1 wasted fire is told with its reason', () => {
  const wasted = { type: 'fire-wasted', from: 'Tiger', guns: 0, name: '14"', target: 'Moltke' } as const;
  expect(said({ ...wasted, why: 'target-sunk' })).toBe('The fire of **Tiger** (14") at **Moltke** falls where the target went down.');
});

test('GF-7.2.1a a torpedo that had no chance is told with its reason', () => {
  const ran = { type: 'torpedo-ran', from: 'Tiger', target: 'Moltke', arc: 'A' } as const;
  expect(said({ ...ran, result: 'arc' })).toBe('The torpedo of **Tiger** at **Moltke** [A] runs the wrong way.');
  expect(said({ ...ran, result: 'hit' })).toBe('The torpedo of **Tiger** at **Moltke** [A] **hits**.');
});

test('GF-7.1a a launch is told by ships, a plot in full', () => {
  expect(said({ type: 'launched', side: 'blue', ships: ['Tiger', 'Lion'] })).toBe('Torpedoes are in the water, from **Tiger**, **Lion**.');
  const [first, other] = [{ target: 'Moltke', arc: 'A' } as const, { target: 'Seydlitz', arc: 'B' } as const];
  expect(said({ type: 'plotted', from: 'Tiger', torpedoes: [first] })).toBe('**Tiger** has plotted Moltke [A].');
  expect(said({ type: 'plotted', from: 'Tiger', torpedoes: [first, other, first] })).toBe(
    '**Tiger** has plotted Moltke [A] × 2, Seydlitz [B].',
  );
});

test('GF-6.1.2c a place among the enemy is told by the compass', () => {
  expect(said({ type: 'shown', ship: 'Tiger', to: 4 })).toBe('**Tiger** is shown to the north.');
  expect(said({ type: 'shown', ship: 'Tiger', to: null })).toBe('**Tiger** is shown in the middle of the hex.');
});

test('GF-7.2.1a GF-8.2b torpedoes that end alike, and mounts that are lost together, are told at once', () => {
  const many = (event: Parameters<typeof sceneOf>[0]): string | null => sceneOf(event, NAMES.ship).many;
  expect(many({ type: 'torpedo-ran', from: 'Tiger', target: 'Moltke', arc: 'A', result: 'range' })).toBe(
    '**#** torpedoes of **Tiger** at **Moltke** [A] run out of range.',
  );
  expect(many({ type: 'mount-lost', ship: 'Tiger', guns: '14"' })).toBe('**Tiger** loses **#** mounts (14").');
});
