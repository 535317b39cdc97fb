/** An anti-aircraft gun on its pedestal behind a low parapet. */
import { type Drawing, disc, join, line, type Point, shape } from '../drawing.ts';
import { type GunProfile, row } from '../profile.ts';

const TRUNNION: Point = [0, -5.4];

const along = (angle: number, reach: number, aside: number): Point => [
  TRUNNION[0] + Math.cos(angle) * reach - Math.sin(angle) * aside,
  TRUNNION[1] - Math.sin(angle) * reach - Math.cos(angle) * aside,
];

const barrelOf = (angle: number, aside: number): string => {
  const at = (reach: number, thick: number): Point => along(angle, reach, aside + thick);
  return join(
    shape(at(-3.2, 0.75), at(2.4, 0.75), at(2.4, -0.75), at(-3.2, -0.75)),
    shape(at(2.4, 0.45), at(11, 0.32), at(11, -0.32), at(2.4, -0.45)),
    shape(at(10.4, 0.5), at(11.3, 0.5), at(11.3, -0.5), at(10.4, -0.5)),
  );
};

const bags = (): string => {
  const lower = row(7, -9.6, 9.6).map((x) => disc(x, -0.7, 1.75, 0.75));
  const upper = row(2, -8.2, -5).map((x) => disc(x, -2.1, 1.75, 0.75));
  const far = row(2, 5, 8.2).map((x) => disc(x, -2.1, 1.75, 0.75));
  return join(...lower, ...upper, ...far);
};

export const drawGun = ({ barrels, elevation }: GunProfile): Drawing => {
  const angle = (elevation * Math.PI) / 180;
  const asides = barrels === 1 ? [0] : row(barrels, -0.9, 0.9);
  return {
    box: { left: -11.5, right: 11.5, top: Math.min(along(angle, 11.3, 0)[1], -8) - 0.6, bottom: 0 },
    solid: join(
      ...asides.map((aside) => barrelOf(angle, aside)),
      shape([-3.4, 0], [-1.2, -4.4], [-1.2, -6], [1.2, -6], [1.2, -4.4], [3.4, 0]),
      disc(TRUNNION[0], TRUNNION[1], 1.5),
      bags(),
    ),
    strokes: line([-1, -4.6], [-3, -6.4]),
    hairs: '',
    gaps: disc(TRUNNION[0], TRUNNION[1], 0.55),
    joints: line([-2.3, -2.2], [2.3, -2.2]),
  };
};
