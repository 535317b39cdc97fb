/** What ships, fleets, markers and places are called. */
import type { Area } from '../data/map.ts';
import { AREA_FACTS, AREAS } from '../data/map.ts';
import { ownName, VESSELS } from '../data/ships.ts';

const NAMES: ReadonlyMap<string, string> = new Map([
  ...VESSELS.map((vessel): [string, string] => [vessel.id, ownName(vessel)]),
  ...AREAS.map((id): [string, string] => [id, AREA_FACTS[id].name]),
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
export const nameOfArea = (area: Area): string => AREA_FACTS[area].name;
