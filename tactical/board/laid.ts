/** A counter as it is laid on the water: how long and how broad she is, how she heads, and what is written beside her. */
import { fittingSize } from '../../kit/text-size.ts';
import type { Hex, Side } from '../battle.ts';
import { counterNumber } from '../names.ts';
import type { PieceView } from '../view.ts';
import { afloatIn, pieceName } from './fleet.ts';
import type { Livery } from './livery.ts';
import { rankOf } from './order.ts';

/** A ship that nobody has made out: no more than a shape on the water, so that a fleet of them takes little room. */
export const BLANK = { length: 84, beam: 15 };

export interface Laid {
  readonly token: string;
  readonly side: Side;
  readonly hex: Hex | null;
  /** Who moves together lies together. */
  readonly group: number;
  readonly name: string;
  /** Nobody has made her out: there are no bars below her name. */
  readonly isBlank: boolean;
  /** Her place among those she lies with. */
  readonly rank: number;
  /** A compass heading. */
  readonly heading: number;
  /** In metres. */
  readonly length: number;
  readonly beam: number;
  /** Ships side by side. */
  readonly count: number;
  /** Pixels that are kept free at the end of her name, for odds. */
  readonly beside: number;
}

const KEYS = [
  'token',
  'side',
  'hex',
  'group',
  'name',
  'isBlank',
  'rank',
  'heading',
  'length',
  'beam',
  'count',
  'beside',
] as const satisfies readonly (keyof Laid)[];

export const isLaidAlike = (before: readonly Laid[], now: readonly Laid[]): boolean =>
  before.length === now.length && now.every((each, place) => KEYS.every((key) => each[key] === before[place]?.[key]));

/** Metres from ship to ship of a division. */
export const ABREAST = 32;

/** What is written beside a counter that lies face down: its number, and how many ships once they have been counted (CW-9.3b). */
export const markName = ({ token, count }: PieceView): string =>
  `${counterNumber(token)}${count !== null && count > 1 ? ` ×${count}` : ''}`;

export function laidOf({ profileOf }: Livery, piece: PieceView, heading: number, beside = 0): Laid {
  const { token, side, hex, own, ships } = piece;
  const [first] = afloatIn(piece);
  const { length, beam } = first ? profileOf(first.sheet.id) : BLANK;
  const name = ships ? pieceName(piece) : markName(piece);
  const count = Math.max(1, afloatIn(piece).length);
  const isBlank = ships === null;
  return {
    token,
    side,
    hex,
    group: own?.group ?? 0,
    name,
    isBlank,
    rank: first ? rankOf(first.sheet) : 0,
    heading,
    length,
    beam,
    count,
    beside,
  };
}

/** Where the name stands about the middle of the ship: the left end of its line, with the flag before it. */
export interface Plate {
  /** As much of it as there is room for. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Of flag and name together. */
  readonly width: number;
  /** The width to which a long name is pressed together; undefined for others. */
  readonly pressed: number | undefined;
  /** Of the type. */
  readonly size: number;
}

/** The flag and the space after it, as a part of the type. */
export const FLAG = 1.15;

export const widthOf = (name: string, size: number): number => size * FLAG + size / fittingSize(name, 1, Number.POSITIVE_INFINITY);
