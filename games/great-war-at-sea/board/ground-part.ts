/** What every part of a theatre's chart is given. */
import type { TheatreId } from '../data/theatre.ts';

export interface GroundPart {
  readonly theatre: TheatreId;
}
