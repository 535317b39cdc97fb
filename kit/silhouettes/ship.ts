/** A surface ship from abeam, bow to the right, waterline at zero. */
import { type Drawing, disc, join, line, oblong, type Point, shape } from '../drawing.ts';
import { type Along, type Block, type Casemates, type Funnel, type Mast, row, type ShipProfile, type Turret } from '../profile.ts';

/** Heights are drawn larger than life, as recognition plates do: a hull is long and low. */
const RISE = 1.35;
const DECK = 2.6;

const up = (metres: number): number => -metres * RISE;

const onForecastle = (ship: ShipProfile, at: Along): boolean => (ship.forecastle ?? 0) > 0 && at >= 1 - (ship.forecastle ?? 0);

/** Height of the weather deck, with the sheer of bow and stern. */
export const deckAt = (ship: ShipProfile, at: Along): number => {
  const bow = Math.min(1.6, ship.freeboard * 0.28) * Math.max(0, (at - 0.6) / 0.4) ** 2;
  const stern = 0.5 * Math.max(0, (0.2 - at) / 0.2) ** 2;
  return ship.freeboard + bow + stern + (onForecastle(ship, at) ? Math.min(DECK, ship.freeboard * 0.8) : 0);
};

const deckLine = (ship: ShipProfile): readonly Point[] => {
  const step = 1 - (ship.forecastle ?? 0);
  const places = [...row(25, 0, 1), step - 0.004, step].filter((at) => at >= 0 && at <= 1).sort((a, b) => a - b);
  return places.map((at) => [at * ship.length, up(deckAt(ship, at))]);
};

const stem = (ship: ShipProfile): readonly Point[] => {
  const { length } = ship;
  const top = deckAt(ship, 1);
  switch (ship.bow) {
    case 'ram':
      return [
        [length * 1.002, up(top * 0.7)],
        [length * 1.012, up(top * 0.3)],
        [length * 1.022, up(0)],
      ];
    case 'clipper':
      return [
        [length * 1.03, up(top + 0.5)],
        [length * 1.005, up(top * 0.6)],
        [length * 0.985, up(0)],
      ];
    case 'straight':
      return [
        [length * 1.003, up(top)],
        [length * 0.997, up(0)],
      ];
  }
};

const sternpost = (ship: ShipProfile): readonly Point[] => {
  const { length, freeboard } = ship;
  return ship.stern === 'counter'
    ? [
        [length * 0.055, up(0)],
        [length * 0.02, up(freeboard * 0.3)],
        [-length * 0.004, up(freeboard * 0.75)],
      ]
    : [
        [length * 0.004, up(0)],
        [-length * 0.008, up(freeboard * 0.35)],
        [-length * 0.008, up(freeboard * 0.7)],
      ];
};

const hull = (ship: ShipProfile): string => shape(...sternpost(ship), ...deckLine(ship), ...stem(ship));

const block = (ship: ShipProfile, { from, to, height }: Block): string => {
  const deck = Math.min(deckAt(ship, from), deckAt(ship, to));
  const top = Math.max(deckAt(ship, from), deckAt(ship, to)) + height;
  return oblong(from * ship.length, up(top), to * ship.length, up(deck - 1));
};

interface Stack {
  readonly x: number;
  readonly base: number;
  readonly top: number;
  readonly half: number;
  readonly rake: number;
}

const stackOf = (ship: ShipProfile, funnel: Funnel): Stack => {
  const base = deckAt(ship, funnel.at);
  return { x: funnel.at * ship.length, base, top: base + funnel.height, half: (funnel.width ?? 5) / 2, rake: funnel.rake ?? 0 };
};

const funnelShape = ({ x, base, top, half, rake }: Stack): string =>
  shape([x - half, up(base - 1)], [x - half - rake, up(top)], [x + half - rake, up(top)], [x + half, up(base - 1)]);

const funnelCap = ({ x, top, half, rake }: Stack): string => {
  const y = up(top - 2.2);
  return line([x - half - rake, y], [x + half - rake, y]);
};

const floorOf = (ship: ShipProfile, turret: Turret): number => deckAt(ship, turret.at) + (turret.raised ?? 0) * DECK;
const ahead = (turret: Turret): number => (turret.facing === 'fore' ? 1 : -1);

const turretShape = (ship: ShipProfile, turret: Turret): string => {
  const { size } = turret;
  const x = turret.at * ship.length;
  const z = floorOf(ship, turret);
  const tall = size * 0.32;
  const to = (part: number): number => x + ahead(turret) * size * part;
  const house = shape(
    [to(-0.5), up(z)],
    [to(-0.46), up(z + tall)],
    [to(0.22), up(z + tall)],
    [to(0.5), up(z + tall * 0.4)],
    [to(0.5), up(z)],
  );
  return join(house, oblong(x - size * 0.34, up(z), x + size * 0.34, up(deckAt(ship, turret.at) - 1)));
};

const barrel = (ship: ShipProfile, turret: Turret): string => {
  const z = floorOf(ship, turret) + turret.size * 0.17;
  const to = (part: number): number => turret.at * ship.length + ahead(turret) * turret.size * part;
  return line([to(0.3), up(z)], [to(1.4), up(z + turret.size * 0.06)]);
};

const turretJoint = (ship: ShipProfile, turret: Turret): string => {
  const x = turret.at * ship.length;
  const y = up(floorOf(ship, turret));
  return line([x - turret.size * 0.5, y], [x + turret.size * 0.5, y]);
};

const headOf = (ship: ShipProfile, mast: Mast): Point => [mast.at * ship.length, up(deckAt(ship, mast.at) + mast.height)];

const mastLines = (ship: ShipProfile, mast: Mast): string => {
  const x = mast.at * ship.length;
  const foot = deckAt(ship, mast.at);
  const fork: Point = [x, up(foot + mast.height * 0.6)];
  const spread = mast.height * 0.17;
  return join(
    line([x, up(foot)], [x, up(foot + mast.height * (mast.kind === 'tripod' ? 0.66 : 0.8))]),
    mast.kind === 'tripod' && join(line(fork, [x - spread, up(foot)]), line(fork, [x - spread * 0.72, up(foot)])),
  );
};

const mastTop = (ship: ShipProfile, mast: Mast): string => {
  const x = mast.at * ship.length;
  const z = deckAt(ship, mast.at) + mast.height * 0.6;
  return mast.top === true ? shape([x - 2.6, up(z + 2.4)], [x + 2.6, up(z + 2.4)], [x + 1.9, up(z)], [x - 1.9, up(z)]) : '';
};

const topmast = (ship: ShipProfile, mast: Mast): string => {
  const head = headOf(ship, mast);
  const yard = head[1] + mast.height * 0.16 * RISE;
  return join(line([head[0], head[1] + mast.height * 0.42 * RISE], head), line([head[0] - 2.4, yard], [head[0] + 2.4, yard]));
};

/** Stays to bow and stern and the wireless aerial between the mastheads. */
const rigging = (ship: ShipProfile): string => {
  const heads = [...ship.masts].sort((a, b) => a.at - b.at).map((mast) => headOf(ship, mast));
  const first = heads[0];
  const last = heads.at(-1);
  if (!first || !last) return '';
  const stern: Point = [ship.length * 0.02, up(deckAt(ship, 0.02))];
  const bow: Point = [ship.length * 0.985, up(deckAt(ship, 0.985))];
  return line(stern, first, last, bow);
};

const ports = (ship: ShipProfile, { from, to, count }: Casemates): string =>
  join(
    ...row(count, from, to).map((at) => {
      const x = at * ship.length;
      const z = deckAt(ship, at) - 2.2;
      return oblong(x - 1.5, up(z + 0.7), x + 1.5, up(z - 0.7));
    }),
  );

const scuttles = (ship: ShipProfile): string =>
  join(...row(17, 0.12, 0.9).map((at) => disc(at * ship.length, up(deckAt(ship, at) - 1.7), 0.55)));

const tube = (ship: ShipProfile, at: Along): string => {
  const x = at * ship.length;
  const z = deckAt(ship, at);
  return join(oblong(x - 0.7, up(z + 1), x + 0.7, up(z - 1)), oblong(x - 3, up(z + 2), x + 3, up(z + 0.9)));
};

/** A canvas and steel shed: pitched roof, ribs, and a derrick over the stern to swing the machines out. */
const shed = (ship: ShipProfile, { from, to, height }: Block): string => {
  const deck = deckAt(ship, from);
  const [left, right] = [from * ship.length, to * ship.length];
  return shape(
    [left, up(deck - 1)],
    [left, up(deck + height * 0.9)],
    [left + 2, up(deck + height)],
    [right, up(deck + height)],
    [right, up(deck - 1)],
  );
};

const ribs = (ship: ShipProfile, { from, to, height }: Block): string => {
  const deck = deckAt(ship, from);
  const uprights = row(6, from, to)
    .slice(1, -1)
    .map((at) => line([at * ship.length, up(deck + 0.6)], [at * ship.length, up(deck + height - 0.8)]));
  return join(line([from * ship.length, up(deck + 0.2)], [to * ship.length, up(deck + 0.2)]), ...uprights);
};

const derrick = (ship: ShipProfile, { from, height }: Block): string => {
  const deck = deckAt(ship, from);
  const heel: Point = [from * ship.length + 1, up(deck + height)];
  const head: Point = [from * ship.length - ship.length * 0.1, up(deck + height + 5)];
  return line(heel, head);
};

const fall = (ship: ShipProfile, { from, height }: Block): string => {
  const x = from * ship.length - ship.length * 0.1;
  const deck = deckAt(ship, from);
  return line([from * ship.length + 1, up(deck + height + 9)], [x, up(deck + height + 5)], [x, up(deck + height - 2)]);
};

const heightOf = (ship: ShipProfile): number =>
  Math.max(
    ...ship.masts.map((mast) => deckAt(ship, mast.at) + mast.height),
    ...ship.funnels.map((funnel) => deckAt(ship, funnel.at) + funnel.height),
    deckAt(ship, 1),
  );

export const drawShip = (ship: ShipProfile): Drawing => {
  const stacks = ship.funnels.map((funnel) => stackOf(ship, funnel));
  const houses = ship.houses ?? [];
  return {
    box: { left: 0, right: ship.length, top: up(heightOf(ship)), bottom: 0 },
    solid: join(
      hull(ship),
      ...houses.map((house) => block(ship, house)),
      ship.hangar && shed(ship, ship.hangar),
      ...stacks.map(funnelShape),
      ...ship.turrets.map((turret) => turretShape(ship, turret)),
      ...ship.masts.map((mast) => mastTop(ship, mast)),
      ...(ship.tubes ?? []).map((at) => tube(ship, at)),
    ),
    strokes: join(
      ...ship.turrets.map((turret) => barrel(ship, turret)),
      ...ship.masts.map((mast) => mastLines(ship, mast)),
      ship.hangar && derrick(ship, ship.hangar),
    ),
    hairs: join(rigging(ship), ship.hangar && fall(ship, ship.hangar), ...ship.masts.map((mast) => topmast(ship, mast))),
    gaps: join(...(ship.casemates ?? []).map((guns) => ports(ship, guns)), ship.scuttles && scuttles(ship)),
    joints: join(
      ...stacks.map(funnelCap),
      ...ship.turrets.map((turret) => turretJoint(ship, turret)),
      ship.hangar && ribs(ship, ship.hangar),
    ),
  };
};
