/** How a draft changes: a choice that others hang on takes them along, and what is gone is spoken of nowhere. */
import { kebab } from '../../../kernel/bare.ts';
import type { Side } from '../state.ts';
import type { Draft } from './builder.ts';
import { isMany } from './musters.ts';
import type { Aim, FleetId, FleetOf, Limit, Muster, Operation, VesselId } from './operation.ts';
import { isNamedInPlay } from './operation-laws.ts';
import { isOwn } from './owners.ts';
import type { Port, PortId, Theatre, TheatreId, ZoneId } from './theatre.ts';
import { theatreOf } from './theatres.ts';
import { bunkersOf } from './vessels.ts';
import { isInPlay } from './zones.ts';

/** One of a list is changed; the others stay the same values, and what is drawn of them stays as it is. */
export const changed = <T>(list: readonly T[], place: number, change: (each: T) => T): readonly T[] =>
  list.map((each, at) => (at === place ? change(each) : each));

export const without = <T>(list: readonly T[], place: number): readonly T[] => list.filter((_, at) => at !== place);

/** Numbered where a fleet, boats or an airship has this name already, or the game might give it. */
const freeId = ({ fleets, boats, airships }: Draft, name: string, usual: string): string => {
  const stem = kebab(name) || usual;
  const taken = new Set([...fleets, ...boats, ...airships].map(({ id }) => id));
  const isFree = (id: string): boolean => !taken.has(id) && !isNamedInPlay(id);
  for (let number = 1; ; number++) {
    const id = number === 1 ? stem : `${stem}-${number}`;
    if (isFree(id)) return id;
  }
};

// Time.

const within = (turn: number, { first, last }: Operation['turns']): number => Math.min(last, Math.max(first, turn));

/** The turn after the last one is for the whole operation. */
const endWithin = (before: number, { first, last }: Operation['turns']): number => within(before, { first: first + 1, last: last + 1 });

const limitWithin = (limit: Limit, turns: Operation['turns']): Limit =>
  'before' in limit && typeof limit.before === 'number' ? { ...limit, before: endWithin(limit.before, turns) } : limit;

/** What would happen before the first turn or after the last one happens then. */
export const lasting = (draft: Draft, turns: Operation['turns']): Draft => ({
  ...draft,
  turns,
  weather: { ...draft.weather, from: within(draft.weather.from, turns) },
  fleets: draft.fleets.map((fleet) => ({ ...fleet, first: within(fleet.first, turns) })),
  airships: draft.airships.map((airship) => ({ ...airship, first: within(airship.first, turns) })),
  aims: draft.aims.map((aim) => ('turn' in aim ? { ...aim, turn: within(aim.turn, turns) } : aim)),
  limits: draft.limits.map((limit) => limitWithin(limit, turns)),
});

// Place.

/** The greatest of them, where there are any. */
const baseOf = (ports: readonly Port[]): Port | undefined => ports.find(({ size }) => size === 'major') ?? ports[0];

const ownPorts = (draft: Draft, side: Side): readonly Port[] => theatreOf(draft.theatre).ports.filter((port) => isOwn(draft, side, port));

const berthIn = (port: Port | undefined, sea: ZoneId): Pick<FleetOf, 'zone' | 'port'> =>
  port ? { zone: port.zone, port: port.id } : { zone: sea, port: null };

/** Where a fleet begins unless told: in port, or else at sea. */
const usualBerth = (draft: Draft, side: Side) => berthIn(baseOf(ownPorts(draft, side)), seaIn(theatreOf(draft.theatre)));

/** In a zone, and there in a port of one's own if there is one. */
export const berthAt = (draft: Draft, side: Side, zone: ZoneId) =>
  berthIn(baseOf(ownPorts(draft, side).filter((port) => port.zone === zone)), zone);

/** In a port. */
export const berthOf = ({ theatre }: Draft, id: PortId) =>
  berthIn(
    theatreOf(theatre).ports.find((port) => port.id === id),
    '',
  );

const seaIn = ({ zones }: Theatre): ZoneId => zones.find(({ kind }) => kind === 'sea')?.id ?? '';

const coastIn = ({ zones }: Theatre): ZoneId => zones.find(({ kind }) => kind === 'coast')?.id ?? '';

/** Other waters: everybody begins anew, and what was to be done in the old ones is forgotten. */
export function inTheatre(old: Draft, id: TheatreId): Draft {
  const theatre = theatreOf(id);
  const draft = { ...old, theatre: id };
  return {
    ...draft,
    weather: { ...draft.weather, start: Object.fromEntries(theatre.weatherZones.map((zone) => [zone.id, 'clear'])) },
    fleets: draft.fleets.map((fleet) => ({ ...fleet, ...usualBerth(draft, fleet.side), bound: null })),
    boats: draft.boats.map((boats) => ({ ...boats, zone: seaIn(theatre) })),
    airships: draft.airships.map((airship) => ({ ...airship, zone: coastIn(theatre) })),
    aims: draft.aims.filter((aim) => !('zones' in aim || 'ports' in aim)),
    limits: draft.limits.filter((limit) => !('zones' in limit)),
  };
}

export const zonesOf = ({ zones }: Theatre): readonly ZoneId[] => zones.flatMap((zone) => (isInPlay(zone) ? zone.id : []));

// Fleets.

/** GW-5.2-ESCORT: an escort begins with its charge. */
const together = (fleets: readonly FleetOf[]): readonly FleetOf[] =>
  fleets.map((fleet) => {
    const charge = fleets.find(({ id }) => id === fleet.charge);
    if (!charge || (charge.zone === fleet.zone && charge.port === fleet.port && charge.first === fleet.first)) return fleet;
    return { ...fleet, zone: charge.zone, port: charge.port, first: charge.first };
  });

/** Whoever has another mission escorts nobody and unloads nowhere. */
const fitting = (fleet: FleetOf): FleetOf => ({
  ...fleet,
  charge: fleet.mission === 'escort' ? fleet.charge : null,
  bound: fleet.mission === 'transport' ? fleet.bound : null,
});

export const withFleet = (draft: Draft, place: number, changes: Partial<FleetOf>): Draft => ({
  ...draft,
  fleets: together(changed(draft.fleets, place, (fleet) => fitting({ ...fleet, ...changes }))),
});

/** The place of the fleet that it sails with: of its charge, or its own. */
export function leaderOf({ fleets }: Draft, place: number): number {
  const charge = fleets.findIndex(({ id }) => id === fleets[place]?.charge);
  return charge < 0 ? place : charge;
}

/** In a zone, with all that sails with it. */
export function putInto(draft: Draft, place: number, zone: ZoneId): Draft {
  const leader = leaderOf(draft, place);
  return withFleet(draft, leader, berthAt(draft, draft.fleets[leader]?.side ?? 'allied', zone));
}

/** Whatever is said of fleets by their ids. */
const speakingOf = (draft: Draft, ids: (fleets: readonly FleetId[]) => readonly FleetId[]): Draft => ({
  ...draft,
  fleets: draft.fleets.map((fleet) => (fleet.charge === null ? fleet : { ...fleet, charge: ids([fleet.charge])[0] ?? null })),
  aims: draft.aims.map((aim) => ('fleets' in aim ? { ...aim, fleets: ids(aim.fleets) } : aim)),
  limits: draft.limits.map((limit) => ({ ...limit, fleets: ids(limit.fleets) })),
});

/** Its id follows from its name. */
export function named(draft: Draft, place: number, name: string): Draft {
  const old = draft.fleets[place]?.id;
  const id = freeId({ ...draft, fleets: without(draft.fleets, place) }, name, 'fleet');
  const spoken = speakingOf(draft, (ids) => ids.map((each) => (each === old ? id : each)));
  return withFleet(spoken, place, { id, name });
}

export function withNewFleet(draft: Draft, side: Side): Draft {
  const own = draft.fleets.filter((fleet) => fleet.side === side);
  const berth = own.at(-1) ?? { ...usualBerth(draft, side), first: draft.turns.first };
  const name = `Fleet ${own.length + 1} of ${draft.sides[side].name.replace(/^The /, 'the ')}`;
  const fleet: FleetOf = {
    id: freeId(draft, name, 'fleet'),
    side,
    name,
    flags: [],
    zone: berth.zone,
    port: berth.port,
    first: berth.first,
    mission: 'intercept',
    charge: null,
    bound: null,
    mines: 0,
    ships: [],
    source: 'reconstructed',
  };
  return { ...draft, fleets: [...draft.fleets, fleet] };
}

export function withoutFleet(draft: Draft, place: number): Draft {
  const gone = draft.fleets[place];
  const ships = gone?.ships.map(({ vessel }) => vessel) ?? [];
  const left = speakingOf({ ...draft, fleets: without(draft.fleets, place) }, (ids) => ids.filter((id) => id !== gone?.id));
  return forgetting(left, ships);
}

// Ships.

const inAnyFleet = ({ fleets }: Draft, vessel: VesselId): boolean =>
  fleets.some(({ ships }) => ships.some((each) => each.vessel === vessel));

/** Aims and bunkers are those of ships that sail. */
const forgetting = (draft: Draft, gone: readonly VesselId[]): Draft => {
  const isGone = (ship: VesselId): boolean => gone.includes(ship) && !inAnyFleet(draft, ship);
  const fuel = draft.fuel.filter(({ ship }) => !isGone(ship));
  return {
    ...draft,
    fuel,
    aims: draft.aims.map((aim) => ('ships' in aim ? { ...aim, ships: aim.ships.filter((ship) => !isGone(ship)) } : aim)),
  };
};

const joined = (ships: readonly Muster[], vessel: VesselId): readonly Muster[] => {
  const place = ships.findIndex((each) => each.vessel === vessel);
  if (place < 0) return [...ships, { vessel, number: 1 }];
  return isMany(vessel) ? changed(ships, place, (muster) => ({ vessel, number: muster.number + 1 })) : ships;
};

/** An id that stands there several times is so many of a class. */
export const withShips = (draft: Draft, place: number, vessels: readonly VesselId[]): Draft =>
  withFleet(draft, place, { ships: vessels.reduce(joined, draft.fleets[place]?.ships ?? []) });

/** She takes her admiral along. */
export function withoutShip(draft: Draft, place: number, vessel: VesselId): Draft {
  const { ships = [], flags = [] } = draft.fleets[place] ?? {};
  const left = withFleet(draft, place, {
    ships: ships.filter((each) => each.vessel !== vessel),
    flags: flags.filter(({ ship }) => ship !== vessel),
  });
  return forgetting(left, [vessel]);
}

export const numbering = (draft: Draft, place: number, vessel: VesselId, number: number): Draft =>
  withFleet(draft, place, {
    ships: (draft.fleets[place]?.ships ?? []).map((each) => (each.vessel === vessel ? { vessel, number } : each)),
  });

/** GW-19.1: so many points of fuel, or all that she has room for. */
export const fuelled = (draft: Draft, ship: VesselId, points: number): Draft => ({
  ...draft,
  fuel: [...draft.fuel.filter((bunker) => bunker.ship !== ship), ...(points < bunkersOf(ship, draft.date.year) ? [{ ship, points }] : [])],
});

/** Ships with a name that sail already. */
export const taken = ({ fleets }: Draft): ReadonlySet<VesselId> =>
  new Set(fleets.flatMap(({ ships }) => ships.map(({ vessel }) => vessel).filter((vessel) => !isMany(vessel))));

// Boats and airships.

export function withBoats(draft: Draft, side: Side): Draft {
  const name = 'Boats in wait';
  const { zone } = draft.fleets.find((fleet) => fleet.side === side) ?? { zone: seaIn(theatreOf(draft.theatre)) };
  return {
    ...draft,
    boats: [...draft.boats, { id: freeId(draft, `${side} boats`, 'boats'), side, name, zone, number: 1, source: 'reconstructed' }],
  };
}

export function withAirship(draft: Draft, side: Side): Draft {
  const id = freeId(draft, `${side} airship`, 'airship');
  const { turns, airships } = draft;
  const { zone } = usualBerth(draft, side);
  return { ...draft, airships: [...airships, { id, side, name: 'Airship', zone, first: turns.first, source: 'reconstructed' }] };
}

// Aims and limits.

type Made<T extends { readonly kind: string }> = { readonly [K in T['kind']]: (draft: Draft) => Extract<T, { readonly kind: K }> };

/** A new aim of each kind; whom and where are still to be said. */
export const NEW_AIMS: Made<Aim> = {
  bombard: () => ({ kind: 'bombard', side: 'central', ports: [], most: 4, otherwise: 0 }),
  mines: () => ({ kind: 'mines', side: 'central', zones: [], points: 2 }),
  deliver: () => ({ kind: 'deliver', side: 'allied', fleets: [], points: 2 }),
  reach: () => ({ kind: 'reach', side: 'central', ships: [], zones: [], points: 2, leaves: false, by: 'any' }),
  hold: ({ turns }) => ({ kind: 'hold', side: 'either', zones: [], turn: turns.last, points: 5 }),
  home: () => ({ kind: 'home', side: 'central', ships: [], points: 2 }),
  worth: () => ({ kind: 'worth', side: 'allied', of: 'capital', times: 2 }),
};

export const NEW_LIMITS: Made<Limit> = {
  barred: () => ({ kind: 'barred', fleets: [], zones: [], before: 'contact' }),
  held: () => ({ kind: 'held', fleets: [], before: 'contact' }),
  caution: () => ({ kind: 'caution', fleets: [], upTo: 2 }),
  disguise: () => ({ kind: 'disguise', fleets: [] }),
  peace: ({ turns }) => ({ kind: 'peace', fleets: [], before: turns.first + 1 }),
};
