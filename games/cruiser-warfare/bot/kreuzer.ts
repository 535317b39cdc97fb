/** The Central Powers before the war, and the liners that they arm. */
import type { Command } from '../../../kernel/index.ts';
import type { Area } from '../data/map.ts';
import { AREA_FACTS, AREAS, distance } from '../data/map.ts';
import { vesselFor } from '../rules/fleet.ts';
import type { View } from '../view.ts';
import type { Plan, Question } from './asked.ts';
import { areasOf, best, isOffered, order, targets } from './asked.ts';
import { huntersOf } from './hunters.ts';
import { centralOrders } from './raiding.ts';
import { squadronsOf } from './squadrons.ts';
import { anyRaider, haulIn } from './trade.ts';

/** CW-10.6a: coal where the trade is, but not all of it in one place. */
function etappe(asked: Question, view: View): Area | undefined {
  const laid = view.secrets?.etappen ?? [];
  return best(areasOf(asked, 'etappe'), (area) => {
    const trade = AREAS.reduce((sum, each) => sum + haulIn(view, each, anyRaider) / (1 + distance(area, each)) ** 2, 0);
    const others = laid.reduce((sum, each) => sum + 1 / (1 + distance(area, each)), 0);
    return trade / (1 + others);
  });
}

/** CW-12.5: as far from the enemy as he may begin. */
const speesArea = (asked: Question, view: View): Area | undefined => {
  const hunters = huntersOf(view);
  return best(areasOf(asked, 'spee'), (area) => Math.min(...hunters.map(({ marker }) => distance(marker.area, area))));
};

const PLACINGS = [
  ['spee', speesArea],
  ['etappe', etappe],
  ['stock', (asked: Question) => areasOf(asked, 'stock')[0]],
] as const;

/** CW-3.3: first the secrets, then the orders of the first turn. */
export const centralSetUp: Plan = (asked) => {
  const view = asked.view();
  for (const [verb, choose] of PLACINGS) {
    const area = choose(asked, view);
    if (area !== undefined) return order(asked, verb, area);
  }
  return centralOrders(asked);
};

/** CW-12.7a: a try costs nothing. She takes the marker of a lone gunboat, or else sails from a quiet port near trade. */
export const merchantCruiser: Plan = (asked) => {
  if (isOffered(asked, 'try')) return order(asked, 'try');
  if (isOffered(asked, 'done')) return order(asked, 'done');
  return replaceGunboat(asked) ?? placeAtPort(asked);
};

function replaceGunboat(asked: Question): Command | undefined {
  const lone = squadronsOf(asked.view())
    .filter(({ units }) => units.every(({ ships }) => ships.every(({ id }) => vesselFor(id).type === 'GB')) && units.length === 1)
    .flatMap(({ units }) => units.flatMap(({ piece }) => piece.ships));
  const gunboat = targets(asked, 'replace').find((id) => lone.includes(String(id)));
  return gunboat === undefined ? undefined : order(asked, 'replace', gunboat);
}

function placeAtPort(asked: Question): Command | undefined {
  const view = asked.view();
  const hunters = huntersOf(view);
  const area = best(areasOf(asked, 'place'), (port) => {
    const trade = AREAS.reduce((sum, each) => sum + haulIn(view, each, anyRaider) / (1 + distance(port, each)) ** 2, 0);
    const near = hunters.filter(({ marker }) => distance(marker.area, port) <= 1).length;
    return trade / (1 + near) - AREA_FACTS[port].trade / 100;
  });
  if (area !== undefined) return order(asked, 'place', area);
  const [gunboat] = targets(asked, 'replace');
  return gunboat === undefined ? undefined : order(asked, 'replace', gunboat);
}
