/** What the rules ask of one ship, in a state or in a view. */
import type { Battle } from '../data/battle.ts';
import type { Card, GunLine } from '../data/card.ts';
import { LIGHT_GUNS } from '../data/card.ts';
import { cardOf } from '../data/data.ts';
import type { Guns, ShipId, ShipState } from '../state.ts';

/** As much of a ship as her card tells, in a state or in a view. */
export type Condition = Readonly<Pick<ShipState, 'id' | 'fate' | 'hits' | 'engines' | 'floods' | 'listing'>>;

export const isAfloat = ({ fate }: Readonly<Pick<ShipState, 'fate'>>): boolean => fate === 'afloat';

/** GF-3.9: the speed of the first box with a circle left. */
export function trackSpeed({ track }: Pick<Card, 'track'>, hits: number): number {
  let left = hits;
  for (const { hull, speed } of track) {
    if (left < hull) return speed;
    left -= hull;
  }
  return 0;
}

/** GF-5.1: by the damage track, less one for each engine hit (GF-8.3.2), one for a list (GF-8.3.6) and one for flooding (GF-8.3.5). */
export const movementPoints = (card: Card, { hits, engines, listing, floods }: Condition): number =>
  Math.max(0, trackSpeed(card, hits) - engines - (listing ? 1 : 0) - (floods > 0 ? 1 : 0));

export const pointsOf = (battle: Battle, ship: Condition): number => movementPoints(cardOf(battle, ship.id), ship);

export const shipName = (battle: Battle, ship: ShipId): string => cardOf(battle, ship).name;

/** What the log and the buttons call a line of guns. */
export const gunsName = (battle: Battle, ship: ShipId, guns: Guns): string => gunLine(cardOf(battle, ship), guns).name;

export function gunLine({ guns, name }: Card, place: Guns): GunLine {
  const line = place === 'light' ? LIGHT_GUNS : guns[place];
  if (!line) throw new Error(`${name} has no guns ${place}`);
  return line;
}
