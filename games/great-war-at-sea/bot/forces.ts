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

/** The chance that a force prevails over another. */
function oddsOf(force: Force, over: Force): number {
  const [ours, theirs] = [force.might ** settings.tells, over.might ** settings.tells];
  return ours / (ours + theirs || 1);
}

/** The part of itself that a force loses to another. */
const tollOf = (force: Force, to: Force): number => settings.toll * oddsOf(to, force) * flight(force.speed, to.speed);

/** Who is faster gets away, and who is slower does not (CW-6.2b). */
const flight = (speed: SpeedLevel, than: SpeedLevel): number => (speed > than ? settings.outrun : speed < than ? settings.held : 1);

/** What a force loses to another; by night, when nobody can keep away from them, to its torpedoes most of all. */
const lossOf = (force: Force, to: Force, night: boolean): number =>
  force.worth * tollOf(force, to) * (night ? settings.dark : 1) + (night ? settings.sting * to.sting * force.mark : 0);

/** What a meeting is worth to the first of the two, if the other is out for so many points: who is beaten does not go on. */
export const prospectOf = (own: Force, enemy: Force, night: boolean, intent: number): number =>
  lossOf(enemy, own, night) - settings.caution * lossOf(own, enemy, night) + settings.foils * intent * oddsOf(own, enemy);
