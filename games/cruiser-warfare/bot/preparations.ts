/** The Central Powers before the war, and the liners that they arm. */
import type { Command, Question } from '../../../kernel/index.ts';
import { answering, best } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import { AREAS } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { distance } from '../data/data.ts';
import { vesselOf } from '../data/ships.ts';
import type { CruiserWarfare } from '../kind.ts';
import type { FittingOut } from '../rules/merchant-cruisers.ts';
import { fittingOut } from '../rules/merchant-cruisers.ts';
import { centralSetUp } from '../rules/setup.ts';
import type { View } from '../view.ts';
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
const speesArea = (data: Data, view: View, areas: readonly Area[]): Area | undefined => best(areas, huntersFrom(data, view));

/** How far off the nearest of them is. */
function huntersFrom(data: Data, view: View): (area: Area) => number {
  const hunters = huntersOf(data, view);
  return (area) => Math.min(...hunters.map(({ marker }) => distance(data, marker.area, area)));
}

const farFromHunters = (data: Data, view: View, area: Area): string =>
  `The nearest enemy who hunts is ${huntersFrom(data, view)(area)} areas off, farther than from anywhere else.`;

const nearTrade = (data: Data, view: View, area: Area): string =>
  `Trade around it counts ${tradeAround(data, view, area).toFixed(1)}, and coal that is laid already serves other seas.`;

const PLACINGS = [
  ['spee', speesArea, farFromHunters],
  ['etappe', etappe, nearTrade],
  ['stock', (_data: Data, _view: View, areas: readonly Area[]) => areas[0], () => undefined],
] as const;

/** CW-3.3: first the secrets, then the orders of the first turn. */
export const prepareWar = answering(centralSetUp, (asked) => {
  const { data, question } = asked;
  const view = asked.view();
  for (const [verb, choose, inWords] of PLACINGS) {
    const area = choose(data, view, question.targets(verb));
    if (area === undefined) continue;
    const words = inWords(data, view, area);
    if (words !== undefined) asked.because?.(words);
    return question.order(verb, area);
  }
  const squadron = unwrittenIn(data, view);
  if (!squadron) return question.order('done');
  const { fleet, units } = squadron;
  const apart = question.targetsUnder(fleet.id, 'divide').find((id) => isLightCruiser(units.find(({ piece }) => piece.id === id)));
  return apart === undefined ? writeFor(asked, view, squadron) : question.order('divide', apart);
});

/** CW-5.54a: she raids for herself. */
const isLightCruiser = (unit: Unit | undefined): boolean => unit?.ships.every(({ id }) => vesselOf(id).type === 'CL') ?? false;

/** CW-12.7a: a try costs nothing. She takes the marker of a lone gunboat, or else sails from a quiet port near trade. */
export const fitOutLiner = answering(fittingOut, ({ data, question, view: look }) => {
  if (question.has('try')) return question.order('try');
  if (question.has('done')) return question.order('done');
  const view = look();
  return replaceGunboat(data, question, view) ?? placeAtPort(data, question, view);
});

type Outfit = Question<CruiserWarfare, FittingOut, null>;

function replaceGunboat(data: Data, question: Outfit, view: View): Command | undefined {
  const lone = squadronsOf(data, view)
    .filter(({ units }) => units.every(({ ships }) => ships.every(({ id }) => vesselOf(id).type === 'GB')) && units.length === 1)
    .flatMap(({ units }) => units.flatMap(({ piece }) => piece.ships));
  const gunboat = question.targets('replace').find((id) => lone.includes(id));
  return gunboat === undefined ? undefined : question.order('replace', gunboat);
}

function placeAtPort(data: Data, question: Outfit, view: View): Command | undefined {
  const hunters = huntersOf(data, view);
  const place = best(question.targets('place'), ([port]) => {
    const near = hunters.filter(({ marker }) => distance(data, marker.area, port) <= 1).length;
    return tradeAround(data, view, port) / (1 + near);
  });
  if (place) return question.order('place', place);
  const [gunboat] = question.targets('replace');
  return gunboat === undefined ? undefined : question.order('replace', gunboat);
}
