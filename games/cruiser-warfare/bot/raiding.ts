/** What the Central Powers write a turn ahead, and what they do when the turn has come. */
import type { Command } from '../../../kernel/index.ts';
import type { Area } from '../data/map.ts';
import { AREA_FACTS, distance, isArea, NORTH_SEA } from '../data/map.ts';
import { vesselOf } from '../data/ships.ts';
import { isPrize, MARKERS } from '../rules/fleet.ts';
import type { Fleet } from '../state.ts';
import type { View } from '../view.ts';
import type { Plan, Question } from './asked.ts';
import { best, isOffered, order, part, targets } from './asked.ts';
import { coalChance } from './coal.ts';
import { hazardsFor, huntersOf } from './hunters.ts';
import { settings } from './settings.ts';
import type { Squadron } from './squadrons.ts';
import { FAST, squadronsOf } from './squadrons.ts';
import { anyRaider, haulIn, raiderOf } from './trade.ts';
import type { Course, Voyage } from './voyage.ts';
import { isBarred, voyageOf } from './voyage.ts';

const whereNext = ({ order: { act, to }, area }: Fleet): Area => (act === 'move' && to !== null ? to : area);

/** With less in her bunkers she saves the box that a raid costs (CW-5.87). */
const ENOUGH_TO_RAID = 3;

/** What this turn may leave in her bunkers, and how likely it is. */
interface Bunkers {
  readonly fuel: number;
  readonly chance: number;
}

/** CW-7.36, CW-10.32b: whoever is found fights, burns a box for it and gets no coal; nor does whom a neutral refuses (CW-10.7). */
function bunkersNext(view: View, squadron: Squadron): readonly Bunkers[] {
  const { fleet, fuel, room } = squadron;
  const { act } = fleet.order;
  const [hazard] = hazardsFor(huntersOf(view), squadron, 1, fleet.hidden ? 1 : settings.drawn, [whereNext(fleet)]);
  const found = hazard?.met ?? 0;
  const supplied = (1 - found) * (act === 'feed' ? 1 : act === 'coal' ? coalChance(view, fleet.area) : 0);
  const left = fuel - (act === 'move' ? 2 : 1) - (willRaid(view, squadron) ? 1 : 0);
  return [
    { fuel: room, chance: supplied },
    { fuel: Math.max(0, left), chance: 1 - found - supplied },
    { fuel: Math.max(0, left - 1), chance: found },
  ];
}

/** Will she make the raid that this turn promises? */
function willRaid(view: View, squadron: Squadron): boolean {
  const { fleet, fuel } = squadron;
  const left = fuel - (fleet.order.act === 'move' ? 2 : 1);
  const isBusy = fleet.order.act !== 'move' && fleet.order.act !== 'stay';
  return (
    !isBusy && fleet.mission === 'raid' && left > ENOUGH_TO_RAID && haulIn(view, whereNext(fleet), raiderOf(squadron)) > settings.betrayal
  );
}

/** The courses open to a fleet, by the words in which they are written. */
function courseOf(plot: string): Course | undefined {
  if (isArea(plot)) return { kind: 'go', to: plot };
  return plot === 'stay' || plot === 'coal' || plot === 'feed' ? { kind: plot } : undefined;
}

/** Shells for two thirds of the fight are gone (CW-10.8). */
const isOutOfShells = ({ units }: Squadron): boolean => units.some(({ ships }) => ships.some(({ rounds }) => rounds >= settings.rounds));

function worthOf(squadron: Squadron, voyage: Voyage, bunkers: readonly Bunkers[], plot: string): number {
  if (plot === 'ammunition') return isOutOfShells(squadron) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  const course = courseOf(plot);
  if (!course) return Number.NEGATIVE_INFINITY;
  const from = whereNext(squadron.fleet);
  return bunkers.reduce((sum, { fuel, chance }) => sum + (chance > 0 ? chance * voyage.worth(from, fuel, course) : 0), 0);
}

/** CW-5.5k: raiders alone leave the map, so everybody raids, if only to hide. */
const sendRaiding = (asked: Question): Command | undefined => {
  const raid = targets(asked, 'mission').find((target) => part(target, 1) === 'raid');
  return raid === undefined ? undefined : order(asked, 'mission', raid);
};

/** CW-5.82: gunboats keep whoever sails with them from raiding. */
function leaveGunboats(asked: Question, { units }: Squadron): Command | undefined {
  if (!units.some(isBarred)) return undefined;
  const raiders = units.filter(({ ships }) => ships.every(({ id }) => RAIDERS.has(vesselOf(id).type)));
  const apart = targets(asked, 'divide').find((id) => raiders.some(({ piece }) => piece.id === id));
  return apart === undefined ? undefined : order(asked, 'divide', apart);
}

const RAIDERS: ReadonlySet<string> = new Set(['CL', 'AMC']);

/** CW-15.3a: a raider in sight, with hunters near, leaves them two markers to choose from. */
function splitDecoy(asked: Question, view: View, { fleet, speed }: Squadron): Command | undefined {
  const markers = view.fleets.length + (view.pool.length > 0 ? 1 : 0);
  if (fleet.hidden || speed < FAST || markers >= MARKERS.central || !isHunted(view, fleet)) return undefined;
  const decoy = targets(asked, 'decoy').find((id) => id === fleet.id);
  return decoy === undefined ? undefined : order(asked, 'decoy', decoy);
}

const isHunted = (view: View, { area }: Fleet): boolean => huntersOf(view).some(({ marker }) => distance(marker.area, area) <= 1);

/** An empty marker goes where the trade is, in sight, until somebody looks under it. */
function plotDecoy(asked: Question, view: View): Command | undefined {
  const plot = best(targets(asked, 'plot'), (target) => {
    const to = part(target, 1);
    return isArea(to) ? haulIn(view, to, anyRaider) : 0;
  });
  return plot === undefined ? undefined : order(asked, 'plot', plot);
}

/** The card in hand is the one whose plots are offered. */
function writeCard(asked: Question, view: View, squadron: Squadron): Command | undefined {
  if (squadron.fleet.decoy) return plotDecoy(asked, view);
  return sendRaiding(asked) ?? leaveGunboats(asked, squadron) ?? splitDecoy(asked, view, squadron) ?? writePlot(asked, view, squadron);
}

function writePlot(asked: Question, view: View, squadron: Squadron): Command | undefined {
  const fuel = new Map(view.pieces.map((piece) => [piece.id, piece.fuel]));
  const feed = best(targets(asked, 'feed'), (target) => -(fuel.get(part(target, 1)) ?? 0));
  if (feed !== undefined) return order(asked, 'feed', feed);
  const voyage = voyageOf(view, squadron);
  const bunkers = bunkersNext(view, squadron);
  const plot = best(targets(asked, 'plot'), (target) => worthOf(squadron, voyage, bunkers, part(target, 1)));
  return plot === undefined ? undefined : order(asked, 'plot', plot);
}

/** One plot for every fleet (CW-5.4a). */
export const centralOrders: Plan = (asked) => {
  const view = asked.view();
  const [plot] = targets(asked, 'plot');
  if (plot !== undefined) {
    const squadron = squadronsOf(view).find(({ fleet }) => fleet.id === part(plot, 0));
    return squadron && writeCard(asked, view, squadron);
  }
  if (isOffered(asked, 'close')) return order(asked, 'close');
  const unwritten = view.fleets.find(({ next }) => next === null);
  return unwritten ? order(asked, 'open', unwritten.id) : order(asked, 'done');
};

/** Everybody who may, but not a decoy, which is there to be seen. */
export const hide: Plan = (asked) => {
  const decoys = asked.view().fleets.filter(({ decoy }) => decoy);
  const fleet = targets(asked, 'hide').find((id) => decoys.every((decoy) => decoy.id !== id));
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
  const cost = settings.betrayal + storm / 2 + (next === 'coal' && isHunted(view, fleet) ? settings.caught : 0);
  return fuel > ENOUGH_TO_RAID && haulIn(view, fleet.area, raiderOf(squadron)) > cost;
}

/** CW-5.84: to the bottom with them, but for one if home is near or the bunkers are empty. */
export const prize: Plan = (asked) => {
  const view = asked.view();
  const squadron = squadronsOf(view).find(({ fleet }) => fleet.id === asked.question.item);
  const kept = squadron && isWorthKeeping(view, squadron) ? 1 : 0;
  return order(asked, 'keep', targets(asked, 'keep').includes(kept) ? kept : 0);
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
