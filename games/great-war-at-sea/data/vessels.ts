/** What the ids in the list of a fleet stand for: a ship of the register, a class of small ones, or a kind of merchantman. */
import { hasShip, shipNamed } from '../../../register/index.ts';
import type { Nation } from '../../../register/types.ts';
import type { FleetOf, VesselId } from './operation.ts';
import { MERCHANTMEN } from './operation.ts';

const merchantmen: ReadonlySet<VesselId> = new Set(MERCHANTMEN);

export const isMerchantman = (id: VesselId): boolean => merchantmen.has(id);

export const isVessel = (id: VesselId): boolean => isMerchantman(id) || hasShip(id);

/** A fleet may have several of them, unlike a ship with a name. */
export const isMany = (id: VesselId): boolean => isMerchantman(id) || shipNamed(id).built !== undefined;

/** The navy of a ship or class; none of a merchantman. */
export const navyOf = (id: VesselId): Nation | undefined => (isMerchantman(id) ? undefined : shipNamed(id).nation);

export const numberOf = ({ ships }: Pick<FleetOf, 'ships'>): number => ships.reduce((sum, { number }) => sum + number, 0);
