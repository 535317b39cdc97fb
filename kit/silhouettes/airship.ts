/** A rigid airship, nose to the right: a long parallel body, blunt nose, tapering tail with cruciform fins. */
import { bend, type Drawing, join, line, type Point, shape } from '../drawing.ts';
import { type AirshipProfile, type Along, row } from '../profile.ts';

/** Half the thickness of the body: blunt forward, parallel amidships, a cone aft. */
const girth = (at: Along): number => {
  if (at > 0.8) return Math.sqrt(Math.max(0, 1 - ((at - 0.8) / 0.2) ** 2));
  if (at < 0.34) return 1 - ((0.34 - at) / 0.34) ** 1.9;
  return 1;
};

const skin = (length: number, half: number): string => {
  const places = [...row(30, 0, 0.8), ...row(24, 0, Math.PI / 2).map((turn) => 0.8 + 0.2 * Math.sin(turn))];
  const over = places.map((at): Point => [at * length, -girth(at) * half]);
  const under = places.toReversed().map((at): Point => [at * length, girth(at) * half]);
  return shape(...over, ...under);
};

const fins = (length: number, half: number): string => {
  const fin = (side: number): string =>
    shape(
      [length * 0.16, side * half * 0.68],
      [length * 0.085, side * half * 1.28],
      [length * 0.015, side * half * 1.28],
      [length * 0.02, side * half * 0.1],
    );
  return join(
    fin(-1),
    fin(1),
    shape([length * 0.15, -half * 0.1], [length * 0.02, -half * 0.22], [-length * 0.012, half * 0.16], [length * 0.12, half * 0.16]),
  );
};

const gondola = (length: number, half: number, at: Along): string => {
  const [x, y] = [at * length, half * 1.34];
  return shape([x - 7, y - 1], [x + 6, y - 1], [x + 7.5, y + 0.8], [x + 4.5, y + 3], [x - 5, y + 3], [x - 7.5, y + 0.8]);
};

const slings = (length: number, half: number, at: Along): string => {
  const x = at * length;
  return join(...[-5, 0, 5].map((dx) => line([x + dx, half * 0.9], [x + dx, half * 1.4])));
};

const screws = (length: number, half: number, at: Along): string =>
  line([at * length - 8.6, half * 1.05], [at * length - 8.6, half * 1.75]);

/** The longitudinal girders that show through the fabric. */
const girders = (length: number, half: number): string =>
  join(
    bend([length * 0.1, -half * 0.12], [length * 0.3, -half * 0.5], [length * 0.5, -half * 0.5]),
    line([length * 0.5, -half * 0.5], [length * 0.9, -half * 0.46]),
    bend([length * 0.1, half * 0.14], [length * 0.3, half * 0.24], [length * 0.5, half * 0.24]),
    line([length * 0.5, half * 0.24], [length * 0.93, half * 0.22]),
    line([length * 0.045, -half * 1.24], [length * 0.06, -half * 0.4]),
    line([length * 0.045, half * 1.24], [length * 0.06, half * 0.4]),
  );

export const drawAirship = ({ length, diameter, gondolas }: AirshipProfile): Drawing => {
  const half = (diameter / 2) * 1.35;
  return {
    box: { left: 0, right: length, top: -half * 1.3, bottom: half * 1.34 + 3 },
    solid: join(skin(length, half), fins(length, half), ...gondolas.map((at) => gondola(length, half, at))),
    strokes: join(...gondolas.map((at) => screws(length, half, at))),
    hairs: join(...gondolas.map((at) => slings(length, half, at))),
    gaps: '',
    joints: girders(length, half),
  };
};
