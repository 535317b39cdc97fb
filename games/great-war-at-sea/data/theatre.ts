/** What a theatre is: sea zones, ports, weather zones, mines and channels, and the words for them. */
import type { Nation, Source } from '../../../register/types.ts';
import type { Grid } from './grid.ts';

export const THEATRES = ['north-sea', 'mediterranean', 'far-east'] as const;
export type TheatreId = (typeof THEATRES)[number];

/** Row letter from the north, column number from the west: F2. */
export type ZoneId = string;

/** Clockwise from north-east, as the sides of the tactical map (GW-TAC-SIDE). */
export const SIDES = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
export type ZoneSide = 0 | 1 | 2 | 3 | 4 | 5;
export const ZONE_SIDES: readonly ZoneSide[] = [0, 1, 2, 3, 4, 5];

/** `out` is water that no way in play reaches. */
export const ZONE_KINDS = ['sea', 'coast', 'land', 'out'] as const;
export type ZoneKind = (typeof ZONE_KINDS)[number];

export type WeatherZoneId = string;

/** How often merchantmen are met: 0 is never, 3 a busy coast (ours). */
export type Traffic = 0 | 1 | 2 | 3;

export interface Zone {
  readonly id: ZoneId;
  readonly kind: ZoneKind;
  /** The middle of the zone, in degrees. */
  readonly lat: number;
  readonly lon: number;
  /** The share of land, 0 to 100. */
  readonly land: number;
  /** The sides through which ships pass. */
  readonly open: readonly ZoneSide[];
  /** The sides of the tactical map that land closes. */
  readonly blocked: readonly ZoneSide[];
  /** None on land and in waters that are not in play. */
  readonly weather: WeatherZoneId;
  readonly traffic: Traffic;
}

export interface WeatherZone {
  readonly id: WeatherZoneId;
  readonly title: string;
}

export type PortId = string;

export type PortOwner = Nation | 'neutral';

export interface Port {
  readonly id: PortId;
  readonly name: string;
  readonly zone: ZoneId;
  /** Major: a dockyard or a fleet base. */
  readonly size: 'major' | 'minor';
  readonly owner: PortOwner;
  /** Whose the port was before a date (`1914-10-15`). */
  readonly before?: { readonly date: string; readonly owner: PortOwner };
  /** The country of a neutral port, as an adjective. */
  readonly country?: string;
  readonly lat: number;
  readonly lon: number;
  /** Dice with which the works ashore answer a bombardment: ours, whatever the source of the port. */
  readonly guns: number;
  readonly source: Source;
  readonly remark?: string;
}

export interface Minefield {
  readonly id: string;
  readonly title: string;
  readonly zones: readonly ZoneId[];
  readonly layer: Nation;
  /** The day it was laid, and the day it was gone, where it did not last. */
  readonly from: string;
  readonly until?: string;
  /** 1 for about a hundred mines, 3 for a barrage: ours, whatever the source of the field. */
  readonly strength: 1 | 2 | 3;
  readonly source: Source;
  readonly remark?: string;
}

/** A swept way: a fleet of its owner is safe from mines in it. */
export interface Channel {
  readonly id: string;
  readonly title: string;
  readonly owner: Nation;
  readonly zones: readonly ZoneId[];
  readonly source: Source;
}

export const LABEL_KINDS = ['headland', 'island', 'strait', 'bank', 'light-vessel'] as const;

/** A name by which people speak of a zone. */
export interface Label {
  readonly name: string;
  readonly kind: (typeof LABEL_KINDS)[number];
  readonly zone: ZoneId;
  readonly lat: number;
  readonly lon: number;
}

/** All but the zones: what is written down by hand of a theatre. */
export interface Places {
  readonly title: string;
  readonly grid: Grid;
  readonly weatherZones: readonly WeatherZone[];
  readonly ports: readonly Port[];
  readonly fields: readonly Minefield[];
  readonly channels: readonly Channel[];
  readonly labels: readonly Label[];
  /** Where zones with merchantmen are; what is not named has none. */
  readonly traffic: Readonly<Record<1 | 2 | 3, readonly ZoneId[]>>;
}

export interface Theatre extends Omit<Places, 'traffic'> {
  readonly id: TheatreId;
  readonly columns: number;
  readonly rows: number;
  /** Row by row from the north-west, land and all: place in the list is row times columns plus column. */
  readonly zones: readonly Zone[];
  readonly source: Source;
}
