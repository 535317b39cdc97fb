/** How the Allies divide their ships: fast ones to hunt, slow ones to watch, strong ones together against Spee. */
import { best } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { bondOf, neighbours } from '../data/data.ts';
import { isTransport, markersLeft } from '../rules/fleet.ts';
import { capacityOf } from '../rules/fuel.ts';
import { hasGermanPort } from '../rules/ports.ts';
import type { ShipView, View } from '../view.ts';
import { settings } from './settings.ts';
import type { Squadron, Unit } from './squadrons.ts';
import { FAST, forceOfShips } from './squadrons.ts';
import type { Staff, Want } from './staff.ts';
import {
  hasCoal,
  isAtHand,
  isFastHunter,
  isFastUnit,
  isFighter,
  isFree,
  isMixed,
  isRoving,
  missingMarkers,
  sparedMarkers,
  worthAtSea,
} from './staff.ts';
import { anyRaider, haulIn } from './trade.ts';
import type { EarlyWish } from './wishes.ts';

/** CW-5.54: fast ships leave their slow company, two together; without a marker for them the slow ones stay behind on station. */
export const freeTheFast: Want<EarlyWish> = (staff, squadron) => {
  const hasDivided = squadron.fleet.dividedIn === staff.view.turn;
  if (!isMixed(staff.data, squadron) || !(isAtHand(staff, squadron) || (hasDivided && isRoving(squadron)))) return undefined;
  const fast = squadron.units
    .filter((unit) => isFastHunter(staff.data, unit))
    .sort((a, b) => forceOfShips(staff.data, a.ships) - forceOfShips(staff.data, b.ships));
  const [first] = fast;
  if (!first) return undefined;
  const why = (): string => (fast.length === 1 ? 'Slow ships keep a fast one back.' : `Slow ships keep ${fast.length} fast ones back.`);
  const consort = hasDivided ? loneHunter(staff, squadron) : undefined;
  if (consort) return { verb: 'add', target: [first.piece.id, consort.fleet.id], why };
  if (sparedMarkers(staff.data, staff.view) > 0) return { verb: 'divide', target: first.piece.id, why };
  const slow = squadron.units.find((unit) => !isFastUnit(staff.data, unit));
  return slow && hasCoal(staff.data, squadron) ? { verb: 'station', target: slow.piece.id, why } : undefined;
};

/** A light cruiser that has just been sent off alone. */
const loneHunter = ({ data, squadrons, view }: Staff, { fleet }: Squadron): Squadron | undefined =>
  squadrons.find(
    (each) =>
      each.fleet !== fleet &&
      each.fleet.area === fleet.area &&
      isRoving(each) &&
      (view.turn === 0 || each.fleet.heldIn === view.turn) &&
      each.units.length === 1 &&
      each.units.every((unit) => isFastHunter(data, unit)) &&
      each.force < settings.pair,
  );

/** The strength that should lie on station in a sea, by the prizes that it promises a raider. */
const wanted = (haul: number): number => (haul >= settings.rich ? settings.station * 2 : haul >= settings.fair ? settings.station : 0);

/** A squadron that could meet Spee stays as strong as that. */
function canSpare({ data, prey }: Staff, { units, force }: Squadron, spared: Unit): boolean {
  if (force < prey.speeForce) return true;
  const rest = units.filter((unit) => unit !== spared).flatMap(({ ships }) => ships);
  return forceOfShips(data, rest) >= settings.match * prey.speeForce;
}

/** CW-11.7: slow ships watch the rich seas, and those that can run go on. */
export const leaveOnStation: Want<EarlyWish> = (staff, squadron) => {
  const { area } = squadron.fleet;
  if (!isAtHand(staff, squadron) || !hasCoal(staff.data, squadron) || squadron.units.length < 2) return undefined;
  const lying = staff.squadrons.find(({ fleet }) => fleet.post === 'station' && fleet.area === area)?.force ?? 0;
  if (lying >= wanted(haulIn(staff.data, staff.view, area, anyRaider))) return undefined;
  const fighters = squadron.units
    .filter((unit) => isFighter(staff.data, unit))
    .sort((a, b) => forceOfShips(staff.data, a.ships) - forceOfShips(staff.data, b.ships));
  const unit = fighters.find((each) => !isFastUnit(staff.data, each) && canSpare(staff, squadron, each));
  return unit && fighters.length > 1 ? { verb: 'station', target: unit.piece.id, why: () => trafficInWords(staff, area) } : undefined;
};

const trafficInWords = ({ data, view }: Staff, area: Area): string =>
  `A raid here would find ${haulIn(data, view, area, anyRaider).toFixed(1)} prizes: somebody has to watch.`;

/** The fleets to which a marker is worth least give it up and lie where they are. */
export const standDown: Want<EarlyWish> = (staff, squadron) => {
  const missing = missingMarkers(staff);
  if (missing <= 0) return undefined;
  const least = staff.squadrons
    .filter((each) => isAtHand(staff, each) && hasCoal(staff.data, each) && !isMixed(staff.data, each))
    .sort((a, b) => worthAtSea(staff, a) - worthAtSea(staff, b))
    .slice(0, missing);
  const [unit] = least.includes(squadron) ? squadron.units : [];
  const markers = missing === 1 ? 'One more marker is' : `${missing} more markers are`;
  const why = (): string => `${markers} wanted for fast ships and convoys, and hers is worth least.`;
  return unit && { verb: 'station', target: unit.piece.id, why };
};

/** CW-5.54: where markers are left, a large fleet sends a cruiser to look elsewhere. */
export const sendOff: Want<EarlyWish> = (staff, squadron) => {
  if (!isAtHand(staff, squadron) || sparedMarkers(staff.data, staff.view) <= 0) return undefined;
  const fighters = squadron.units.filter((unit) => isFighter(staff.data, unit));
  if (fighters.length < 2 || squadron.force < settings.pair || isSpeeNear(staff, squadron.fleet.area)) return undefined;
  const alone = best(
    fighters.filter((unit) => forceOfShips(staff.data, unit.ships) >= settings.alone && canSpare(staff, squadron, unit)),
    ({ ships }) => -forceOfShips(staff.data, ships),
  );
  const why = (): string => `Markers left over: ${sparedMarkers(staff.data, staff.view)}. She can look elsewhere.`;
  return alone && { verb: 'divide', target: alone.piece.id, why };
};

/** CW-11.7c, CW-5.5r: whoever can hunt better than he watches gets a marker that is left over, or joins a squadron against Spee. */
export const recallHunter: Want = (staff, { fleet, units }) => {
  const { data, view } = staff;
  if (fleet.post !== 'station' || !isFree(view, fleet)) return undefined;
  const isPoor = haulIn(data, view, fleet.area, anyRaider) < settings.fair;
  const hunter = best(
    units.filter((unit) => mayBeRecalled(data, view, unit) && (isFastHunter(data, unit) || (isPoor && isStrong(data, unit)))),
    (unit) => forceOfShips(data, unit.ships) * (isFastHunter(data, unit) ? settings.fleet : 1),
  );
  if (!hunter) return undefined;
  const squadron = isFastHunter(data, hunter) || missingMarkers(staff) > 0 ? undefined : squadronToJoin(staff, fleet.area);
  if (squadron) return { verb: 'recall', target: [hunter.piece.id, squadron.fleet.id] };
  return sparedMarkers(data, view) > 0 ? { verb: 'recall', target: [hunter.piece.id, 'new'] } : undefined;
};

/** Slow and strong, but not yet a match for Spee. */
const squadronToJoin = (staff: Staff, area: Area): Squadron | undefined =>
  staff.squadrons.find(
    (each) =>
      each.fleet.area === area &&
      isAtHand(staff, each) &&
      each.speed < FAST &&
      each.force >= settings.strong &&
      each.force < settings.match * staff.prey.speeForce,
  );

const isStrong = (data: Data, { ships }: Unit): boolean => forceOfShips(data, ships) >= settings.strong;

/** CW-11.7c, CW-13.0-A-BISCAY, CW-11.8c; and a cripple stays where she is mended. */
const mayBeRecalled = (data: Data, { turn }: View, { piece, ships }: Unit): boolean =>
  turn >= piece.posted + 2 && ships.every((ship) => bondOf(data, ship.id) === undefined && !isTransport(ship.id) && !isLamed(ship));

/** CW-11.8a: a ship on station where a convoy has formed may sail with it, once she has a marker. */
export const recallEscort: Want = ({ data, view, squadrons }, { fleet, units }) => {
  if (fleet.post !== 'station' || !isFree(view, fleet) || markersLeft(view, 'allied') <= 0) return undefined;
  const convoy = squadrons.find(({ fleet: { mission, area, movedIn } }) => mission === 'transport' && area === fleet.area && movedIn === 0);
  if (!convoy || guardNear(squadrons, convoy) >= settings.guarded) return undefined;
  const escort = best(
    units.filter((unit) => mayBeRecalled(data, view, unit) && forceOfShips(data, unit.ships) >= settings.escort),
    ({ ships }) => forceOfShips(data, ships),
  );
  return escort && { verb: 'recall', target: [escort.piece.id, 'new'] };
};

/** What sails with a convoy, and what lies beside it free to do so. */
const guardNear = (squadrons: readonly Squadron[], { fleet: { id, area } }: Squadron): number =>
  squadrons.reduce((sum, each) => sum + (each.fleet.charge === id || (isRoving(each) && each.fleet.area === area) ? each.force : 0), 0);

/** CW-5.51: two who are too weak for Spee alone meet him together, the fast apart from the slow. */
export const joinAgainstSpee: Want = (staff, squadron) => {
  const { area, id } = squadron.fleet;
  if (!isAtHand(staff, squadron) || !isSpeeNear(staff, area)) return undefined;
  const isWeak = (each: Squadron): boolean =>
    each.fleet.area === area &&
    isAtHand(staff, each) &&
    each.speed >= FAST === squadron.speed >= FAST &&
    each.force < settings.match * staff.prey.speeForce;
  const weak = staff.squadrons.filter(isWeak).sort((a, b) => a.force - b.force);
  const [weaker, stronger, third] = weak;
  // One pair in a turn is enough: with a third at hand it is left to another turn.
  return weaker === squadron && stronger && !third ? { verb: 'combine', target: [id, stronger.fleet.id] } : undefined;
};

const isSpeeNear = ({ data, prey }: Staff, area: Area): boolean =>
  [area, ...neighbours(data, area)].reduce((sum, each) => sum + (prey.heavy.get(each) ?? 0), 0) >= settings.dread;

/** CW-5.5n, CW-5.71d: slow ships before a German port find whoever coals there. */
export const blockadePort: Want = (staff, squadron) => {
  const { fleet, units } = squadron;
  const { data, view, squadrons } = staff;
  if (!isAtHand(staff, squadron) || !hasGermanPort(view, fleet.area) || units.some((unit) => isFastUnit(data, unit))) return undefined;
  if (squadron.force < settings.alone || squadron.force > settings.guarded) return undefined;
  const isHeld = squadrons.some((each) => each.fleet.area === fleet.area && each.fleet.post === 'blockade');
  if (isHeld || squadron.fuel <= settings.short || isSpeeNear(staff, fleet.area)) return undefined;
  return { verb: 'blockade', target: fleet.id };
};

/** CW-5.5r: blockaders go when the port is lost to the enemy, or before their own coal gives out. */
export const endBlockade: Want = ({ data, view }, squadron) => {
  const { fleet, units, fuel } = squadron;
  if (fleet.post !== 'blockade' || !isFree(view, fleet) || markersLeft(view, 'allied') <= 0) return undefined;
  const isShort = fuel <= settings.short && !hasCoal(data, squadron);
  const [unit] = isShort || !hasGermanPort(view, fleet.area) ? units : [];
  return unit && { verb: 'recall', target: [unit.piece.id, 'new'] };
};

/** CW-15.3a: an empty marker keeps raiders from a sea that its fleet leaves; a convoy that wants the marker gets it. */
export const useDecoys: Want = (staff, squadron) => {
  const { data, view, squadrons } = staff;
  const { id, area, decoy } = squadron.fleet;
  if (decoy) return missingMarkers(staff) > 0 ? { verb: 'withdraw-decoy', target: id } : undefined;
  if (view.readings.decoys === 'off' || sparedMarkers(data, view) <= 1 || !isAtHand(staff, squadron)) return undefined;
  if (squadron.speed < FAST || haulIn(data, view, area, anyRaider) < settings.fair || isSpeeNear(staff, area)) return undefined;
  const isAlone = squadrons.every((each) => each === squadron || each.fleet.area !== area);
  return isAlone ? { verb: 'decoy', target: id } : undefined;
};

/** Destroyers and gunboats with short legs would have the fleet coal every other turn. */
export const leaveShortLegged: Want<EarlyWish> = (staff, squadron) => {
  if (!isAtHand(staff, squadron) || !hasCoal(staff.data, squadron)) return undefined;
  const [short, ...others] = [...squadron.units].sort((a, b) => capacityOf(staff.data, a.piece) - capacityOf(staff.data, b.piece));
  return short && others.length > 0 && capacityOf(staff.data, short.piece) < settings.legs
    ? { verb: 'station', target: short.piece.id }
    : undefined;
};

/** CW-7.34a: a cripple lies up where she can be mended, and keeps nobody back. */
export const leaveCripples: Want = (staff, squadron) => {
  if (!isAtHand(staff, squadron) || !hasCoal(staff.data, squadron) || squadron.units.length < 2) return undefined;
  const cripple = squadron.units.find(({ ships }) => ships.some(isLamed));
  return cripple && { verb: 'station', target: cripple.piece.id };
};

const isLamed = ({ hull, slowed }: ShipView): boolean => slowed > 0 || hull >= 2;
