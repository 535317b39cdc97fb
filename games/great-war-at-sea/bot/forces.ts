/** How strong a force is, and what a meeting of two would bring: the square law, with speed and darkness for who wants to get away. */
import type { Sheet, SpeedLevel } from '../../../tactical/battle.ts';
import { boxesLeft, speedOf } from '../../../tactical/vessel.ts';
import type { War } from '../data/data.ts';
import { sheetOf } from '../data/data.ts';
import { shipOf } from '../rules/fleets.ts';
import type { ShipId, ShipState } from '../state.ts';
import type { View } from '../view.ts';
import { settings } from './settings.ts';
import { worthOfShip } from './worth.ts';

export interface Force {
  readonly might: number;
  readonly worth: number;
  /** The level of the slowest. */
  readonly speed: SpeedLevel;
}

const slower = (a: SpeedLevel, b: SpeedLevel): SpeedLevel => (b < a ? b : a);

export const NOBODY: Force = { might: 0, worth: 0, speed: 4 };

/** What her guns deal out times what she bears, and her torpedoes. */
function mightOf(sheet: Sheet, ship: ShipState): number {
  const { primary, secondary, tertiary } = settings.guns;
  const guns =
    primary * boxesLeft(sheet, ship, 'primary') +
    secondary * boxesLeft(sheet, ship, 'secondary') +
    tertiary * boxesLeft(sheet, ship, 'tertiary');
  const torpedoes = ship.launched || ship.mount ? 0 : settings.torpedo * sheet.torpedo.factor;
  return guns * boxesLeft(sheet, ship, 'hull') * settings.armour[sheet.hull.armour] + torpedoes;
}

export function forceOf(war: War, view: View, ships: readonly ShipId[]): Force {
  let might = 0;
  let worth = 0;
  let speed = NOBODY.speed;
  for (const id of ships) {
    const [sheet, ship] = [sheetOf(war, id), shipOf(view, id)];
    might += mightOf(sheet, ship);
    worth += worthOfShip(war, view, id);
    speed = slower(speed, speedOf(sheet, ship));
  }
  return { might, worth, speed };
}

export const together = (a: Force, b: Force): Force => ({
  might: a.might + b.might,
  worth: a.worth + b.worth,
  speed: slower(a.speed, b.speed),
});

/** The part of itself that a force loses to another. */
function tollOf(force: Force, to: Force): number {
  const square = (to.might * to.might) / (force.might * force.might + to.might * to.might || 1);
  return settings.toll * square * (force.speed > to.speed ? settings.outrun : 1);
}

/** What a meeting is worth to the first of the two. */
export const prospectOf = (own: Force, enemy: Force, night: boolean): number =>
  (enemy.worth * tollOf(enemy, own) - settings.caution * own.worth * tollOf(own, enemy)) * (night ? settings.dark : 1);
