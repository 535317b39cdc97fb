/** Ships counted and sorted for the boxes, the panels and the record: pure arithmetic over the view. */
import type { Navy } from '../data/ships.ts';
import { NAVIES } from '../data/ships.ts';
import type { ShipView, View } from '../view.ts';
import { classOf, KINDS, kindOf, type ShipKind } from './facts.ts';
import { printedFactors } from './words.ts';

export interface Muster {
  readonly ships: readonly ShipView[];
  readonly kinds: readonly { readonly kind: ShipKind; readonly count: number }[];
  readonly navies: readonly { readonly navy: Navy; readonly count: number }[];
  readonly damaged: number;
}

export const musterOf = (ships: readonly ShipView[]): Muster => {
  const kinds = new Map<ShipKind, number>();
  const navies = new Map<Navy, number>();
  for (const ship of ships) {
    const kind = kindOf(ship);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    navies.set(ship.navy, (navies.get(ship.navy) ?? 0) + 1);
  }
  return {
    ships,
    kinds: KINDS.flatMap((kind) => (kinds.has(kind) ? [{ kind, count: kinds.get(kind) ?? 0 }] : [])),
    navies: NAVIES.flatMap((navy) => (navies.has(navy) ? [{ navy, count: navies.get(navy) ?? 0 }] : [])),
    damaged: ships.filter(({ damage }) => damage > 0).length,
  };
};

const isSame = (one: Muster, other: Muster): boolean =>
  one.damaged === other.damaged &&
  one.ships.length === other.ships.length &&
  one.ships.every((ship, place) => ship === other.ships[place]) &&
  one.navies.every(({ navy }, place) => navy === other.navies[place]?.navy);

/** The one before, where nothing has changed: what is drawn of it stays as it is. */
export const steady = (muster: Muster, before: Muster | undefined): Muster => (before && isSame(muster, before) ? before : muster);

const nobody: Muster = { ships: [], kinds: [], navies: [], damaged: 0 };

export type Musters = (at: string) => Muster;

/** Everybody by place, worked out once for a view. */
export const musters = (view: View, before: Musters = () => nobody): Musters => {
  const places = new Map<string, ShipView[]>();
  for (const ship of view.ships) {
    const here = places.get(ship.at);
    if (here) here.push(ship);
    else places.set(ship.at, [ship]);
  }
  const counted = new Map([...places].map(([at, ships]) => [at, steady(musterOf(ships), before(at))]));
  return (at) => counted.get(at) ?? nobody;
};

/** Sister ships with the same factors, for a line of a panel. */
export interface ClassGroup {
  readonly key: string;
  readonly name: string;
  readonly navy: Navy;
  readonly kind: ShipKind;
  readonly factors: string;
  readonly ships: readonly ShipView[];
}

const strength = ({ printed }: ShipView): number => printed.attack * 100 + printed.defence * 10 + printed.speed;

/** By kind, then the strongest class first; within a class the least hurt first, and by name. */
export const byClass = (ships: readonly ShipView[]): readonly ClassGroup[] => {
  const groups = new Map<string, ShipView[]>();
  for (const ship of ships) {
    const key = `${ship.navy} ${kindOf(ship)} ${classOf(ship)} ${printedFactors(ship)}`;
    groups.set(key, [...(groups.get(key) ?? []), ship]);
  }
  const sorted = [...groups].flatMap(([key, sisters]) => {
    const [first] = sisters;
    if (!first) return [];
    const group: ClassGroup = {
      key,
      name: classOf(first),
      navy: first.navy,
      kind: kindOf(first),
      factors: printedFactors(first),
      ships: sisters.toSorted((a, b) => a.damage - b.damage || a.name.localeCompare(b.name)),
    };
    return [{ group, strength: strength(first) }];
  });
  return sorted
    .sort(
      (a, b) =>
        KINDS.indexOf(a.group.kind) - KINDS.indexOf(b.group.kind) ||
        NAVIES.indexOf(a.group.navy) - NAVIES.indexOf(b.group.navy) ||
        b.strength - a.strength ||
        a.group.name.localeCompare(b.group.name),
    )
    .map(({ group }) => group);
};

export interface Filter {
  readonly navy: Navy | null;
  readonly kind: ShipKind | null;
  /** At least this fast now. */
  readonly speed: number;
  /** Undamaged only. */
  readonly whole: boolean;
}
export const everything: Filter = { navy: null, kind: null, speed: 0, whole: false };

/** What a filter still asks for: a part of it that nobody here meets, because they have sailed, hides nobody. */
export const stillAsked = ({ navy, kind, speed, whole }: Filter, ships: readonly ShipView[]): Filter => {
  const meets = (part: Partial<Filter>): boolean => ships.some((ship) => passes(ship, { ...everything, ...part }));
  return {
    navy: meets({ navy }) ? navy : null,
    kind: meets({ kind }) ? kind : null,
    speed: meets({ speed }) ? speed : 0,
    whole: whole && meets({ whole }),
  };
};

export const passes = (ship: ShipView, { navy, kind, speed, whole }: Filter): boolean =>
  (navy === null || ship.navy === navy) && (kind === null || kindOf(ship) === kind) && ship.speed >= speed && (!whole || ship.damage === 0);
