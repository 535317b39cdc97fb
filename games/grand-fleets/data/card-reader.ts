/** GF-3: cards out of a player's file, part by part, and what must hold of a whole card. */
import { plain } from '../../../register/packs.ts';
import type { Found, Reader } from '../../../register/reading.ts';
import { complete, fault, fields, given, listOf, optional, required, some, truth, wholeBetween } from '../../../register/reading.ts';
import { ARCS, type Bands, type Box, type Card, type GunLine, type Location, type Mounts, type Plating, type TorpedoLine } from './card.ts';

/** What a pack may say of a ship; who she is stands in the register. */
export type CardPart = Partial<Omit<Card, 'ship' | 'name' | 'class' | 'type' | 'nation'>>;

const NAME = plain(40);
const MOST_HULL = 60;
const SPEED = wholeBetween(0, 12, 'hexes');
const RATING = wholeBetween(0, 30, 'points of armour');
const DAMAGE = wholeBetween(1, 20, 'hits');
const LINES = 8;

const numbers = (found: Found, count: number, read: Reader<number>): readonly number[] | undefined => {
  const list = listOf(read)(found);
  return list === undefined || list.length === count ? list : fault(found, `expected ${count} numbers, found ${list.length}`);
};

const plating: Reader<Plating> = (found) => {
  const [flat, plunging] = numbers(found, 2, RATING) ?? [];
  return flat === undefined || plunging === undefined ? undefined : [flat, plunging];
};

const bands =
  (read: Reader<number>): Reader<Bands> =>
  (found) => {
    const [short, medium, long] = numbers(found, 3, read) ?? [];
    return short === undefined || medium === undefined || long === undefined ? undefined : [short, medium, long];
  };

/** GF-3.7.2: no band ends before the one inside it. */
const range: Reader<Bands> = (found) => {
  const read = bands(wholeBetween(0, 30, 'hexes'))(found);
  const isRising = read === undefined || (read[0] <= read[1] && read[1] <= read[2]);
  return isRising ? read : fault(found, `expected ranges that rise, found ${read.join(', ')}`);
};

/** GF-3.7.5 */
const arcs: Reader<string> = (found) =>
  typeof found.value === 'string' && /^(?=.)A?B?C?D?E?F?$/.test(found.value)
    ? found.value
    : fault(found, `expected letters of ${ARCS.join('')} in their order, each once`);

const mounts: Reader<Mounts> = (found) => {
  const from = fields(found, ['arcs', 'mounts', 'barrels']);
  if (!from) return undefined;
  return complete({
    arcs: required(found, from, 'arcs', arcs),
    mounts: required(found, from, 'mounts', wholeBetween(1, 20, 'mounts')),
    barrels: required(found, from, 'barrels', wholeBetween(1, 4, 'barrels')),
  });
};

const gunLine: Reader<GunLine> = (found) => {
  const from = fields(found, ['name', 'rof', 'range', 'penetration', 'plunging', 'damage', 'mounts']);
  if (!from) return undefined;
  return complete({
    name: required(found, from, 'name', NAME),
    rof: required(found, from, 'rof', wholeBetween(-5, 10, 'points')),
    range: required(found, from, 'range', range),
    penetration: required(found, from, 'penetration', bands(wholeBetween(0, 30, 'points'))),
    plunging: required(found, from, 'plunging', truth),
    damage: required(found, from, 'damage', DAMAGE),
    mounts: required(found, from, 'mounts', some(listOf(mounts), 'place with mounts')),
  });
};

const guns: Reader<readonly GunLine[]> = (found) => {
  const lines = listOf(gunLine)(found);
  return lines === undefined || lines.length <= LINES ? lines : fault(found, `expected at most ${LINES} lines, found ${lines.length}`);
};

const tubes: Reader<readonly number[]> = (found) => {
  const list = some(listOf(wholeBetween(1, 9, 'torpedoes')), 'tube')(found);
  return list === undefined || list.length <= 20 ? list : fault(found, `expected at most 20 tubes, found ${list.length}`);
};

const torpedoes: Reader<TorpedoLine | null> = (found) => {
  if (found.value === null) return null;
  const from = fields(found, ['name', 'range', 'damage', 'tubes']);
  if (!from) return undefined;
  return complete({
    name: required(found, from, 'name', NAME),
    range: required(found, from, 'range', wholeBetween(1, 20, 'hexes')),
    damage: required(found, from, 'damage', DAMAGE),
    tubes: required(found, from, 'tubes', tubes),
  });
};

const box: Reader<Box> = (found) => {
  const from = fields(found, ['hull', 'speed']);
  if (!from) return undefined;
  return complete({
    hull: required(found, from, 'hull', wholeBetween(1, MOST_HULL, 'hits')),
    speed: required(found, from, 'speed', SPEED),
  });
};

/** What a place of the hit location table can be, besides the number of a line of guns. */
const location: Reader<Location> = (found) =>
  found.value === null || found.value === 'light' ? found.value : wholeBetween(0, LINES - 1, 'lines of guns')(found);

const PLACES = 9;

const locations: Reader<readonly Location[]> = (found) => {
  const isList = Array.isArray(found.value);
  if (isList && found.value.length !== PLACES) return fault(found, `expected ${PLACES} places, found ${found.value.length}`);
  return listOf(location)(found);
};

const KEYS = ['hull', 'speed', 'belt', 'ends', 'deck', 'antiAircraft', 'guns', 'lightGuns', 'torpedoes', 'track', 'locations'] as const;

export const cardPart: Reader<CardPart> = (found) => {
  const from = fields(found, KEYS);
  if (!from) return undefined;
  return given({
    hull: optional(found, from, 'hull', wholeBetween(1, MOST_HULL, 'hits')),
    speed: optional(found, from, 'speed', SPEED),
    belt: optional(found, from, 'belt', plating),
    ends: optional(found, from, 'ends', plating),
    deck: optional(found, from, 'deck', RATING),
    antiAircraft: optional(found, from, 'antiAircraft', wholeBetween(0, 40, 'points')),
    guns: optional(found, from, 'guns', guns),
    lightGuns: optional(found, from, 'lightGuns', wholeBetween(0, 20, 'guns')),
    torpedoes: optional(found, from, 'torpedoes', torpedoes),
    track: optional(found, from, 'track', some(listOf(box), 'box')),
    locations: optional(found, from, 'locations', locations),
  });
};

/** A card without her identity, as a pack has it. */
export function partOf({ ship, name, class: family, type, nation, ...part }: Card): CardPart {
  return part;
}

/** GF-3.9, GF-8.2: what is wrong with a card as a whole. */
export function cardFaults({ hull, speed, track, guns, lightGuns, locations }: Card): string[] {
  const hits = track.reduce((sum, each) => sum + each.hull, 0);
  const faults: string[] = [];
  if (hits !== hull) faults.push(`the boxes of her track come to ${hits} hits, her hull to ${hull}`);
  if (track[0]?.speed !== speed) faults.push(`her track begins at speed ${track[0]?.speed}, not at her ${speed}`);
  if (track.some((each, place) => each.speed > (track[place - 1]?.speed ?? each.speed))) faults.push('her speed rises along the track');
  const lost = locations.find((place) => typeof place === 'number' && place >= guns.length);
  if (lost !== undefined) faults.push(`there is no line ${lost} of guns to be hit; she has ${guns.length}, counted from 0`);
  if (lightGuns === 0 && locations.includes('light')) faults.push('she has no light guns to be hit');
  return faults;
}
