/** The three theatres: zones out of the files that `scripts/charts/great-war-at-sea-zones.ts` makes, with what is written down by hand. */
import { oneOf } from '../../../chart/drawn.ts';
import { centreOf, type Grid, placeAt, zoneName } from './grid.ts';
import type { Places, Theatre, TheatreId, Traffic, Zone, ZoneSide } from './theatre.ts';
import { SIDES, ZONE_KINDS, ZONE_SIDES } from './theatre.ts';
import farEastZones from './theatres/far-east.json' with { type: 'json' };
import { farEast } from './theatres/far-east.ts';
import mediterraneanZones from './theatres/mediterranean.json' with { type: 'json' };
import { mediterranean } from './theatres/mediterranean.ts';
import northSeaZones from './theatres/north-sea.json' with { type: 'json' };
import { northSea } from './theatres/north-sea.ts';

const sidesIn = (words: string): readonly ZoneSide[] => {
  const named = words.split(',');
  return ZONE_SIDES.filter((side) => named.includes(SIDES[side]));
};

const hundredth = (degrees: number): number => Math.round(degrees * 100) / 100;

const trafficOf = ({ traffic }: Places, id: string): Traffic => {
  if (traffic[3].includes(id)) return 3;
  if (traffic[2].includes(id)) return 2;
  return traffic[1].includes(id) ? 1 : 0;
};

/** A line reads `F2 coast 25 north NE,E,SE,W,NW SW`: name, kind, share of land; then for waters in play weather, open and blocked sides. */
const zoneOf = (places: Places, line: string, place: number): Zone => {
  const { grid } = places;
  const [row, column] = [Math.floor(place / grid.columns), place % grid.columns];
  const [id, kind, land, weather = '', open = '', blocked = ''] = line.split(' ');
  if (id !== zoneName(row, column)) throw new Error(`${places.title} has ${id} where ${zoneName(row, column)} belongs`);
  const { lat, lon } = placeAt(grid, centreOf(row, column));
  return {
    id,
    kind: oneOf(ZONE_KINDS, kind),
    lat: hundredth(lat),
    lon: hundredth(lon),
    land: Number(land),
    open: sidesIn(open),
    blocked: sidesIn(blocked),
    weather,
    traffic: trafficOf(places, id),
  };
};

const theatre = (id: TheatreId, places: Places, lines: readonly string[]): Theatre => {
  const { traffic: _, ...rest } = places;
  const { columns, rows }: Grid = places.grid;
  return { id, ...rest, columns, rows, zones: lines.map((line, place) => zoneOf(places, line, place)), source: 'reconstructed' };
};

const theatres: Readonly<Record<TheatreId, Theatre>> = {
  'north-sea': theatre('north-sea', northSea, northSeaZones),
  mediterranean: theatre('mediterranean', mediterranean, mediterraneanZones),
  'far-east': theatre('far-east', farEast, farEastZones),
};

export const theatreOf = (id: TheatreId): Theatre => theatres[id];
