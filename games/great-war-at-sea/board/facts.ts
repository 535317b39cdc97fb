/** What the board knows of navies, types of ships, missions and weather, besides the rules. */
import type { IconName } from '../../../kit/icons.tsx';
import type { Nation as Flagged } from '../../../kit/nation.tsx';
import type { ShipProfile } from '../../../kit/profile.ts';
import { collier, profileOfShip, steamer } from '../../../kit/ships/index.ts';
import { hasShip, type Nation, shipNamed } from '../../../register/index.ts';
import type { Weather } from '../../../tactical/battle.ts';
import type { Livery } from '../../../tactical/board/livery.ts';
import type { War } from '../data/data.ts';
import { berthOf } from '../data/data.ts';
import type { Mission } from '../data/operation.ts';
import type { PortOwner } from '../data/theatre.ts';
import type { ShipId, Side } from '../state.ts';
import { MISSION_WORDS } from '../words/fleets.ts';

/** The flag that stands for a whole side. */
export const sideFlag = ({ operation: { sides } }: War): Readonly<Record<Side, Flagged>> => ({
  allied: sides.allied.nations[0] ?? 'british',
  central: sides.central.nations[0] ?? 'german',
});

const NAVIES: Readonly<Record<Nation, string>> = {
  british: 'British',
  german: 'German',
  french: 'French',
  russian: 'Russian',
  austrian: 'Austrian',
  italian: 'Italian',
  turkish: 'Turkish',
  greek: 'Greek',
  spanish: 'Spanish',
  american: 'American',
  japanese: 'Japanese',
  dutch: 'Dutch',
  chinese: 'Chinese',
};
export const nationName = (owner: PortOwner): string => (owner === 'neutral' ? 'neutral' : NAVIES[owner]);

const TYPES: ReadonlyMap<string, readonly [one: string, many: string]> = new Map([
  ['BB', ['dreadnought', 'dreadnoughts']],
  ['B', ['battleship', 'battleships']],
  ['BC', ['battle cruiser', 'battle cruisers']],
  ['AC', ['armoured cruiser', 'armoured cruisers']],
  ['CD', ['coast defence ship', 'coast defence ships']],
  ['PC', ['protected cruiser', 'protected cruisers']],
  ['CL', ['light cruiser', 'light cruisers']],
  ['GB', ['gunboat', 'gunboats']],
  ['AY', ['armed trawler', 'armed trawlers']],
  ['DD', ['destroyer', 'destroyers']],
  ['TB', ['torpedo boat', 'torpedo boats']],
  ['AMC', ['armed merchant cruiser', 'armed merchant cruisers']],
  ['CVS', ['seaplane carrier', 'seaplane carriers']],
  ['CV', ['carrier', 'carriers']],
  ['slow-transport', ['slow transport', 'slow transports']],
  ['fast-transport', ['fast transport', 'fast transports']],
  ['collier', ['collier', 'colliers']],
]);

export const typeWords = (type: string): readonly [one: string, many: string] => TYPES.get(type) ?? [type, type];

export function profileOf(war: War, id: ShipId): ShipProfile {
  const { vessel, sheet } = berthOf(war, id);
  if (hasShip(vessel)) return profileOfShip(shipNamed(vessel));
  return sheet.type === 'collier' ? collier : steamer;
}

/** 'Japanese' */
const bare = ({ operation: { sides } }: War, side: Side): string => sides[side].name.replace(/^The /, '');

/** What the battle board asks about ships. */
export const liveryOf = (war: War): Livery => ({
  sideName: { allied: bare(war, 'allied'), central: bare(war, 'central') },
  sideFlag: sideFlag(war),
  flagOf: (id) => berthOf(war, id).sheet.nation,
  navyName: (id) => NAVIES[berthOf(war, id).sheet.nation],
  typeName: (id) => typeWords(berthOf(war, id).sheet.type)[0],
  profileOf: (id) => profileOf(war, id),
});

export const missionNames: Readonly<Record<Mission, string>> = { ...MISSION_WORDS, abort: 'Making for port' };

export const weatherIcons: Readonly<Record<Weather, IconName>> = {
  clear: 'calm',
  mist: 'fog',
  fog: 'fog',
  squall: 'wind',
  storm: 'storm',
  gale: 'wind',
};

export const weatherNames: Readonly<Record<Weather, string>> = {
  clear: 'Clear',
  mist: 'Mist',
  fog: 'Fog',
  squall: 'Squall',
  storm: 'Storm',
  gale: 'Gale',
};
