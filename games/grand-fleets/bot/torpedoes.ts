/** How the captain uses torpedoes: at big ships that are near, into the arc in which they will be if they hold on. */
import { distance } from '../../../chart/hex.ts';
import { answering, best } from '../../../kernel/index.ts';
import type { Arc } from '../data/card.ts';
import { battleOf, placeOf, shipIn } from '../data/data.ts';
import { sizeOf } from '../data/sizes.ts';
import { arcsTo } from '../rules/arcs.ts';
import { crewModifier } from '../rules/crews.ts';
import { isDark } from '../rules/night.ts';
import { chanceToHit, torpedoDie } from '../rules/to-hit.ts';
import { launching } from '../rules/torpedoes.ts';
import type { ShipId } from '../state.ts';
import { type Plot, plotOf } from './prospects.ts';
import { holdingOn, type Stance } from './stance.ts';

interface Launch {
  readonly target: ShipId;
  readonly arc: Arc;
  readonly worth: number;
}

/** How often the enemy is where he would be if he held on. */
const CONSTANCY = 0.5;
/** A torpedo is worth keeping for something better than this. */
const WORTHWHILE = 0.12;

/** The best that one torpedo of a ship could do, if all hold on. */
function bestLaunch(plot: Plot, from: Stance): Launch | undefined {
  const { torpedoes } = from.card;
  if (!torpedoes) return undefined;
  const launches = plot.enemies.flatMap((to): Launch[] => {
    const range = distance(from.hex, to.hex);
    const [arc] = arcsTo(from, to.hex);
    if (range > torpedoes.range || arc === undefined) return [];
    const chance = chanceToHit(torpedoDie, {
      range,
      speed: from.speed,
      targetSpeed: to.speed,
      bothSpeeds: plot.view.readings['torpedo-speed'] === 'both',
      size: sizeOf(to.card).modifier,
      evasive: 0,
      underFire: false,
      crew: crewModifier(plot.battle, plot.view, from.ship.id),
      dark: isDark(plot.waters),
    });
    return [{ target: to.ship.id, arc, worth: CONSTANCY * chance * Math.min(torpedoes.damage + 2, to.card.hull) }];
  });
  return best(launches, ({ worth }) => worth, WORTHWHILE);
}

/** Ship by ship, in their order: whoever comes before the last launch has been thought of. */
export const torpedoes = answering(launching, ({ question, data, side, view }) => {
  const seen = view();
  const plot = plotOf(data, seen, side, () => false);
  const battle = battleOf(data, seen);
  const last = question.draft.at(-1)?.[0];
  const from = last === undefined ? -1 : placeOf(battle, last);
  for (const id of question.pieces) {
    if (placeOf(battle, id) < from || question.targetsUnder(id, 'launch').length === 0) continue;
    const launch = bestLaunch(plot, holdingOn(battle, shipIn(battle, seen, id), false));
    if (launch) return question.order('launch', [id, launch.target, launch.arc]);
  }
  return question.order('done');
});
