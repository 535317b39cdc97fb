/**
 * Nine Navies War: attack, defence, speed and airstrike as functions of a ship's facts.
 *
 * The book prints factors of five ships (`PRINTED`). The functions reproduce them and are otherwise reconstructed; `NOTES.md`
 * tells how they were found.
 */
import type { Battery, Moment, Ship, Source } from '../types.ts';
import { PLATE_WORTH } from './plates.ts';

export interface Rating {
  readonly attack: number;
  readonly defence: number;
  readonly speed: number;
  readonly airstrike: number;
}

/** The factors that the book states (NN-2.3b, NN-2.4, NN-11.12b, NN-12.2), by ship. */
export const PRINTED: Readonly<Record<string, Partial<Rating>>> = {
  barham: { attack: 6, defence: 7, speed: 6 },
  'united-states': { attack: 5, defence: 3, speed: 8 },
  furious: { airstrike: 1, attack: 1 },
  argus: { airstrike: 1 },
  vindictive: { airstrike: 1 },
};

export const ratingSource = (ship: Pick<Ship, 'id'>, factor: keyof Rating): Source =>
  PRINTED[ship.id]?.[factor] === undefined ? 'reconstructed' : 'rules';

const HEAVY_GUN = 12;
/** Bore in inches up to which a shell does an armoured ship no harm. */
const HARMLESS = 3;

/**
 * What a battery does to an armoured ship: the weight it throws from one beam, times its bore beyond the harmless.
 * A gun that cannot fire once a minute counts for the part of its salvoes that it does fire.
 */
const bite = ({ broadside, shell, calibre, rate = 1 }: Battery): number =>
  (broadside * shell * Math.max(0, calibre - HARMLESS) * Math.min(1, rate)) / 1000;

/**
 * NN-2.8: dice in a round. Five and a half lies between the ten 14-inch guns of United States (5) and the eight 15-inch guns of
 * Bayern, which are to rate with those of Barham (6). The root is bent so that ten 11-inch guns reach the 4 of Dreadnought's eight
 * 12-inch guns, while mixed batteries stay at 3.
 * A carrier keeps out of the line (NN-11.12a): 1 for what she has left of a heavy gun, as Furious, else 0.
 */
export const attackOf = (ship: Pick<Ship, 'type' | 'batteries'>): number => {
  if (ship.type === 'carrier') return ship.batteries.some(({ calibre }) => calibre >= HEAVY_GUN) ? 1 : 0;
  const whole = ship.batteries.reduce((sum, battery) => sum + bite(battery), 0);
  return Math.max(1, Math.round(5.5 * (whole / 158) ** 0.43));
};

/** Side armour in inches of Krupp cemented, with a little for the deck. Of a belt that is often under water, three tenths are lost. */
const protection = ({ plate, belt, ends, deck, shallow }: Ship['armour']): number =>
  PLATE_WORTH[plate] * (0.9 * belt + 0.1 * ends) * (shallow ? 0.7 : 1) + 0.2 * deck;

/** NN-2.9 counts compartments too: a full torpedo bulkhead (1.2 inches and up) against none makes a twentieth. */
const subdivision = ({ bulkhead }: Ship['armour']): number => 0.95 + 0.05 * Math.min(1, bulkhead / 1.2);

/** NN-2.9: damage a ship survives; armour counts three times as much as size. */
export const defenceOf = ({ armour, displacement }: Pick<Ship, 'armour' | 'displacement'>): number =>
  Math.max(1, Math.round(0.432 * subdivision(armour) * protection(armour) ** 0.75 * (displacement / 1000) ** 0.25));

/** NN-2.10: one for every four knots. */
export const speedOf = ({ speed }: Pick<Ship, 'speed'>): number => Math.floor(speed / 4);

/** NN-12.2: every carrier strikes with one. */
export const airstrikeOf = ({ type }: Pick<Ship, 'type'>): number => (type === 'carrier' ? 1 : 0);

export const ratingOf = (ship: Ship): Rating => ({
  attack: attackOf(ship),
  defence: defenceOf(ship),
  speed: speedOf(ship),
  airstrike: airstrikeOf(ship),
});

/** The third of a year in which a ship is ready, counted from January 1915 as turn 1; 0 and less is before the game begins. */
export const entryTurn = ({ year, month = 12 }: Moment): number => 3 * (year - 1915) + Math.ceil(month / 4);
