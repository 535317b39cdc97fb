/** Whose ships they are, as far as the rules ask. */
import type { Navy } from '../data/ships.ts';
import { countsAs, sideOfNation, vesselOf } from '../data/ships.ts';
import type { ShipId, Side, State } from '../state.ts';
import { isCollier, isTransport } from './fleet.ts';

/** The navy that a ship counts as in placing and cooperation (CW-7.26b, CW-11.5). */
export const navyOf = (id: ShipId): Navy => countsAs(vesselOf(id).nation);

export const isGerman = (id: ShipId): boolean => vesselOf(id).nation === 'german';

/** British when points are scored; whether the dominions count is a switch (CW-11.1a, CW-11.1c). */
export const isBritish = (state: State, id: ShipId): boolean =>
  vesselOf(id).nation === 'british' || (state.readings.dominions === 'british' && navyOf(id) === 'british');

/** Those whose honour is at stake: colliers and transports have none to lose (CW-11.1a, CW-11.1b). */
export const britishWarships = (state: State, ships: readonly ShipId[]): ShipId[] =>
  ships.filter((id) => isBritish(state, id) && !isCollier(id) && !isTransport(id));

export const sideOfShip = (id: ShipId): Side => sideOfNation(vesselOf(id).nation);
