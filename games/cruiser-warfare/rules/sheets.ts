/**
 * Orders are given fleet by fleet, as a player takes one fleet's card after the other into his hand: `open` a card, write on it, `close`
 * it. What may be written on one card is a short list, however many fleets there are.
 */
import type { Play } from '../kind.ts';
import type { Fleet, FleetId, Side, State } from '../state.ts';

/** The verbs that every question about cards has. */
export type Cards = { readonly open: FleetId; readonly close: true };

/** The card in hand; one that is gone, or of the other side, is none. */
export const cardOf = (state: State, side: Side): Fleet | undefined =>
  state.sheet === null ? undefined : state.fleets.find(({ id, side: owner }) => id === state.sheet && owner === side);

export const cardsOf = (state: State, side: Side): FleetId[] => {
  const ids: FleetId[] = [];
  for (const fleet of state.fleets) if (fleet.side === side) ids.push(fleet.id);
  return ids;
};

export const open = ({ state }: Play, id: FleetId): void => {
  state.sheet = id;
};
export const close = ({ state }: Play): void => {
  state.sheet = null;
};

/** After an order that settles what its fleet does, the card goes back by itself. */
export const thenClose =
  <T>(act: (g: Play, target: T) => void) =>
  (g: Play, target: T): void => {
    act(g, target);
    g.state.sheet = null;
  };
