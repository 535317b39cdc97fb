/** The seas as they lie: who is out, and who may still come. */
import { oncePer } from '../../../kernel/index.ts';
import type { Data, Route } from '../data/data.ts';
import { basesBeside, routesFrom } from '../data/data.ts';
import type { Alliance, Base, Chit, Zone } from '../data/map.ts';
import { ALL_BASES, enemyOf, ZONES } from '../data/map.ts';
import { ownerOf } from '../rules/bases.ts';
import { areContested } from '../rules/narrows.ts';
import type { ShipView, View } from '../view.ts';
import { settings } from './settings.ts';
import type { Stake } from './strength.ts';
import { powerOf, priceOf, promise, stakeOf } from './strength.ts';

/** Places by number: zones from 0, bases after them. */
const FIRST_BASE = ZONES.length;
const PLACES: ReadonlyMap<string, number> = new Map([...ZONES, ...ALL_BASES].map((name, place) => [name, place]));
const placeOf = (at: string): number => PLACES.get(at) ?? -1;
export const zoneAt = (at: string): number => {
  const place = placeOf(at);
  return place < FIRST_BASE ? place : -1;
};
export const baseAt = (at: string): number => {
  const place = placeOf(at);
  return place >= FIRST_BASE ? place - FIRST_BASE : -1;
};
export const isBase = (at: string): at is Base => baseAt(at) >= 0;
export const isZone = (at: string): at is Zone => zoneAt(at) >= 0;

export const none = (length: number): number[] => new Array<number>(length).fill(0);
export const add = (list: number[], place: number, more: number): void => {
  list[place] = (list[place] ?? 0) + more;
};

/** The seas on which each base opens, all by number. */
const opens = oncePer(({ bases }: Data): readonly (readonly number[])[] => ALL_BASES.map((base) => bases[base].zones.map(zoneAt)));
const CHITS: readonly Chit[] = ALL_BASES.map((base) => (base === 'alexandria' || base === 'suez' ? 'alexandria-suez' : base));

/** What the seas are worth, and how the ships of each base are likely to be shared out among them. */
export interface Worth {
  readonly opens: readonly (readonly number[])[];
  readonly stakes: readonly Stake[];
  readonly shares: readonly (readonly number[])[];
}

export function worthOf(data: Data, view: View, side: Alliance): Worth {
  const stakes = ZONES.map((zone) => stakeOf(data, view, zone, side));
  const weight = (zone: number): number => (stakes[zone]?.mine ?? 0) + (stakes[zone]?.theirs ?? 0);
  const shares = opens(data).map((zones) => {
    const all = zones.reduce((sum, zone) => sum + weight(zone), 0);
    return zones.map((zone) => (all > 0 ? weight(zone) / all : 0));
  });
  return { opens: opens(data), stakes, shares };
}

/** Strength in port, shared out among the seas. */
export function spread({ opens, shares }: Worth, inPort: readonly number[], scale: number): number[] {
  const out = none(ZONES.length);
  inPort.forEach((power, base) => {
    if (power > 0)
      opens[base]?.forEach((zone, place) => {
        add(out, zone, power * scale * (shares[base]?.[place] ?? 0));
      });
  });
  return out;
}

/** The mean of a measure of the seas, as a base looks out on them. */
export const seenFrom = ({ opens, shares }: Worth, base: number, measure: (zone: number) => number): number =>
  (opens[base] ?? []).reduce((sum, zone, place) => sum + (shares[base]?.[place] ?? 0) * measure(zone), 0);

function atMost({ opens }: Worth, inPort: readonly number[]): number[] {
  const coming = none(ZONES.length);
  inPort.forEach((power, base) => {
    if (power > 0) for (const zone of opens[base] ?? []) add(coming, zone, power);
  });
  return coming;
}

export interface Seas {
  readonly mine: number[];
  readonly theirs: readonly number[];
  readonly mineLater: readonly number[];
  /** What is likely to come from bases still to be drawn, and the most that can. */
  readonly theirsLater: readonly number[];
  readonly theirsMost: readonly number[];
  readonly stakes: readonly Stake[];
  readonly price: number;
}

/** A ship that could leave port and be of use. */
export const isFit = (ship: ShipView): boolean => ship.damage * 2 <= ship.printed.defence;

export function seasOf(data: Data, view: View, side: Alliance): Seas {
  const worth = worthOf(data, view, side);
  const mine = none(ZONES.length);
  const theirs = none(ZONES.length);
  const minePort = none(ALL_BASES.length);
  const theirPort = none(ALL_BASES.length);
  const waiting = CHITS.map((chit) => view.chits.includes(chit));
  for (const ship of view.ships) {
    const place = placeOf(ship.at);
    if (place < 0) continue;
    const own = ship.side === side;
    const base = place - FIRST_BASE;
    if (base < 0) add(own ? mine : theirs, place, powerOf(ship));
    else if (waiting[base] && !ship.spent && !ship.idle && isFit(ship)) add(own ? minePort : theirPort, base, powerOf(ship));
  }
  return {
    mine,
    theirs,
    mineLater: spread(worth, minePort, settings.ownLater),
    theirsLater: spread(worth, theirPort, settings.enemyLater),
    theirsMost: atMost(worth, theirPort),
    stakes: worth.stakes,
    price: priceOf(view),
  };
}

/** What a sea promises with so much more of one's own in it: the enemy may stay away, send his share, or send all he can. */
export function outlook(seas: Seas, zone: number, more: number): number {
  const stake = seas.stakes[zone];
  if (!stake) return 0;
  const mine = (seas.mine[zone] ?? 0) + more + (seas.mineLater[zone] ?? 0);
  const theirs = seas.theirs[zone] ?? 0;
  const alone = promise(mine, theirs, stake, seas.price);
  const most = seas.theirsMost[zone] ?? 0;
  if (most <= 0) return alone;
  const share = promise(mine, theirs + (seas.theirsLater[zone] ?? 0), stake, seas.price);
  const all = promise(mine, theirs + most * settings.most, stake, seas.price);
  return settings.away * alone + settings.all * all + (1 - settings.away - settings.all) * share;
}

const routes = oncePer(
  (data: Data): ReadonlyMap<Base, readonly Route[]> => new Map(ALL_BASES.map((base) => [base, routesFrom(data, base)])),
);

/** The seas that can be reached by two-zone moves, without narrows. */
export const farFrom = (data: Data, view: View, side: Alliance, base: Base): readonly number[] => [
  ...new Set(
    (routes(data).get(base) ?? [])
      .filter(
        ({ via, to }) =>
          to !== 'american-waters' &&
          via !== 'american-waters' &&
          view.control[via] !== enemyOf(side) &&
          !areContested(ownerOf(view, 'gibraltar'), side, via, to) &&
          basesBeside(data, to).some((haven) => ownerOf(view, haven) === side),
      )
      .map(({ to }) => zoneAt(to)),
  ),
];
