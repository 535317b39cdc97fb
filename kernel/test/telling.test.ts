import { expect, test } from 'vitest';
import { gathered, listed, strong, tellersOf, told } from '../telling.ts';

type Event = { readonly type: 'sailed'; readonly ship: string } | { readonly type: 'sunk' | 'lost'; readonly ships: readonly string[] };

const { inWords, isTold } = tellersOf<Event, [name: (id: string) => string]>()({
  sailed: ({ ship }, name) => told('R-1', `${strong(name(ship))} sails.`, ship),
  sunk: ({ ships }, name) => told('R-2', `Sunk: ${listed(ships.map(name), 'none')}.`, ...ships),
  lost: ({ ships }) => told('R-3', `Lost: ${listed(ships)}.`, ...ships),
});

const loudly = (id: string): string => id.toUpperCase();

test('each event is told by the teller of its type, with what is given besides', () => {
  expect(inWords({ type: 'sailed', ship: 'emden' }, loudly)).toEqual({ rule: 'R-1', words: '**EMDEN** sails.', about: ['emden'] });
  expect(inWords({ type: 'sunk', ships: ['emden', 'nurnberg'] }, loudly).words).toBe('Sunk: EMDEN, NURNBERG.');
  expect(inWords({ type: 'sunk', ships: [] }, loudly).words).toBe('Sunk: none.');
});

test('whether an event is told here is known by its type', () => {
  expect([isTold({ type: 'sunk' }), isTold({ type: 'weather' }), isTold({ type: 'toString' })]).toEqual([true, false, false]);
});

test('boats with numbers are gathered under their class, where the first of them stands', () => {
  const boats = [
    'Acheron class 2',
    'Lion',
    'V1 class 4',
    'Acheron class 1',
    'Acheron class 3',
    'Acheron class 5',
    'Acheron class 6',
    'V187',
    'L 6',
  ];
  expect(gathered(boats)).toBe('Acheron class 1 to 3, 5 and 6, Lion, V1 class 4, V187, L 6');
  expect(gathered(['River 4', 'River 5', 'River 1'])).toBe('River 1, 4 and 5');
  expect(gathered([])).toBe('');
  expect(gathered(['Fleet 8', 'Fleet 3', 'Fleet 4', 'Fleet 5', 'Lion'])).toBe('Fleets 3 to 5 and 8, Lion');
  expect(gathered(['Fleet 8', 'Lion'])).toBe('Fleet 8, Lion');
});
