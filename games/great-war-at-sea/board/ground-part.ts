/** What every part of a theatre's chart is given. */
import type { Box } from '../../../chart/chart.ts';
import type { TheatreId } from '../data/theatre.ts';

export interface GroundPart {
  readonly theatre: TheatreId;
}

/** Counters keep their size on the screen, so that the room they take depends on how many units go to a pixel. */
export type MarkersAt = (unit: number) => readonly Box[];
