/** A submarine running on the surface, bow to the right: a low casing, a small tower, an open bridge. */
import { type Drawing, join, line, oblong, type Point, shape } from '../drawing.ts';
import { row, type SubmarineProfile } from '../profile.ts';

const RISE = 1.25;
const up = (metres: number): number => -metres * RISE;

const casing = (length: number): string =>
  shape(
    [length * 0.03, 0],
    [length * 0.1, up(0.9)],
    [length * 0.24, up(1.7)],
    [length * 0.8, up(1.9)],
    [length * 0.96, up(2.5)],
    [length * 0.995, up(2.4)],
    [length, up(1.4)],
    [length * 0.975, 0],
  );

/** The tower with its bridge deck and canvas screen. */
const tower = (x: number): string =>
  join(
    shape([x - 2.4, up(1.6)], [x - 2, up(4.3)], [x + 2, up(4.3)], [x + 2.6, up(1.6)]),
    oblong(x - 4.6, up(4.5), x + 2.4, up(4.1)),
    shape([x - 0.4, up(4.4)], [x - 0.2, up(5.9)], [x + 2.2, up(5.9)], [x + 2.6, up(4.4)]),
  );

const rails = (x: number): string =>
  join(line([x - 4.5, up(5.4)], [x, up(5.4)]), ...[-4.5, -2.6].map((dx) => line([x + dx, up(4.4)], [x + dx, up(5.4)])));

const deckGun = (x: number): string => oblong(x - 0.6, up(3.6), x + 0.6, up(1.6));

export const drawSubmarine = (boat: SubmarineProfile): Drawing => {
  const { length, periscopes } = boat;
  const x = boat.tower * length;
  const mount = x + length * 0.12;
  const scopes = row(periscopes, x - 1.3, x + 0.4).map((at, i) => line([at, up(4.4)], [at, up(8.2 + i * 1.3)]));
  const masthead: Point = [x - 1.3, up(7.6)];
  return {
    box: { left: 0, right: length, top: up(10), bottom: 0 },
    solid: join(casing(length), tower(x), boat.gun === true && deckGun(mount)),
    strokes: join(
      ...scopes,
      boat.gun === true && line([mount - 1, up(3.3)], [mount + 4, up(3.8)]),
      line([length * 0.045, up(0.3)], [length * 0.045, up(3)]),
      line([length * 0.9, up(1)], [length * 0.935, up(0.7)]),
    ),
    hairs: join(line([length * 0.98, up(2.5)], masthead, [length * 0.045, up(2.8)]), rails(x)),
    gaps: '',
    joints: line([length * 0.13, up(0.75)], [length * 0.965, up(1.05)]),
  };
};
