/** A table as plain data, from which it goes on as if it had never been away. Sights and logs are made anew. It holds for the program that wrote it. */
import type { KeptGame, Kind } from '../kernel/index.ts';
import type { Proposal } from './accord.ts';
import type { KeptCrew } from './crew.ts';
import type { KeptPutting } from './habits.ts';
import type { Notes } from './notes.ts';
import type { Answered } from './only-answer.ts';
import type { WholeStanding } from './standing.ts';

/** Orders that a side gave at once, and takes back at once: how many stood before them and after them. */
export interface Batch {
  readonly side: string;
  readonly before: number;
  readonly after: number;
}

/** What was answered by itself, and how many commands stood then. */
export interface AnsweredBy extends Answered {
  readonly side: string;
  readonly after: number;
}

export interface KeptTable {
  readonly game: KeptGame<Kind>;
  readonly secretsPassed: number;
  readonly sparesQuestions: boolean;
  readonly isApart: boolean;
  readonly batches: readonly Batch[];
  readonly layingOut: Pick<Batch, 'side' | 'before'> | null;
  readonly answered: readonly AnsweredBy[];
  readonly remembered: readonly (readonly [string, string])[];
  readonly habits: readonly (readonly [string, KeptPutting])[];
  readonly courses: Notes['courses'];
  readonly standing: WholeStanding;
  readonly proposal: Proposal | null;
  readonly crew: KeptCrew;
}
