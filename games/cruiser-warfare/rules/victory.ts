/** CW-14.0: the end, and who has won. */
import type { Ending } from '../../../kernel/index.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import { VESSELS } from '../data/ships.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { ShipId, Side, State } from '../state.ts';
import { LAST_TURN } from './calendar.ts';
import { scoreLateConvoys } from './convoys.ts';
import { isPrize, shipOf, shipsIn } from './fleet.ts';
import { isGerman } from './nations.ts';
import { layPointsOpen, shipLost } from './scoring.ts';

const CRUISERS: ReadonlySet<string> = new Set(['BC', 'AC', 'CL']);
const GERMAN_CRUISERS: readonly ShipId[] = VESSELS.filter(({ id, type }) => isGerman(id) && CRUISERS.has(type)).map(({ id }) => id);

/** CW-14.0c: no German cruiser is left at sea, or the last turn is over. */
export const isOver = (state: State): boolean =>
  state.turn >= LAST_TURN || (state.turn > 0 && !GERMAN_CRUISERS.some((id) => shipOf(state, id).fate === 'afloat'));

/** CW-14.0d: the higher total; a draw if they are equal. */
export function endingByPoints({ points: { allied, central } }: State): Ending {
  const score = central - allied;
  if (score === 0) return { result: 'draw', words: `A draw, at ${allied} ${allied === 1 ? 'point' : 'points'} each.`, winner: null, score };
  return score > 0
    ? { result: 'central', words: `The Central Powers win, ${central} to ${allied}.`, winner: 'central', score }
    : { result: 'allied', words: `The Allies win, ${allied} to ${central}.`, winner: 'allied', score };
}

/** As a sentence begins with them. */
export const SIDES_WHO: Readonly<Record<Side, string>> = { allied: 'The Allies', central: 'The Central Powers' };

/** The other side has won, however the points stand: they were not played out. */
export function resigned(g: Play, side: Side): Ending {
  const winner = enemyOf(side);
  const { allied, central } = g.state.points;
  g.tell?.({ type: 'resigned', side });
  layPointsOpen(g.state);
  return { result: winner, words: `${SIDES_WHO[winner]} win: the enemy has resigned.`, winner, score: central - allied };
}

/** CW-5.84b, CW-11.8d, CW-14.0d: prizes still kept are sunk, convoys still out are counted, and all points are laid open. */
export const reckoning = auto('reckoning', 'CW-14.0d', (g) => {
  const { state } = g;
  for (const fleet of state.fleets.filter(({ side }) => side === 'central'))
    for (const id of shipsIn(state, fleet)) if (isPrize(id)) shipLost(g, id, 'scuttled', null);
  scoreLateConvoys(g);
  layPointsOpen(state);
  g.end(endingByPoints(state));
});
