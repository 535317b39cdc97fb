/**
 * Grand Fleets: a ship's data card as functions of her facts, in the order of the book's chapter 11.
 *
 * The book prints one card, and the hull of one more ship (`PRINTED`). These functions reproduce them and are otherwise reconstructed;
 * `NOTES.md` tells how they were found.
 */
import { type Gun, gunOf, rangeOf, torpedoOf } from '../guns.ts';
import { type Armour, asOf, type Battery, type Ship, type ShipType } from '../types.ts';
import { mountsOf } from './grand-fleets-arcs.ts';
import type { Bands, Box, Card, GunLine, Location, Plating, TorpedoLine } from './grand-fleets-card.ts';
import { PLATE_WORTH } from './plates.ts';

export type { Arc, Mounts } from './grand-fleets-arcs.ts';
export * from './grand-fleets-card.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

// GF-11.1 Hits

/** A liner has no armoured deck, few bulkheads and great holds: six tenths, which leaves her the target that she is. */
const MERCHANT = 0.6;
const MERCHANT_BUILT: ReadonlySet<ShipType> = new Set<ShipType>(['armed-merchant-cruiser', 'seaplane-carrier']);

/**
 * A straight line, fixed by Southampton (5,400 tons, 6) and Tiger (28,430 tons, 24). It leaves a destroyer three hits: one six-inch shell
 * cripples her and the second sinks her, as at Jutland.
 */
const hullOf = ({ displacement, type }: Ship): number =>
  Math.max(1, Math.round((displacement / 1280 + 2.1) * (MERCHANT_BUILT.has(type) ? MERCHANT : 1)));

// GF-11.2 Speed

/** GF-1.2.2: a hex in a turn is about five knots. */
const speedOf = ({ speed }: Ship): number => Math.round(speed / 5);

// GF-11.3 Armour

/** Each plate stops less than the one before: Tiger's nine, four and three inches are 11, 8 and 7. Bare plating is the 2 that is left. */
const ratingOf = (inches: number): number => Math.round(2 + 3 * Math.sqrt(inches));

/** Side armour in inches of Krupp cemented. Of a belt that is often under water, three tenths are lost. */
const sideOf = ({ plate, shallow }: Armour, inches: number): number => PLATE_WORTH[plate] * inches * (shallow ? 0.7 : 1);

/** Shells that plunge meet side and deck alike. They never find a ship stronger than flat fire does, for some of them still strike her side. */
const plating = (side: number, deck: number): Plating => {
  const flat = ratingOf(side);
  return [flat, Math.min(flat, Math.round((flat + ratingOf(deck)) / 2))];
};

/**
 * A protective deck slopes down to the waterline, so it stops some of what comes through a side that is bare: half its inches count along the
 * vitals, a quarter at the ends.
 */
const beltOf = ({ armour }: Ship): Plating => plating(Math.max(sideOf(armour, armour.belt), armour.deck / 2), armour.deck);
const endsOf = ({ armour }: Ship): Plating => plating(Math.max(sideOf(armour, armour.ends), armour.deck / 4), armour.deck);

// GF-11.4 Guns

/** GF-11.4.1: two rounds a minute are no bonus, and each doubling is one more. A gun that hardly fires in a turn is no worse than -2. */
const rofOf = (rate: number): number => Math.max(-2, Math.floor(Math.log2(rate / 2)));

const YARDS_IN_A_HEX = 2025;

/**
 * GF-11.4.2: the root, because what a gun can reach and what its director can hit part ways as the range grows; then a third and two thirds
 * of it.
 */
const rangesOf = (yards: number): Bands => {
  const long = Math.round(2.35 * Math.sqrt(yards / YARDS_IN_A_HEX));
  return [Math.round(long / 3), Math.round((2 * long) / 3), long];
};

/**
 * GF-11.4.3: by the root of the energy that stands behind each inch of the bore, then a half and a third of it. No gun is worse than the
 * light guns.
 */
const penetrationOf = ({ shell, velocity, calibre }: Gun): Bands => {
  const short = Math.max(1, Math.round((velocity * Math.sqrt(shell / calibre)) / 2000 - 2.65));
  return [short, Math.floor(short / 2), Math.floor(short / 3)];
};

/** GF-11.4.3: heavy shells from guns that reach so far that they come down on the deck. */
const plunges = ({ calibre }: Gun, [, , long]: Bands): boolean => calibre >= 9 && long >= 7;

/** GF-11.4.4: Tiger's 6-inch and 13.5-inch shells do as much, so the steps lie outside them. */
const damageOf = ({ calibre }: Gun): number => (calibre >= 15 ? 3 : calibre >= 5.5 ? 2 : 1);

/** The book prints the 13.5-inch gun so, on the one card it has of it. */
const AS_PRINTED: Readonly<Record<string, string>> = { 'UK 13.5"/45 Mk.V': 'UK 14"/45 Mk.V' };

/** GF-3.7: guns of 100 millimetres and more, which the register has as 3.9 inches, have a line of their own. */
const isHeavy = ({ calibre }: Battery): boolean => calibre >= 3.9;

function gunLine(gun: Gun, batteries: readonly Battery[], year: number): GunLine {
  const range = rangesOf(rangeOf(gun, year));
  return {
    name: AS_PRINTED[gun.name] ?? gun.name,
    rof: rofOf(Math.min(gun.rate, ...batteries.map(({ rate = gun.rate }) => rate))),
    range,
    penetration: penetrationOf(gun),
    plunging: plunges(gun, range),
    damage: damageOf(gun),
    mounts: mountsOf(batteries),
  };
}

/** The guns of a battery, as they were when she was armed with them; undefined where we do not know the gun. */
const gunIn = (ship: Ship, year: number, battery: Battery): Gun | undefined => gunOf(ship.nation, battery, ship.completed?.year ?? year);

/** One line for each gun, whatever batteries it stands in. */
function gunLines(ship: Ship, year: number): readonly GunLine[] {
  const lines = new Map<Gun, Battery[]>();
  for (const battery of ship.batteries.filter(isHeavy)) {
    const gun = gunIn(ship, year, battery);
    if (gun === undefined)
      throw new Error(`${ship.name}: nothing is known of her ${battery.calibre}-inch guns of ${battery.length} calibres.`);
    lines.set(gun, [...(lines.get(gun) ?? []), battery]);
  }
  return [...lines].map(([gun, batteries]) => gunLine(gun, batteries, year));
}

/** The guns under 100 millimetres; where the register does not count them, those among the batteries. */
const smallGuns = ({ light, batteries }: Ship): number =>
  light?.guns ?? sum(batteries.filter((battery) => !isHeavy(battery)).map(({ number }) => number));

/** GF-11.4.6: half of the first six, a quarter of the others. */
const lightGunsOf = (guns: number): number => Math.ceil(Math.min(guns, 6) / 2) + Math.ceil(Math.max(0, guns - 6) / 4);

// GF-11.5 Torpedoes

function torpedoLine({ nation, torpedoes: { tubes, calibre } }: Ship, year: number): TorpedoLine | null {
  if (tubes === 0) return null;
  const torpedo = torpedoOf(nation, calibre, year);
  if (torpedo === undefined) throw new Error(`Nothing is known of ${nation} torpedoes of ${calibre} inches in ${year}.`);
  return {
    name: torpedo.name,
    range: Math.max(1, Math.round(torpedo.range / YARDS_IN_A_HEX)),
    // GF-11.5.2: the charge grows with the square of the diameter.
    damage: Math.round((torpedo.calibre / 9.4) ** 2),
    tubes: Array.from({ length: tubes }, () => 1),
  };
}

// GF-11.6 Anti-Aircraft Rating

/** Tiger's two high-angle guns are 6; more of them share one target. Guns that cannot be raised trouble only what flies low. */
const antiAircraftOf = (highAngle: number, lightGuns: number): number =>
  Math.max(Math.round(4 * Math.sqrt(highAngle)), Math.floor(lightGuns / 4));

// GF-11.7 Damage Track

const BOXES = 4;
/** What is left of her speed when none, a quarter, a half, three quarters of her hull are gone. */
const SPEED_LEFT = [1, 5 / 6, 2 / 3, 1 / 3] as const;

/** Four boxes as equal as can be, the first ones the larger; a hull of less than four has as many boxes as hits. */
function trackOf(hull: number, speed: number): readonly Box[] {
  const boxes = Array.from({ length: Math.min(BOXES, hull) }, (_, box) => Math.ceil((hull - box) / BOXES));
  return boxes.map((hits, box) => {
    const gone = sum(boxes.slice(0, box)) / hull;
    return { hull: hits, speed: Math.round(speed * (SPEED_LEFT[Math.floor(BOXES * gone)] ?? 0)) };
  });
}

// GF-11.8 Hit Location

const PLACES = 9;

/** So many places for each kind, by the largest remainder; the last ones go to kinds that would have none. */
function shares(mounts: readonly number[], places: number): readonly number[] {
  const whole = sum(mounts);
  const kinds = mounts.map((count) => ({ count, has: 0 }));
  const wants = ({ count, has }: { count: number; has: number }): number => (places * count) / whole - has;
  for (let left = places; left > 0; left -= 1) {
    const bare = kinds.filter(({ count, has }) => count > 0 && has === 0);
    const [next] = (left > bare.length ? kinds : bare).toSorted((one, other) => wants(other) - wants(one));
    if (next !== undefined) next.has += 1;
  }
  return kinds.map(({ has }) => has);
}

/** Eight places, or as many as there are mounts if they are fewer; the ninth, and what is left over, hits nothing (GF-8.2). */
function locationsOf(guns: readonly GunLine[], lightGuns: number): readonly Location[] {
  const kinds = [...guns.map(({ mounts }) => sum(mounts.map((group) => group.mounts))), lightGuns];
  const places = shares(kinds, Math.min(PLACES - 1, sum(kinds)));
  const hit = places.flatMap((count, kind): readonly Location[] => Array(count).fill(kind < guns.length ? kind : 'light'));
  return [...hit, ...Array<Location>(PLACES - hit.length).fill(null)];
}

/** We know every gun of hers, and her torpedo. */
export const hasCard = (ship: Ship, year: number): boolean => {
  const then = asOf(ship, year);
  return (
    then.batteries.filter(isHeavy).every((battery) => gunIn(then, year, battery) !== undefined) &&
    (then.torpedoes.tubes === 0 || torpedoOf(then.nation, then.torpedoes.calibre, year) !== undefined)
  );
};

/** The card of a ship as she was in a year. */
export function cardOf(ship: Ship, year: number): Card {
  const then = asOf(ship, year);
  const hull = hullOf(then);
  const speed = speedOf(then);
  const guns = gunLines(then, year);
  const lightGuns = lightGunsOf(smallGuns(then));
  return {
    ship: then.id,
    name: then.name,
    class: then.class,
    type: then.type,
    nation: then.nation,
    hull,
    speed,
    belt: beltOf(then),
    ends: endsOf(then),
    deck: ratingOf(then.armour.deck),
    antiAircraft: antiAircraftOf(then.light?.highAngle ?? 0, lightGuns),
    guns,
    lightGuns,
    torpedoes: torpedoLine(then, year),
    track: trackOf(hull, speed),
    locations: locationsOf(guns, lightGuns),
  };
}
