/** The staff lays a set-up out as the captain would, leaves its end to the person, and one undo takes it all back. */
import { expect, test } from 'vitest';
import { gameNamed } from '../../games/index.ts';
import type { Settings } from '../../kernel/index.ts';
import { Table } from '../index.ts';

/** A table at which a person plays this side, against the best bot. */
function tableOf(game: string, side: string, settings: Partial<Settings>): Table {
  const ruleset = gameNamed(game);
  const seats = Object.fromEntries(ruleset.sides.map((each) => [each, each === side ? 'person' : '']));
  const table = Table.begin(ruleset, { seed: 'set-up', ...settings }, seats);
  table.work();
  return table;
}

const askedOf = ({ game }: Table, side: string) => game.questionFor(side)?.name;
const orders = ({ game }: Table, side: string): number => game.commands.length + game.draftedBy(side).length;

function layOut(table: Table, side: string): void {
  expect(table.staff(side, 'question')).toBeNull();
  table.work();
}

test.each([
  ['nine-navies', 'allied', '1915', 'british-set-up'],
  ['nine-navies', 'central', 'campaign', 'german-set-up'],
  ['cruiser-warfare', 'central', 'campaign', 'central-set-up'],
])('%s, %s: laid out by one order, not ended, and taken back by one undo', (game, side, scenario, question) => {
  const table = tableOf(game, side, { scenario });
  expect(askedOf(table, side)).toBe(question);
  const before = orders(table, side);
  layOut(table, side);
  expect(orders(table, side)).toBeGreaterThan(before + 5);
  expect(askedOf(table, side)).toBe(question);
  expect(table.undo(side)).toBeNull();
  expect(orders(table, side)).toBe(before);
});

test('where fleets are divided lots are drawn, and undo stops there as it always does', () => {
  const table = tableOf('cruiser-warfare', 'allied', { scenario: 'campaign' });
  layOut(table, 'allied');
  const laid = orders(table, 'allied');
  expect(table.undo('allied')).toBeNull();
  expect(orders(table, 'allied')).toBeLessThan(laid);
  expect(table.undoer('allied')).toBeNull();
});

test('a draft that begins as it usually is becomes so again', () => {
  const table = tableOf('grand-fleets', 'blue', { scenario: 'coronel', options: { squadrons: 'own' } });
  expect(askedOf(table, 'blue')).toBe('squadrons');
  table.order('blue', [{ side: 'blue', verb: 'apart', target: 'glasgow' }]);
  expect(table.game.draftedBy('blue')).toHaveLength(1);
  layOut(table, 'blue');
  expect(table.game.draftedBy('blue')).toEqual([]);
  expect(askedOf(table, 'blue')).toBe('squadrons');
});
