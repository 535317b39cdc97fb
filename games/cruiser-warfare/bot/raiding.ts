/** What the Central Powers write a turn ahead, and what they do when the turn has come. */
import type { Asked, Command, Question } from '../../../kernel/index.ts';
import { answering, best } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import { isArea, NORTH_SEA, portOf } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { distance } from '../data/data.ts';
import { vesselOf } from '../data/ships.ts';
import type { CruiserWarfare } from '../kind.ts';
import type { Declaring } from '../rules/declarations.ts';
import { isPrize, MARKERS } from '../rules/fleet.ts';
import { leavingTheMap } from '../rules/hiding.ts';
import type { CentralOrders } from '../rules/orders.ts';
import { centralOrders } from '../rules/orders.ts';
import { whereNext } from '../rules/plotting.ts';
import { prizeChoice } from '../rules/prizes.ts';
import type { FleetView, View } from '../view.ts';
import { coalChance } from './coal.ts';
import { hazardsFor, huntersOf } from './hunters.ts';
import { settings } from './settings.ts';
import type { Squadron } from './squadrons.ts';
import { FAST, squadronsOf } from './squadrons.ts';
import { anyRaider, haulIn, raiderOf } from './trade.ts';
import type { Course, Voyage } from './voyage.ts';
import { isBarred, voyageOf } from './voyage.ts';

/** With less in her bunkers she saves the box that a raid costs (CW-5.87). */
const ENOUGH_TO_RAID = 3;

/** What this turn may leave in her bunkers, and how likely it is. */
interface Bunkers {
  readonly fuel: number;
  readonly chance: number;
}

/** CW-7.36, CW-10.32b: whoever is found fights, burns a box for it and gets no coal; nor does whom a neutral refuses (CW-10.7). */
function bunkersNext(data: Data, view: View, squadron: Squadron): readonly Bunkers[] {
  const { fleet, fuel, room } = squadron;
  const { act } = fleet.order;
  const [hazard] = hazardsFor(data, huntersOf(data, view), squadron, 1, fleet.hidden ? 1 : settings.drawn, [whereNext(view, fleet)]);
  const found = hazard?.met ?? 0;
  const supplied = (1 - found) * (act === 'feed' ? 1 : act === 'coal' ? coalChance(data, view, fleet.area) : 0);
  const left = fuel - (act === 'move' ? 2 : 1) - (willRaid(data, view, squadron) ? 1 : 0);
  return [
    { fuel: room, chance: supplied },
    { fuel: Math.max(0, left), chance: 1 - found - supplied },
    { fuel: Math.max(0, left - 1), chance: found },
  ];
}

/** Will she make the raid that this turn promises? */
function willRaid(data: Data, view: View, squadron: Squadron): boolean {
  const { fleet, fuel } = squadron;
  const left = fuel - (fleet.order.act === 'move' ? 2 : 1);
  const isBusy = fleet.order.act !== 'move' && fleet.order.act !== 'stay';
  return (
    !isBusy &&
    fleet.mission === 'raid' &&
    left > ENOUGH_TO_RAID &&
    haulIn(data, view, whereNext(view, fleet), raiderOf(squadron)) > settings.betrayal
  );
}

/** The courses open to a fleet, by the words in which they are written. */
function courseOf(plot: string): Course | undefined {
  if (isArea(plot)) return { kind: 'go', to: plot };
  return plot === 'stay' || plot === 'coal' || plot === 'feed' ? { kind: plot } : undefined;
}

/** Shells for two thirds of the fight are gone (CW-10.8). */
const isOutOfShells = ({ units }: Squadron): boolean => units.some(({ ships }) => ships.some(({ rounds }) => rounds >= settings.rounds));

function worthOf(from: Area, squadron: Squadron, voyage: Voyage, bunkers: readonly Bunkers[], plot: string): number {
  if (plot === 'ammunition') return isOutOfShells(squadron) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  const course = courseOf(plot);
  if (!course) return Number.NEGATIVE_INFINITY;
  return bunkers.reduce((sum, { fuel, chance }) => sum + (chance > 0 ? chance * voyage.worth(from, fuel, course) : 0), 0);
}

/** What can be ordered before the war and in it. */
type Early = Question<CruiserWarfare, Pick<CentralOrders, 'mission' | 'divide' | 'plot'>, null>;
type Orders = Question<CruiserWarfare, CentralOrders, null>;
type Because = Asked<CruiserWarfare>['because'];

/** CW-5.5k: raiders alone leave the map, so everybody raids, if only to hide. */
function sendRaiding(question: Early, { fleet }: Squadron): Command | undefined {
  const raid = question.targetsUnder(fleet.id, 'mission').find(([, mission]) => mission === 'raid');
  return raid && question.order('mission', raid);
}

/** CW-5.82: gunboats keep whoever sails with them from raiding. */
function leaveGunboats(question: Early, { fleet, units }: Squadron): Command | undefined {
  if (!units.some(isBarred)) return undefined;
  const raiders = units.filter(({ ships }) => ships.every(({ id }) => RAIDERS.has(vesselOf(id).type)));
  const apart = question.targetsUnder(fleet.id, 'divide').find((id) => raiders.some(({ piece }) => piece.id === id));
  return apart === undefined ? undefined : question.order('divide', apart);
}

const RAIDERS: ReadonlySet<string> = new Set(['CL', 'AMC']);

/** CW-15.3a: a raider in sight, with hunters near, leaves them two markers to choose from. */
function splitDecoy(data: Data, question: Orders, view: View, { fleet, speed }: Squadron): Command | undefined {
  const markers = view.fleets.length + (view.pool.length > 0 ? 1 : 0);
  if (fleet.hidden || speed < FAST || markers >= MARKERS.central || !isHunted(data, view, fleet)) return undefined;
  const [decoy] = question.targetsUnder(fleet.id, 'decoy');
  return decoy === undefined ? undefined : question.order('decoy', decoy);
}

const isHunted = (data: Data, view: View, { area }: FleetView): boolean =>
  huntersOf(data, view).some(({ marker }) => distance(data, marker.area, area) <= 1);

/** An empty marker goes where the trade is, in sight, until somebody looks under it. */
function plotDecoy(data: Data, question: Early, view: View, { fleet }: Squadron): Command | undefined {
  const plot = best(question.targetsUnder(fleet.id, 'plot'), ([, to]) => (isArea(to) ? haulIn(data, view, to, anyRaider) : 0));
  return plot && question.order('plot', plot);
}

function plotVoyage(data: Data, question: Early, view: View, squadron: Squadron, because: Because): Command | undefined {
  const voyage = voyageOf(data, view, squadron);
  const bunkers = bunkersNext(data, view, squadron);
  const from = whereNext(view, squadron.fleet);
  const worth = (to: string): number => worthOf(from, squadron, voyage, bunkers, to);
  const plots = question.targetsUnder(squadron.fleet.id, 'plot');
  const plot = best(plots, ([, to]) => worth(to));
  if (plot) because?.(voyageInWords(worth(plot[1]), worth('stay')));
  return plot && question.order('plot', plot);
}

/** Prizes to be taken, less the ships that it may cost, over the turns that he looks ahead. */
function voyageInWords(worth: number, staying: number): string {
  if (worth === Number.POSITIVE_INFINITY) return 'She has fired away most of her shells.';
  const promise = `The voyage promises ${worth.toFixed(1)} points over the next turns, prizes less the danger to her`;
  return worth > staying ? `${promise}: ${(worth - staying).toFixed(1)} more than to stay.` : `${promise}.`;
}

/** Of all who may take coal with this fleet on either side, the one that has least. */
function feedFleet(question: Orders, { fleets, pieces }: View, { fleet }: Squadron): Command | undefined {
  const fuel = new Map(pieces.map((piece) => [piece.id, piece.fuel]));
  const company = fleets.filter(({ area }) => area === fleet.area);
  const feeds = company.flatMap(({ id }) => question.targetsUnder(id, 'feed'));
  const own = feeds.filter(([from, to]) => fleet.pieces.includes(from) || fleet.pieces.includes(to));
  const feed = best(own, ([, to]) => -(fuel.get(to) ?? 0));
  return feed && question.order('feed', feed);
}

/** A fleet whose order for the next turn is not written yet (CW-5.4a). */
export const unwrittenIn = (data: Data, view: View): Squadron | undefined =>
  squadronsOf(data, view).find(({ fleet }) => fleet.next === null);

/** What is ordered before the war as in it; for whoever sails, `first` goes before the plot. */
export function writeFor(
  { data, question, because }: Writing,
  view: View,
  squadron: Squadron,
  first?: () => Command | undefined,
): Command | undefined {
  if (squadron.fleet.decoy) return plotDecoy(data, question, view, squadron);
  return (
    sendRaiding(question, squadron) ?? leaveGunboats(question, squadron) ?? first?.() ?? plotVoyage(data, question, view, squadron, because)
  );
}

/** As much of what is asked as orders are written by. */
interface Writing {
  readonly data: Data;
  readonly question: Early;
  readonly because?: Because;
}

/** One plot for every fleet (CW-5.4a). */
export const writeOrders = answering(centralOrders, (asked) => {
  const { data, question } = asked;
  const view = asked.view();
  const squadron = unwrittenIn(data, view);
  if (!squadron) return question.order('done');
  return writeFor(asked, view, squadron, () => splitDecoy(data, question, view, squadron) ?? feedFleet(question, view, squadron));
});

/** Everybody who may, but not a decoy, which is there to be seen. */
export const hide = answering(leavingTheMap, ({ question, view }) => {
  const decoys = view().fleets.filter(({ decoy }) => decoy);
  const fleet = question.targets('hide').find((id) => decoys.every((decoy) => decoy.id !== id));
  return fleet === undefined ? question.order('done') : question.order('hide', fleet);
});

/** CW-5.7, CW-5.8: convoys before merchantmen, and merchantmen unless it would cost more than it brings. */
export function searchOrRaid(asked: Asked<CruiserWarfare, Declaring>): Command {
  const { data, question } = asked;
  const view = asked.view();
  const squadrons = new Map(squadronsOf(data, view).map((squadron) => [squadron.fleet.id, squadron]));
  const prey = question.targets('search').find((id) => isWorthLooking(data, view, squadrons.get(id)));
  if (prey !== undefined) return question.order('search', prey);
  const raid = question.targets('raid').find((id) => isWorthRaiding(data, view, squadrons.get(id)));
  if (raid === undefined) return question.order('done');
  const squadron = squadrons.get(raid);
  if (squadron) asked.because?.(raidInWords(data, view, squadron));
  return question.order('raid', raid);
}

const raidInWords = (data: Data, view: View, squadron: Squadron): string =>
  `Prizes worth ${haulHere(data, view, squadron).toFixed(1)} points are to be expected, and to betray where she is costs ${costOfRaid(data, view, squadron).toFixed(1)}.`;

function isWorthLooking(data: Data, view: View, squadron: Squadron | undefined): boolean {
  if (squadron?.fleet.mission !== 'raid') return false;
  const { area } = squadron.fleet;
  if (view.markers.some((marker) => marker.convoy && marker.area === area)) return squadron.force >= settings.bold / 3;
  const there = huntersOf(data, view).filter(({ marker }) => marker.area === area);
  return there.length > 0 && there.every(({ force }) => force * settings.sure < squadron.force);
}

function isWorthRaiding(data: Data, view: View, squadron: Squadron | undefined): boolean {
  if (!squadron) return false;
  return squadron.fuel > ENOUGH_TO_RAID && haulHere(data, view, squadron) > costOfRaid(data, view, squadron);
}

const haulHere = (data: Data, view: View, squadron: Squadron): number => haulIn(data, view, squadron.fleet.area, raiderOf(squadron));

function costOfRaid(data: Data, view: View, { fleet }: Squadron): number {
  const storm = view.storms.includes(fleet.area) ? 1 : 0;
  return settings.betrayal + storm / 2 + (fleet.next?.act === 'coal' && isHunted(data, view, fleet) ? settings.caught : 0);
}

/** CW-5.84: to the bottom with them, but for one if home is near or the bunkers are empty. */
export const sharePrizes = answering(prizeChoice, ({ data, question, view: look }) => {
  const view = look();
  const squadron = squadronsOf(data, view).find(({ fleet }) => fleet.id === question.item);
  const kept = squadron && isWorthKeeping(data, view, squadron) ? 1 : 0;
  return question.order('keep', question.targets('keep').includes(kept) ? kept : 0);
});

const HOME_IS_NEAR = 2;

function isWorthKeeping(data: Data, view: View, { fleet, fuel, units }: Squadron): boolean {
  if (units.some(({ piece }) => piece.ships.some(isPrize))) return false;
  if (distance(data, fleet.area, NORTH_SEA) <= HOME_IS_NEAR) return fleet.next?.to === NORTH_SEA;
  return fuel <= settings.short && !isNearCoal(data, view, fleet, fuel);
}

function isNearCoal(data: Data, { secrets }: View, fleet: FleetView, fuel: number): boolean {
  const open = secrets?.etappen.filter((area) => !secrets.usedEtappen.includes(area)) ?? [];
  return portOf(fleet.area) !== null || open.some((area) => 2 * distance(data, area, fleet.area) < fuel);
}
