/** What a finished chart holds: ready-made SVG paths and the places where a board may write and stack counters. */

/** A point in chart units: x to the right, y down, as in the SVG view box. */
export type Point = readonly [x: number, y: number];

/** A rectangle in chart units, from its upper left corner. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A letter or number set in large type (about 26 units at sea, 20 in the air); `at` is the middle of its baseline. */
export interface ChartMark {
  readonly text: string;
  readonly at: Point;
}

/** One space of the game as it lies on the chart. */
export interface ChartSpace {
  /** The name of the sea, or the title of a box, as it is written on the chart; room is kept for type of about 15 units. */
  readonly name: string;
  /** The letter or number by which the rules call the space, where they do. */
  readonly mark?: ChartMark;
  /** What the space is: water on the chart, a port's panel laid over the land, or air-space above either. */
  readonly kind: 'sea' | 'port' | 'air';
  /** The closed outline, to fill, to highlight and to press. */
  readonly path: string;
  readonly centre: Point;
  /** Where the name goes: the middle of its baseline. */
  readonly label: Point;
  /** A rectangle that stays clear of names, for counters. */
  readonly room: Box;
}

/** A way from one space to another. */
export interface ChartLink<Id extends string = string> {
  readonly from: Id;
  readonly to: Id;
  /** An open curve from `from` to `to` that starts and ends outside the counters; an arrowhead may be put on its end. */
  readonly path: string;
  readonly oneWay: boolean;
}

/** A town or an island with its name. */
export interface ChartPlace {
  readonly name: string;
  readonly at: Point;
  readonly kind: 'town' | 'island';
  /** Which end of the name stands at the mark; `middle` sets the name underneath, or above with `above`. */
  readonly anchor: 'start' | 'middle' | 'end';
  readonly above?: true;
}

/** A name written across the water (or, for a country, across the land). */
export interface ChartName {
  readonly name: string;
  /** The middle of the baseline. */
  readonly at: Point;
  /** Degrees clockwise. */
  readonly angle?: number;
  /** Type size in chart units. */
  readonly size: number;
  readonly on: 'sea' | 'land';
}

/** A degree written at the chart's border; room is kept for type of about 10 units. */
export interface ChartFigure {
  readonly text: string;
  readonly at: Point;
  readonly anchor: 'start';
}

/** What was drawn by hand on top of the coastline data, and on what ground. */
export interface HandMade {
  readonly what: string;
  readonly from: string;
}

export interface Chart<Id extends string = string> {
  readonly width: number;
  readonly height: number;
  /** All land, joined by the even-odd rule. It runs past the frame, so that no shore line follows the edge. */
  readonly land: string;
  /** Sands that fall dry at low water. */
  readonly flats: string;
  /** The limits of the sea areas, each drawn once; stroke these and only fill the spaces of kind `sea`. */
  readonly limits: string;
  /** Outlines of shoals that stay under water, to be drawn as a dotted contour. */
  readonly banks: string;
  /** Dredged or buoyed channels through the sands, to be drawn as thin broken lines. */
  readonly fairways: string;
  readonly graticule: string;
  /** The black steps of the graduated border; fill it. */
  readonly border: string;
  readonly figures: readonly ChartFigure[];
  /** A clear spot for a compass rose. */
  readonly rose: { readonly at: Point; readonly radius: number };
  readonly spaces: Readonly<Record<Id, ChartSpace>>;
  readonly links: readonly ChartLink<Id>[];
  readonly places: readonly ChartPlace[];
  readonly seas: readonly ChartName[];
  readonly source: string;
  readonly handMade: readonly HandMade[];
}
