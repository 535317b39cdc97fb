/**
 * Great War at Sea, as Cruiser Warfare uses it: the boxes of a ship's data sheet as functions of her facts.
 *
 * No data sheet is printed in the booklet. Its examples prove a few boxes (`register/test/great-war-at-sea.test.ts` pins them);
 * the rest is reconstructed, and `NOTES.md` tells how.
 */
import type { Battery, Plate, Ship, ShipType } from '../types.ts';
import { PLATE_WORTH } from './plates.ts';

/** A level is its place in this list. */
export const SPEEDS = ['dead', '1-slow', '1', '2', '2+'] as const;
export type SpeedLevel = 0 | 1 | 2 | 3 | 4;

export type Protection = 'none' | 'light' | 'heavy';

export interface Section {
  readonly boxes: number;
  readonly armour: Protection;
}

export interface Rating {
  readonly primary: Section;
  readonly secondary: Section;
  readonly tertiary: Section;
  readonly hull: Section;
  /** A mount in the hull has the hull's armour, one on deck has none (CW-8.3). */
  readonly torpedo: { readonly factor: number; readonly mount: 'hull' | 'deck' };
  readonly speed: SpeedLevel;
  readonly fuel: { readonly boxes: number; readonly kind: 'coal' | 'oil' };
  readonly points: number;
  /** Crack gunners, whose ships have their names in italics (CW-11.31). */
  readonly crack: boolean;
  /** Guns of fifteen inches and more (GW-RNG-VLG). */
  readonly veryLargeGuns: boolean;
  readonly lowFreeboard: boolean;
}

type Band = 'primary' | 'secondary' | 'tertiary';

/** The designer's notes put guns of 8.2 to 9.4 inches with the secondaries; the sister series begins its tertiaries under 5 inches. */
const bandOf = (calibre: number): Band => (calibre >= 9.5 ? 'primary' : calibre >= 5 ? 'secondary' : 'tertiary');

/**
 * What one gun adds to its battery. A 14-inch gun is one primary factor, and lighter ones fall off slowly; the other laws go by the
 * square of the bore, pinned by the eight 8.2-inch guns of Scharnhorst (5), Warrior (4), and the small destroyers (1).
 */
const WORTH_OF_GUN: Readonly<Record<Band, (calibre: number) => number>> = {
  primary: (calibre) => (calibre / 14) ** 1.45,
  secondary: (calibre) => calibre ** 2 / 105,
  tertiary: (calibre) => calibre ** 2 / 32,
};

/** Nine inches of Harvey plate keep an eight-inch shell out, two inches of nickel steel the shells of light guns. */
const HEAVY = 9 * PLATE_WORTH.harvey;
const LIGHT = 2 * PLATE_WORTH['nickel-steel'];

const protection = (plate: Plate, inches: number): Protection => {
  const worth = inches * PLATE_WORTH[plate];
  return worth >= HEAVY ? 'heavy' : worth >= LIGHT ? 'light' : 'none';
};

/** Guns whose armour is not recorded: heavy ones are taken to be covered like the waterline, light ones to stand in the open. */
const coverOf = ({ armour, calibre }: Battery, { belt }: Ship['armour']): number => armour ?? (calibre >= 5 ? belt : 0);

/** What a battery adds to its section. Of guns that a seaway silences one half is counted. */
const worthOf = ({ calibre, broadside, low }: Battery): number => broadside * WORTH_OF_GUN[bandOf(calibre)](calibre) * (low ? 0.5 : 1);

const NO_GUNS: Section = { boxes: 0, armour: 'none' };

/** A ship with any gun of a band has one box of it at least. Her armour there is that of the mean gun, by what it adds. */
function section({ batteries, armour }: Ship, band: Band): Section {
  const guns = batteries.filter(({ calibre }) => bandOf(calibre) === band);
  if (guns.length === 0) return NO_GUNS;
  const worth = guns.reduce((sum, battery) => sum + worthOf(battery), 0);
  const covered = guns.reduce((sum, battery) => sum + worthOf(battery) * coverOf(battery, armour), 0);
  return { boxes: Math.max(1, Math.round(worth)), armour: protection(armour.plate, covered / worth) };
}

/** A merchantman's hull has three tenths of the boxes of a warship of her size. */
const MERCHANT = 0.3;
const MERCHANT_BUILT: ReadonlySet<ShipType> = new Set<ShipType>(['armed-merchant-cruiser', 'seaplane-carrier']);

const hullBoxes = ({ type, displacement }: Ship): number =>
  Math.max(1, Math.round(0.0079 * displacement ** 0.7 * (MERCHANT_BUILT.has(type) ? MERCHANT : 1)));

/** Trained tubes bear on either beam, fixed ones on one of them; two tubes that bear make a factor. */
const torpedo = ({ torpedoes: { tubes, onDeck } }: Ship): Rating['torpedo'] => ({
  factor: tubes === 0 ? 0 : Math.max(1, Math.round(onDeck ? tubes / 2 : tubes / 4)),
  mount: onDeck ? 'deck' : 'hull',
});

/** A little under 24 knots is speed 2 (CW-15.5-C1). */
const speedLevel = ({ speed }: Ship): SpeedLevel => (speed < 16 ? 1 : speed < 23.5 ? 2 : speed < 28 ? 3 : 4);

/** A scale for play rather than for the sea: 5,600 miles are sixteen boxes, which is eight areas (CW-10.1). */
const MILES_IN_A_BOX = 350;
/** What a capital ship of the time could steam, where the register has no figure of her own. */
const USUAL_ENDURANCE = 5000;

const fuelBoxes = ({ endurance = USUAL_ENDURANCE }: Ship): number => Math.round(endurance / MILES_IN_A_BOX);

const pointsOf = (hull: number, { primary, secondary, tertiary }: Readonly<Record<Band, Section>>, speed: SpeedLevel): number =>
  Math.max(1, Math.round((hull + 1.5 * primary.boxes + secondary.boxes + 0.5 * tertiary.boxes) * (speed >= 3 ? 1.2 : 1)));

export function ratingOf(ship: Ship): Rating {
  const primary = section(ship, 'primary');
  const secondary = section(ship, 'secondary');
  const tertiary = section(ship, 'tertiary');
  const boxes = hullBoxes(ship);
  const speed = speedLevel(ship);
  return {
    primary,
    secondary,
    tertiary,
    hull: { boxes, armour: protection(ship.armour.plate, ship.armour.belt) },
    torpedo: torpedo(ship),
    speed,
    fuel: { boxes: fuelBoxes(ship), kind: ship.oil ? 'oil' : 'coal' },
    points: pointsOf(boxes, { primary, secondary, tertiary }, speed),
    crack: ship.gunneryPrize ?? false,
    veryLargeGuns: ship.batteries.some(({ calibre }) => calibre >= 15),
    lowFreeboard: ship.lowFreeboard ?? false,
  };
}

/** CW-2.3b: a small ship's piece knows tertiary guns only, so her few heavier ones are counted with them. */
export const asSmallShip = (rating: Rating): Rating => ({
  ...rating,
  primary: NO_GUNS,
  secondary: NO_GUNS,
  tertiary: { ...rating.tertiary, boxes: rating.primary.boxes + rating.secondary.boxes + rating.tertiary.boxes },
});
