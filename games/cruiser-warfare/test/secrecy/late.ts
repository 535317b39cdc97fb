/** The war some weeks later: Japan besieges Tsingtao, and reinforcements of the lists are still to come. */
import { FORCES, type Group } from '../../data/forces.ts';
import type { Play } from '../../kind.ts';
import { loop } from '../../kind.ts';
import { turn } from '../../rules/turn.ts';
import type { Deal } from './dealt.ts';

/** So long ago Japan has come in that the siege is next rolled for in the turn that follows (CW-12.43). */
const SINCE_JAPAN = 2;
/** After the first of these turns Defence comes, after the second the armoured cruisers of November, after the last the battle cruisers. */
const TURNS = [7, 12, 14];
const MOST_TURNS = 4;

const isStillToCome = ({ coming }: Group, now: number): boolean => coming.with === 'turn' && coming.turn > now;

export const weeksLater =
  (deal: Deal): Deal =>
  (g, openly, secretly) => {
    const { state } = g;
    state.turn = openly(TURNS);
    state.entered.japan = state.turn - SINCE_JAPAN;
    state.arrived = FORCES.filter((group) => !isStillToCome(group, state.turn)).map(({ id }) => id);
    deal(g, openly, secretly);
  };

export const moreTurns = loop('turns', 'CW-4.0b', ({ state }: Play) => state.turn < Math.max(...TURNS) + MOST_TURNS, turn);
