/** What the board knows of sides, navies and types of ships, besides the rules. */
import type { Nation as Flagged } from '../../../kit/nation.tsx';
import type { ShipProfile } from '../../../kit/profile.ts';
import { hasShip } from '../../../register/index.ts';
import { drawingOf, ensignOf, NAVIES } from '../../../tactical/board/navies.ts';
import { TYPE_NAMES, vesselOf } from '../data/ships.ts';
import type { Act, Mission, ShipId, Side } from '../state.ts';

/** The flag that stands for a whole side. */
export const sideFlag: Readonly<Record<Side, Flagged>> = { allied: 'british', central: 'german' };

export const flagOf = (id: ShipId): Flagged => ensignOf(vesselOf(id).nation);
export const navyName = (id: ShipId): string => NAVIES[vesselOf(id).nation];

export const typeName = (id: ShipId): string => (id.startsWith('prize-') ? 'prize' : TYPE_NAMES[vesselOf(id).type][0]);

export const missionNames: Readonly<Record<Mission, string>> = {
  intercept: 'to intercept',
  raid: 'to raid commerce',
  transport: 'transport',
  escort: 'escort',
};

export const actNames: Readonly<Record<Act, string>> = {
  move: 'sails',
  stay: 'stays',
  coal: 'takes coal',
  feed: 'takes coal from ships in company',
  ammunition: 'takes shells',
  torpedoes: 'takes torpedoes',
  repair: 'lies still and mends',
  blockade: 'blockades the port',
};

/** Small ships go by the id of their class. */
const recordOf = (id: ShipId): string => (hasShip(id) ? id : `${id.replace(/-\d+$/, '')}-class`);
export const profileOf = (id: ShipId): ShipProfile => drawingOf(recordOf(id), vesselOf(id).type);
