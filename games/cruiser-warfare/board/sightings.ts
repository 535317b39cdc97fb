/** Enemies that went out of sight: where they were, how long ago, and where they can be by now. */
import { AREAS, type Area, NORTH_SEA } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { distance } from '../data/data.ts';
import { type Whereabouts, whereabouts } from '../imagine/whereabouts.ts';
import type { SightingView, View } from '../view.ts';

/** A sighting that is still of use. */
export interface Ghost extends SightingView {
  /** Turns since then. */
  readonly age: number;
}

/** An escort that went under a convoy's marker is soon forgotten; a raider is not before she is seen again. */
const FORGOTTEN = 3;

export function ghostsOf(data: Data, view: View): readonly Ghost[] {
  const atLarge = new Set(whereabouts(data, view).map(({ token }) => token));
  return view.lastSeen
    .map((sighting) => ({ ...sighting, age: view.turn - sighting.turn }))
    .filter(({ side, token, age }) => (side === 'central' ? atLarge.has(token) : age <= FORGOTTEN));
}

/** Where somebody can be by the end of this turn's moves: how likely it is for each area, from 0 to 1, the likeliest being 1. */
export type Likelihood = ReadonlyMap<Area, number>;

/** An escort: one area a turn at most (CW-5.1a), and nobody goes to the North Sea (CW-12.6). */
const within = (data: Data, { area, turn }: SightingView, now: number): readonly Area[] =>
  AREAS.filter((each) => each !== NORTH_SEA && distance(data, area, each) <= now - turn);

const scaled = ({ chances }: Whereabouts): Likelihood => {
  const most = Math.max(...chances.values());
  return new Map([...chances].map(([area, chance]) => [area, chance / most]));
};

/** Where a marker that is out of sight can be. */
export function likelihoodOf(data: Data, view: View, sighting: SightingView): Likelihood {
  const raider = whereabouts(data, view).find(({ token, turn }) => token === sighting.token && turn === sighting.turn);
  return raider ? scaled(raider) : new Map(within(data, sighting, view.turn).map((area) => [area, 1]));
}

/** Where Spee can be, as long as nobody has seen him (CW-12.5). */
export function likelihoodOfSpee(data: Data, view: View): Likelihood | undefined {
  const spee = whereabouts(data, view).find(({ token }) => token === '');
  return spee && scaled(spee);
}

const FIRST_OF_ALL = 5;

export const likeliestIn = (likelihood: Likelihood): readonly Area[] =>
  [...likelihood]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, FIRST_OF_ALL)
    .map(([area]) => area);

/** How strongly a sighting is still drawn. */
export const fading = (age: number): number => Math.max(0.4, 1 - age * 0.09);

export const agoInWords = (age: number): string => (age <= 0 ? 'this turn' : age === 1 ? 'last turn' : `${age} turns ago`);
