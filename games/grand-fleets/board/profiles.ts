/** Ships as they are seen from above: the hull of the register, and turrets as the card has them. */
import type { ShipProfile, Turret } from '../../../kit/profile.ts';
import { row } from '../../../kit/profile.ts';
import { profileOfShip } from '../../../kit/ships/index.ts';
import { SHIPS } from '../../../register/index.ts';
import type { Card, GunLine, Mounts } from '../data/card.ts';

const RECORDS = new Map(SHIPS.map((ship) => [ship.id, ship]));

/** A mount of the first line of guns: which group of the card it belongs to, and its place in it. */
export interface Mount extends Turret {
  readonly group: number;
  readonly place: number;
  readonly arcs: string;
}

interface Station {
  /** From stern to bow, the foremost first. */
  readonly from: number;
  readonly to: number;
  readonly abeam: number;
  readonly facing: Turret['facing'];
}

const station = (from: number, to: number, facing: Turret['facing'], abeam = 0): Station => ({ from, to, facing, abeam });

/** Where mounts with these arcs stand. */
const STATIONS: Readonly<Record<string, Station>> = {
  ABCD: station(0.86, 0.76, 'fore'),
  CDEF: station(0.26, 0.15, 'aft'),
  CD: station(0.54, 0.42, 'aft'),
  ABCDEF: station(0.6, 0.42, 'fore'),
  ABC: station(0.82, 0.72, 'fore', -0.8),
  ABD: station(0.82, 0.72, 'fore', 0.8),
  AC: station(0.74, 0.56, 'fore', -1.2),
  BD: station(0.74, 0.56, 'fore', 1.2),
  ACE: station(0.62, 0.4, 'fore', -1.1),
  BDF: station(0.62, 0.4, 'fore', 1.1),
  C: station(0.6, 0.4, 'fore', -1.2),
  D: station(0.6, 0.4, 'fore', 1.2),
  CE: station(0.46, 0.26, 'aft', -1.2),
  DF: station(0.46, 0.26, 'aft', 1.2),
  CEF: station(0.24, 0.15, 'aft', -0.8),
  DEF: station(0.24, 0.15, 'aft', 0.8),
};
const AMIDSHIPS = station(0.6, 0.4, 'fore');

/** En echelon the first stands to port, the next to starboard. */
const abeamOf = (arcs: string, { abeam }: Station, place: number): number => (arcs === 'ABCDEF' ? (place % 2 === 0 ? -0.9 : 0.9) : abeam);

/** Guns are drawn larger than life, or a ship of sixty pixels would show none. */
const GUNS = 1.3;

/** A gun in a shield is half as large as one in a turret. */
const sizeFor = (inches: number, barrels: number): number =>
  GUNS * (inches >= 7 ? 3.2 + inches * 0.62 + (barrels > 2 ? 1.6 : 0) : 2.2 + inches * 0.45);

const inchesOf = ({ name }: GunLine): number => Number(/[\d.]+(?=")/.exec(name)?.[0] ?? 4);

function mountsIn({ arcs, mounts, barrels }: Mounts, group: number, inches: number): readonly Mount[] {
  const at = STATIONS[arcs] ?? AMIDSHIPS;
  const isPair = mounts === 2 && at.abeam === 0 && inches >= 7;
  return row(mounts, at.from, at.to).map((along, place) => ({
    at: along,
    size: sizeFor(inches, barrels),
    guns: barrels,
    facing: at.facing,
    raised: isPair && (at.facing === 'fore' ? place === 1 : place === 0) ? 1 : 0,
    abeam: abeamOf(arcs, at, place),
    group,
    place,
    arcs,
  }));
}

export interface Vessel {
  readonly profile: ShipProfile;
  readonly mounts: readonly Mount[];
}

/** A hull of two hundred metres for a card that no register knows, as a pack may have. */
const lengthOf = ({ hull }: Card): number => 60 + 32 * Math.sqrt(hull);
const plain = (card: Card): ShipProfile => ({
  kind: 'ship',
  length: lengthOf(card),
  beam: lengthOf(card) / 8,
  freeboard: 6,
  bow: 'straight',
  funnels: [],
  masts: [],
  turrets: [],
});

function draw(card: Card): Vessel {
  const record = RECORDS.get(card.ship);
  const profile = record ? profileOfShip(record) : plain(card);
  const [main] = card.guns;
  const mounts = main ? main.mounts.flatMap((group, place) => mountsIn(group, place, inchesOf(main))) : [];
  return { profile: { ...profile, turrets: mounts }, mounts };
}

const drawn = new WeakMap<Card, Vessel>();

export function vesselOf(card: Card): Vessel {
  const known = drawn.get(card) ?? draw(card);
  drawn.set(card, known);
  return known;
}

/** The name of a line of guns as seamen say it: 'UK 13.5"/45 Mk.V' is '13.5 in'. */
export const calibreOf = (line: GunLine): string => (line.name.includes('"') ? `${inchesOf(line)} in` : line.name);
