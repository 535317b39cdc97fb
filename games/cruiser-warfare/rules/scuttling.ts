/** CW-8.4c: a ship may be sent to the bottom by her own crew at any time; offered wherever it can matter. */
import { done, leftOver } from '../../../kernel/index.ts';
import { isUndamaged } from '../../../tactical/vessel.ts';
import { ownName, vesselOf } from '../data/ships.ts';
import type { OrderVerb, Play } from '../kind.ts';
import { decision, each } from '../kind.ts';
import type { ShipId, Side, State } from '../state.ts';
import { nameListed } from '../words/fleets.ts';
import { meetingInWords } from '../words/meetings.ts';
import { byShip, ofFleet } from './filing.ts';
import { isPrize, shipOf, shipsIn } from './fleet.ts';
import { contactOf, forceOf } from './meeting.ts';
import { shipLost } from './scoring.ts';

export const scuttle = (g: Play, id: ShipId): void => shipLost(g, id, 'scuttled', null);

/** CW-11.1e: who does it to a sound ship should know what he does. */
const isSound = (state: State, id: ShipId): boolean => {
  const ship = shipOf(state, id);
  return isUndamaged(ship) && !ship.starved && !isPrize(id);
};

/** Asked once more: a slip of the hand should cost nobody a ship. */
export function scuttleWarning({ state }: { readonly state: State }, id: ShipId): string {
  const words = `**${ownName(vesselOf(id))}** goes to the bottom by her own crew`;
  return isSound(state, id) ? `${words}, though **nothing is wrong with her**.` : `${words}.`;
}

const notHis = { words: 'a player scuttles ships of his own that are in play', rule: 'CW-8.4c' };

/** CW-8.4c: with the orders, any ship at all. */
export const scuttling: OrderVerb<ShipId> = {
  under: byShip,
  of: ofFleet((_, state, fleet) => shipsIn(state, fleet)),
  label: (view, ship) => `Scuttle ${nameListed(view, ship)}`,
  caution: scuttleWarning,
  why: () => notHis,
  does: scuttle,
};

/** Ships of a side in the battle that is about to be fought, or has just been. */
export function shipsEngaged(state: State, side: Side): ShipId[] {
  const contact = contactOf(state);
  if (!state.fleets.some(({ id }) => id === contact[side])) return [];
  const ships: ShipId[] = [];
  for (const fleet of forceOf(state, contact, side)) ships.push(...shipsIn(state, fleet));
  return ships;
}

/** CW-5.84b, CW-8.4c: before the guns open fire. */
export const beforeBattle = decision<{ scuttle: ShipId; done: true }, Side>('before-battle', 'CW-8.4c', {
  who: (_, side) => side,
  asks: (view) => `${meetingInWords(view, view.fighting)} Before the guns open fire: is any ship to be scuttled?`,
  verbs: {
    scuttle: {
      of: ({ state, side }) => shipsEngaged(state, side),
      label: (view, ship) => `Scuttle ${nameListed(view, ship)}`,
      caution: scuttleWarning,
      why: () => notHis,
      does: scuttle,
    },
    done: {
      ...done(),
      odds: 'the battle begins, with ships that nobody has made out yet',
      consequence: ({ state, side }) => leftOver(shipsEngaged(state, side), 'ship goes into battle', 'ships go into battle'),
    },
  },
});

const SIDES: readonly Side[] = ['central', 'allied'];

export const lastScuttling = each<Side>('before-the-battle', 'CW-8.4c', () => SIDES, beforeBattle);
