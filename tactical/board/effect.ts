/** What the shots at a target promise beside a hit, from what the viewer sees of her: boxes lost, speed lost, sunk. */
import { distance } from '../../chart/hex.ts';
import { percent } from '../../kit/words.ts';
import { type Effect, effectOf, type Salvo, victimOf } from '../effect.ts';
import { gunSalvoes } from '../guns.ts';
import { hexesAt, profileOf } from '../profiles.ts';
import type { PieceView, ShipView } from '../view.ts';
import { afloatIn, conditionOf } from './fleet.ts';
import type { Helm } from './helm.ts';
import type { Shot } from './offers.ts';
import type { Fight } from './results.ts';

/** Without a map all are at one range. */
function rangeBetween(fight: Fight, from: PieceView, to: PieceView): number {
  if (!('step' in fight)) return hexesAt(profileOf(fight), fight.range);
  return from.hex === null || to.hex === null ? 0 : distance(from.hex, to.hex);
}

const shipIn = ({ ships }: PieceView, id: string): ShipView | undefined => ships?.find(({ sheet }) => sheet.id === id);

function salvoesOf(helm: Helm, shot: Shot, to: PieceView): readonly Salvo[] {
  const fight = helm.fight();
  const from = helm.piece(helm.counterOf(shot.ship) ?? '');
  const firer = from && shipIn(from, shot.ship);
  const load = fight.loaded.find(({ ship }) => ship === shot.ship);
  if (!from || !firer || !load) return [];
  const range = rangeBetween(fight, from, to);
  if (shot.by === 'torpedoes') return [{ by: 'torpedo', range, dice: load.torpedo, each: shot.each }];
  return gunSalvoes(fight, firer.sheet, { load, range }, shot.each);
}

/** All shots together; null where it cannot be said: of a counter that lies face down, or of several ships among whom her owner chooses. */
export function effectOn(helm: Helm, token: string, shots: readonly Shot[]): Effect | null {
  const piece = helm.piece(token);
  const [ship, ...others] = piece?.ships ? afloatIn(piece) : [];
  if (!piece || !ship || others.length > 0) return null;
  const fight = helm.fight();
  return effectOf(
    victimOf(fight, fight.readings, ship.sheet),
    conditionOf(ship),
    shots.flatMap((shot) => salvoesOf(helm, shot, piece)),
  );
}

/** Less than one in two hundred is not worth a word. */
const TELLING = 0.005;

/** '1.4 boxes, slows her 12%, sinks her 9%'. */
export const effectInWords = ({ boxes, slows, sinks }: Effect): string =>
  [
    `${boxes.toFixed(1)} boxes`,
    slows >= TELLING ? `slows her ${percent(slows)}` : '',
    sinks >= TELLING ? `sinks her ${percent(sinks)}` : '',
  ]
    .filter(Boolean)
    .join(', ');

/** '60% hit, 1.4 boxes, 9% sinks her': what is worst for her. */
export function promiseInShort(hit: number, effect: Effect | null): string {
  if (!effect) return `${percent(hit)} hit`;
  const { boxes, slows, sinks } = effect;
  const worst = sinks >= TELLING ? [`${percent(sinks)} sinks her`] : slows >= TELLING ? [`${percent(slows)} slows her`] : [];
  return [`${percent(hit)} hit`, `${boxes.toFixed(1)} boxes`, ...worst].join(', ');
}

/** '60%, sinks 9%', where a name leaves little room; what does her less than a box of harm is not said. */
export function promiseInBrief(hit: number, effect: Effect | null): string {
  const { boxes, slows, sinks } = effect ?? { boxes: 0, slows: 0, sinks: 0 };
  if (sinks >= TELLING) return `${percent(hit)}, sinks ${percent(sinks)}`;
  if (slows >= TELLING) return `${percent(hit)}, slows ${percent(slows)}`;
  return boxes >= 1 ? `${percent(hit)}, ${boxes.toFixed(1)} boxes` : `${percent(hit)} hit`;
}
