/** What the Allies write on their cards: who lies on station, who coals, mends, divides or sails with a convoy. */
import type { Command } from '../../../kernel/index.ts';
import { CONVOYS } from '../data/convoys.ts';
import { AREA_FACTS, distance, neighbours } from '../data/map.ts';
import { isOffTsingtao } from '../rules/bonds.ts';
import { isTransport, MARKERS, vesselFor } from '../rules/fleet.ts';
import type { Fleet, FleetId, ShipState } from '../state.ts';
import type { View } from '../view.ts';
import type { Plan, Question } from './asked.ts';
import { answerIn, areasOf, best } from './asked.ts';
import type { Wish } from './cards.ts';
import { writeCards } from './cards.ts';
import { canFight, coverOf, look } from './cover.ts';
import type { Prey } from './prey.ts';
import { preyOf } from './prey.ts';
import { settings } from './settings.ts';
import type { Squadron, Unit } from './squadrons.ts';
import { FAST, forceOfShips, speedOf, squadronsOf } from './squadrons.ts';
import { anyRaider, haulIn } from './trade.ts';

interface Staff {
  readonly view: View;
  readonly squadrons: readonly Squadron[];
  readonly prey: Prey;
}

const staffOf = (view: View): Staff => ({ view, squadrons: squadronsOf(view), prey: preyOf(view, true) });

type Want = (staff: Staff, squadron: Squadron) => Pick<Wish, 'verb' | 'target'> | undefined;

/** For every fleet the first thing that is wanted of it. */
function write(asked: Question, wants: readonly Want[]): Command {
  const staff = staffOf(asked.view());
  const wishes = staff.squadrons.flatMap((squadron): Wish[] => {
    for (const want of wants) {
      const wish = want(staff, squadron);
      if (wish) return [{ fleet: squadron.fleet.id, ...wish }];
    }
    return [];
  });
  return writeCards(asked, staff.view.turn, wishes);
}

export const alliedSetUp: Plan = (asked) => write(asked, [leaveOnStation, standDown, sendOff]);
export const alliedOrders: Plan = (asked) => write(asked, [setFree, sailWithConvoy, leaveOnStation, standDown, lieUp, sendOff]);

const isRoving = ({ fleet: { post, mission, decoy } }: Squadron): boolean => post === 'marker' && mission === 'intercept' && !decoy;

/** As the rules ask before they offer any work (CW-10.32a, CW-5.53e, CW-5.54b). */
const isFree = ({ turn }: View, { order: { act }, mission, pursuit, heldIn, decoy }: Fleet): boolean =>
  act === 'stay' && mission === 'intercept' && !pursuit?.caught && heldIn !== turn && !decoy;

/** CW-12.43 */
const setFree: Want = ({ view }, { units }) => {
  if (view.freeing === 0) return undefined;
  const ships = units.flatMap((unit) => unit.ships).filter(({ id }) => isOffTsingtao(id) && !view.freed.includes(id));
  const ship = best(
    ships.filter((each) => speedOf(each) >= 2),
    (each) => forceOfShips([each]),
  );
  return ship && { verb: 'free', target: ship.id };
};

/** CW-5.5c, CW-5.5h: whoever is near sails with a convoy, until it is well guarded. */
const sailWithConvoy: Want = ({ view, squadrons }, squadron) => {
  const { fleet, force, units } = squadron;
  if (!isRoving(squadron) || !isFree(view, fleet) || force < settings.escort) return undefined;
  if (units.some(({ ships }) => ships.some(({ id }) => isTransport(id)))) return undefined;
  const lainStill = fleet.movedIn < view.turn - 1;
  const convoy = squadrons.find(
    ({ fleet: { id, mission, area, movedIn } }) =>
      mission === 'transport' &&
      (lainStill ? distance(area, fleet.area) <= 1 : area === fleet.area && movedIn === 0) &&
      guardOf(squadrons, id) < settings.guarded,
  );
  return convoy && { verb: 'escort', target: [fleet.id, convoy.fleet.id] };
};

const guardOf = (squadrons: readonly Squadron[], convoy: FleetId): number =>
  squadrons.reduce((sum, { fleet, force }) => sum + (fleet.charge === convoy ? force : 0), 0);

/** The strength that should lie on station in a sea, by the prizes that it promises a raider. */
const wanted = (haul: number): number => (haul >= 3 ? settings.station * 2 : haul >= 1.5 ? settings.station : 0);

/** CW-11.7: slow ships watch the rich seas, and those that can run go on. */
const leaveOnStation: Want = ({ view, squadrons }, squadron) => {
  const { area } = squadron.fleet;
  if (!isRoving(squadron) || !AREA_FACTS[area].coal || squadron.units.length < 2 || !isFree(view, squadron.fleet)) return undefined;
  const lying = squadrons.find(({ fleet }) => fleet.post === 'station' && fleet.area === area)?.force ?? 0;
  if (lying >= wanted(haulIn(view, area, anyRaider))) return undefined;
  const fighters = squadron.units.filter(isFighter).sort((a, b) => forceOfShips(a.ships) - forceOfShips(b.ships));
  const unit = fighters.find(({ ships }) => ships.every((ship) => speedOf(ship) < FAST));
  return unit && fighters.length > 1 ? { verb: 'station', target: unit.piece.id } : undefined;
};

const isFighter = ({ ships }: Unit): boolean => forceOfShips(ships) > 1 && ships.every(({ id }) => vesselFor(id).type !== 'collier');

/** CW-10.3a, CW-11.42a: coal in time, and mend what can be mended while nobody is near. */
const lieUp: Want = ({ view, prey }, squadron) => {
  const { fleet, fuel, room, units } = squadron;
  if (!isFree(view, fleet) || units.length === 0) return undefined;
  const near = [fleet.area, ...neighbours(fleet.area)].reduce((sum, area) => sum + (prey.light.get(area) ?? 0), 0);
  const least = fleet.post === 'station' ? settings.last : Math.min(settings.short, room / 2);
  const isShort = fuel <= least || (fuel <= room / 2 && near < settings.calm);
  if (AREA_FACTS[fleet.area].coal && isShort && (!prey.seen.has(fleet.area) || fuel <= 2))
    return { verb: 'work', target: [fleet.id, 'coal'] };
  const ships = units.flatMap((unit) => unit.ships);
  if (!prey.seen.has(fleet.area) && 2 * ships.filter(isMendable).length > ships.length)
    return { verb: 'work', target: [fleet.id, 'repair'] };
  return undefined;
};

/** CW-11.42b */
const isMendable = ({ hull, hullHopeless }: ShipState): boolean => hull > 1 && !hullHopeless;

/** CW-5.55 */
const markersLeft = ({ fleets, entered }: View): number =>
  (entered.britain > 0 ? MARKERS.allied : 10) - fleets.filter(({ post }) => post === 'marker').length;

/** CW-11.8b: markers for the convoys that wait for one, and for one that may be called. */
function markersWanted({ convoys, fleets }: View): number {
  const waiting = convoys.filter(({ done, fleet }) => !done && fleets.some(({ id, post }) => id === fleet && post === 'station')).length;
  return waiting + (convoys.length < CONVOYS.length ? 1 : 0);
}

/** The weakest fleets give up their markers and lie where they are. */
const standDown: Want = ({ view, squadrons }, squadron) => {
  const missing = markersWanted(view) - markersLeft(view);
  if (missing <= 0) return undefined;
  const weakest = squadrons
    .filter((each) => isRoving(each) && isFree(view, each.fleet) && AREA_FACTS[each.fleet.area].coal)
    .sort((a, b) => a.force - b.force)
    .slice(0, missing);
  const [unit] = weakest.includes(squadron) ? squadron.units : [];
  return unit && { verb: 'station', target: unit.piece.id };
};

/** CW-5.54: a fast cruiser hunts better alone than at the side of a battleship, as long as markers are left for convoys. */
const sendOff: Want = ({ view }, squadron) => {
  if (!isRoving(squadron) || !isFree(view, squadron.fleet) || markersLeft(view) <= markersWanted(view)) return undefined;
  const fighters = squadron.units.filter(isFighter);
  if (fighters.length < 2) return undefined;
  const alone = best(
    fighters.filter(({ ships }) => forceOfShips(ships) >= settings.alone),
    ({ ships }) => Math.min(...ships.map(speedOf)) * 100 - forceOfShips(ships),
  );
  return alone && { verb: 'divide', target: alone.piece.id };
};

/** CW-12.7b: a liner where a raider would find most and nobody looks. */
export const alliedMerchantCruiser: Plan = (asked) => {
  const { view, squadrons, prey } = staffOf(asked.view());
  const cover = coverOf(view, prey);
  for (const squadron of squadrons) if (canFight(squadron)) look(cover, squadron, squadron.fleet.area);
  const area = best(areasOf(asked, 'create'), (each) => haulIn(view, each, anyRaider) * (cover.unfound.get(each) ?? 1));
  return area === undefined ? undefined : answerIn(asked, 'create', area);
};
