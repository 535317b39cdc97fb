/** What the Allies order: who lies on station, who coals, mends, divides or sails with a convoy. */
import type { Asked, Command } from '../../../kernel/index.ts';
import { answering, best, granted } from '../../../kernel/index.ts';
import { distance, isOffTsingtao, neighbours } from '../data/data.ts';
import type { CruiserWarfare } from '../kind.ts';
import { isTransport } from '../rules/fleet.ts';
import { capacityOf } from '../rules/fuel.ts';
import { armingLiner } from '../rules/merchant-cruisers.ts';
import { hasLainStill } from '../rules/missions.ts';
import { alliedOrders } from '../rules/orders.ts';
import { mayMendHull } from '../rules/repairs.ts';
import { alliedSetUp } from '../rules/setup.ts';
import type { FleetId } from '../state.ts';
import { canFight, coverOf, look } from './cover.ts';
import {
  blockadePort,
  endBlockade,
  freeTheFast,
  joinAgainstSpee,
  leaveCripples,
  leaveOnStation,
  leaveShortLegged,
  recallEscort,
  recallHunter,
  sendOff,
  standDown,
  useDecoys,
} from './forming.ts';
import { settings } from './settings.ts';
import type { Squadron, Unit } from './squadrons.ts';
import { FAST, forceOfShips, speedOf } from './squadrons.ts';
import type { Want } from './staff.ts';
import { isFree, isRoving, staffOf } from './staff.ts';
import { anyRaider, haulIn } from './trade.ts';
import type { EarlyWish } from './wishes.ts';

type Orders = Asked<CruiserWarfare, { readonly done: true }, null>;

/** Fleet by fleet what is wanted of it and can be done, the most urgent first; and when nothing is left, that is all. */
function write(asked: Orders, wants: readonly Want[]): Command {
  const staff = staffOf(asked.data, asked.view());
  for (const squadron of staff.squadrons)
    for (const want of wants) {
      const wish = want(staff, squadron);
      const order = wish && granted(asked, wish);
      if (order) return order;
    }
  return asked.question.order('done');
}

const EARLY: readonly Want<EarlyWish>[] = [leaveShortLegged, freeTheFast, leaveOnStation, standDown, sendOff];
export const arrangeFleets = answering(alliedSetUp, (asked) => write(asked, EARLY));

export const giveOrders = answering(alliedOrders, (asked) =>
  write(asked, [
    setFree,
    sailWithConvoy,
    recallEscort,
    leaveCripples,
    leaveShortLegged,
    joinAgainstSpee,
    blockadePort,
    endBlockade,
    freeTheFast,
    leaveOnStation,
    standDown,
    recallHunter,
    lieUp,
    sendOff,
    useDecoys,
  ]),
);

/** CW-12.43 */
const setFree: Want = ({ data, view }, { units }) => {
  if (view.freeing === 0) return undefined;
  const ships = units.flatMap((unit) => unit.ships).filter(({ id }) => isOffTsingtao(data, id) && !view.freed.includes(id));
  const ship = best(
    ships.filter((each) => speedOf(data, each) >= 2),
    (each) => forceOfShips(data, [each]),
  );
  return ship && { verb: 'free', target: ship.id };
};

/** CW-5.5c, CW-5.5h: whoever is near sails with a convoy, until it is well guarded. */
const sailWithConvoy: Want = ({ data, view, squadrons }, squadron) => {
  const { fleet, force, units } = squadron;
  if (!isRoving(squadron) || !isFree(view, fleet) || force < settings.escort) return undefined;
  if (units.some(({ ships }) => ships.some(({ id }) => isTransport(id)))) return undefined;
  const enough = squadron.speed >= FAST ? settings.escort : settings.guarded;
  const lainStill = hasLainStill(view, fleet);
  const convoy = squadrons.find(
    ({ fleet: { id, mission, area, movedIn } }) =>
      mission === 'transport' &&
      (lainStill ? distance(data, area, fleet.area) <= 1 : area === fleet.area && movedIn === 0) &&
      guardOf(squadrons, id) < enough,
  );
  if (!convoy) return undefined;
  const guard = guardOf(squadrons, convoy.fleet.id);
  return {
    verb: 'escort',
    target: [fleet.id, convoy.fleet.id],
    why: () => `The guns that guard the convoy count ${guard.toFixed(1)}, and ${enough} is wanted.`,
  };
};

const guardOf = (squadrons: readonly Squadron[], convoy: FleetId): number =>
  squadrons.reduce((sum, { fleet, force }) => sum + (fleet.charge === convoy ? force : 0), 0);

/** CW-10.3a, CW-11.42a: coal in time, and mend what can be mended while nobody is near. What holds for a fleet holds for its parts. */
const lieUp: Want = ({ data, view, prey }, { fleet, units }) => {
  if (!isFree(view, fleet) || !data.areas[fleet.area].coal) return undefined;
  const isSeen = prey.seen.has(fleet.area);
  const near = [fleet.area, ...neighbours(data, fleet.area)].reduce((sum, area) => sum + (prey.light.get(area) ?? 0), 0);
  const isShort = ({ piece }: Unit): boolean => {
    const half = capacityOf(data, piece) / 2;
    const least = fleet.post === 'marker' ? Math.min(settings.short, half) : settings.last;
    return piece.fuel <= settings.last || (!isSeen && piece.fuel <= (near < settings.calm ? Math.max(half, least) : least));
  };
  // CW-5.54a: not in the turn in which it divides.
  if (units.some(isShort) && fleet.dividedIn !== view.turn)
    return {
      verb: 'work',
      target: [fleet.id, 'coal'],
      why: () => `The shortest of her ships has ${Math.min(...units.map(({ piece }) => piece.fuel))} boxes of coal left.`,
    };
  if (!isSeen && units.some(({ ships }) => ships.some((ship) => mayMendHull(ship, fleet))))
    return { verb: 'work', target: [fleet.id, 'repair'] };
  return undefined;
};

/** CW-12.7b: a liner where a raider would find most and nobody looks. */
export const armLiner = answering(armingLiner, (asked) => {
  const { data, question } = asked;
  const { view, squadrons, prey } = staffOf(data, asked.view());
  const cover = coverOf(data, view, prey);
  for (const squadron of squadrons) if (canFight(squadron)) look(cover, squadron, squadron.fleet.area);
  const place = best(question.targets('create'), ([area]) => haulIn(data, view, area, anyRaider) * (cover.unfound.get(area) ?? 1));
  return place && question.order('create', place);
});
