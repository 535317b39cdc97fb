/** The map as it is built in, for those who have no data of their own. */
import type { Area } from './areas.ts';
import * as data from './data.ts';

export * from './areas.ts';

const { BUILT_IN } = data;

/** Where Spee may begin (CW-12.5). */
export const SPEE_AREAS = BUILT_IN.speeAreas;
/** The areas next to Japan, to which part of her fleet is held (CW-12.42). */
export const HOME_WATERS = BUILT_IN.homeWaters;
export const ETAPPE_AREAS = BUILT_IN.etappeAreas;
/** The areas that have a German port (CW-10.3b). */
export const GERMAN_PORTS = BUILT_IN.germanPorts;

/** The areas that a fleet may enter from this one, the canal's other end among them. */
export const neighbours = (area: Area): readonly Area[] => data.neighbours(BUILT_IN, area);

export const areAdjacent = (a: Area, b: Area): boolean => data.areAdjacent(BUILT_IN, a, b);

/** The fewest moves from one area to another. */
export const distance = (from: Area, to: Area): number => data.distance(BUILT_IN, from, to);
