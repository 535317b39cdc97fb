/** CW-8.0 to CW-8.3: where on a ship a hit falls, and whether armour stops it. */
import type { Battery, Condition, Sheet, Weapon } from './battle.ts';
import { yesOrNo } from './faces.ts';
import type { Profile } from './profile.ts';
import { boxesLeft } from './vessel.ts';

export type Spot = Battery | 'hull' | 'mount';

const LIGHTER: Readonly<Record<'primary' | 'secondary', Battery>> = { primary: 'secondary', secondary: 'tertiary' };

/**
 * A hit on guns that she was built without goes to the next lighter ones. A ship with heavier guns but no tertiary ones is not
 * hurt by a hit on those, and an unarmed ship takes it in the hull (CW-8.0b).
 */
export function referred(sheet: Sheet, battery: Battery): Battery | 'hull' | null {
  if (sheet[battery].boxes > 0) return battery;
  if (battery !== 'tertiary') return referred(sheet, LIGHTER[battery]);
  return sheet.primary.boxes + sheet.secondary.boxes > 0 ? null : 'hull';
}

/** Where a hit goes once these guns are all gone: into the hull, but for the small guns of a ship that had others too (CW-8.0b, GW-GUN-EXCESS). */
const spilled = (profile: Profile, sheet: Sheet, battery: Battery): 'hull' | null =>
  battery === 'tertiary' && sheet.primary.boxes + sheet.secondary.boxes > 0 && profile.surplusTertiary === 'ignored' ? null : 'hull';

/** The section that a hit marks off, or null where it finds nothing (GW-GUN-MOUNT). */
export function spotFor(profile: Profile, sheet: Sheet, condition: Condition, aimed: Spot): Spot | null {
  if (aimed === 'hull') return 'hull';
  if (aimed === 'mount') return sheet.torpedo.factor > 0 && !condition.mount ? 'mount' : null;
  const battery = referred(sheet, aimed);
  if (battery === null || battery === 'hull') return battery;
  return boxesLeft(sheet, condition, battery) > 0 ? battery : spilled(profile, sheet, battery);
}

/** CW-8.1, CW-8.3 */
export function armourAt(sheet: Sheet, spot: Spot): Sheet['hull']['armour'] {
  if (spot === 'mount') return sheet.torpedo.mount === 'hull' ? sheet.hull.armour : 'none';
  return sheet[spot].armour;
}

const within = (range: number, limit: number | null): boolean => limit !== null && range <= limit;

/** CW-8.2a to CW-8.2e: whether a hit goes through, or may on another die. */
export function piercing(profile: Profile, by: Weapon, armour: Sheet['hull']['armour'], range: number): 'yes' | 'no' | 'maybe' {
  if (armour === 'none' || by === 'primary' || by === 'torpedo') return 'yes';
  if (by === 'secondary') return armour === 'light' ? 'yes' : within(range, profile.secondaryPierces) ? 'maybe' : 'no';
  return armour === 'light' && within(range, profile.tertiaryPierces) ? 'maybe' : 'no';
}

export const secondaryPierces = yesOrNo(
  4,
  'secondary-pierces',
  'CW-8.2d',
  'Secondary hit on heavy armour',
  'it goes through',
  'it bounces off',
);
export const tertiaryPierces = yesOrNo(
  4,
  'tertiary-pierces',
  'CW-8.2e',
  'Tertiary hit on light armour',
  'it goes through',
  'it bounces off',
);

/** The die for a hit that may go through. */
export const piercingDie = (by: Weapon) => (by === 'secondary' ? secondaryPierces : tertiaryPierces);
