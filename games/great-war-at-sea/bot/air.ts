/** Airships and seaplanes: out by day over the waters where the enemy is likeliest to be, and no farther than they can come back from (GW-14). */
import { best } from '../../../kernel/index.ts';
import { shortestWay } from '../data/zones.ts';
import { flyTo, isSeaplane, isTooFar, rangeOf, shedOf, takeOffZone } from '../rules/airships.ts';
import { isNight } from '../rules/calendar.ts';
import { weatherAt } from '../rules/fleets.ts';
import { writtenOf } from '../rules/order-lines.ts';
import type { Airship, ZoneId } from '../state.ts';
import type { Desk } from './desk.ts';
import { settings } from './settings.ts';
import type { Wish } from './wishes.ts';

/** What there may be to see in a zone this turn. */
const promise = ({ sea, suspects }: Desk, zone: ZoneId): number =>
  suspects.reduce((sum, { touch, force }) => sum + (touch(0)[sea.places.get(zone) ?? -1] ?? 0) * force.worth, 0);

/** From zone to zone, each the most promising of those not yet flown over; then home. */
function flightOf(desk: Desk, craft: Airship): ZoneId[] {
  const { war, view } = desk;
  const way: ZoneId[] = [];
  const range = rangeOf(war, view, craft);
  if (craft.aloft && craft.turns >= settings.patrol) return shortestWay(war.theatre, craft.zone, shedOf(war, craft)).slice(0, range);
  while (way.length < range) {
    const nearby = flyTo(war, way.at(-1) ?? takeOffZone(war, view, craft)).filter(
      (zone) => !way.includes(zone) && !isTooFar(war, craft, zone),
    );
    const next = best(nearby, (zone) => promise(desk, zone) + settings.beyond * nextBest(desk, zone));
    if (next === undefined) break;
    way.push(next);
  }
  return way;
}

const nextBest = (desk: Desk, zone: ZoneId): number => Math.max(0, ...flyTo(desk.war, zone).map((next) => promise(desk, next)));

const isFair = ({ war, view }: Desk, craft: Airship): boolean =>
  ['clear', 'mist'].includes(weatherAt(war, view, takeOffZone(war, view, craft)));

/** Whoever is out flies on; few are sent out at a time, and only in weather in which they see something and come home. */
function isWanted(desk: Desk, craft: Airship): boolean {
  const { view, question } = desk;
  if (craft.lost || writtenOf(question.draft, craft.id).flight !== undefined) return false;
  if (craft.aloft) return true;
  const out = view.airships.filter((each) => !isSeaplane(each) && (each.aloft || writtenOf(question.draft, each.id).flight !== undefined));
  return isFair(desk, craft) && (isSeaplane(craft) || out.length < settings.aloft);
}

/** Nothing is seen by night. */
export function flying(desk: Desk): Wish | undefined {
  const { war, view, question } = desk;
  if (isNight(war.operation, view.turn)) return undefined;
  for (const craft of view.airships) {
    if (!isWanted(desk, craft)) continue;
    const way = flightOf(desk, craft);
    const target = [craft.id, ...way] as const;
    if (way.length > 0 && question.takes('fly', target) !== null) return { verb: 'fly', target };
  }
  return undefined;
}
