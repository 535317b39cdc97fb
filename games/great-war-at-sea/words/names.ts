/** What ships, sides and places are called without a view. */
import { hasShip, shipNamed } from '../../../register/index.ts';
import { THEATRES } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import { MERCHANTMEN } from '../data/vessels.ts';

const shipName = (id: string): string | undefined => (hasShip(id) ? shipNamed(id).name : undefined);

const SIDE_NAMES: ReadonlyMap<string, string> = new Map([
  ['allied', 'The Allies'],
  ['central', 'The Central Powers'],
]);

const PORTS: ReadonlyMap<string, string> = new Map(
  THEATRES.flatMap((theatre) => theatreOf(theatre).ports.map(({ id, name }): [string, string] => [id, name])),
);

const WATERS: ReadonlyMap<string, string> = new Map(
  THEATRES.flatMap((theatre) => theatreOf(theatre).weatherZones.map(({ id, title }): [string, string] => [id, title])),
);

/** One of a class of small ships, or of merchantmen, by its number: acheron-3. */
function numbered(id: string): string | undefined {
  const [, stem, number] = /^(.+)-(\d+)$/.exec(id) ?? [];
  if (stem === undefined) return undefined;
  const name = shipName(`${stem}-class`) ?? shipName(stem) ?? MERCHANTMEN[stem]?.name;
  return name === undefined ? undefined : `${name} ${number}`;
}

/** Airships went by a letter and a number, seaplanes by the ship that carries them. */
function inTheAir(id: string): string | undefined {
  const [, ship] = /^(.+)-seaplanes$/.exec(id) ?? [];
  if (ship !== undefined) return `Seaplanes of ${nameOf(ship)}`;
  return /^l\d+$/.test(id) ? id.toUpperCase() : undefined;
}

/** Several small ships on one piece: by the first of them. */
function together(id: string): string | undefined {
  const [, first] = /^(.+)-piece$/.exec(id) ?? [];
  return first === undefined ? undefined : `${nameOf(first)} and those with her`;
}

/** What has no name but its id reads as words: terschelling-west. */
const inWords = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

const isZone = (id: string): boolean => /^[A-Z]\d+$/.test(id);

export const nameOf = (id: string): string =>
  shipName(id) ?? SIDE_NAMES.get(id) ?? inTheAir(id) ?? together(id) ?? numbered(id) ?? PORTS.get(id) ?? (isZone(id) ? id : inWords(id));

/** Waters that have one weather. */
export const watersName = (id: string): string => WATERS.get(id) ?? id;

/** Some ports have given their names to ships. */
export const portName = (id: string): string => PORTS.get(id) ?? id;
