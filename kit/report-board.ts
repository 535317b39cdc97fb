/** What the board of a game brings to its after-action report: flags, silhouettes, and the chart on which tracks are drawn. */
import type { Point } from '../chart/chart.ts';
import type { Nation } from './nation.tsx';
import type { Profile } from './profile.ts';
import type { Box } from './view-box.ts';

/** A chart in small: the game's own, or open sea. */
export interface ReportChart {
  /** The part that is shown. */
  readonly box: Box;
  /** Coasts, and other lines on the water; empty on the open sea. */
  readonly land: string;
  readonly lines: string;
  /** Names across the water. */
  readonly names: readonly { readonly name: string; readonly at: Point }[];
  /** Where a place of the report lies; null for what is not on the chart. */
  point(place: string): Point | null;
  /** The course from a place to the next, in one stroke or several; straight, if this is left out. */
  way?(from: string, to: string): readonly (readonly Point[])[];
}

/** Of which game this is: what it is played with, and which scenario. */
export interface Setting<D> {
  readonly data: D;
  readonly scenario: string;
}

/** Methods, so that the module of one game can stand where any game's is asked for. */
export interface ReportBoard<D = object> {
  nationOf(party: string, of: Setting<D>): Nation;
  /** Undefined for what has no outline of its own. */
  profileOf(id: string, of: Setting<D>): Profile | undefined;
  /** The chart for these places; null where there is nothing to draw. */
  chartOf(of: Setting<D>, places: readonly string[]): ReportChart | null;
}
