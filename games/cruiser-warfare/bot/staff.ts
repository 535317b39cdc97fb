/** What the Admiralty has before it when it gives its orders: the fleets, the enemy as far as he is known, and the markers that are left. */
import type { Data } from '../data/data.ts';
import { bondOf } from '../data/data.ts';
import { vesselOf } from '../data/ships.ts';
import { markersLeft } from '../rules/fleet.ts';
import type { FleetView, View } from '../view.ts';
import type { Prey } from './prey.ts';
import { preyOf } from './prey.ts';
import { settings } from './settings.ts';
import type { Squadron, Unit } from './squadrons.ts';
import { FAST, forceOfShips, isFlotilla, speedOf, squadronsOf } from './squadrons.ts';
import type { Wish } from './wishes.ts';

export interface Staff {
  readonly data: Data;
  readonly view: View;
  readonly squadrons: readonly Squadron[];
  readonly prey: Prey;
}

export const staffOf = (data: Data, view: View): Staff => ({
  data,
  view,
  squadrons: squadronsOf(data, view),
  prey: preyOf(data, view, true),
});

/** One thing that may be wanted of a fleet. */
export type Want<W extends Wish = Wish> = (staff: Staff, squadron: Squadron) => W | undefined;

export const isRoving = ({ fleet: { post, mission, decoy } }: Squadron): boolean => post === 'marker' && mission === 'intercept' && !decoy;

/** Nothing is ordered yet (CW-10.32a, CW-5.53d), and it is not held where it is (CW-5.53e, CW-5.54b). */
export const isFree = ({ turn }: View, { order: { act }, mission, pursuit, heldIn, decoy }: FleetView): boolean =>
  act === 'stay' && mission === 'intercept' && !pursuit?.caught && heldIn !== turn && !decoy;

/** At sea under a marker, and without anything else to do this turn. */
export const isAtHand = ({ data, view }: Staff, squadron: Squadron): boolean =>
  isRoving(squadron) && isFree(view, squadron.fleet) && !isHeldAtMadeira(data, view, squadron);

/** CW-12.3 */
const isHeldAtMadeira = (data: Data, { frenchReleased }: View, { fleet, units }: Squadron): boolean =>
  !frenchReleased && fleet.area === 'madeira' && units.some(({ ships }) => ships.some(({ id }) => bondOf(data, id) === 'french-atlantic'));

export const isFighter = (data: Data, { ships }: Unit): boolean =>
  forceOfShips(data, ships) > 1 && ships.every(({ id }) => vesselOf(id).type !== 'collier');
export const isFastUnit = (data: Data, { ships }: Unit): boolean => ships.every((ship) => speedOf(data, ship) >= FAST);
/** CW-5.53c, CW-5.71a: a ship that can hold a light cruiser. Destroyers find nobody (CW-5.71i). */
export const isFastHunter = (data: Data, unit: Unit): boolean => isFighter(data, unit) && isFastUnit(data, unit) && !isFlotilla(unit);

/** Slow ships keep fast ones back. */
export const isMixed = (data: Data, { units }: Squadron): boolean =>
  units.some((unit) => isFastHunter(data, unit)) && units.some((unit) => !isFastUnit(data, unit));

/** CW-12.42: tied to the waters of Japan. */
const isTied = (data: Data, { freed }: View, { units }: Squadron): boolean =>
  units.some(({ ships }) => ships.some(({ id }) => bondOf(data, id) === 'home-waters' && !freed.includes(id)));

/** What a marker is worth in the hands of a squadron: most to fast hunters and to a match for Spee, nothing to a fleet that is tied. */
export function worthAtSea({ data, view, prey }: Staff, squadron: Squadron): number {
  if (isTied(data, view, squadron)) return 0;
  const { force } = squadron;
  const hunts = Math.min(force, settings.enough) * (squadron.speed >= FAST ? settings.fleet : 1);
  return force >= prey.speeForce ? hunts + prey.speeForce : hunts;
}

/** CW-11.8b: markers for the convoys that wait for one, and for one that may be called. */
function convoysDue(data: Data, { convoys, fleets }: View): number {
  const waiting = convoys.filter(({ done, fleet }) => !done && fleets.some(({ id, post }) => id === fleet && post === 'station')).length;
  return waiting + (convoys.length < data.convoys.length ? 1 : 0);
}

/** Markers to give away, or below zero those that are missing for convoys. */
export const sparedMarkers = (data: Data, view: View): number => markersLeft(view, 'allied') - convoysDue(data, view);

/** Markers that are missing, those for fast ships that wait to be set free among them. */
export const missingMarkers = (staff: Staff): number =>
  staff.squadrons.filter((each) => isAtHand(staff, each) && isMixed(staff.data, each)).length - sparedMarkers(staff.data, staff.view);

export const hasCoal = (data: Data, { fleet }: Squadron): boolean => data.areas[fleet.area].coal;
