/** A biplane or monoplane of 1914, nose to the right, seen a little from ahead so that the wings show their span. */
import { bend, type Drawing, disc, join, line, oblong, type Point, shape } from '../drawing.ts';
import { type AeroplaneProfile, row } from '../profile.ts';

interface Airframe {
  readonly length: number;
  /** Where the wings stand along the body. */
  readonly wing: number;
  readonly chord: number;
  readonly upper: number;
  readonly lower: number;
  /** Sideways reach of half a wing in the picture. */
  readonly reach: Point;
}

const airframeOf = ({ length, span, wings }: AeroplaneProfile): Airframe => {
  const two = wings === 2;
  return {
    length,
    wing: length * 0.69,
    chord: length * (two ? 0.17 : 0.21),
    upper: two ? -3.3 : -1.05,
    lower: -0.2,
    reach: [-span * 0.13, span * (two ? 0.07 : 0.1)],
  };
};

const body = (length: number, engine: AeroplaneProfile['engine']): string => {
  const tip = engine === 'rotary' ? length * 0.93 : length * 0.96;
  return shape(
    [0, -0.75],
    [length * 0.5, -0.95],
    [length * 0.535, -0.7],
    [length * 0.575, -0.7],
    [length * 0.6, -1.05],
    [length * 0.82, -1.1],
    [tip, -0.85],
    [tip, 0.15],
    [length * 0.78, 0.35],
    [length * 0.5, 0.25],
    [0, -0.4],
  );
};

const nose = (length: number, engine: AeroplaneProfile['engine']): string => {
  switch (engine) {
    case 'rotary':
      return shape(
        [length * 0.865, -1.2],
        [length * 0.92, -1.2],
        [length * 0.95, -0.8],
        [length * 0.95, 0.1],
        [length * 0.92, 0.5],
        [length * 0.865, 0.5],
      );
    case 'inline':
      return join(oblong(length * 0.8, -1.5, length * 0.92, -0.8), line([length * 0.83, -1.5], [length * 0.83, -1.9]));
    case 'radiator':
      return shape([length * 0.765, -1], [length * 0.77, -2.4], [length * 0.805, -2.4], [length * 0.815, -1]);
  }
};

const tail = (length: number): string =>
  join(
    shape([0.5, -0.5], [0.1, -0.2], [-0.5, -0.35], [-0.8, -0.95], [-0.8, -1.75], [-0.45, -2.2], [0.1, -2.2], [0.5, -1.7], [1.5, -0.8]),
    shape([-0.3, -0.72], [length * 0.17, -0.95], [length * 0.15, -0.55], [-0.2, -0.42]),
  );

/** One wing: the half towards us comes forward and down in the picture, the far half goes back and up. */
const wingShape = ({ wing, chord, reach }: Airframe, y: number, part: number): string => {
  const [dx, dy] = [reach[0] * part, reach[1] * part];
  const thick = 0.2;
  return shape(
    [wing - chord * 0.5 - dx * 0.55, y - dy * 0.55 - thick],
    [wing + chord * 0.5 - dx * 0.55, y - dy * 0.55 - thick],
    [wing + chord * 0.5 + dx, y + dy - thick],
    [wing + chord * 0.5 + dx, y + dy + thick],
    [wing - chord * 0.55 + dx, y + dy + thick],
    [wing - chord * 0.55 + dx, y + dy - thick * 0.5],
  );
};

const strutsOf = ({ wing, chord, upper, lower, reach }: Airframe): readonly (readonly [Point, Point])[] =>
  [-0.45, 0.1, 0.85].flatMap((part) =>
    [-0.36, 0.38].map((place): readonly [Point, Point] => {
      const x = wing + chord * place + reach[0] * part;
      return [
        [x, upper + reach[1] * part],
        [x, lower + reach[1] * part],
      ];
    }),
  );

const bracing = (struts: readonly (readonly [Point, Point])[]): string =>
  join(
    ...struts.slice(2).map(([top, foot], i) => {
      const before = i % 2 === 1 ? struts[i] : undefined;
      return before ? join(line(before[0], foot), line(before[1], top)) : '';
    }),
  );

const joint = ({ wing, chord, reach, upper }: Airframe): string => {
  const [x, y] = [wing + reach[0] * 0.3, upper + reach[1] * 0.3];
  return line([x - chord * 0.52, y - 0.2], [x + chord * 0.5, y - 0.2]);
};

const WATER = 3;

const float = (from: number, to: number, y: number, tall: number): string =>
  shape(
    [from, y + tall * 0.2],
    [from + 0.2, y],
    [to - 0.5, y - 0.1],
    [to, y + tall * 0.25],
    [to - 0.9, y + tall * 0.8],
    [(from + to) / 2 + 0.3, y + tall],
    [(from + to) / 2, y + tall * 0.78],
    [from + 0.5, y + tall * 0.6],
  );

const floats = (length: number): string =>
  join(float(length * 0.46, length * 0.98, WATER - 1.05, 1.05), float(length * 0.53, length * 1.04, WATER - 1.5, 0.9));

const floatEdge = (length: number): string =>
  line([length * 0.48, WATER - 1.1], [length * 0.94, WATER - 1.2], [length * 0.98, WATER - 0.82]);

const floatStruts = (length: number): string =>
  join(
    ...[0.56, 0.72, 0.86].map((at) => line([length * at, 0.4], [length * (at - 0.01), WATER - 1.1])),
    line([length * 0.56, 0.4], [length * 0.7, WATER - 1.1]),
    line([length * 0.86, 0.3], [length * 0.74, WATER - 1.1]),
  );

const wheels = (length: number): string => join(disc(length * 0.74, WATER - 1.3, 0.75), disc(length * 0.77, WATER - 1.45, 0.7));
const legs = (length: number): string =>
  join(
    line([length * 0.66, 0.2], [length * 0.74, WATER - 1.3]),
    line([length * 0.82, 0.2], [length * 0.74, WATER - 1.3]),
    line([1, -0.5], [0.6, 0.4]),
  );

const screw = ({ length, engine }: AeroplaneProfile): string => {
  const x = engine === 'rotary' ? length * 0.985 : length;
  return join(line([x - 0.6, -0.3], [x, -0.3]), bend([x, -2], [x + 0.35, -1.2], [x, -0.3]), bend([x, -0.3], [x - 0.35, 0.6], [x, 1.4]));
};

export const drawAeroplane = (plane: AeroplaneProfile): Drawing => {
  const { length, engine, wings, kind } = plane;
  const airframe = airframeOf(plane);
  const struts = wings === 2 ? strutsOf(airframe) : [];
  const onFloats = kind === 'floatplane';
  return {
    box: {
      left: -0.75,
      right: length * 1.05,
      top: airframe.upper - airframe.reach[1] * 0.55 - 0.3,
      bottom: onFloats ? WATER : WATER - 0.5,
    },
    solid: join(
      body(length, engine),
      nose(length, engine),
      tail(length),
      wingShape(airframe, airframe.upper, 1),
      wings === 2 && wingShape(airframe, airframe.lower, 0.92),
      disc(length * 0.553, -1.1, 0.33),
      onFloats ? floats(length) : wheels(length),
      plane.tailFloat === true && float(0.1, length * 0.2, 0.25, 0.65),
    ),
    strokes: join(
      ...struts.map(([top, foot]) => line(top, foot)),
      onFloats ? floatStruts(length) : legs(length),
      screw(plane),
      plane.tailFloat === true && line([length * 0.1, -0.4], [length * 0.1, 0.4]),
    ),
    hairs: bracing(struts),
    gaps: onFloats ? '' : disc(length * 0.74, WATER - 1.3, 0.28),
    joints: join(
      onFloats && floatEdge(length),
      plane.folding === true && joint(airframe),
      ...row(3, 0.15, 0.42).map((at) => line([at * length, -0.8], [at * length, 0])),
    ),
  };
};
