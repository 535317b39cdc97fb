/** Everybody afloat by hex: made once for each question, and asked many times. */
import type { Hex } from '../../../chart/hex.ts';
import type { Battle, Light } from '../data/battle.ts';
import { shipIn } from '../data/data.ts';
import type { ShipId } from '../state.ts';
import type { ShipView, View } from '../view.ts';
import { shipsByHex } from './crowds.ts';
import { leadOf, piecesOf } from './divisions.ts';

/** What states and views have in common, as far as gunnery and torpedoes ask for it. */
export type Scene = Pick<View, 'turn' | 'ships' | 'divisions' | 'posts' | 'shown' | 'readings' | 'flashes' | 'beams' | 'wind' | 'smoke'>;

export interface Waters {
  readonly battle: Battle;
  readonly scene: Scene;
  /** Whatever is one piece (GF-13.1). */
  readonly byHex: ReadonlyMap<Hex, readonly ShipView[]>;
  /** GF-15.4: null where nothing is said of it. */
  readonly light: Light | null;
  /** GF-12.2 */
  readonly smoke: ReadonlySet<Hex>;
}

const CLEAR: ReadonlySet<Hex> = new Set();

export const watersOf = (battle: Battle, scene: Scene): Waters => ({
  battle,
  scene,
  byHex: shipsByHex(piecesOf(scene)),
  light: lightIn(battle, scene.turn),
  smoke: scene.smoke.length === 0 ? CLEAR : new Set(scene.smoke.map(({ hex }) => hex)),
});

/** GF-15.4: the last change that has come. */
export function lightIn({ light }: Battle, turn: number): Light | null {
  let now: Light | null = null;
  for (const change of light) if (change.from <= turn) now = change;
  return now;
}

const nobody: readonly ShipView[] = [];

export const shipsAt = ({ byHex }: Waters, hex: Hex): readonly ShipView[] => byHex.get(hex) ?? nobody;

export const shipOn = ({ battle, scene }: Waters, id: ShipId): ShipView => shipIn(battle, scene, id);

/** GF-13.4: whoever stands on the board for a ship. */
export const pieceOn = (waters: Waters, id: ShipId): ShipView => shipOn(waters, leadOf(waters.scene, id));

/** Of one squadron; ships that belong to none have no company (GF-4.1b). */
export const isConsort = (one: ShipView, other: ShipView): boolean => one.squadron !== null && one.squadron === other.squadron;
