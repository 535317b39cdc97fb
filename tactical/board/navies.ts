/** Flags, names and drawings by which a game can dress its ships: of navies, and of what the register knows. */
import type { Nation as Flagged } from '../../kit/nation.tsx';
import type { ShipProfile } from '../../kit/profile.ts';
import { collier, profileOfShip, steamer } from '../../kit/ships/index.ts';
import { hasShip, shipNamed } from '../../register/index.ts';
import type { Nation, Service } from '../../register/types.ts';

/** Ships of the dominions fly the White Ensign. */
export const ensignOf = (navy: Nation | Service): Flagged =>
  navy === 'australian' || navy === 'canadian' || navy === 'new-zealand' ? 'british' : navy;

export const NAVIES: Readonly<Record<Nation | Service, string>> = {
  british: 'British',
  australian: 'Australian',
  canadian: 'Canadian',
  'new-zealand': 'New Zealand',
  french: 'French',
  russian: 'Russian',
  japanese: 'Japanese',
  american: 'American',
  dutch: 'Dutch',
  greek: 'Greek',
  chinese: 'Chinese',
  spanish: 'Spanish',
  german: 'German',
  austrian: 'Austrian',
  italian: 'Italian',
  turkish: 'Turkish',
};

/** The ship or class of this id; a merchantman, of whom the register knows nothing, by her type. */
export const drawingOf = (vessel: string, type: string): ShipProfile => {
  if (hasShip(vessel)) return profileOfShip(shipNamed(vessel));
  return type === 'collier' ? collier : steamer;
};
