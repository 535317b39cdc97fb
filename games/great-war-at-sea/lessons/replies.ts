/** What the captain answered when the lessons were written, by their titles; 'npm run lessons' has him answer anew where that no longer does. */
import type { Command } from '../../../kernel/index.ts';

export const replies: Readonly<Record<string, readonly Command[]>> = {
  Scarborough: [
    { side: 'allied', verb: 'move', target: ['keyes', 'O8', 'O7'] },
    { side: 'allied', verb: 'move', target: ['keyes', 'P6', 'Q6'] },
    { side: 'allied', verb: 'move', target: ['keyes'] },
    { side: 'allied', verb: 'task', target: ['keyes', 'port', 'yarmouth'] },
    { side: 'allied', verb: 'done' },
    { side: 'allied', verb: 'move', target: ['2nd-battle-squadron', 'F3', 'G4'] },
    { side: 'allied', verb: 'move', target: ['2nd-battle-squadron', 'G3', 'F2'] },
    { side: 'allied', verb: 'move', target: ['2nd-battle-squadron'] },
    { side: 'allied', verb: 'task', target: ['2nd-battle-squadron', 'port', 'scapa-flow'] },
    { side: 'allied', verb: 'done' },
    { side: 'allied', verb: 'done' },
    { side: 'allied', verb: 'move', target: ['battle-cruisers', 'H2', 'H3'] },
    { side: 'allied', verb: 'move', target: ['battle-cruisers', 'H4', 'I5'] },
    { side: 'allied', verb: 'move', target: ['battle-cruisers', 'J5'] },
    { side: 'allied', verb: 'done' },
    { side: 'allied', verb: 'move', target: ['battle-cruisers', 'K6', 'L6'] },
    { side: 'allied', verb: 'done' },
    { side: 'allied', verb: 'move', target: ['battle-cruisers', 'M7', 'M8'] },
    { side: 'allied', verb: 'done' },
    { side: 'allied', verb: 'move', target: ['battle-cruisers', 'N7', 'O7'] },
    { side: 'allied', verb: 'done' },
    { side: 'allied', verb: 'break-off' },
  ],
};
