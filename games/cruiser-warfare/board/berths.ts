/** Where a side's stack lies in an area, and how large its counters are. */
import { boxAround, grown, middleOf } from '../../../chart/geometry.ts';
import { fitting, type Room } from '../../../kit/layout.ts';
import { SIDES } from '../../../tactical/board/sides.ts';
import { AREAS, type Area } from '../data/areas.ts';
import type { Side } from '../state.ts';
import { areaShape } from './charts.ts';
import type { Muster } from './muster.ts';

/** The chart keeps so much room for each of two stacks. */
const CELL = { width: 46, height: 32 } as const;
/** A stack that is alone may be a little higher without touching the name, but not where figures stand under it. */
const ALONE = 38;

export interface Berth {
  readonly room: Room;
  readonly scale: number;
}

const berth = (room: Room): Berth => ({ room, scale: Math.min(room[2] / fitting.card.width, room[3] / fitting.card.height) });

/** Beside the enemy's stack, or in the middle of the room of both. */
export function berthOf(
  area: Area,
  side: Side,
  { isAlone, hasFigures }: { readonly isAlone: boolean; readonly hasFigures: boolean },
): Berth {
  const [allied, central] = areaShape(area).stacks;
  if (!isAlone) {
    const [x, y] = side === 'allied' ? allied : central;
    return berth([x - CELL.width / 2, y - CELL.height / 2, CELL.width, CELL.height]);
  }
  const width = CELL.width + Math.abs(central[0] - allied[0]);
  const height = Math.max(hasFigures ? CELL.height : ALONE, CELL.height + Math.abs(central[1] - allied[1]));
  const [x, y] = [(allied[0] + central[0]) / 2, (allied[1] + central[1]) / 2];
  return berth([x - width / 2, y - height / 2, width, height]);
}

const otherOf = (side: Side): Side => (side === 'allied' ? 'central' : 'allied');

export const isAloneIn = (muster: Muster, area: Area, side: Side): boolean => muster.at(area, otherOf(side)).length === 0;

/** The ring around what is asked. */
const RING = 3;

/** The counters that lie on top of every stack. */
export const topCards = (muster: Muster, hasFigures: boolean): readonly Room[] =>
  AREAS.flatMap((area) =>
    SIDES.filter((side) => muster.at(area, side).length > 0).map((side) => {
      const { room, scale } = berthOf(area, side, { isAlone: isAloneIn(muster, area, side), hasFigures });
      return grown(boxAround(middleOf(room), fitting.card.width * scale, fitting.card.height * scale), RING);
    }),
  );
