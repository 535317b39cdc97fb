/** NN-11.1: one round, of a battle or of a pursuit. */
import { titled, unspoken } from '../../../kernel/index.ts';
import type { Alliance } from '../data/map.ts';
import { enemyOf } from '../data/map.ts';
import type { Play } from '../kind.ts';
import { auto, each, sequence, when } from '../kind.ts';
import { airstrikes, furiousSpeaks, strikers } from './carriers.ts';
import { rollOff } from './dice.ts';
import { attackOf, shipOf } from './fleet.ts';
import { grantBonus, oneSideFires, takeEffect } from './gunnery.ts';
import { homecoming } from './homecoming.ts';
import { battleOf, bothEngaged, engaged } from './line.ts';

const beginRound = auto('round', 'NN-11.1', (g) => {
  const battle = battleOf(g.state);
  battle.round++;
  grantBonus(g.state);
  g.tell?.({ type: 'round-began', zone: battle.zone, round: battle.round, set: battle.set });
});

/** NN-11.9a; by the other reading of NN-11.11a an airstrike has cost a ship her bonus. */
const firstFire = auto('first-fire', 'NN-11.9a', (g) => {
  const battle = battleOf(g.state);
  if (g.state.readings['german-gunnery'] === 'guns-open') grantBonus(g.state);
  battle.first = rollOff(g, 'first-fire');
});

const stillBoth = ({ state }: Play): boolean => bothEngaged(state);

/** NN-11.9b: both sides fire with what they had when the guns opened. */
const guns = when(
  stillBoth,
  sequence('guns', 'NN-11.9a', [
    firstFire,
    each('fire', 'NN-11.8b', ({ state }): readonly Alliance[] => [battleOf(state).first, enemyOf(battleOf(state).first)], oneSideFires),
    titled('Hits take effect', auto('results', 'NN-11.9b', takeEffect)),
    homecoming,
  ]),
);

/** NN-11.10: nobody left who could hurt anybody; the gun of Furious counts, whether she fired it or not. */
export const isStalemate = ({ data, state }: Play): boolean =>
  bothEngaged(state) &&
  strikers(data, state).length === 0 &&
  (['allied', 'central'] as const).every((side) => engaged(state, side).every(({ id }) => attackOf(data, shipOf(state, id)) === 0));

export const exchange = sequence('exchange', 'NN-11.1', [unspoken(beginRound), furiousSpeaks, airstrikes, guns]);
