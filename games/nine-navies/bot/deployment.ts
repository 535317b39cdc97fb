/** Where ships lie: set-up, and the bases to which they return. */
import { basesBeside } from '../data/figures.ts';
import type { Base } from '../data/map.ts';
import { ALL_BASES } from '../data/map.ts';
import type { Navy } from '../data/ships.ts';
import type { ShipView, View } from '../view.ts';
import type { Plan, Question } from './asked.ts';
import { best, order, part, targets } from './asked.ts';
import type { Worth } from './seas.ts';
import { add, baseAt, isOwned, isZone, none, seenFrom, spread, worthOf } from './seas.ts';
import { settings } from './settings.ts';
import { powerOf } from './strength.ts';
import { yardOf } from './yards.ts';

/** Where British ships go at the start, the old ones first. */
const stations = (): readonly { readonly base: Base; readonly ships: number; readonly strong: boolean }[] => [
  { base: 'gibraltar', ships: settings.gibraltar, strong: false },
  { base: 'malta', ships: settings.malta, strong: false },
  { base: 'alexandria-suez', ships: settings.alexandria, strong: false },
  { base: 'allied-africa', ships: settings.africa, strong: false },
];

/** One ship at a time: the first station that is not full takes the weakest ship, or the strongest, still at home. */
const station = (asked: Question, view: View, base: Base, ships: number, strong: boolean, navy: Navy) => {
  const there = view.ships.filter((ship) => ship.at === base && ship.navy === navy).length;
  if (there >= ships) return undefined;
  const all = new Map(view.ships.map((ship) => [ship.id, ship]));
  return best(
    targets(asked, 'place').filter((placing) => part(placing, 1) === base),
    (placing) => {
      const ship = all.get(String(part(placing, 0)));
      return ship ? powerOf(ship) * (strong ? 1 : -1) : 0;
    },
  );
};

export const britishSetUp: Plan = (asked) => {
  const view = asked.view();
  for (const { base, ships, strong } of stations()) {
    const placing = station(asked, view, base, ships, strong, 'Br');
    if (placing !== undefined) return order(asked, 'place', placing);
  }
  return order(asked, 'done');
};

/** Brest looks out on three seas but has small yards, which matter only in a long war. */
const SHORT = 3;
export const germanSetUp: Plan = (asked) => {
  const view = asked.view();
  const ships = view.lastTurn > SHORT ? settings.brest : settings.brestInShort;
  const placing = station(asked, view, 'cherbourg-brest', ships, true, 'Ge');
  return placing === undefined ? order(asked, 'done') : order(asked, 'place', placing);
};

/** Strength in the ports of both sides, and the ships that are coming home. */
interface Harbours {
  readonly worth: Worth;
  readonly mine: number[];
  readonly theirs: readonly number[];
  readonly yards: number[];
  readonly ships: Map<string, Coming>;
}

interface Coming {
  readonly power: number;
  readonly damage: number;
  /** The bases open to her, with the one first to which she goes of herself. */
  readonly havens: readonly Base[];
}

/** NN-3.14: navies that cannot abide each other. */
const CLOSED: Partial<Readonly<Record<Navy, Base>>> = { Gk: 'turkey', Tu: 'greece', AH: 'italy', It: 'pola' };

const exists = (view: View, base: Base): boolean =>
  base === 'alexandria-suez' ? !view.canalBlocked : base === 'alexandria' || base === 'suez' ? view.canalBlocked : true;

const havensOf = (view: View, ship: ShipView): Base[] =>
  (isZone(ship.at) ? basesBeside(view)[ship.at] : []).filter(
    (base) => exists(view, base) && isOwned(view, base, ship.side) && CLOSED[ship.navy] !== base,
  );

export function survey(asked: Question): Harbours {
  const view = asked.view();
  const mine = none(ALL_BASES.length);
  const theirs = none(ALL_BASES.length);
  const yards = ALL_BASES.map((base) => yardOf(view, base));
  const ships = comingHome(asked, view);
  for (const ship of view.ships) {
    if (ships.has(ship.id)) continue;
    const own = ship.side === asked.side;
    const [haven] = isZone(ship.at) ? havensOf(view, ship) : [];
    const base = baseAt(haven ?? ship.at);
    if (base < 0) continue;
    add(own ? mine : theirs, base, powerOf(ship));
    if (own) add(yards, base, -ship.damage);
  }
  for (const { power, damage, havens } of ships.values()) berth({ mine, yards }, baseAt(havens[0] ?? ''), power, damage);
  return { worth: worthOf(view, asked.side), mine, theirs, yards, ships };
}

function comingHome(asked: Question, view: View): Map<string, Coming> {
  const offered = new Map<string, Set<string | number>>();
  for (const home of targets(asked, 'home')) {
    const id = String(part(home, 0));
    offered.set(id, (offered.get(id) ?? new Set()).add(part(home, 1)));
  }
  const ships = new Map<string, Coming>();
  for (const ship of view.ships) {
    const others = offered.get(ship.id);
    if (!others) continue;
    const havens = havensOf(view, ship).sort((a, b) => Number(others.has(a)) - Number(others.has(b)));
    ships.set(ship.id, { power: powerOf(ship), damage: ship.damage, havens });
  }
  return ships;
}

function berth({ mine, yards }: Pick<Harbours, 'mine' | 'yards'>, base: number, power: number, damage: number): void {
  add(mine, base, power);
  add(yards, base, -damage);
}

/** The gain in the chance of winning by a little more strength; gentle, because next turn is far off. */
function slope(mine: number, theirs: number): number {
  const a = (mine + 200) ** 3;
  const b = (theirs + 200) ** 3;
  return (a * b) / (a + b) ** 2 / (mine + 200);
}

/** How much more is wanted in each sea. */
function wants({ worth, mine, theirs }: Harbours): number[] {
  const out = spread(worth, mine, 1);
  const against = spread(worth, theirs, 1);
  return worth.stakes.map((stake, zone) => (stake.mine + stake.theirs) * slope(out[zone] ?? 0, against[zone] ?? 0));
}

/** The damaged go where there are yards, the others where they will be wanted. */
export const homecoming: Plan = (asked, { harbours }) => {
  const picture = harbours.look(asked);
  const { worth, yards, ships } = picture;
  const homes = targets(asked, 'home');
  const want = wants(picture);
  const pulls = ALL_BASES.map((_, base) => seenFrom(worth, base, (zone) => want[zone] ?? 0));
  for (const [id, ship] of ships) {
    const [usual] = ship.havens;
    const base = best(ship.havens, (each) => {
      const place = baseAt(each);
      const room = (yards[place] ?? 0) + (each === usual ? ship.damage : 0);
      return (
        (pulls[place] ?? 0) * ship.power * (each === usual ? settings.habit : 1) + settings.yard * Math.min(ship.damage, Math.max(0, room))
      );
    });
    const home = base === usual ? undefined : homes.find((each) => part(each, 0) === id && part(each, 1) === base);
    if (home === undefined || base === undefined || usual === undefined) continue;
    berth(picture, baseAt(usual), -ship.power, -ship.damage);
    berth(picture, baseAt(base), ship.power, ship.damage);
    ships.delete(id);
    harbours.keep(
      asked,
      picture,
      homes.filter((each) => part(each, 0) !== id),
    );
    return order(asked, 'home', home);
  }
  return order(asked, 'done');
};

/** A ship or two to hold the Red Sea; the others are wanted in the Mediterranean. */
export const divide: Plan = (asked) => {
  const view = asked.view();
  const there = view.ships.filter(({ at }) => at === 'suez').length;
  if (there >= 2) return order(asked, 'done');
  const ships = new Map(view.ships.map((ship) => [ship.id, ship]));
  const ship = best(targets(asked, 'to-suez'), (id) => {
    const each = ships.get(String(id));
    return each ? -powerOf(each) : 0;
  });
  return ship === undefined ? order(asked, 'done') : order(asked, 'to-suez', ship);
};

/** Once Gibraltar is gone the Atlantic matters more than Malta. */
export const leaveGibraltar: Plan = (asked) => {
  const [ship] = targets(asked, 'to-britain');
  return ship === undefined ? order(asked, 'done') : order(asked, 'to-britain', ship);
};
