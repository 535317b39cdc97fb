/** Units are shared out so that every place that must be filled is filled, if there is any way to do so. */
import type { Chance } from '../../../kernel/index.ts';
import { byWeight, oneOfList, shuffled } from '../../../kernel/index.ts';
import type { Fleet } from '../state.ts';
import type { Unit } from './units.ts';
import { SPARE, singly } from './units.ts';

/** Room for units. */
export interface Berth {
  readonly fleet: Fleet;
  /** How many units must be there, and whether there may be more. */
  readonly need: number;
  readonly isOpen: boolean;
  /** How many ships the piece holds, where that is known (CW-9.3b). */
  readonly size: number | null;
  /** Nobody need be there if there is no way to fill it. */
  readonly isDoubtful?: boolean;
}

export type May = (unit: Unit, berth: Berth) => boolean;

export interface Mustered {
  readonly placed: ReadonlyMap<Berth, readonly Unit[]>;
  readonly left: readonly Unit[];
}

/** Units of which one is as good as another: they may be in the same places. */
interface Kin {
  readonly units: Unit[];
  readonly rank: number;
  /** How many are in each berth. */
  readonly given: number[];
  left: number;
  /** Where they may be, berth by berth; undefined where nobody has asked yet. */
  readonly may: (boolean | undefined)[];
}

const fits = ({ ships }: Unit, { size }: Berth): boolean => size === null || ships.length === size;

function kinOf(units: readonly Unit[]): Kin[] {
  const byName = new Map<string, Kin>();
  for (const unit of units) {
    const name = `${unit.kin} ${unit.rank} ${unit.ships.length}`;
    const kin = byName.get(name) ?? { units: [], rank: unit.rank, given: [], left: 0, may: [] };
    kin.units.push(unit);
    kin.left++;
    byName.set(name, kin);
  }
  return [...byName.values()];
}

/** Who goes where, one after another; where all who could come are elsewhere, one of them changes places. */
class Roster {
  readonly kin: Kin[];

  constructor(
    units: readonly Unit[],
    private readonly berths: readonly Berth[],
    private readonly chance: Chance,
  ) {
    this.kin = kinOf(units);
  }

  /** First as it should be, and what is left over as it may be; gives the berths that lack somebody. */
  fillAll(ways: readonly May[]): Berth[] {
    const lacking = this.berths.map(({ need }) => need);
    for (const may of ways) {
      for (const kin of this.kin) kin.may.length = 0;
      for (const place of lacking.keys())
        while ((lacking[place] ?? 0) > 0 && this.fill(place, may)) lacking[place] = (lacking[place] ?? 0) - 1;
    }
    return this.berths.filter((_, place) => (lacking[place] ?? 0) > 0);
  }

  private mayBe(kin: Kin, place: number, may: May): boolean {
    const known = kin.may[place];
    if (known !== undefined) return known;
    const [unit, berth] = [kin.units[0], this.berths[place]];
    const answer = unit !== undefined && berth !== undefined && fits(unit, berth) && may(unit, berth);
    kin.may[place] = answer;
    return answer;
  }

  private fill(place: number, may: May, asked = new Set([place])): boolean {
    const able = this.kin.filter((kin) => this.mayBe(kin, place, may));
    const free = able.filter(({ left }) => left > 0);
    const rank = Math.min(...free.map((kin) => kin.rank));
    const taken =
      byWeight(
        free.filter((kin) => kin.rank === rank).map((kin) => [kin, kin.left]),
        this.chance,
      ) ?? able.find((kin) => this.release(kin, may, asked));
    if (!taken) return false;
    taken.left--;
    taken.given[place] = (taken.given[place] ?? 0) + 1;
    return true;
  }

  /** One of them leaves a berth that somebody else can fill. */
  private release(kin: Kin, may: May, asked: Set<number>): boolean {
    for (const [place, count = 0] of kin.given.entries()) {
      if (count === 0 || asked.has(place)) continue;
      asked.add(place);
      if (!this.fill(place, may, asked)) continue;
      kin.given[place] = (kin.given[place] ?? 0) - 1; // not the count from before: they may have come back by another way
      kin.left++;
      return true;
    }
    return false;
  }

  share(): Mustered {
    const placed = new Map<Berth, Unit[]>(this.berths.map((berth) => [berth, []]));
    const left: Unit[] = [];
    for (const { units, given } of this.kin) {
      const mixed = shuffled(units, this.chance);
      for (const [place, berth] of this.berths.entries()) placed.get(berth)?.push(...mixed.splice(0, given[place] ?? 0));
      left.push(...mixed);
    }
    return { placed, left };
  }
}

/** Pieces of so many ships as are seen, cut off from larger ones where there are too few (CW-9.3b). */
function cut(units: readonly Unit[], berths: readonly Berth[], ways: readonly May[]): Unit[] {
  const cutSoFar = [...units];
  for (const berth of berths) {
    const { size } = berth;
    if (size === null) continue;
    const able = cutSoFar.filter((unit) => ways.some((may) => may(unit, berth)));
    const enough = berths.filter((each) => each.size === size).length;
    const large = able.find(({ ships }) => ships.length > size);
    if (!large || able.filter((unit) => fits(unit, berth)).length >= enough) continue;
    const parts = [large.ships.slice(0, size), large.ships.slice(size)].map((ships) => ({ ...large, ships }));
    cutSoFar.splice(cutSoFar.indexOf(large), 1, ...parts);
  }
  return cutSoFar;
}

/** Those who are not needed anywhere are left; of the spare ones only those come who are. */
export function muster(
  units: readonly Unit[],
  spare: readonly Unit[],
  berths: readonly Berth[],
  ways: readonly May[],
  chance: Chance,
): Mustered {
  const all = [...units, ...spare];
  const isSeen = ({ ships }: Unit): boolean => ships.length > 1 && berths.some(({ size }) => size === ships.length);
  const apart = (unit: Unit): Unit[] => (isSeen(unit) ? [unit] : singly(unit));
  const musters = [() => units, () => cut(units, berths, ways), () => all, () => cut(all, berths, ways).flatMap(apart)];
  for (const [turn, mustered] of musters.entries()) {
    const roster = new Roster(mustered(), berths, chance);
    const lacking = roster.fillAll(ways);
    const isLast = turn === musters.length - 1;
    if (lacking.some(({ isDoubtful }) => !(isLast && isDoubtful))) continue;
    const { placed, left } = roster.share();
    return { placed, left: left.filter((unit) => unit.rank < SPARE) };
  }
  throw new Error('there are not ships enough for what is seen');
}

/** Somewhere among those who take more; undefined where nobody does. */
export const anyOpen = (unit: Unit, berths: readonly Berth[], ways: readonly May[], chance: Chance): Berth | undefined => {
  for (const may of ways) {
    const berth = oneOfList(
      berths.filter((each) => each.isOpen && may(unit, each)),
      chance,
    );
    if (berth) return berth;
  }
  return undefined;
};
