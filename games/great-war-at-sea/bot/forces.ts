/** How strong a force is, and what a meeting of two would bring: the stronger suffers far less, with speed and darkness for who wants to get away. */
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
  /** Torpedoes, and the worth of the best target for the enemy's. */
  readonly sting: number;
  readonly mark: number;
}

const slower = (a: SpeedLevel, b: SpeedLevel): SpeedLevel => (b < a ? b : a);

export const NOBODY: Force = { might: 0, worth: 0, speed: 4, sting: 0, mark: 0 };

const stingOf = ({ torpedo }: Sheet, { launched, mount }: ShipState): number => (launched || mount ? 0 : torpedo.factor);

/** What her guns deal out times what she bears, and her torpedoes. */
function mightOf(sheet: Sheet, ship: ShipState): number {
  const { primary, secondary, tertiary } = settings.guns;
  const guns =
    primary * boxesLeft(sheet, ship, 'primary') +
    secondary * boxesLeft(sheet, ship, 'secondary') +
    tertiary * boxesLeft(sheet, ship, 'tertiary');
  return guns * boxesLeft(sheet, ship, 'hull') * settings.armour[sheet.hull.armour] + settings.torpedo * stingOf(sheet, ship);
}

export function forceOf(war: War, view: View, ships: readonly ShipId[]): Force {
  let might = 0;
  let worth = 0;
  let { speed, sting, mark } = NOBODY;
  for (const id of ships) {
    const [sheet, ship] = [sheetOf(war, id), shipOf(view, id)];
    might += mightOf(sheet, ship);
    worth += worthOfShip(war, view, id);
    sting += stingOf(sheet, ship);
    mark = Math.max(mark, worthOfShip(war, view, id));
    speed = slower(speed, speedOf(sheet, ship));
  }
  return { might, worth, speed, sting, mark };
}

export const together = (a: Force, b: Force): Force => ({
  might: a.might + b.might,
  worth: a.worth + b.worth,
  speed: slower(a.speed, b.speed),
  sting: a.sting + b.sting,
  mark: Math.max(a.mark, b.mark),
});

/** As much of it as may be there. */
export const partOf = (force: Force, part: number): Force => ({
  ...force,
  might: part * force.might,
  worth: part * force.worth,
  sting: part * force.sting,
});

/** The chance that one strength prevails over another. */
export function oddsOf(might: number, over: number): number {
  const [ours, theirs] = [might ** settings.tells, over ** settings.tells];
  return ours / (ours + theirs || 1);
}

/** Who is faster gets away, and who is slower does not (CW-6.2b). */
const flight = (speed: SpeedLevel, than: SpeedLevel): number => (speed > than ? settings.outrun : speed < than ? settings.held : 1);

/** What a force loses to another that prevails with this chance; by night, when nobody can keep away from them, so much to each of its torpedoes. */
function lossOf(force: Force, to: Force, odds: number, night: boolean, sting: number): number {
  const shot = force.worth * settings.toll * odds * flight(force.speed, to.speed);
  if (!night) return shot;
  return shot * settings.dark + Math.min(settings.sting.most * force.worth, sting * to.sting * force.mark);
}

/**
 * What a meeting is worth to the first of the two, if the other is out for so many points: who is beaten does not go on. Others may add to the
 * strength of either.
 */
export function prospectOf(own: Force, enemy: Force, night: boolean, intent: number, ours = own.might, theirs = enemy.might): number {
  const odds = oddsOf(ours, theirs);
  const { hoped, feared } = settings.sting;
  const won = lossOf(enemy, own, odds, night, hoped) + settings.foils * intent * odds;
  return won - settings.caution * lossOf(own, enemy, oddsOf(theirs, ours), night, feared);
}
