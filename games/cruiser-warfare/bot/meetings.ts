/** Before and after a battle: whether to come up by night, and whom to take out of the war. */
import type { Data } from '../data/data.ts';
import { ratingOf } from '../data/data.ts';
import { isPrize } from '../rules/fleet.ts';
import type { Side } from '../state.ts';
import type { ShipView, View } from '../view.ts';
import type { Plan, Question } from './asked.ts';
import { isOffered, order, targets } from './asked.ts';
import { settings } from './settings.ts';
import type { Squadron } from './squadrons.ts';
import { speedOf, squadronsOf } from './squadrons.ts';

/** CW-6.1d, CW-6.4a: by day guns such as these are silent in the first round. */
const hasLightGunsAlone = (data: Data, { units }: Squadron): boolean =>
  units.every(({ ships }) =>
    ships.every(({ id }) => {
      const { primary, secondary } = ratingOf(data, id);
      return primary.boxes + secondary.boxes === 0;
    }),
  );

const metBy = (data: Data, view: View, side: Side, place: number): Squadron | undefined => {
  const token = view.contacts[place]?.tokens[side];
  return squadronsOf(data, view).find(({ fleet }) => fleet.token === token);
};

/** CW-5.73a: by night light guns count at once; heavier ones are better served by daylight, in which nobody slips away. */
export const approachByNight: Plan = (asked) => {
  const { item } = asked.question;
  const squadron = metBy(asked.data, asked.view(), asked.side, Array.isArray(item) ? Number(item[0]) : -1);
  const dares = squadron && hasLightGunsAlone(asked.data, squadron) && (asked.side === 'central' || squadron.force >= settings.alone);
  return order(asked, dares ? 'approach' : 'wait');
};

/** CW-7.34c: half her points are lost with her; all of them if she meets the next enemy as she is. */
export const afterBattle: Plan = (asked) => {
  const view = asked.view();
  const doomed = targets(asked, 'withdraw').find((id) => isDoomed(view, asked, String(id)));
  if (doomed !== undefined) return order(asked, 'withdraw', doomed);
  return isOffered(asked, 'done') ? order(asked, 'done') : undefined;
};

function isDoomed(view: View, { data, side }: Question, id: string): boolean {
  const ship = view.ships.find((each) => each.id === id);
  if (!ship || isPrize(id) || !isHelpless(data, ship)) return false;
  const piece = view.pieces.find(({ ships }) => ships.includes(id));
  const fleet = view.fleets.find(({ pieces }) => piece && pieces.includes(piece.id));
  return view.contacts.some(({ fought, tokens }) => !fought && fleet !== undefined && tokens[side] === fleet.token);
}

/** CW-7.34a: a cripple that cannot run, or will not bear another hit. */
const isHelpless = (data: Data, ship: ShipView): boolean => speedOf(data, ship) <= 1 || ratingOf(data, ship.id).hull.boxes - ship.hull <= 1;
