/** Command and movement in words. */
import { expect, test } from 'vitest';
import type { MovementHappening, Track } from '../events/movement.ts';
import { movementTold } from '../words/movement.ts';
import type { Names } from '../words/names.ts';

const NAMES: Names = { ship: (id) => id.charAt(0).toUpperCase() + id.slice(1) };
const track = (ship: string, order: string): Track => ({ ship, order, path: [], spent: 0 });

test.each<[MovementHappening, string]>([
  [{ type: 'turn-began', turn: 3 }, 'GF-2.2b Turn **3**.'],
  [{ type: 'arrived', ships: ['lion', 'tiger'] }, 'GF-5.0 Coming into sight: **Lion**, **Tiger**.'],
  [
    { type: 'transferred', squadron: '1', name: '1st Battlecruiser Squadron', from: 'lion', to: 'tiger', turns: 1 },
    'GF-4.2.2b Command of the 1st Battlecruiser Squadron passes from Lion to **Tiger**: out of command for this turn.',
  ],
  [
    { type: 'transferred', squadron: '1', name: 'First Squadron', from: 'lion', to: 'tiger', turns: 3 },
    'GF-4.2.2b Command of the First Squadron passes from Lion to **Tiger**: out of command for **3** turns.',
  ],
  [{ type: 'out-of-command', side: 'red', force: 'German', ships: ['moltke'] }, 'GF-4.3 Out of command on the German side: Moltke.'],
  [
    {
      type: 'steamed',
      side: 'blue',
      squadron: null,
      force: 'British',
      line: false,
      order: null,
      tracks: [track('lion', '1SS2'), track('tiger', '3')],
    },
    'GF-2.2d By themselves, on the British side: Lion **1SS2**, Tiger **3**.',
  ],
  [
    {
      type: 'steamed',
      side: 'blue',
      squadron: '1',
      force: 'First Squadron',
      line: false,
      order: '4',
      tracks: [track('lion', '4'), track('tiger', '4')],
    },
    'GF-5.3.1a **First Squadron**, together, **4**: all 2 as ordered.',
  ],
  [
    {
      type: 'steamed',
      side: 'blue',
      squadron: '1',
      force: 'First Squadron',
      line: true,
      order: '1P1',
      tracks: [track('lion', '1P1'), track('tiger', '2P')],
    },
    'GF-5.3.2b **First Squadron**, in line ahead, **1P1**: Lion **1P1**, Tiger **2P**.',
  ],
  [{ type: 'floated', columns: 2, rows: -1 }, 'GF-5.4.3 The board floats 2 hexes east, 1 hex north.'],
  [{ type: 'floated', columns: 0, rows: 4 }, 'GF-5.4.3 The board floats 4 hexes south.'],
  [{ type: 'gone', side: 'red', ship: 'lion', fate: 'escaped' }, 'GF-15.3 **Lion** **escapes**.'],
  [{ type: 'gone', side: 'red', ship: 'lion', fate: 'left' }, 'GF-5.4.2 **Lion** leaves the board and counts as destroyed.'],
  [{ type: 'crowded', ships: ['lion', 'tiger'], rolls: [4, 4] }, 'GF-5.5.1 Too close together: Lion 4, Tiger 4.'],
  [{ type: 'met', ships: ['lion', 'moltke'], totals: [12, 7] }, 'GF-5.5.2 Enemies meet: Lion 12, Moltke 7.'],
  [
    { type: 'collided', ships: ['lion', 'tiger'], damage: [2, 5], rammed: false },
    'GF-5.5.3 **Lion** **collides** with **Tiger**: 2 and 5 points of damage.',
  ],
  [
    { type: 'collided', ships: ['lion', 'moltke'], damage: [5, 5], rammed: true },
    'GF-5.5.2 **Lion** **rams** **Moltke**: 5 and 5 points of damage.',
  ],
])('%j', (event, words) => {
  const told = movementTold.inWords(event, NAMES);
  expect(`${told.rule} ${told.words}`).toBe(words);
});
