/** The Central Powers before the war, and the liners that they arm. */
import type { Command } from '../../../kernel/index.ts';
import { answering, best } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import { AREAS } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { distance } from '../data/data.ts';
import { vesselOf } from '../data/ships.ts';
import { centralSetUp } from '../rules/setup.ts';
import type { View } from '../view.ts';
import type { Plan, Question } from './asked.ts';
import { answerIn, areasOf, isOffered, order, targets } from './asked.ts';
import { huntersOf } from './hunters.ts';
import { unwrittenIn, writeFor } from './raiding.ts';
import type { Unit } from './squadrons.ts';
import { squadronsOf } from './squadrons.ts';
import { anyRaider, haulIn } from './trade.ts';

/** The trade of all the seas, the less the farther off. */
const tradeAround = (data: Data, view: View, area: Area): number =>
  AREAS.reduce((sum, each) => sum + haulIn(data, view, each, anyRaider) / (1 + distance(data, area, each)) ** 2, 0);

/** CW-10.6a: coal where the trade is, but not all of it in one place. */
function etappe(data: Data, view: View, areas: readonly Area[]): Area | undefined {
  const laid = view.secrets?.etappen ?? [];
  return best(areas, (area) => {
    const others = laid.reduce((sum, each) => sum + 1 / (1 + distance(data, area, each)), 0);
    return tradeAround(data, view, area) / (1 + others);
  });
}

/** CW-12.5: as far from the enemy as he may begin. */
const speesArea = (data: Data, view: View, areas: readonly Area[]): Area | undefined => {
  const hunters = huntersOf(data, view);
  return best(areas, (area) => Math.min(...hunters.map(({ marker }) => distance(data, marker.area, area))));
};

const PLACINGS = [
  ['spee', speesArea],
  ['etappe', etappe],
  ['stock', (_data: Data, _view: View, areas: readonly Area[]) => areas[0]],
] as const;

/** CW-3.3: first the secrets, then the orders of the first turn. */
export const prepareWar = answering(centralSetUp, (asked) => {
  const { data, question } = asked;
  const view = asked.view();
  for (const [verb, choose] of PLACINGS) {
    const area = choose(data, view, question.targets(verb));
    if (area !== undefined) return question.order(verb, area);
  }
  const squadron = unwrittenIn(data, view);
  if (!squadron) return question.order('done');
  const { fleet, units } = squadron;
  const apart = question.targetsUnder(fleet.id, 'divide').find((id) => isLightCruiser(units.find(({ piece }) => piece.id === id)));
  return apart === undefined ? writeFor(data, question, view, squadron) : question.order('divide', apart);
});

/** CW-5.54a: she raids for herself. */
const isLightCruiser = (unit: Unit | undefined): boolean => unit?.ships.every(({ id }) => vesselOf(id).type === 'CL') ?? false;

/** CW-12.7a: a try costs nothing. She takes the marker of a lone gunboat, or else sails from a quiet port near trade. */
export const merchantCruiser: Plan = (asked) => {
  if (isOffered(asked, 'try')) return order(asked, 'try');
  if (isOffered(asked, 'done')) return order(asked, 'done');
  return replaceGunboat(asked) ?? placeAtPort(asked);
};

function replaceGunboat(asked: Question): Command | undefined {
  const lone = squadronsOf(asked.data, asked.view())
    .filter(({ units }) => units.every(({ ships }) => ships.every(({ id }) => vesselOf(id).type === 'GB')) && units.length === 1)
    .flatMap(({ units }) => units.flatMap(({ piece }) => piece.ships));
  const gunboat = targets(asked, 'replace').find((id) => lone.includes(String(id)));
  return gunboat === undefined ? undefined : order(asked, 'replace', gunboat);
}

function placeAtPort(asked: Question): Command | undefined {
  const view = asked.view();
  const hunters = huntersOf(asked.data, view);
  const area = best(areasOf(asked, 'place'), (port) => {
    const near = hunters.filter(({ marker }) => distance(asked.data, marker.area, port) <= 1).length;
    return tradeAround(asked.data, view, port) / (1 + near);
  });
  if (area !== undefined) return answerIn(asked, 'place', area);
  const [gunboat] = targets(asked, 'replace');
  return gunboat === undefined ? undefined : order(asked, 'replace', gunboat);
}
