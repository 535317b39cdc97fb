/** CW-6.2: between the rounds of a basic battle, breaking off and changing the range are settled between the two sides. */
import type { Play, Step } from '../kernel/index.ts';
import { amount, d6, stepsOf } from '../kernel/index.ts';
import type { Side, SpeedLevel } from './battle.ts';
import type { Fighting } from './fight.ts';
import { afloatIn } from './fight.ts';
import type { Lender } from './lender.ts';
import { weatherOf } from './profiles.ts';
import { battleSpeed, isAfloat, isDeadInTheWater } from './vessel.ts';

export const SIDES: readonly Side[] = ['central', 'allied'];

/** CW-6.2c: both throw, again if equal. */
export const contestDie = amount('contest', 'CW-6.2c', 'Neither fleet is faster', { dice: d6, words: String });

function contest<K extends Fighting>(g: Play<K>): Side {
  for (;;) {
    const central = g.roll(contestDie, {}, { about: 'central', by: 'central' });
    const allied = g.roll(contestDie, {}, { about: 'allied', by: 'allied' });
    if (central !== allied) return central > allied ? 'central' : 'allied';
  }
}

/** CW-6.2e: her ships that lie dead in the water hold a fleet where it is. */
export function deadShips<K extends Fighting>(lender: Lender<K>, state: K['state'], side: Side): string[] {
  const dead: string[] = [];
  for (const piece of lender.basic(state).pieces) {
    if (piece.side !== side) continue;
    for (const id of piece.ships) {
      const sheet = lender.sheet(state, id);
      const condition = lender.condition(state, id);
      if (isAfloat(sheet, condition) && isDeadInTheWater(sheet, condition)) dead.push(id);
    }
  }
  return dead;
}

/** CW-6.2b: a fleet is as fast as its slowest ship. */
function fleetSpeed<K extends Fighting>(lender: Lender<K>, state: K['state'], side: Side): SpeedLevel {
  const basic = lender.basic(state);
  let slowest: SpeedLevel = 4;
  for (const piece of basic.pieces) {
    if (piece.side !== side) continue;
    for (const id of afloatIn({ lender, of: lender.basic }, state, piece)) {
      const speed = battleSpeed(lender.sheet(state, id), lender.condition(state, id), weatherOf(basic), false);
      if (speed < slowest) slowest = speed;
    }
  }
  return slowest;
}

/** CW-6.2a to CW-6.2c: what both want is done; else the faster fleet decides, and the dice between equals. */
function isGranted<K extends Fighting>(lender: Lender<K>, g: Play<K>, over: 'disengaging' | 'range', wished: readonly Side[]): boolean {
  if (wished.length === 0) return false;
  const { how, granted } = settled(lender, g, wished);
  lender.tell(g, { type: 'settled', over, wished, how, granted });
  return granted;
}

function settled<K extends Fighting>(
  lender: Lender<K>,
  g: Play<K>,
  wished: readonly Side[],
): { readonly how: 'agreed' | 'faster' | 'dice'; readonly granted: boolean } {
  if (wished.length === SIDES.length) return { how: 'agreed', granted: true };
  const allied = fleetSpeed(lender, g.state, 'allied');
  const central = fleetSpeed(lender, g.state, 'central');
  if (allied === central) return { how: 'dice', granted: wished.includes(contest(g)) };
  return { how: 'faster', granted: wished.includes(allied > central ? 'allied' : 'central') };
}

/** What a side may wish for between two rounds. */
export interface Wish<K extends Fighting> {
  readonly name: 'disengaging' | 'range';
  readonly rule: string;
  readonly yes: 'break-off' | 'change-range';
  readonly no: 'fight-on' | 'keep-range';
  isPossible(state: K['state']): boolean;
  granted(g: Play<K>, wished: readonly Side[]): void;
}

/** Both sides wish or do not, in secret; a side that is held wishes for nothing (CW-6.2e). */
export function wishing<K extends Fighting>(lender: Lender<K>, { name, rule, yes, no, isPossible, granted }: Wish<K>): Step<K> {
  const { together, when } = stepsOf<K>();
  const free = (state: K['state']): Side[] => SIDES.filter((side) => deadShips(lender, state, side).length === 0);
  return when(
    ({ state }) => isPossible(state) && free(state).length > 0,
    together<Record<string, true>, boolean>(name, rule, {
      who: ({ state }) => free(state),
      draft: () => false,
      offer: () => ({ [yes]: true, [no]: true }),
      ends: { [yes]: () => true, [no]: () => false },
      reveal: (g, drafts) => {
        const wished = free(g.state).filter((side: K['side']) => drafts[side]);
        if (isGranted(lender, g, name, wished)) granted(g, wished);
      },
    }),
  );
}
