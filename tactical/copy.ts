/** Copies of battles that share nothing that can change; by hand, because search makes many. */
import type { BasicBattle, Battle, Condition, Engagement, Piece, Strike } from './battle.ts';

const copyPiece = (piece: Piece): Piece => ({
  id: piece.id,
  side: piece.side,
  ships: piece.ships,
  role: piece.role,
  squadron: piece.squadron,
  token: piece.token,
  hex: piece.hex,
  group: piece.group,
  moved: piece.moved,
  loose: piece.loose,
  known: piece.known,
  counted: piece.counted,
  exited: piece.exited,
  tow: piece.tow,
});

const copyStrike = (strike: Strike): Strike => ({ ...strike, blows: strike.blows.slice() });

/** Aims, loads and hits are never changed once they are made. */
const copyEngagement = (
  engagement: Engagement,
): Pick<Engagement, 'pieces' | 'aims' | 'loaded' | 'hits' | 'strike' | 'fired' | 'credit'> => ({
  pieces: engagement.pieces.map(copyPiece),
  aims: engagement.aims.slice(),
  loaded: engagement.loaded.slice(),
  hits: engagement.hits.slice(),
  strike: engagement.strike && copyStrike(engagement.strike),
  fired: engagement.fired.slice(),
  credit: { ...engagement.credit },
});

export const copyBattle = (battle: Battle): Battle => ({ ...battle, ...copyEngagement(battle) });
export const copyBasic = (battle: BasicBattle): BasicBattle => ({ ...battle, ...copyEngagement(battle) });

export const copyCondition = (condition: Condition): Condition => ({
  id: condition.id,
  primary: condition.primary,
  secondary: condition.secondary,
  tertiary: condition.tertiary,
  hull: condition.hull,
  mount: condition.mount,
  launched: condition.launched,
  slowed: condition.slowed,
  halved: condition.halved,
  engines: condition.engines,
  rounds: condition.rounds,
  starved: condition.starved,
  sunk: condition.sunk,
});
