/**
 * A raider's way over the next turns, worked out from its end: in every area and with every level of coal, the best of going on, lying
 * still and coaling, with the prizes that it promises and the ships that it may cost.
 */
import { oncePer } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import { AREAS, NORTH_SEA } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { neighbours, ratingOf } from '../data/data.ts';
import { LAST_TURN } from '../rules/calendar.ts';
import { isBarredFromRaiding } from '../rules/raiding.ts';
import type { View } from '../view.ts';
import { coalChance, hasStore } from './coal.ts';
import { convoyHopes } from './convoys.ts';
import type { Hazard } from './hunters.ts';
import { hazardsFor, huntersOf } from './hunters.ts';
import { settings } from './settings.ts';
import type { Squadron, Unit } from './squadrons.ts';
import { haulIn, raiderOf } from './trade.ts';

/** What a turn may be spent on; `feed` is coal out of a collier or a prize in company. */
export type Course = { readonly kind: 'go'; readonly to: Area } | { readonly kind: 'stay' | 'coal' | 'feed' };

export interface Voyage {
  /** What a course is worth from an area with so many boxes of coal, beginning with the first turn planned. */
  worth(from: Area, fuel: number, course: Course): number;
}

/** Turns that the captain looks ahead. */
const HORIZON = 9;

const PLACE = new Map(AREAS.map((area, place) => [area, place]));
const placeOf = (area: Area): number => PLACE.get(area) ?? 0;
const nextTo = oncePer((data: Data) => AREAS.map((area) => neighbours(data, area).map(placeOf)));
const HOME = placeOf(NORTH_SEA);

export const isBarred = ({ ships }: Unit): boolean => ships.some(({ id }) => isBarredFromRaiding(id));

const mayRaid = ({ fleet, units }: Squadron): boolean => fleet.mission === 'raid' && !units.some(isBarred);

const pointsOf = (data: Data, { units }: Squadron): number =>
  units.reduce((sum, { ships }) => sum + ships.reduce((points, { id }) => points + ratingOf(data, id).points, 0), 0);

/** The figures of one turn, by area: of coming there, and of lying there where the enemy saw her last. */
interface Turn {
  readonly coming: readonly Hazard[];
  readonly lying: readonly Hazard[];
  readonly hauls: readonly number[];
  readonly hopes: readonly number[];
}

function turnsAhead(data: Data, view: View, squadron: Squadron): Turn[] {
  const hunters = huntersOf(data, view);
  const raider = raiderOf(squadron);
  const able = mayRaid(squadron);
  const hauls = AREAS.map((area) => (able ? haulIn(data, view, area, raider) - settings.betrayal : Number.NEGATIVE_INFINITY));
  return Array.from({ length: HORIZON }, (_, ahead) => {
    const moves = ahead + 2;
    const hopes = able ? convoyHopes(data, view, squadron, moves) : new Map<Area, number>();
    return {
      coming: hazardsFor(data, hunters, squadron, moves, 1),
      lying: hazardsFor(data, hunters, squadron, moves, settings.drawn),
      hauls,
      hopes: AREAS.map((area) => hopes.get(area) ?? 0),
    };
  });
}

/** The worth of every area at every level of coal, in one row. */
type Worths = Float64Array;
const SAFE: Hazard = { loss: 0, spoils: 0, met: 0 };

class Reckoning implements Voyage {
  private readonly width: number;
  private readonly points: number;
  private readonly life: number;
  private readonly coalAt: readonly number[];
  private readonly fedAt: number;
  private readonly soon: Turn;
  private readonly after: Worths;
  private readonly next: readonly (readonly number[])[];

  constructor(data: Data, view: View, squadron: Squadron) {
    this.next = nextTo(data);
    this.width = Math.max(1, squadron.room) + 1;
    this.points = pointsOf(data, squadron);
    this.life = mayRaid(squadron) ? settings.life * Math.max(0, LAST_TURN - view.turn - HORIZON) : 0;
    this.coalAt = AREAS.map((area) => coalChance(data, view, area));
    this.fedAt = hasStore(data, squadron) ? 1 : 0;
    const [soon, ...rest] = turnsAhead(data, view, squadron);
    if (!soon) throw new Error('a voyage has a first turn');
    this.soon = soon;
    this.after = rest.reduceRight((later, turn) => this.before(turn, later), this.atTheEnd());
  }

  worth(from: Area, fuel: number, course: Course): number {
    const place = placeOf(from);
    if (course.kind === 'go') return this.go(this.soon, placeOf(course.to), fuel, this.after);
    if (course.kind === 'stay') return this.stay(this.soon, place, fuel, this.after);
    return this.coal(this.soon, place, fuel, this.after, course.kind === 'feed' ? this.fedAt : (this.coalAt[place] ?? 0));
  }

  /** When the plan is over, she may go on for the rest of the war with the coal that she has. */
  private atTheEnd(): Worths {
    return this.filled((_, fuel) => (fuel === 0 ? -this.points : this.life + settings.coal * Math.min(fuel, ENOUGH_COAL)));
  }

  /** A turn earlier. */
  private before(turn: Turn, later: Worths): Worths {
    return this.filled((place, fuel) => (fuel === 0 ? -this.points : this.best(turn, place, fuel, later)));
  }

  private filled(worth: (place: number, fuel: number) => number): Worths {
    const worths = new Float64Array(AREAS.length * this.width);
    for (let place = 0; place < AREAS.length; place++)
      for (let fuel = 0; fuel < this.width; fuel++) worths[place * this.width + fuel] = place === HOME ? 0 : worth(place, fuel);
    return worths;
  }

  private best(turn: Turn, place: number, fuel: number, later: Worths): number {
    const coal = Math.max(this.fedAt, this.coalAt[place] ?? 0);
    let most = Math.max(this.stay(turn, place, fuel, later), this.coal(turn, place, fuel, later, coal));
    for (const to of this.next[place] ?? []) most = Math.max(most, this.go(turn, to, fuel, later));
    return most;
  }

  private go(turn: Turn, to: number, fuel: number, later: Worths): number {
    return fuel < 2 ? -this.points : this.there(turn, turn.coming[to] ?? SAFE, to, fuel - 2, later);
  }

  private stay(turn: Turn, place: number, fuel: number, later: Worths): number {
    return this.there(turn, turn.lying[place] ?? SAFE, place, fuel - 1, later);
  }

  /** Whoever is found while she coals gets none (CW-10.32b). */
  private coal(turn: Turn, place: number, fuel: number, later: Worths, chance: number): number {
    if (chance === 0) return Number.NEGATIVE_INFINITY;
    const { loss, met } = turn.lying[place] ?? SAFE;
    const refused = (1 - chance) * this.later(place, fuel - 1, later);
    const left = chance * this.later(place, this.width - 1, later) + refused;
    const seen = chance < 1 ? settings.betrayal : 0; // who asks a neutral shows herself (CW-5.5l)
    // CW-7.36: a battle costs a box besides.
    return (1 - met) * left + (met - loss) * this.later(place, fuel - 2, later) - loss * this.points - seen;
  }

  /** What an area yields to whoever is there with coal left; who is found there fights, and that costs a box (CW-7.36). */
  private there(turn: Turn, { loss, spoils, met }: Hazard, place: number, fuel: number, later: Worths): number {
    if (place === HOME) return 0;
    if (fuel <= 0) return -this.points;
    const found = fuel > 1 ? this.yields(turn, place, fuel - 1, later) : -this.points;
    const goesOn = (1 - met) * this.yields(turn, place, fuel, later) + (met - loss) * found;
    return goesOn + spoils + (turn.hopes[place] ?? 0) - loss * this.points;
  }

  /** With a raid or without one (CW-5.87). */
  private yields({ hauls }: Turn, place: number, fuel: number, later: Worths): number {
    const quiet = this.later(place, fuel, later);
    return fuel > 1 ? Math.max(quiet, (hauls[place] ?? 0) + this.later(place, fuel - 1, later)) : quiet;
  }

  private later(place: number, fuel: number, worths: Worths): number {
    return settings.patience * (worths[place * this.width + Math.max(0, fuel)] ?? 0) - (fuel <= 2 ? settings.dry : 0);
  }
}

const ENOUGH_COAL = 8;

export const voyageOf = (data: Data, view: View, squadron: Squadron): Voyage => new Reckoning(data, view, squadron);
