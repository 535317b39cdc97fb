/** Where ships lie: set-up, and the bases to which they return. */
import { answering, best } from '../../../kernel/index.ts';
import type { Data } from '../data/data.ts';
import type { Base } from '../data/map.ts';
import { ALL_BASES } from '../data/map.ts';
import type { Navy, ShipId } from '../data/ships.ts';
import { havens, repairCapacity } from '../rules/bases.ts';
import * as falls from '../rules/falls.ts';
import { isZone } from '../rules/fleet.ts';
import type { Return } from '../rules/homecoming.ts';
import { wayHome } from '../rules/homecoming.ts';
import type { Placing } from '../rules/setup.ts';
import * as setup from '../rules/setup.ts';
import type { ShipView, View } from '../view.ts';
import type { Asking } from './asking.ts';
import { Memory } from './memory.ts';
import type { Worth } from './seas.ts';
import { add, baseAt, none, seenFrom, spread, worthOf } from './seas.ts';
import { settings } from './settings.ts';
import { powerOf } from './strength.ts';

/** Where British ships go at the start. */
const stations = (): readonly { readonly base: Base; readonly ships: number }[] => [
  { base: 'gibraltar', ships: settings.gibraltar },
  { base: 'malta', ships: settings.malta },
  { base: 'alexandria-suez', ships: settings.alexandria },
  { base: 'allied-africa', ships: settings.africa },
];

/** A ship still at home for a station that is not full; none if it is. */
function posting(view: View, offered: readonly Placing[], base: Base, ships: number, navy: Navy, worth: (ship: ShipView) => number) {
  if (view.ships.filter((ship) => ship.at === base && ship.navy === navy).length >= ships) return undefined;
  const all = new Map(view.ships.map((ship) => [ship.id, ship]));
  return best(
    offered.filter(([, to]) => to === base),
    ([id]) => {
      const ship = all.get(id);
      return ship ? worth(ship) : 0;
    },
  );
}

/** One ship at a time, the weakest first. */
export const britishSetUp = answering(setup.britishSetUp, ({ question, view, because }) => {
  const seen = view();
  for (const { base, ships } of stations()) {
    const placing = posting(seen, question.targets('place'), base, ships, 'Br', (ship) => -powerOf(ship));
    if (!placing) continue;
    because?.(`This station is to have ${ships} of those who are missed least at home.`);
    return question.order('place', placing);
  }
  return question.order('done');
});

/** Brest looks out on three seas but has small yards, which matter only in a long war. */
const SHORT = 3;
export const germanSetUp = answering(setup.germanSetUp, ({ question, view, because }) => {
  const seen = view();
  const ships = seen.lastTurn > SHORT ? settings.brest : settings.brestInShort;
  const placing = posting(seen, question.targets('place'), 'cherbourg-brest', ships, 'Ge', (ship) => powerOf(ship));
  if (!placing) return question.order('done');
  because?.(`The ${ships} strongest lie where they look out on three seas; for more its yards are too small.`);
  return question.order('place', placing);
});

/** Strength in the ports of both sides, and the ships that are coming home. */
interface Harbours {
  readonly worth: Worth;
  readonly mine: number[];
  readonly theirs: readonly number[];
  readonly yards: number[];
  readonly ships: Map<ShipId, Coming>;
}

interface Coming {
  readonly power: number;
  readonly damage: number;
  /** The bases open to her, with the one first to which she goes of herself. */
  readonly havens: readonly Base[];
}

const havensOf = (data: Data, view: View, ship: ShipView): Base[] => (isZone(ship.at) ? havens(data, view, ship, ship.at) : []);

function survey({ data, question, side, view: look }: Asking<typeof wayHome>): Harbours {
  const view = look();
  const mine = none(ALL_BASES.length);
  const theirs = none(ALL_BASES.length);
  const yards = ALL_BASES.map((base) => repairCapacity(data, view, base));
  const ships = comingHome(data, view, question.targets('home'));
  for (const ship of view.ships) {
    if (ships.has(ship.id)) continue;
    const own = ship.side === side;
    const [haven] = havensOf(data, view, ship);
    const base = baseAt(haven ?? ship.at);
    if (base < 0) continue;
    add(own ? mine : theirs, base, powerOf(ship));
    if (own) add(yards, base, -ship.damage);
  }
  for (const { power, damage, havens } of ships.values()) berth({ mine, yards }, baseAt(havens[0] ?? ''), power, damage);
  return { worth: worthOf(data, view, side), mine, theirs, yards, ships };
}

function comingHome(data: Data, view: View, homes: readonly Return[]): Map<ShipId, Coming> {
  const offered = new Map<ShipId, Set<Base>>();
  for (const [id, base] of homes) offered.set(id, (offered.get(id) ?? new Set()).add(base));
  const ships = new Map<ShipId, Coming>();
  for (const ship of view.ships) {
    const others = offered.get(ship.id);
    if (!others) continue;
    const havens = havensOf(data, view, ship).sort((a, b) => Number(others.has(a)) - Number(others.has(b)));
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

/** The base that wants her most: the damaged go where there are yards, the others where they will be needed. */
function bestBase({ yards }: Harbours, { power, damage, havens: bases }: Coming, pulls: readonly number[]): Base | undefined {
  const [usual] = bases;
  return best(bases, (each) => {
    const place = baseAt(each);
    const room = (yards[place] ?? 0) + (each === usual ? damage : 0);
    return (pulls[place] ?? 0) * power * (each === usual ? settings.habit : 1) + settings.yard * Math.min(damage, Math.max(0, room));
  });
}

export const homecoming = (harbours = new Memory<Harbours>()) =>
  answering(wayHome, (asked) => {
    const { question } = asked;
    const { item } = question;
    const homes = question.targets('home');
    const picture = harbours.look({ item, offered: homes }) ?? survey(asked);
    const want = wants(picture);
    const pulls = ALL_BASES.map((_, base) => seenFrom(picture.worth, base, (zone) => want[zone] ?? 0));
    for (const [id, ship] of picture.ships) {
      const [usual] = ship.havens;
      const base = bestBase(picture, ship, pulls);
      const home = base === usual ? undefined : homes.find(([who, to]) => who === id && to === base);
      if (!home || base === undefined || usual === undefined) continue;
      berth(picture, baseAt(usual), -ship.power, -ship.damage);
      berth(picture, baseAt(base), ship.power, ship.damage);
      picture.ships.delete(id);
      harbours.keep({ item, offered: homes.filter(([who]) => who !== id) }, picture);
      return question.order('home', home);
    }
    return question.order('done');
  });

/** A ship or two to hold the Red Sea; the others are wanted in the Mediterranean. */
export const divide = answering(falls.divideShips, ({ question, view }) => {
  const { ships } = view();
  if (ships.filter(({ at }) => at === 'suez').length >= 2) return question.order('done');
  const powers = new Map(ships.map((ship) => [ship.id, powerOf(ship)]));
  const ship = best(question.targets('to-suez'), (id) => -(powers.get(id) ?? 0));
  return ship === undefined ? question.order('done') : question.order('to-suez', ship);
});

/** Once Gibraltar is gone the Atlantic matters more than Malta. */
export const leaveGibraltar = answering(falls.leaveGibraltar, ({ question }) => {
  const [ship] = question.targets('to-britain');
  return ship === undefined ? question.order('done') : question.order('to-britain', ship);
});
