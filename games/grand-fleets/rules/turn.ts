/** GF-2.2: the sequence of play. */
import { titled, unspoken } from '../../../kernel/index.ts';
import { auto, loop, sequence } from '../kind.ts';
import { aeroplanes } from './aeroplanes.ts';
import { continuingEffects } from './aftermath.ts';
import { aircraftPhase } from './aircraft-phase.ts';
import { combatPhase } from './combat.ts';
import { commandPhase } from './command-phase.ts';
import { endOfTurn } from './ending.ts';
import { movementPhase } from './movement.ts';
import { nightfall } from './searchlights.ts';
import { setUp } from './set-up.ts';
import { smokeDrifts } from './smoke.ts';
import { submarineLaunching } from './submarine-torpedoes.ts';
import { launching } from './torpedoes.ts';
import { windShifts } from './wind.ts';

const beginTurn = auto('begin-turn', 'GF-2.2b', (g) => {
  g.state.turn++;
  g.tell?.({ type: 'turn-began', turn: g.state.turn });
});

/** GF-2.2j */
const endPhase = sequence('end-phase', 'GF-2.2j', [
  titled('Fires and flooding', continuingEffects),
  launching,
  submarineLaunching,
  aeroplanes,
  windShifts,
  unspoken(smokeDrifts),
  unspoken(endOfTurn),
]);

/** GF-2.2b: command, movement, aircraft, combat, end, in this order and never back. */
export const turn = sequence('turn', 'GF-2.2b', [
  unspoken(beginTurn),
  unspoken(nightfall),
  commandPhase,
  movementPhase,
  aircraftPhase,
  combatPhase,
  endPhase,
]);

export const wholeGame = titled('Grand Fleets', sequence('grand-fleets', 'GF-2.2b', [setUp, loop('turns', 'GF-2.2b', () => true, turn)]));
