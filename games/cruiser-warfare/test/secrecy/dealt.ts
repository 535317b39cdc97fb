/**
 * Positions for pairs of games: what lies open is dealt alike in both worlds, and what one side may not know by a lot that falls
 * otherwise in each. The rules are the real ones; only the beginning is dealt.
 */
import type { Luck, Ruleset, Step } from '../../../../kernel/index.ts';
import { FastDice, lot, numbered } from '../../../../kernel/index.ts';
import { enemyOf } from '../../../../tactical/battle.ts';
import type { World } from '../../../../test/secrets.ts';
import type { Area } from '../../data/areas.ts';
import { AREAS, NORTH_SEA } from '../../data/areas.ts';
import { BUILT_IN, neighbours } from '../../data/data.ts';
import { FORCES } from '../../data/forces.ts';
import { cruiserWarfare } from '../../index.ts';
import type { CruiserWarfare, Play } from '../../kind.ts';
import { auto, loop, sequence } from '../../kind.ts';
import { readingsOf } from '../../options.ts';
import { beginning } from '../../rules/beginning.ts';
import { comeIntoSight, shipOf } from '../../rules/fleet.ts';
import { turn } from '../../rules/turn.ts';
import type { Fleet, Side, State } from '../../state.ts';

const openLot = lot('dealt-openly', 'CW-3.1c', 'What lies open');
const secretLot = lot('dealt-secretly', 'CW-3.1a', 'What one side knows');

/** Picks one of several by lot. */
export type Lot = <T>(among: readonly T[]) => T;

export type Deal = (g: Play, openly: Lot, secretly: Lot) => void;

/** A game that begins with a deal. Everybody of the lists is in play as the deal says, or not at all. */
export function dealt(deal: Deal, then: Step<CruiserWarfare>): Ruleset<CruiserWarfare> {
  const by =
    (g: Play, from: typeof openLot): Lot =>
    (among) =>
      g.drawFor([], from, among);
  return {
    ...cruiserWarfare,
    lots: [...cruiserWarfare.lots, openLot, secretLot],
    flow: numbered(
      sequence('game', 'CW-4.0b', [
        auto('deal', 'CW-3.1a', (g) => {
          deal(g, by(g, openLot), by(g, secretLot));
          for (const side of ['allied', 'central'] as const) takeUp(g.state, side);
        }),
        sequence('war', 'CW-4.0b', [then]),
      ]),
    ),
    begin: (_scenario, options) => ({
      ...beginning(readingsOf(options), 'campaign', BUILT_IN),
      turn: 3,
      arrived: FORCES.map(({ id }) => id),
    }),
  };
}

/** A liner that is at sea is drawn no more. */
const takeUp = (state: State, side: Side): void => {
  state.pools[side] = state.pools[side].filter((id) => shipOf(state, id).fate !== 'afloat');
};

/** Of each world its own: the deal, and every die that the side with the secrets alone reads. */
const REPAIRS = ['hull-repair', 'arms-repair', 'engine-repair'];
const SECRET_DICE: Readonly<Record<Side, readonly string[]>> = {
  allied: ['dealt-secretly', ...REPAIRS],
  central: ['dealt-secretly', 'etappen', 'stocks', 'italian-decision', 'outfit', 'prize-coal', 'neutral-coal', ...REPAIRS],
};

/**
 * Nothing is found by a search, held by a pursuit, taken by a raid or lost by foundering, so that nothing comes to light lawfully. Lots that both sides
 * draw fall alike, since one more of the other side's would change one's own.
 */
export const luckOf = (seed: string, world: World, blind: Side): Record<string, Luck> => ({
  ...Object.fromEntries(SECRET_DICE[enemyOf(blind)].map((name) => [name, { seed: `${seed} ${world}` }])),
  search: { face: 1 },
  raid: { face: 1 },
  foundering: { face: 1 },
  pursuit: { face: 1 },
  'merchant-cruisers': { face: 1 },
  'order-of-sighting': { face: 1 },
  tokens: { face: 1 },
});

/** Chance that both worlds share, for what is seen: the same for the same seed and words. */
export const alike = (of: number, ...words: readonly (string | number)[]): number => new FastDice(words.join(' ')).draw(of);

/** In an order of the lot's own. */
export function shuffled<T>(pick: Lot, things: readonly T[]): T[] {
  const left = [...things];
  const mixed: T[] = [];
  while (left.length > 0) {
    const next = pick(left);
    left.splice(left.indexOf(next), 1);
    mixed.push(next);
  }
  return mixed;
}

/** Markers come into sight in this order, whatever the order in which they were raised. */
export const inSight = ({ state }: Play, markers: readonly Fleet[]): void => {
  for (const marker of markers) comeIntoSight(state, marker);
};

/** The war goes on for a few turns: when a game is over all comes to light, so it must not be over too soon. */
export const fewTurns = loop('turns', 'CW-4.0b', ({ state }: Play) => state.turn < 6, turn);

/** Off the canal, which shows who passes, and away from home. */
const isQuietSea = (area: Area): boolean =>
  ![NORTH_SEA, 'caribbean', 'gulf-of-panama', 'dutch-east-indies'].includes(area) && !neighbours(BUILT_IN, area).includes(NORTH_SEA);

export const SEAS: readonly Area[] = AREAS.filter(isQuietSea);
