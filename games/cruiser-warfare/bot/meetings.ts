/** Before and after a battle: whether to come up by night, and whom to take out of the war. */
import { answering } from '../../../kernel/index.ts';
import type { Data } from '../data/data.ts';
import { ratingOf } from '../data/data.ts';
import { afterBattle, pursuing } from '../rules/aftermath.ts';
import { isPrize } from '../rules/fleet.ts';
import { approachingByNight } from '../rules/night.ts';
import type { ShipId, Side } from '../state.ts';
import type { ShipView, View } from '../view.ts';
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
export const approachByNight = answering(approachingByNight, ({ data, question, view, side, because }) => {
  const [place] = question.item;
  const squadron = metBy(data, view(), side, place);
  if (!squadron || !hasLightGunsAlone(data, squadron)) {
    if (squadron) because?.('Guns such as hers are better served by daylight, in which nobody slips away.');
    return question.order('wait');
  }
  const dares = side === 'central' || squadron.force >= settings.alone;
  because?.(
    dares
      ? 'By night light guns count from the first round on.'
      : `A force of ${squadron.force.toFixed(1)} is too little; ${settings.alone} would do.`,
  );
  return question.order(dares ? 'approach' : 'wait');
});

/** CW-7.34c: half her points are lost with her; all of them if she meets the next enemy as she is. */
export const withdrawDoomed = answering(afterBattle, ({ data, question, view: look, side }) => {
  const view = look();
  const doomed = question.targets('withdraw').find((id) => isDoomed(data, view, side, id));
  return doomed === undefined ? question.order('done') : question.order('withdraw', doomed);
});

/** CW-5.53a: hunters hold on; raiders have better to do. */
export const pursueOrLetGo = answering(pursuing, ({ question, side, because }) => {
  if (side === 'allied' && question.has('pursue')) {
    because?.('Whoever has found a raider holds on to her: she is hard to find again.');
    return question.order('pursue');
  }
  if (side === 'central') because?.('A raider lives by prizes, not by battles.');
  return question.order('let-go');
});

function isDoomed(data: Data, view: View, side: Side, id: ShipId): boolean {
  const ship = view.ships.find((each) => each.id === id);
  if (!ship || isPrize(id) || !isHelpless(data, ship)) return false;
  const piece = view.pieces.find(({ ships }) => ships.includes(id));
  const fleet = view.fleets.find(({ pieces }) => piece && pieces.includes(piece.id));
  return view.contacts.some(({ fought, tokens }) => !fought && fleet !== undefined && tokens[side] === fleet.token);
}

/** CW-7.34a: a cripple that cannot run, or will not bear another hit. */
const isHelpless = (data: Data, ship: ShipView): boolean => speedOf(data, ship) <= 1 || ratingOf(data, ship.id).hull.boxes - ship.hull <= 1;
