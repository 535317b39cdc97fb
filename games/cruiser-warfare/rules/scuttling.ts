/** CW-8.4c: a ship may be sent to the bottom by her own crew at any time; offered wherever it can matter. */
import { ownName, vesselOf } from '../data/ships.ts';
import type { Play } from '../kind.ts';
import { choice, each } from '../kind.ts';
import type { ShipId, Side, State } from '../state.ts';
import { shipsIn } from './fleet.ts';
import { contactOf, forceOf } from './meeting.ts';
import { shipLost } from './scoring.ts';

export const scuttle = (g: Play, id: ShipId): void => shipLost(g, id, 'scuttled', null);

/** Asked once more where it comes up unbidden: a slip of the hand should cost nobody a ship. */
export const scuttleWarning = (_g: Play, id: ShipId): string => `**${ownName(vesselOf(id))}** goes to the bottom by her own crew.`;

/** Ships of a side in the battle that is about to be fought, or has just been. */
export function shipsEngaged(state: State, side: Side): ShipId[] {
  const contact = contactOf(state);
  if (!state.fleets.some(({ id }) => id === contact[side])) return [];
  return forceOf(state, contact, side).flatMap((fleet) => shipsIn(state, fleet));
}

const SIDES: readonly Side[] = ['central', 'allied'];

/** CW-5.84b, CW-8.4c: before the guns open fire. */
export const lastScuttling = each<Side>(
  'before-the-battle',
  'CW-8.4c',
  () => SIDES,
  choice<{ scuttle: ShipId; done: true }, Side>('before-battle', 'CW-8.4c', {
    who: (_, side) => side,
    offer: ({ state }, side) => ({ scuttle: shipsEngaged(state, side), done: true }),
    picks: { scuttle },
    ends: { done: () => {} },
    cautions: { scuttle: scuttleWarning },
  }),
);
