/** What makes sense of an operation beyond its form: every name stands for something, and no fleet has orders it could not have had. */
import { repeated } from '../../../register/reading.ts';
import type { Side } from '../../../tactical/battle.ts';
import { SIDES } from '../state.ts';
import { loadsFor } from './minelayers.ts';
import { isMany, isMerchantman, navyOf, numberOf } from './musters.ts';
import type { Aim, FleetOf, Limit, Mission, Operation, VesselId } from './operation.ts';
import { isEnemys } from './owners.ts';
import type { Theatre } from './theatre.ts';
import { theatreOf } from './theatres.ts';
import { bunkersOf, isForCargo } from './vessels.ts';
import { zoneIn } from './zones.ts';

/** Tells what is wrong, and where: `['fleets', 2, 'port']`. */
export type Say = (path: readonly (string | number)[], reason: string) => void;

export function judge(operation: Operation, say: Say): void {
  const theatre = theatreOf(operation.theatre);
  parties(operation, say);
  names(operation, say);
  numbers(operation, say);
  operation.fleets.forEach((fleet, place) => {
    const here: Say = (path, reason) => say(['fleets', place, ...path], reason);
    berth(operation, theatre, fleet, here);
    flags(fleet, here);
    navy(operation, fleet, here);
    orders(fleet, here);
    charge(operation, fleet, here);
    cargo(operation, theatre, fleet, here);
  });
  operation.airships.forEach(({ zone }, place) => {
    if (zoneIn(theatre, zone).kind !== 'coast') say(['airships', place, 'zone'], `there is no land in ${zone} for a shed to stand on`);
  });
  bunkers(operation, say);
  operation.aims.forEach((aim, place) => {
    aimed(operation, theatre, aim, (path, reason) => say(['aims', place, ...path], reason));
  });
  operation.limits.forEach((limit, place) => {
    limited(operation, limit, (path, reason) => say(['limits', place, ...path], reason));
  });
}

/** Two sides, no nation on both, and something for each to sail with. */
function parties({ sides, fleets }: Operation, say: Say): void {
  const both = sides.allied.nations.find((nation) => sides.central.nations.includes(nation));
  if (both !== undefined) say(['sides'], `the ${both} are on both sides`);
  for (const side of SIDES) if (!fleets.some((fleet) => fleet.side === side)) say(['fleets'], `${side} has no fleet`);
}

const twice = (list: readonly string[], found: (name: string) => void): void => {
  const name = repeated(list);
  if (name !== undefined) found(name);
};

/** What the game calls fleets that part from others, and the seaplanes of a ship. */
export const isNamedInPlay = (id: string): boolean => /-detached-\d+$|-seaplanes$/.test(id);

/** Orders are written under the names of fleets, boats and airships alike. */
function names({ fleets, boats, airships }: Operation, say: Say): void {
  const taken = new Set<string>();
  for (const [key, list] of Object.entries({ fleets, boats, airships }))
    list.forEach(({ id }, place) => {
      if (taken.has(id)) say([key, place, 'id'], `${id} stands there twice`);
      if (isNamedInPlay(id)) say([key, place, 'id'], `the game gives names such as ${id} itself`);
      taken.add(id);
    });
  for (const side of SIDES)
    twice(
      fleets.filter((fleet) => fleet.side === side).flatMap((fleet) => fleet.flags.map(({ name }) => name)),
      (name) => say(['fleets'], `${name} cannot be in two ships`),
    );
}

/** More than were at Jutland, and less than would take all day. */
const MOST_SHIPS = 400;

/** A ship with a name is in one place. */
function numbers({ fleets }: Operation, say: Say): void {
  const all = fleets.reduce((sum, fleet) => sum + numberOf(fleet), 0);
  if (all > MOST_SHIPS) say(['fleets'], `expected at most ${MOST_SHIPS} ships, found ${all}`);
  const named = fleets.flatMap(({ ships }) => ships).filter(({ vessel }) => !isMany(vessel));
  twice(
    named.flatMap(({ vessel, number }) => Array.from({ length: number }, () => vessel)),
    (vessel) => say(['fleets'], `${vessel} stands there twice`),
  );
}

function berth(operation: Operation, { ports }: Theatre, { port, zone, side }: FleetOf, say: Say): void {
  const lies = ports.find(({ id }) => id === port);
  if (!lies) return;
  if (lies.zone !== zone) say(['port'], `${lies.name} lies in ${lies.zone}, the fleet in ${zone}`);
  if (isEnemys(operation, side, lies)) say(['port'], `${lies.name} is the enemy's`);
}

/** GW-19.1 */
function bunkers({ fuel, fleets, date }: Operation, say: Say): void {
  const sailing = new Set(fleets.flatMap(({ ships }) => ships.map(({ vessel }) => vessel)));
  twice(
    fuel.map(({ ship }) => ship),
    (ship) => say(['fuel'], `${ship} stands there twice`),
  );
  fuel.forEach(({ ship, points }, place) => {
    const room = sailing.has(ship) ? bunkersOf(ship, date.year) : undefined;
    if (room === undefined) say(['fuel', place, 'ship'], `no fleet has ${ship}`);
    else if (points > room) say(['fuel', place, 'points'], `${ship} has room for ${room} points, found ${points}`);
  });
}

/** GW-5.46a */
function flags({ flags, ships }: FleetOf, say: Say): void {
  flags.forEach(({ ship }, place) => {
    if (!ships.some(({ vessel }) => vessel === ship)) say(['flags', place, 'ship'], `${ship} is not in the fleet`);
    else if (isMany(ship)) say(['flags', place, 'ship'], 'a flag flies in a ship with a name');
  });
}

function navy({ sides }: Operation, { side, ships }: FleetOf, say: Say): void {
  ships.forEach(({ vessel }, place) => {
    const nation = navyOf(vessel);
    if (nation !== undefined && !sides[side].nations.includes(nation))
      say(['ships', place], `${vessel} is ${nation}, which ${side} is not`);
  });
}

/** GW-5.2-RAID */
const MOST_RAIDERS = 2;

/** GW-5.2-INTERCEPT, and what goes without saying: transports sail as such. */
const mayCarry = (mission: Mission): boolean => mission === 'transport' || mission === 'abort';

function orders({ mission, ships, flags, mines }: FleetOf, say: Say): void {
  const transport = ships.find(({ vessel }) => isForCargo(vessel));
  if (transport && !mayCarry(mission)) say(['ships'], `a ${transport.vessel} does not sail on ${mission}`);
  if (mission === 'raid' && flags.length === 0) say(['flags'], 'a raid needs a leader (GW-5.2-RAID)');
  if (mission === 'raid' && numberOf({ ships }) > MOST_RAIDERS) say(['ships'], `a raid has ${MOST_RAIDERS} ships at most (GW-5.2-RAID)`);
  if (mission === 'minelaying' && mines === 0) say(['mines'], 'there is nothing to lay');
  const room = loadsFor(ships.flatMap(({ vessel, number }) => Array.from({ length: number }, () => vessel)));
  if (mines > room) say(['mines'], `its ships have rails for ${room} loads at most, found ${mines} (GW-12.3)`);
}

/** GW-5.2-ESCORT: an escort goes where its charge goes, from the beginning. */
function charge({ fleets }: Operation, { mission, charge, side, zone, port, first }: FleetOf, say: Say): void {
  if (mission !== 'escort') {
    if (charge !== null) say(['charge'], `a fleet on ${mission} escorts nobody`);
    return;
  }
  if (charge === null) return say(['charge'], 'whom does it escort?');
  const other = fleets.find(({ id }) => id === charge);
  if (!other) return say(['charge'], `there is no fleet ${charge}`);
  if (other.side !== side) say(['charge'], `${charge} is the enemy's`);
  else if (other.mission === 'escort') say(['charge'], `${charge} is an escort itself`);
  else if (other.mission === 'raid') say(['charge'], `${charge} is on a raid, and sails alone (GW-5.2-RAID)`);
  if (other.zone !== zone || other.port !== port) say(['charge'], `${charge} begins in another place`);
  if (other.first !== first) say(['first'], `${charge} first moves in turn ${other.first}`);
}

function cargo(operation: Operation, theatre: Theatre, { mission, bound, side, ships }: FleetOf, say: Say): void {
  const to = theatre.ports.find(({ id }) => id === bound);
  if (mission !== 'transport') {
    if (to) say(['bound'], `a fleet on ${mission} unloads nothing`);
    return;
  }
  if (!ships.some(({ vessel }) => isMerchantman(vessel))) say(['ships'], 'there is nothing to carry anything with');
  if (!to) return say(['bound'], 'where does it unload?');
  if (isEnemys(operation, side, to)) say(['bound'], `${to.name} is the enemy's`);
}

const fleetsOf = ({ fleets }: Operation, ids: readonly string[], say: Say): readonly FleetOf[] =>
  ids.flatMap((id, place) => {
    const fleet = fleets.find((each) => each.id === id);
    if (!fleet) say(['fleets', place], `there is no fleet ${id}`);
    return fleet ?? [];
  });

function ownShips({ fleets }: Operation, side: Side, ships: readonly VesselId[], say: Say): void {
  const own = fleets.filter((fleet) => fleet.side === side).flatMap((fleet) => fleet.ships.map(({ vessel }) => vessel));
  ships.forEach((ship, place) => {
    if (!own.includes(ship)) say(['ships', place], `${ship} is not in a fleet of this side`);
    else if (isMany(ship)) say(['ships', place], `${ship} is no ship with a name`);
  });
}

function aimed(operation: Operation, { ports }: Theatre, aim: Aim, say: Say): void {
  if (aim.kind === 'reach' || aim.kind === 'home') ownShips(operation, aim.side, aim.ships, say);
  if (aim.kind === 'bombard')
    for (const port of ports.filter(({ id }) => aim.ports.includes(id)))
      if (!isEnemys(operation, aim.side, port)) say(['ports'], `${port.name} is not the enemy's`);
  if (aim.kind === 'deliver')
    for (const { id, side, mission } of fleetsOf(operation, aim.fleets, say))
      if (side !== aim.side || mission !== 'transport') say(['fleets'], `${id} carries nothing for this side`);
}

function limited(operation: Operation, limit: Limit, say: Say): void {
  for (const { id, mission } of fleetsOf(operation, limit.fleets, say))
    if (mission === 'escort') say(['fleets'], `${id} does as its charge does`);
}
