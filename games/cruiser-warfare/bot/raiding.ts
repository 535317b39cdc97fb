/** What the Central Powers write a turn ahead, and what they do when the turn has come. */
import type { Command } from '../../../kernel/index.ts';
import type { Area } from '../data/map.ts';
import { AREA_FACTS, distance, NORTH_SEA } from '../data/map.ts';
import { isPrize, vesselFor } from '../rules/fleet.ts';
import type { Fleet } from '../state.ts';
import type { View } from '../view.ts';
import type { Plan, Question } from './asked.ts';
import { best, isArea, isOffered, order, part, targets } from './asked.ts';
import { huntersOf } from './hunters.ts';
import { settings } from './settings.ts';
import type { Squadron } from './squadrons.ts';
import { roomOf, squadronsOf } from './squadrons.ts';
import { haulIn, raiderOf } from './trade.ts';
import type { Course, Voyage } from './voyage.ts';
import { voyageOf } from './voyage.ts';

const whereNext = ({ order: { act, to }, area }: Fleet): Area => (act === 'move' && to !== null ? to : area);

/** With less in her bunkers she saves the box that a raid costs (CW-5.87). */
const ENOUGH_TO_RAID = 3;

/** Boxes that will be left when this turn is over, if the raid that it promises is made. */
function fuelNext(view: View, squadron: Squadron): number {
  const { fleet, fuel, room } = squadron;
  const { act } = fleet.order;
  if (act === 'coal' || act === 'feed') return room;
  const left = fuel - (act === 'move' ? 2 : 1);
  const raids = fleet.mission === 'raid' && left > ENOUGH_TO_RAID && haulIn(view, whereNext(fleet), raiderOf(squadron)) > settings.betrayal;
  return raids ? left - 1 : left;
}

/** The courses open to a fleet, by the words in which they are written. */
function courseOf(plot: string): Course | undefined {
  if (isArea(plot)) return { kind: 'go', to: plot };
  return plot === 'stay' || plot === 'coal' ? { kind: plot } : undefined;
}

/** CW-10.4, CW-10.5: coal in company, wherever the fleet is. */
function hasStore({ units }: Squadron): boolean {
  const short = units.filter(({ piece }) => !isStore(piece.ships) && roomOf(piece) - piece.fuel >= 4).length;
  return short > 0 && units.some(({ piece }) => isStore(piece.ships) && piece.fuel >= (piece.ships.some(isPrize) ? 7 : 4 + 4 * short));
}
const isStore = (ships: readonly string[]): boolean => ships.some((id) => isPrize(id) || vesselFor(id).type === 'collier');

/** Shells for two thirds of the fight are gone (CW-10.8). */
const isOutOfShells = ({ units }: Squadron): boolean => units.some(({ ships }) => ships.some(({ rounds }) => rounds >= settings.rounds));

function worthOf(view: View, squadron: Squadron, voyage: Voyage, plot: string): number {
  const { fleet } = squadron;
  const from = whereNext(fleet);
  const fuel = Math.max(0, fuelNext(view, squadron));
  const course = courseOf(plot);
  if (course) return voyage.worth(from, fuel, course);
  if (plot === 'feed' && hasStore(squadron)) return voyage.worth(from, Math.min(squadron.room, fuel + settings.feed), { kind: 'stay' });
  if (plot === 'ammunition' && isOutOfShells(squadron)) return Number.POSITIVE_INFINITY;
  return Number.NEGATIVE_INFINITY;
}

/** The card in hand is the one whose plots are offered. */
function writePlot(asked: Question, view: View, squadron: Squadron): Command | undefined {
  const fuel = new Map(view.pieces.map((piece) => [piece.id, piece.fuel]));
  const feed = best(targets(asked, 'feed'), (target) => -(fuel.get(part(target, 1)) ?? 0));
  if (feed !== undefined) return order(asked, 'feed', feed);
  const voyage = voyageOf(view, squadron);
  const plot = best(targets(asked, 'plot'), (target) => worthOf(view, squadron, voyage, part(target, 1)));
  return plot === undefined ? undefined : order(asked, 'plot', plot);
}

/** One plot for every fleet (CW-5.4a). */
export const centralOrders: Plan = (asked) => {
  const view = asked.view();
  const [plot] = targets(asked, 'plot');
  if (plot !== undefined) {
    const squadron = squadronsOf(view).find(({ fleet }) => fleet.id === part(plot, 0));
    return squadron && writePlot(asked, view, squadron);
  }
  if (isOffered(asked, 'close')) return order(asked, 'close');
  const unwritten = view.fleets.find(({ next }) => next === null);
  return unwritten ? order(asked, 'open', unwritten.id) : order(asked, 'done');
};

export const hide: Plan = (asked) => {
  const [fleet] = targets(asked, 'hide');
  return fleet === undefined ? order(asked, 'done') : order(asked, 'hide', fleet);
};

/** CW-5.7, CW-5.8: convoys before merchantmen, and merchantmen unless it would cost more than it brings. */
export const searchOrRaid: Plan = (asked) => {
  const view = asked.view();
  const squadrons = new Map(squadronsOf(view).map((squadron) => [squadron.fleet.id, squadron]));
  const prey = targets(asked, 'search').find((id) => isWorthLooking(view, squadrons.get(String(id))));
  if (prey !== undefined) return order(asked, 'search', prey);
  const raid = targets(asked, 'raid').find((id) => isWorthRaiding(view, squadrons.get(String(id))));
  return raid === undefined ? order(asked, 'done') : order(asked, 'raid', raid);
};

function isWorthLooking(view: View, squadron: Squadron | undefined): boolean {
  if (squadron?.fleet.mission !== 'raid') return false;
  const { area } = squadron.fleet;
  if (view.markers.some((marker) => marker.convoy && marker.area === area)) return squadron.force >= settings.bold / 3;
  const there = huntersOf(view).filter(({ marker }) => marker.area === area);
  return there.length > 0 && there.every(({ force }) => force * settings.sure < squadron.force);
}

function isWorthRaiding(view: View, squadron: Squadron | undefined): boolean {
  if (!squadron) return false;
  const { fleet, fuel } = squadron;
  const storm = view.storms.includes(fleet.area) ? 1 : 0;
  const next = fleet.next?.act;
  const hunted = huntersOf(view).some(({ marker }) => distance(marker.area, fleet.area) <= 1);
  const cost = settings.betrayal + storm / 2 + (next === 'coal' && hunted ? settings.caught : 0);
  return fuel > ENOUGH_TO_RAID && haulIn(view, fleet.area, raiderOf(squadron)) > cost;
}

/** CW-5.84: to the bottom with her, unless home is near or the bunkers are empty. */
export const prize: Plan = (asked) => {
  const view = asked.view();
  const squadrons = new Map(squadronsOf(view).map((squadron) => [squadron.fleet.id, squadron]));
  const kept = targets(asked, 'keep').find((id) => {
    const squadron = squadrons.get(String(id));
    return squadron && isWorthKeeping(view, squadron);
  });
  if (kept !== undefined) return order(asked, 'keep', kept);
  const [fleet] = targets(asked, 'scuttle');
  return fleet === undefined ? undefined : order(asked, 'scuttle', fleet);
};

const HOME_IS_NEAR = 2;

function isWorthKeeping(view: View, { fleet, fuel, units }: Squadron): boolean {
  if (units.some(({ piece }) => piece.ships.some(isPrize))) return false;
  if (distance(fleet.area, NORTH_SEA) <= HOME_IS_NEAR) return fleet.next?.to === NORTH_SEA;
  return fuel <= settings.short && !isNearCoal(view, fleet, fuel);
}

function isNearCoal({ secrets }: View, fleet: Fleet, fuel: number): boolean {
  const open = secrets?.etappen.filter((area) => !secrets.usedEtappen.includes(area)) ?? [];
  return AREA_FACTS[fleet.area].port !== null || open.some((area) => 2 * distance(area, fleet.area) < fuel);
}
