/** What the coastline does not tell of a theatre's waters: where play begins, passages too narrow for the raster, and weather zones. */
import type { Place } from '../../games/great-war-at-sea/data/grid.ts';
import type { TheatreId } from '../../games/great-war-at-sea/data/theatre.ts';

/** A zone of the chief water; what no way leads to from it is out of play. */
export const seedOf: Readonly<Record<TheatreId, string>> = { 'north-sea': 'M7', mediterranean: 'K17', 'far-east': 'O17' };

/** Pairs of zones with a strait between them that is narrower than two squares of the raster. */
export const openedByHand: Readonly<Record<TheatreId, readonly (readonly [string, string])[]>> = {
  'north-sea': [],
  mediterranean: [],
  'far-east': [['U16', 'U17']],
};

/** Pairs of zones whose waters touch at their border, but with an isthmus or a long cape between what ships would sail in. */
export const closedByHand: Readonly<Record<TheatreId, readonly (readonly [string, string])[]>> = {
  'north-sea': [],
  // Gallipoli, Chalcidice, and the peninsula before Smyrna
  mediterranean: [
    ['G43', 'H43'],
    ['H39', 'I39'],
    ['K44', 'L44'],
  ],
  // Mutsu Bay, Shantung and Noto
  'far-east': [
    ['H29', 'H30'],
    ['H29', 'I30'],
    ['N5', 'O5'],
    ['O24', 'O25'],
  ],
};

const northSea = ({ lat, lon }: Place): string => {
  if (lon > 9.2 || (lon > 7.4 && lat > 57.2)) return 'skagerrak';
  if (lat >= 57.2) return 'north';
  if (lon > 5.8 && lat < 57) return 'bight';
  return lat < 53.3 ? 'south' : 'centre';
};

const isAdriatic = ({ lat, lon }: Place): boolean => (lat > 42 && lon > 12) || (lat > 41.5 && lon > 15);

/** From Cerigo and Crete to the Dardanelles, with the gulfs of Nauplia, Volo and Salonica. */
const isAegean = ({ lat, lon }: Place): boolean => (lon > 22.95 && lat > 34.75) || (lon > 22.7 && lat > 37.3) || (lon > 22.3 && lat > 39);

const mediterranean = (place: Place): string => {
  if (isAegean(place)) return 'aegean';
  if (isAdriatic(place)) return 'ionian';
  return place.lon < 8.6 ? 'west' : place.lon < 15.6 ? 'tyrrhenian' : 'ionian';
};

/** Outside Japan and in the Inland Sea: the meridian east of which a latitude is Pacific. */
const pacificFrom = (lat: number): number => {
  if (lat > 43) return Number.POSITIVE_INFINITY;
  if (lat > 38.2) return 140.95;
  if (lat > 35.4) return 139.9;
  if (lat > 35) return 136;
  if (lat > 34.5) return 132.4;
  return lat > 34 ? 131.9 : 130.9;
};

const farEast = ({ lat, lon }: Place): string => {
  if (lon > pacificFrom(lat)) return 'pacific-coast';
  if (lon < 126.4 || (lon < 127.2 && lat > 35.5 && lat < 38.5)) return 'yellow-sea';
  if (lat > 39.5) return 'japan-sea-north';
  return lat < 36.4 && lon < 131.6 ? 'strait' : 'japan-sea-south';
};

export const weatherAt: Readonly<Record<TheatreId, (place: Place) => string>> = {
  'north-sea': northSea,
  mediterranean,
  'far-east': farEast,
};
