/** What holds of every map this game can be played on: ours, and the map that a data pack makes of it. */
import type { Fault } from '../../../register/reading.ts';
import type { Figures } from './data.ts';
import type { Alliance, Base, Zone } from './map.ts';
import { ALL_BASES, BASES, NARROWS, ZONES } from './map.ts';

type Law = (map: Figures) => Fault[];

const placeOfBorders = (zone: Zone): string => `zones, ${zone}, borders`;
const unlike = <T>(list: readonly T[]): boolean => new Set(list).size === list.length;

/** NN-8.2: a border is one for both of its zones. */
const bordersCountBothWays: Law = ({ neighbours }) =>
  ZONES.flatMap((zone) =>
    neighbours[zone]
      .filter((other) => other !== zone && !neighbours[other].includes(zone))
      .map((other) => ({
        place: placeOfBorders(zone),
        reason: `it names ${other}, but ${placeOfBorders(other)} does not name ${zone} (NN-8.2)`,
      })),
  );

const noZoneBordersItself: Law = ({ neighbours }) =>
  ZONES.filter((zone) => neighbours[zone].includes(zone)).map((zone) => ({
    place: placeOfBorders(zone),
    reason: 'no zone borders itself (NN-8.2)',
  }));

const nothingStandsTwice: Law = ({ neighbours, bases }) => [
  ...ZONES.filter((zone) => !unlike(neighbours[zone])).map((zone) => ({
    place: placeOfBorders(zone),
    reason: 'a zone stands there twice',
  })),
  ...ALL_BASES.filter((base) => !unlike(bases[base].zones)).map((base) => ({
    place: `bases, ${base}, zones`,
    reason: 'a zone stands there twice',
  })),
];

/** NN-9.1: narrows lie between two zones that touch. */
const narrowsLieOnBorders: Law = ({ neighbours }) =>
  NARROWS.filter(({ zones: [a, b] }) => !neighbours[a].includes(b)).map(({ name, zones: [a, b] }) => ({
    place: placeOfBorders(a),
    reason: `it must name ${b}: the ${name} lies between them (NN-9.1)`,
  }));

const SIDES: readonly (readonly [Alliance, string])[] = [
  ['allied', 'Allied'],
  ['central', 'Central'],
];

/** NN-8.4e, NN-4.3: at the start each side has a base on every zone that is open to it. */
const bothSidesHaveABase: Law = ({ bases, zones }) => {
  const isHome = (base: Base, side: Alliance, zone: Zone): boolean => bases[base].side === side && bases[base].zones.includes(zone);
  return SIDES.flatMap(([side, words]) =>
    ZONES.filter((zone) => !(side === 'central' && zone === 'american-waters') && !BASES.some((base) => isHome(base, side, zone))).map(
      (zone) => ({ place: 'bases', reason: `no ${words} base opens on the ${zones[zone].name}, ${zone} (NN-8.4e)` }),
    ),
  );
};

/** NN-3.12a, NN-3.12b, NN-3.12c: what the whole base has is shared out between its halves, and nothing else. */
const halvesMakeTheWhole: Law = ({ bases: { alexandria, suez, 'alexandria-suez': whole } }) => {
  const seas = [...alexandria.zones, ...suez.zones];
  const sameSeas = seas.length === whole.zones.length && whole.zones.every((zone) => seas.includes(zone));
  return [
    ...(sameSeas ? [] : [{ place: 'bases, alexandria-suez, zones', reason: 'Alexandria and Suez must share its zones (NN-3.12a)' }]),
    ...(alexandria.repair + suez.repair === whole.repair
      ? []
      : [{ place: 'bases, alexandria-suez, repair', reason: 'Alexandria and Suez must share its repair points (NN-3.12c)' }]),
  ];
};

const LAWS: readonly Law[] = [
  noZoneBordersItself,
  bordersCountBothWays,
  nothingStandsTwice,
  narrowsLieOnBorders,
  bothSidesHaveABase,
  halvesMakeTheWhole,
];

/** The broken laws of a map, each with its place; none in a sound one. */
export const mapFaults: Law = (map) => LAWS.flatMap((law) => law(map));
