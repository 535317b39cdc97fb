/** What a fleet adds to the chance of having some waters to ourselves at the end of a turn (GW-18.1f). */
import { oddsOf } from './forces.ts';
import type { Friend } from './friends.ts';
import type { Sender } from './hopes.ts';
import type { Place } from './sea.ts';
import { settings } from './settings.ts';
import type { Suspect } from './suspects.ts';

/** The chance that one of the enemy's fleets is somewhere in these waters. */
const chanceIn = (waters: readonly Place[], touch: Float64Array): number =>
  Math.min(
    1,
    waters.reduce((sum, place) => sum + (touch[place] ?? 0), 0),
  );

/** Whoever of his comes there does not come alone: how likely they are there, and how strong they are then. */
function rivals(
  suspects: readonly Suspect[],
  waters: readonly Place[],
  ahead: number,
): { readonly chance: number; readonly might: number } {
  const each = suspects.map(({ force, touch }) => ({ chance: chanceIn(waters, touch(ahead)), might: force.might }));
  const chance = Math.max(0, ...each.map((rival) => rival.chance));
  const might = each.reduce((sum, rival) => sum + rival.might * rival.chance, 0);
  return { chance, might: chance > 0 ? might / chance : 0 };
}

const isBoundFor = ({ placeIn }: Friend, waters: readonly Place[], turn: number): boolean => {
  const place = placeIn(turn);
  return place !== null && waters.includes(place);
};

/** Where others of ours are written to be there it is not needed for the points, but as much as it helps them. */
export function partInHolding({ force, friends, suspects, view }: Sender, waters: readonly Place[], turn: number): number {
  const { chance, might } = rivals(suspects, waters, turn - view.turn);
  const held = (ours: number): number => 1 - chance * oddsOf(might, ours);
  const bound = friends.filter((friend) => isBoundFor(friend, waters, turn));
  const there = bound.reduce((sum, friend) => sum + friend.force.might, 0);
  const late = friends.filter((friend) => !bound.includes(friend) && waters.some((place) => friend.couldReach(place, turn)));
  const more = late.reduce((sum, friend) => sum + settings.muster * friend.force.might, 0);
  return held(force.might + there + more) - (there > 0 ? held(there + more) : 0);
}
