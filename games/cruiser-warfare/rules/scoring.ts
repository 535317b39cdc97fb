/** CW-14.0, CW-11.1, CW-8.4: what a loss is worth, and to whom. Every point passes through `award`. */

import { enemyOf } from '../../../tactical/battle.ts';
import { isUndamaged } from '../../../tactical/vessel.ts';
import type { Data } from '../data/data.ts';
import { ratingOf } from '../data/data.ts';
import { ownName, vesselOf } from '../data/ships.ts';
import type { Play } from '../kind.ts';
import type { ShipId, Side, State } from '../state.ts';
import { isPrize, isTransport, remove, shipOf } from './fleet.ts';
import { loseLeader } from './leaders.ts';
import { isBritish, isGerman, sideOfShip } from './nations.ts';
import { tell } from './telling.ts';

/** Why points were scored or lost; wording.ts has the sentences. */
export type Why =
  | 'ship-lost'
  | 'hull-boxes'
  | 'hull-boxes-cancelled'
  | 'transport-sunk'
  | 'prize-scuttled'
  | 'prize-home'
  | 'search-refused'
  | 'british-ran'
  | 'convoy-late';

export interface Award {
  readonly side: Side;
  /** Below zero for a loss. */
  readonly points: number;
  readonly why: Why;
  readonly rule: string;
  /** The ship or the marker that they are for. */
  readonly about?: string | null;
  /** A side that cannot know of it yet: its total shows the points when the game is over (CW-14.0b), and the log tells the other alone. */
  readonly hiddenFrom?: Side | null;
}

export function award(g: Play, { side, points, why, rule, about = null, hiddenFrom = null }: Award): void {
  if (points === 0) return;
  const { state } = g;
  state.points[side] += points;
  if (hiddenFrom !== null) state.unseen[hiddenFrom][side] += points;
  tell(g, hiddenFrom && enemyOf(hiddenFrom), { type: 'award', side, points, why, rule, about });
}

/** What both sides know of a side's points. */
export const openPoints = ({ points, unseen }: State, side: Side): number => points[side] - unseen.allied[side] - unseen.central[side];

/** When the game is over, nothing is kept from anybody. */
export function layPointsOpen(state: State): void {
  state.unseen = { allied: { allied: 0, central: 0 }, central: { allied: 0, central: 0 } };
}

const half = (points: number): number => Math.ceil(points / 2);

export type Loss = 'sunk' | 'foundered' | 'scuttled' | 'withdrawn' | 'removed';

/** CW-11.1c: a German cruiser that no British gun or torpedo sank. */
const isForeignKill = (state: State, id: ShipId, by: ShipId | null): boolean =>
  isGerman(id) && ['AC', 'BC'].includes(vesselOf(id).type) && (by === null || !isBritish(state, by));

/** CW-11.1d: five times the weight of guns against her fleet when the battle began. */
function isOverwhelmed(state: State, id: ShipId): boolean {
  const strength = state.battle?.strength ?? state.basic?.strength;
  return isGerman(id) && strength !== undefined && strength.allied >= 5 * strength.central;
}

/** CW-11.8d */
export const VALUE_OF_TRANSPORT = 10;
const valueOfShip = (data: Data, id: ShipId): number => (isTransport(id) ? VALUE_OF_TRANSPORT : ratingOf(data, id).points);

/** CW-14.0a, CW-8.4b, CW-8.4c, CW-7.34c, CW-11.1c to CW-11.1e: halved once at most, fractions up. */
function worth(data: Data, state: State, id: ShipId, how: Loss, by: ShipId | null): number {
  const value = valueOfShip(data, id);
  switch (how) {
    case 'sunk':
      return isForeignKill(state, id, by) || isOverwhelmed(state, id) ? half(value) : value;
    case 'foundered':
      return isForeignKill(state, id, by) ? half(value) : value;
    case 'scuttled':
      return isGerman(id) && isUndamaged(shipOf(state, id)) ? 2 * value : half(value);
    case 'withdrawn':
      return half(value);
    case 'removed':
      return sideOfShip(id) === 'central' ? half(value) : 0;
  }
}

const RULE_OF_LOSS: Readonly<Record<Loss, string>> = {
  sunk: 'CW-14.0a',
  foundered: 'CW-14.0a',
  scuttled: 'CW-8.4c',
  withdrawn: 'CW-7.34c',
  removed: 'CW-8.4b',
};

const readerOf = (id: ShipId, how: Loss): Side | null => (isSecret(id, how) ? sideOfShip(id) : null);

/** A ship is lost outside of battle, and that is told. */
export function shipLost(g: Play, id: ShipId, how: Loss, by: ShipId | null): void {
  tell(g, readerOf(id, how), { type: 'lost', ship: id, how });
  strikeOff(g, id, how, by);
}

/** A ship leaves play for good: scored, taken off, her leader with her. Of one that is lost in battle the battle has told. */
export function strikeOff(g: Play, id: ShipId, how: Loss, by: ShipId | null): void {
  const { state } = g;
  if (isPrize(id)) scorePrize(g, how);
  else scoreShip(g, id, how, by);
  if (isSunk(how) && isBritishCruiser(id)) state.cruisersSunk++;
  const leader = loseLeader(state, id);
  if (leader) tell(g, readerOf(id, how), { type: 'leader-lost', leader: leader.name, ship: ownName(vesselOf(id)) });
  remove(state, id, isSalvaged(id, how) ? 'home' : 'gone');
}

/** CW-8.4b: nobody scores for an Allied ship given up, and she is towed in by somebody outside the game. */
const isSalvaged = (id: ShipId, how: Loss): boolean => how === 'removed' && sideOfShip(id) === 'allied';

/** CW-3.1a: what brings no points to the enemy, or a point for nobody knows which prize, he is not told. */
const isSecret = (id: ShipId, how: Loss): boolean => isSalvaged(id, how) || (isPrize(id) && how !== 'sunk');

/** CW-8.0c: foundering is sinking too. */
const isSunk = (how: Loss): boolean => how === 'sunk' || how === 'foundered';

/** CW-7.34c: a Central cripple is scuttled, an Allied one goes into dock; CW-8.4b: the dead drift out of the game. */
const isDestroyed = (id: ShipId, how: Loss): boolean => (how === 'withdrawn' ? sideOfShip(id) === 'central' : how !== 'removed');

/** CW-13.0-AR-STURDEE */
const isBritishCruiser = (id: ShipId): boolean => vesselOf(id).type === 'AC' && vesselOf(id).nation === 'british';

function scoreShip(g: Play, id: ShipId, how: Loss, by: ShipId | null): void {
  const gainer = enemyOf(sideOfShip(id));
  if (isDestroyed(id, how)) cancelBoxes(g, id, gainer);
  const isTroops = how === 'sunk' && isTransport(id);
  const [why, rule] = isTroops ? (['transport-sunk', 'CW-11.8d'] as const) : (['ship-lost', RULE_OF_LOSS[how]] as const);
  award(g, { side: gainer, points: worth(g.data, g.state, id, how, by), why, rule, about: id });
}

/** CW-5.84b: a prize that is scuttled counts for the raiders; one that the Allies sink counts for nobody. */
function scorePrize(g: Play, how: Loss): void {
  if (how === 'scuttled') award(g, { side: 'central', points: 1, why: 'prize-scuttled', rule: 'CW-5.84b' });
}

/** CW-14.0b: a point for each hull box of a warship afloat. `unseen` where the enemy cannot know of it yet (CW-3.1a). */
export function boxesMarked(g: Play, id: ShipId, count: number, unseen = false): void {
  if (!countsBoxes(id)) return;
  const ship = shipOf(g.state, id);
  const gainer = enemyOf(sideOfShip(id));
  ship.scored += count;
  if (unseen) ship.scoredUnseen += count;
  award(g, { side: gainer, points: count, why: 'hull-boxes', rule: 'CW-14.0b', about: id, hiddenFrom: unseen ? gainer : null });
}

/** Colliers, transports and prizes are no warships. */
const countsBoxes = (id: ShipId): boolean => vesselOf(id).type !== 'collier' && !isTransport(id);

/** CW-14.0b: the value of a lost ship takes the place of the points for her boxes, seen and unseen. */
function cancelBoxes(g: Play, id: ShipId, gainer: Side): void {
  const ship = shipOf(g.state, id);
  if (ship.scored === 0) return;
  const cancel = (points: number, hiddenFrom: Side | null): void =>
    award(g, { side: gainer, points, why: 'hull-boxes-cancelled', rule: 'CW-14.0b', about: id, hiddenFrom });
  cancel(ship.scoredUnseen - ship.scored, null);
  cancel(-ship.scoredUnseen, gainer);
  ship.scored = 0;
  ship.scoredUnseen = 0;
}
