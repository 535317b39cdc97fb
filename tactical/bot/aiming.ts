/** Who fires at whom: ship by ship the target that promises most, less what those before her will have done to it. */
import { distance } from '../../chart/hex.ts';
import type { Asked, Command, Item } from '../../kernel/index.ts';
import { best } from '../../kernel/index.ts';
import type { ShipId } from '../battle.ts';
import type { Firing } from '../exchange.ts';
import type { Fighting } from '../fight.ts';
import { hexesAt } from '../profiles.ts';
import type { Harvest } from './fire.ts';
import { broadside, NOTHING, torpedoesOf } from './fire.ts';
import type { Counter, Plot, Vessel } from './plot.ts';
import { settings } from './settings.ts';

type Arm = (plot: Plot, firer: Vessel, target: Counter, range: number, expected: number) => Harvest;

/** Without a map all are at one range. */
function rangeBetween({ view, profile }: Plot, from: Counter, to: Counter): number {
  if ('range' in view) return hexesAt(profile, view.range);
  return from.hex === null || to.hex === null ? 0 : distance(from.hex, to.hex);
}

/** A ship with the piece she is in. */
function firerIn({ own }: Plot, ship: ShipId): readonly [Counter, Vessel] | null {
  for (const piece of own) for (const vessel of piece.vessels) if (vessel.sheet.id === ship) return [piece, vessel];
  return null;
}

function harvestOf(plot: Plot, arm: Arm, ship: ShipId, token: string, expected: number): Harvest {
  const firer = firerIn(plot, ship);
  const target = plot.enemies.find((enemy) => enemy.token === token);
  return firer && target ? arm(plot, firer[1], target, rangeBetween(plot, firer[0], target), expected) : NOTHING;
}

/** Hull boxes that the shots already named may be expected to take, by target. */
function expectedBoxes(plot: Plot, arm: Arm): Map<string, number> {
  const boxes = new Map<string, number>();
  for (const { ship, target } of plot.view.aims) boxes.set(target, (boxes.get(target) ?? 0) + harvestOf(plot, arm, ship, target, 0).boxes);
  return boxes;
}

const aimWith =
  (arm: Arm, least: number) =>
  <K extends Fighting, I extends Item>(plot: Plot, { question, because }: Asked<K, Firing, I>): Command => {
    const expected = expectedBoxes(plot, arm);
    const harvest = ([ship, token]: Firing['fire']): Harvest => harvestOf(plot, arm, ship, token, expected.get(token) ?? 0);
    const shot = best(question.targets('fire'), (each) => harvest(each).worth, least);
    if (shot === undefined) return question.order('done');
    because?.(harvestInWords(harvest(shot)));
    return question.order('fire', shot);
  };

const harvestInWords = ({ boxes, worth }: Harvest): string =>
  `${boxes.toFixed(1)} boxes of hull are to be expected, with all other harm worth ${worth.toFixed(1)} points: more than from any other shot.`;

/** Whatever can do any harm is fired. */
export const gunnery = aimWith(broadside, 0);

/** A ship has one torpedo attack in her, so it is kept for something. */
export const torpedoes = aimWith(torpedoesOf, settings.torpedo);
