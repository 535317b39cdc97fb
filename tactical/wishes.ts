/** CW-6.2: between the rounds of a basic battle, breaking off and changing the range are settled between the two sides. */
import type { Odds, Play, SecretDecision } from '../kernel/index.ts';
import { amount, badge, comingRoll, d6, oddsOf, opposed, spreadOf, stepsOf } from '../kernel/index.ts';
import type { ShipId, Side, SpeedLevel } from './battle.ts';
import type { Fighting } from './fight.ts';
import { afloatIn } from './fight.ts';
import type { Lender } from './lender.ts';
import { openRangeIn } from './open-range.ts';
import { weatherOf } from './profiles.ts';
import { battleSpeed, isAfloat, isDeadInTheWater } from './vessel.ts';
import type { BattleQuestion } from './whys.ts';

export const SIDES: readonly Side[] = ['central', 'allied'];

/** CW-6.2c: both throw, again if equal. */
export const contestDie = amount('contest', 'CW-6.2c', 'Neither fleet is faster', { dice: d6, words: String, worth: (total) => total });

function contest<K extends Fighting>(g: Play<K>): Side {
  for (;;) {
    const central = g.roll(contestDie, {}, { about: 'central', by: 'central' });
    const allied = g.roll(contestDie, {}, { about: 'allied', by: 'allied' });
    if (central !== allied) return central > allied ? 'central' : 'allied';
  }
}

/** The chance of either side: what is even is thrown again. */
function chanceInContest(): number {
  const once = opposed(spreadOf(contestDie, {}), spreadOf(contestDie, {}));
  return once.chance('first') / (1 - once.chance('even'));
}

/** CW-6.2e: her ships that lie dead in the water hold a fleet where it is. */
export function deadShips<K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state'], side: Side): ShipId[] {
  const dead: ShipId[] = [];
  for (const piece of lender.basic(state).pieces) {
    if (piece.side !== side) continue;
    for (const id of piece.ships) {
      const sheet = lender.sheet(data, state, id);
      const condition = lender.condition(state, id);
      if (isAfloat(sheet, condition) && isDeadInTheWater(sheet, condition)) dead.push(id);
    }
  }
  return dead;
}

/** CW-6.2b: a fleet is as fast as its slowest ship. */
function fleetSpeed<K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state'], side: Side): SpeedLevel {
  const basic = lender.basic(state);
  let slowest: SpeedLevel = 4;
  for (const piece of basic.pieces) {
    if (piece.side !== side) continue;
    for (const id of afloatIn({ lender }, data, state, piece)) {
      const speed = battleSpeed(lender.sheet(data, state, id), lender.condition(state, id), weatherOf(basic), false);
      if (speed < slowest) slowest = speed;
    }
  }
  return slowest;
}

/** CW-6.2b: the faster fleet; null where the dice decide. */
function fasterSide<K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state']): Side | null {
  const allied = fleetSpeed(lender, data, state, 'allied');
  const central = fleetSpeed(lender, data, state, 'central');
  return allied === central ? null : allied > central ? 'allied' : 'central';
}

type Over = 'disengaging' | 'range';

/** CW-6.2a to CW-6.2c: what both want is done; else the faster fleet decides, and the dice between equals. */
function isGranted<K extends Fighting>(lender: Lender<K>, g: Play<K>, over: Over, wished: readonly Side[]): boolean {
  if (wished.length === 0) return false;
  const isAgreed = wished.length === SIDES.length;
  const faster = fasterSide(lender, g.data, g.state);
  const granted = isAgreed || wished.includes(faster ?? contest(g));
  lender.tell(g, { type: 'settled', over, wished, how: isAgreed ? 'agreed' : faster === null ? 'dice' : 'faster', granted });
  return granted;
}

/** The chance of having one's way where the other side wants it otherwise. Both fleets lie open, so everybody can reckon it. */
function chanceAgainst<K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state'], side: Side): number {
  const faster = fasterSide(lender, data, state);
  return faster === null ? chanceInContest() : faster === side ? 1 : 0;
}

const oddsAgainst = <K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state'], side: Side, words: string): Odds =>
  oddsOf(
    [badge('granted', words, true, chanceAgainst(lender, data, state, side))],
    ...(fasterSide(lender, data, state) === null ? [comingRoll(contestDie, {})] : []),
  );

/** CW-6.2e: a side that is held wishes for nothing. */
const free = <K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state']): Side[] =>
  SIDES.filter((side) => deadShips(lender, data, state, side).length === 0);

/** What all wishes have in common: both sides wish or do not, in secret. */
const wish = <K extends Fighting>(lender: Lender<K>, over: Over, granted: (g: Play<K>, wished: readonly Side[]) => void) => ({
  who: ({ data, state }: Play<K>) => free(lender, data, state),
  draft: () => false,
  commit: (g: Play<K>, drafts: Readonly<Record<Side, boolean>>) => {
    const wished = free(lender, g.data, g.state).filter((side) => drafts[side]);
    if (isGranted(lender, g, over, wished)) granted(g, wished);
  },
});

/** Whether anybody is there to wish. */
export const mayWish = <K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state']): boolean =>
  free(lender, data, state).length > 0;

export type BreakingOff = { 'break-off': true; 'fight-on': true };
export type BreakOffDecision<K extends Fighting> = SecretDecision<K, null, BreakingOff, boolean>;

/** CW-6.2d, CW-6.4a: from long range, or where there is no long range. */
export const breakingOff = <K extends Fighting>(lender: Lender<K>): BreakOffDecision<K> =>
  stepsOf<K, BattleQuestion>().plan<BreakingOff, boolean>('disengaging', 'CW-6.2d', {
    ...wish(lender, 'disengaging', (g, wished) => {
      lender.basic(g.state).left = wished.length > 1 ? 'both' : (wished[0] ?? null);
    }),
    asks: () => 'Break off the battle? The faster fleet decides if you do not agree.',
    verbs: {
      'break-off': {
        ends: true,
        label: () => 'Break off',
        odds: ({ data, state, side }) => oddsAgainst(lender, data, state, side, 'even if the enemy fights on'),
        caution: ({ state, side }) => lender.priceOfFlight(state, shipsOf(lender, state, side)),
        does: () => true,
      },
      'fight-on': {
        ends: true,
        label: () => 'Fight on',
        odds: ({ data, state, side }) => oddsAgainst(lender, data, state, side, 'holds an enemy who breaks off'),
        does: () => false,
      },
    },
  });

const shipsOf = <K extends Fighting>(lender: Lender<K>, state: K['state'], side: Side): ShipId[] =>
  lender.basic(state).pieces.flatMap((piece) => (piece.side === side ? [...piece.ships] : []));

export type ChangingRange = { 'change-range': true; 'keep-range': true };
export type RangeDecision<K extends Fighting> = SecretDecision<K, null, ChangingRange, boolean>;

/** CW-6.2a */
export const changingRange = <K extends Fighting>(lender: Lender<K>): RangeDecision<K> => {
  const isLong = (view: K['view']): boolean => lender.basicSeen(view).range !== 'short';
  return stepsOf<K, BattleQuestion>().plan<ChangingRange, boolean>('range', 'CW-6.2a', {
    ...wish(lender, 'range', (g) => {
      const basic = lender.basic(g.state);
      basic.range = basic.range === 'short' ? openRangeIn(lender, g.data, g.state) : 'short';
    }),
    asks: (view) => `Go to ${isLong(view) ? 'short' : 'long'} range? The faster fleet decides if you do not agree.`,
    verbs: {
      'change-range': {
        ends: true,
        label: (view) => (isLong(view) ? 'Close to short range' : 'Open to long range'),
        odds: ({ data, state, side }) => oddsAgainst(lender, data, state, side, 'even if the enemy keeps the range'),
        does: () => true,
      },
      'keep-range': {
        ends: true,
        label: () => 'Keep the range',
        odds: ({ data, state, side }) => oddsAgainst(lender, data, state, side, 'keeps an enemy who would change it'),
        does: () => false,
      },
    },
  });
};
