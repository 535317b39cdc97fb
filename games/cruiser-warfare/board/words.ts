/** How the board speaks of fleets, markers and areas. */
import { counted, sentence } from '../../../kit/words.ts';
import { sideWords } from '../../../tactical/board/sides.ts';
import { type Area, areaName } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { ownName, TYPE_NAMES, vesselOf } from '../data/ships.ts';
import type { ShipId } from '../state.ts';
import type { FleetView, Marker, OrderView, View } from '../view.ts';
import { placeName } from '../words/names.ts';
import { actNames, missionNames } from './facts.ts';
import { bunkersIn, leaderIn, piecesOf, shipsOf } from './fleets.ts';
import { agoInWords, type Ghost } from './sightings.ts';

export const shipName = (id: ShipId): string => ownName(vesselOf(id));

/** 'River 1 to 4', for ships of one class on one piece. */
export const pieceName = (ships: readonly ShipId[]): string => {
  const [first, ...others] = ships;
  if (first === undefined) return '';
  const last = others.at(-1);
  const number = last === undefined ? undefined : / (\d+)$/.exec(shipName(last))?.[1];
  if (last === undefined) return shipName(first);
  return number === undefined ? `${shipName(first)} and ${shipName(last)}` : `${shipName(first)} to ${number}`;
};

export const orderInWords = ({ act, to }: OrderView): string =>
  act === 'move' && to !== null ? `sails to ${areaName(to)}` : actNames[act];

/** '35' of 'central-marker-35'. */
export const numberOf = (token: string): string => /\d+$/.exec(token)?.[0] ?? '';

/** What a fleet does in this turn: an escort that is told nothing else goes where its convoy goes (CW-5.5d). */
export const thisTurnInWords = (
  { turn }: Pick<View, 'turn'>,
  { movedIn, charge, order }: Pick<FleetView, 'movedIn' | 'charge' | 'order'>,
): string => {
  if (movedIn === turn) return 'has moved';
  return charge !== null && order.act === 'stay' ? 'sails with its convoy' : orderInWords(order);
};

const POSTS = { marker: '', station: 'on station', blockade: 'in blockade' } as const;

/** What it is there for: 'to raid commerce, off the map'. */
export const standingInWords = ({ post, mission, hidden, decoy, side }: FleetView): string =>
  sentence(
    decoy ? 'an empty marker' : post === 'marker' ? missionNames[mission] : POSTS[post],
    hidden && (side === 'central' ? 'off the map' : 'under the marker of its convoy'),
  );

const shipsInWords = (view: View, fleet: FleetView): string =>
  piecesOf(view, fleet)
    .map(({ ships }) => pieceName(ships))
    .join(', ');

/** What has been ordered and not yet done. */
const plansInWords = (view: View, fleet: FleetView): string =>
  sentence(
    view.turn > 0 && (fleet.movedIn === view.turn ? 'has moved' : `this turn ${thisTurnInWords(view, fleet)}`),
    fleet.next !== null && `next turn ${orderInWords(fleet.next)}`,
  );

export const fleetInWords = (data: Data, view: View, fleet: FleetView): string => {
  const bunkers = bunkersIn(data, view, fleet);
  const leader = leaderIn(view, fleet);
  return sentence(
    `${placeName(fleet.id)}: ${shipsInWords(view, fleet) || 'no ships'}`,
    leader && `${leader.name} aboard`,
    standingInWords(fleet),
    bunkers !== null && `fuel ${bunkers.left} of ${bunkers.of}`,
    plansInWords(view, fleet),
  );
};

export const knownUnder = (view: View, token: string): readonly ShipId[] => view.known.find((each) => each.token === token)?.ships ?? [];

/** What lies on the table for everyone to see. */
export const markerTitle = ({ side, post, convoy, token }: Marker): string =>
  post === 'marker' ? (convoy ? 'Convoy' : placeName(token)) : `${sideWords[side]} ships ${POSTS[post]}`;

export const markerInWords = (view: View, marker: Marker): string => {
  const known = knownUnder(view, marker.token);
  return sentence(
    markerTitle(marker),
    marker.counters !== null && counted(marker.counters, 'counter'),
    known.length > 0 && `known: ${known.map(shipName).join(', ')}`,
  );
};

export const ghostInWords = ({ token, age }: Ghost): string => `${placeName(token)}, last seen here ${agoInWords(age)}`;

/** '2 armoured cruisers, 1 light cruiser'. */
export const typesInWords = (view: View, fleet: FleetView): string => {
  const counts = new Map<string, number>();
  const names = new Map(Object.entries(TYPE_NAMES));
  for (const id of shipsOf(view, fleet)) {
    const type = id.startsWith('prize-') ? 'prize' : vesselOf(id).type;
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].map(([type, count]) => counted(count, ...(names.get(type) ?? (['prize', 'prizes'] as const)))).join(', ');
};

export const areaInWords = (data: Data, view: View, area: Area): string => {
  const { name, trade, storm, coal } = data.areas[area];
  return sentence(
    name,
    `trade ${trade}`,
    view.storms.includes(area) ? `storm (${storm})` : `storm on ${storm}`,
    !coal && 'no coal for the Allies',
  );
};
