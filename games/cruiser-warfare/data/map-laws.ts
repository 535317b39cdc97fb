/** What holds of every map this game can be played on: ours, and the map that a data pack makes of it. */
import type { Fault } from '../../../register/reading.ts';
import type { Area } from './areas.ts';
import { AREAS, DUTCH_WATERS, LINKS, NORTH_SEA, POINT_CONTACTS } from './areas.ts';
import type { Data } from './data.ts';
import { areAdjacent, distance, neighbours } from './data.ts';

type Law = (data: Data) => Fault[];

const placeOfLinks = (area: Area): string => `areas, ${area}, links`;

/** CW-5.1a */
const allHangTogether: Law = (data) => {
  const far = AREAS.find((area) => distance(data, AREAS[0], area) === Number.POSITIVE_INFINITY);
  return far === undefined ? [] : [{ place: placeOfLinks(far), reason: `no way leads there from ${AREAS[0]} (CW-5.1a)` }];
};

/** CW-12.6: nobody leaves it, so it is on the way to nowhere. */
const theNorthSeaIsTheLast: Law = (data) =>
  neighbours(data, NORTH_SEA).length === 1
    ? []
    : [{ place: placeOfLinks(NORTH_SEA), reason: 'expected one area: the North Sea is on the way to nowhere (CW-12.6)' }];

/** CW-5.2b, CW-5.3a: over the edge of the printed map, and through the canal. */
const theBookNamesLinks: Law = (data) =>
  LINKS.filter(({ kind, areas }) => kind !== 'sea' && !areAdjacent(data, ...areas)).map(({ kind, areas: [a, b] }) => ({
    place: placeOfLinks(a),
    reason: kind === 'canal' ? `it must name ${b}, beyond the canal (CW-5.3a)` : `it must name ${b}, beyond the edge (CW-5.2b)`,
  }));

const pointsAreNoLinks: Law = (data) =>
  POINT_CONTACTS.filter(({ source, areas }) => source === 'rules' && areAdjacent(data, ...areas)).map(({ areas: [a, b] }) => ({
    place: placeOfLinks(a),
    reason: `it may not name ${b}: they meet at a point alone (CW-5.1d)`,
  }));

const INDIES: Area = 'dutch-east-indies';

const theDutchCanSail: Law = (data) =>
  DUTCH_WATERS.filter((area) => area !== INDIES && !areAdjacent(data, INDIES, area)).map((area) => ({
    place: placeOfLinks(INDIES),
    reason: `it must name ${area}, where Dutch ships may sail (CW-12.1b)`,
  }));

/** CW-10.6a: as many as two dice can show. */
const MOST_ETAPPEN = 12;
const theEtappenHaveRoom: Law = ({ etappeAreas }) =>
  etappeAreas.length >= MOST_ETAPPEN
    ? []
    : [{ place: 'areas', reason: `expected ${MOST_ETAPPEN} areas with etappe at least, found ${etappeAreas.length} (CW-10.6a)` }];

const LAWS: readonly Law[] = [
  allHangTogether,
  theNorthSeaIsTheLast,
  theBookNamesLinks,
  pointsAreNoLinks,
  theDutchCanSail,
  theEtappenHaveRoom,
];

/** The broken laws of a map, each with its place; none in a sound one. */
export const mapFaults: Law = (data) => LAWS.flatMap((law) => law(data));
