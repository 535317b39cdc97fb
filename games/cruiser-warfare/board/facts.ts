/** What the board knows of sides, navies and types of ships, besides the rules. */
import type { Nation as Flagged } from '../../../kit/nation.tsx';
import type { ShipProfile } from '../../../kit/profile.ts';
import { collier, profileOfShip, steamer } from '../../../kit/ships/index.ts';
import { SHIPS } from '../../../register/index.ts';
import { TYPE_NAMES, type Vessel, vesselOf } from '../data/ships.ts';
import type { Act, Mission, ShipId, Side } from '../state.ts';

/** The flag that stands for a whole side. */
export const sideFlag: Readonly<Record<Side, Flagged>> = { allied: 'british', central: 'german' };

/** Ships of the dominions fly the White Ensign. */
export const flagOf = (id: ShipId): Flagged => {
  const { nation } = vesselOf(id);
  return nation === 'australian' || nation === 'canadian' || nation === 'new-zealand' ? 'british' : nation;
};

const NAVIES: Readonly<Record<Vessel['nation'], string>> = {
  british: 'British',
  australian: 'Australian',
  canadian: 'Canadian',
  'new-zealand': 'New Zealand',
  french: 'French',
  russian: 'Russian',
  japanese: 'Japanese',
  dutch: 'Dutch',
  german: 'German',
  austrian: 'Austrian',
  italian: 'Italian',
};
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

/** Ships by id, with the class of small ones under the id of their class. */
const REGISTER = new Map(SHIPS.map((ship) => [ship.id, ship]));
export const recordOf = (id: ShipId) => REGISTER.get(id) ?? REGISTER.get(`${id.replace(/-\d+$/, '')}-class`);

export function profileOf(id: ShipId): ShipProfile {
  const ship = recordOf(id);
  if (ship) return profileOfShip(ship);
  return vesselOf(id).type === 'collier' ? collier : steamer;
}
