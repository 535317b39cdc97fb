/** What ships, fleets, markers and places are called. */
import { AREAS, type Area, areaName } from '../data/areas.ts';
import { ownName, VESSELS } from '../data/ships.ts';

const NAMES: ReadonlyMap<string, string> = new Map([
  ...VESSELS.map((vessel): [string, string] => [vessel.id, ownName(vessel)]),
  ...AREAS.map((id): [string, string] => [id, areaName(id)]),
  ['allied', 'The Allies'],
  ['central', 'The Central Powers'],
]);

/** 'allied-7' is the Allies' fleet 7, 'central-marker-3' a marker and 'central-counter-3' a counter that the other side sees, 'River-piece-2' a piece. */
export function placeName(id: string): string {
  const known = NAMES.get(id);
  if (known !== undefined) return known;
  const [, side, seen, number] = /^(allied|central)-(?:(marker|counter)-)?(\d+)$/.exec(id) ?? [];
  if (side !== undefined)
    return seen === undefined ? `Fleet ${number ?? ''}` : `${side === 'allied' ? 'Allied' : 'Central'} ${seen} ${number ?? ''}`;
  const [, group, place] = /^(.+)-piece-(\d+)$/.exec(id) ?? [];
  return group === undefined ? id : `${group} division ${place ?? ''}`;
}

export const nameOf = placeName;

const BARE: ReadonlySet<Area> = new Set<Area>([
  'madeira',
  'brazil',
  'cape-horn',
  'coronel',
  'cocos-island',
  'hawaii',
  'phoenix-island',
  'samoa',
  'chatham-island',
  'tahiti',
  'easter-island',
  'tehuantepec',
]);

/** Coasts, capes and islands: a fleet is off them, not in them. */
const LAND: ReadonlySet<Area> = new Set<Area>([
  ...BARE,
  'west-coast',
  'eastern-seaboard',
  'outer-banks',
  'mouths-of-the-amazon',
  'cape-of-good-hope',
]);

/** In a sentence: 'the Solomons', but 'Hawaii'. */
export const inSentence = (area: Area): string => (BARE.has(area) ? areaName(area) : `the ${areaName(area)}`);

/** Where somebody is: 'in the Solomons', but 'off Hawaii'. */
export const within = (area: Area, named = inSentence): string => `${LAND.has(area) ? 'off' : 'in'} ${named(area)}`;
