/** How ports and labels are written down, one line each. */
import type { Label, Port, PortOwner } from '../theatre.ts';

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '-');

/** Dice of the works ashore where nothing else is known. */
const USUAL_GUNS = { major: 6, minor: 1 } as const;

export type PortExtras = Partial<Pick<Port, 'guns' | 'before' | 'country' | 'remark'>>;

export const port = (
  owner: PortOwner,
  size: Port['size'],
  name: string,
  zone: string,
  [lat, lon]: readonly [number, number],
  extras: PortExtras = {},
): Port => ({ id: slug(name), name, zone, size, owner, lat, lon, guns: USUAL_GUNS[size], source: 'history', ...extras });

/** A port of a country that stood aside. */
export const neutralPort = (
  country: string,
  size: Port['size'],
  name: string,
  zone: string,
  at: readonly [number, number],
  extras: PortExtras = {},
): Port => port('neutral', size, name, zone, at, { country, ...extras });

export const label = (kind: Label['kind'], name: string, zone: string, [lat, lon]: readonly [number, number]): Label => ({
  name,
  kind,
  zone,
  lat,
  lon,
});

/** Zones by row: `{ K: [3, 4], L: [3] }`. */
export const zonesOf = (rows: Readonly<Record<string, readonly number[]>>): string[] =>
  Object.entries(rows).flatMap(([row, columns]) => columns.map((column) => `${row}${column}`));
