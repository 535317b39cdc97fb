/** Outlines seen from above, bow along +x, amidships at the origin, in metres. */
import { disc, join, line, oblong, type Point, shape } from './drawing.ts';
import { type AeroplaneProfile, type AirshipProfile, row, type ShipProfile, type Turret } from './profile.ts';

/** Runs a function for port (-1) and starboard (1). */
const bothSides = (draw: (side: number) => string): string => join(draw(-1), draw(1));

/** A hull: `fine` near 1 gives a full bow, lower values a sharper one. */
export const hullFromAbove = (length: number, beam: number, fine: number): string => {
  const [h, b] = [length / 2, beam / 2];
  const port = `C${h * fine} ${-b * 0.42} ${h * 0.56} ${-b} ${h * 0.1} ${-b}L${-h * 0.45} ${-b}`;
  const stern = `C${-h * 0.82} ${-b * 0.94} ${-h} ${-b * 0.62} ${-h} 0C${-h} ${b * 0.62} ${-h * 0.82} ${b * 0.94} ${-h * 0.45} ${b}`;
  const starboard = `L${h * 0.1} ${b}C${h * 0.56} ${b} ${h * fine} ${b * 0.42} ${h} 0Z`;
  return `M${h} 0${port}${stern}${starboard}`;
};

/** Water thrown up by the bow, the arms of the wake and the broken water astern. */
export const wakeBehind = (length: number, beam: number, speed: number): string => {
  const [h, b] = [length / 2, beam / 2];
  const trail = h * (0.5 + 1.1 * speed);
  const wide = b * (1.35 + speed);
  const bow = (s: number): string =>
    `M${h * 0.96} ${s * b * 0.15}Q${h * 0.3} ${s * b * 1.25} ${-h * 0.3} ${s * wide}Q${h * 0.25} ${s * b * 1.7} ${h * 0.96} ${s * b * 0.15}Z`;
  const arm = (s: number): string =>
    `M${-h * 0.8} ${s * b * 0.7}Q${-h * 1.3} ${s * b * 1.1} ${-h - trail} ${s * wide}Q${-h * 1.25} ${s * b * 0.85} ${-h * 0.9} ${s * b * 0.4}Z`;
  const churn = (s: number): string => `Q${-h - trail * 0.5} ${s * b * 0.4} `;
  const astern = `M${-h * 0.95} ${-b * 0.45}${churn(-1)}${-h - trail * 1.1} 0${churn(1)}${-h * 0.95} ${b * 0.45}Z`;
  return join(bothSides(bow), bothSides(arm), astern);
};

/** Deckhouses and hangar. */
export const blocksFromAbove = ({ length, beam, houses, hangar }: ShipProfile): string => {
  const block = (from: number, to: number, half: number): string => oblong((from - 0.5) * length, -half, (to - 0.5) * length, half);
  return join(...(houses ?? []).map(({ from, to }) => block(from, to, beam * 0.26)), hangar && block(hangar.from, hangar.to, beam * 0.44));
};

const tubesFromAbove = ({ length, tubes }: ShipProfile): string =>
  join(...(tubes ?? []).map((at) => oblong((at - 0.5) * length - 3, -0.9, (at - 0.5) * length + 3, 0.9)));

export const funnelsFromAbove = ({ length, funnels }: ShipProfile): string =>
  join(...(funnels ?? []).map(({ at, width = 5 }) => disc((at - 0.5) * length, 0, width * 0.6, width * 0.5)));

const mastsFromAbove = ({ length, masts }: ShipProfile): string =>
  join(...(masts ?? []).map(({ at }) => disc((at - 0.5) * length, 0, 1.1)));

/** About its own centre, pointing along +x. */
const GUNHOUSE: readonly Point[] = [
  [-0.5, -0.3],
  [-0.3, -0.45],
  [0.3, -0.42],
  [0.52, -0.24],
  [0.52, 0.24],
  [0.3, 0.42],
  [-0.3, 0.45],
  [-0.5, 0.3],
];

/** A turret as it is trained, in degrees clockwise from the bow; what was hit has no barrels left. */
function turretFromAbove(
  { length, beam }: ShipProfile,
  { at, abeam = 0, size, guns }: Turret,
  training: number,
  isWrecked: boolean,
): string {
  const [cos, sin] = [Math.cos((training * Math.PI) / 180) * size, Math.sin((training * Math.PI) / 180) * size];
  const [left, top] = [(at - 0.5) * length, abeam * beam * 0.27];
  const laid = (points: readonly Point[]): string =>
    shape(...points.map(([x, y]): Point => [left + x * cos - y * sin, top + x * sin + y * cos]));
  const barrel = (aside: number): string =>
    laid([
      [0, aside - 0.065],
      [1.3, aside - 0.065],
      [1.3, aside + 0.065],
      [0, aside + 0.065],
    ]);
  return join(laid(GUNHOUSE), ...(isWrecked ? [] : abreast(guns, 0.2).map(barrel)));
}

/** The turrets that are in action, or those that are not; at rest they point to the end of the ship that they stand on. */
const turretsFromAbove = (ship: ShipProfile, training: readonly number[], wrecked: readonly boolean[], isWrecked: boolean): string =>
  join(
    ...ship.turrets.map(
      (turret, place) =>
        (wrecked[place] === true) === isWrecked &&
        turretFromAbove(ship, turret, training[place] ?? (turret.facing === 'fore' ? 0 : 180), isWrecked),
    ),
  );

/** All of one colour that stands on her decks: turrets, torpedo tubes and masts. One outline, because a fleet has hundreds of each. */
export const armsFromAbove = (ship: ShipProfile, training: readonly number[], wrecked: readonly boolean[]): string =>
  join(tubesFromAbove(ship), mastsFromAbove(ship), turretsFromAbove(ship, training, wrecked, false));

export const wrecksFromAbove = (ship: ShipProfile, training: readonly number[], wrecked: readonly boolean[]): string =>
  turretsFromAbove(ship, training, wrecked, true);

const abreast = (count: number, apart: number): readonly number[] => (count === 1 ? [0] : row(count, -apart, apart));

export const barrels = (count: number, from: number, to: number, apart: number): string =>
  join(...abreast(count, apart).map((aside) => line([from, aside], [to, aside])));

export const envelope = ({ length, diameter }: AirshipProfile): string => {
  const [h, b] = [length / 2, diameter * 0.62];
  const half = (s: number): string =>
    `C${h} ${s * b * 0.7} ${h * 0.8} ${s * b} ${h * 0.6} ${s * b}L${-h * 0.2} ${s * b}C${-h * 0.6} ${s * b} ${-h * 0.8} ${s * b * 0.6} ${-h} 0`;
  return bothSides((side) => `M${h} 0${half(side)}Z`);
};

export const envelopeSeams = ({ length, diameter }: AirshipProfile): string => {
  const [h, b] = [length / 2, diameter * 0.62];
  return join(
    line([-h * 0.9, 0], [h * 0.97, 0]),
    bothSides((side) => line([-h * 0.6, side * b * 0.5], [h * 0.9, side * b * 0.5])),
  );
};

export const airshipFins = ({ length, diameter }: AirshipProfile): string => {
  const [h, b] = [length / 2, diameter * 0.62];
  return bothSides((side) => shape([-h * 0.66, side * b * 0.5], [-h * 0.8, side * b * 1.35], [-h * 0.95, side * b * 1.35], [-h * 0.9, 0]));
};

export const fuselage = ({ length: l }: AeroplaneProfile): string =>
  shape([-l * 0.5, -0.2], [l * 0.1, -0.6], [l * 0.45, -0.5], [l * 0.45, 0.5], [l * 0.1, 0.6], [-l * 0.5, 0.2]);

export const mainplane = ({ length: l, span }: AeroplaneProfile): string => {
  const s = span / 2;
  return shape(
    [l * 0.3, -s],
    [l * 0.32, 0],
    [l * 0.3, s],
    [l * 0.13, s * 0.98],
    [l * 0.1, s * 0.2],
    [l * 0.08, 0],
    [l * 0.1, -s * 0.2],
    [l * 0.13, -s * 0.98],
  );
};

export const tailplane = ({ length: l, span }: AeroplaneProfile): string => {
  const s = span / 2;
  return shape([-l * 0.34, -s * 0.26], [-l * 0.34, s * 0.26], [-l * 0.49, s * 0.22], [-l * 0.49, -s * 0.22]);
};

export const floatsFromAbove = ({ length: l }: AeroplaneProfile): string =>
  bothSides((side) => oblong(-l * 0.02, side * l * 0.13 - 0.45, l * 0.52, side * l * 0.13 + 0.45));
