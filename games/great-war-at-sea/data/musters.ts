/** What the lines of a fleet's list are: a ship by name, so many of a class, or so many merchantmen. */
import { shipNamed } from '../../../register/index.ts';
import type { Nation } from '../../../register/types.ts';
import type { FleetOf, VesselId } from './operation.ts';
import { MERCHANTMEN } from './vessels.ts';

export const isMerchantman = (id: VesselId): boolean => Object.hasOwn(MERCHANTMEN, id);

/** There may be several of them, unlike of a ship with a name. */
export const isMany = (id: VesselId): boolean => isMerchantman(id) || shipNamed(id).built !== undefined;

/** The navy of a ship or class; none of a merchantman. */
export const navyOf = (id: VesselId): Nation | undefined => (isMerchantman(id) ? undefined : shipNamed(id).nation);

export const numberOf = ({ ships }: Pick<FleetOf, 'ships'>): number => ships.reduce((sum, { number }) => sum + number, 0);
