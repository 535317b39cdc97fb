/** GF-2.2.1: when a battle is over, and how it ended. */
import type { Ending } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import { battleOf } from '../data/data.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Side, State } from '../state.ts';
import { SIDES } from '../state.ts';
import { afterResigning, pointsOf, tallyOf, type Verdict, verdictIn } from './scoring.ts';

/** No battle without an agreed length goes on longer: twelve hours and more. */
const LONGEST = 60;

const isGone = ({ ships }: Pick<State, 'ships'>, side: Side): boolean =>
  ships.every((ship) => ship.side !== side || (ship.fate !== 'afloat' && ship.fate !== 'coming'));

/** After the last turn, or when a side has no ship left. */
export const isOver = (battle: Battle, state: Pick<State, 'ships' | 'turn'>): boolean =>
  state.turn >= (battle.turns ?? LONGEST) || SIDES.some((side) => isGone(state, side));

const LEVELS = { decisive: 'A decisive victory', marginal: 'A marginal victory', draw: 'A draw' } as const;

function endingOf(battle: Battle, state: Pick<State, 'ships' | 'aircraft' | 'submarines'>, { winner, level }: Verdict): Ending {
  const [blue, red] = [pointsOf(battle, state, 'blue'), pointsOf(battle, state, 'red')];
  const count = `${battle.names.blue} ${blue}, ${battle.names.red} ${red}.`;
  return {
    result: winner === null ? level : `${winner}-${level}`,
    words: winner === null ? `${LEVELS[level]}: ${count}` : `${LEVELS[level]} for the ${battle.names[winner]} side: ${count}`,
    winner,
    score: blue - red,
  };
}

export function resigned(g: Play, side: Side): Ending {
  const battle = battleOf(g.data, g.state);
  g.tell?.({ type: 'resigned', side, force: battle.names[side] });
  return endingOf(battle, g.state, afterResigning(side));
}

/** GF-2.2.1: looked at once a turn, when everything of the turn is done. */
export const endOfTurn = auto('end-of-turn', 'GF-2.2.1', (g) => {
  const battle = battleOf(g.data, g.state);
  g.tell?.({ type: 'points', forces: SIDES.map((side) => ({ force: battle.names[side], ...tallyOf(battle, g.state, side) })) });
  if (isOver(battle, g.state)) g.end(endingOf(battle, g.state, verdictIn(battle, g.state)));
});
