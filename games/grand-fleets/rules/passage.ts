/** A ship under way: an order carried out hex by hex, as far as her points go and the water is open (GF-5.2.2). */
import type { Facing, Hex } from '../../../chart/hex.ts';
import { neighbour, turned } from '../../../chart/hex.ts';
import type { Battle } from '../data/battle.ts';
import type { ShipState } from '../state.ts';
import type { Helm, Manoeuvre, Order } from './orders.ts';
import { costOfPart, extended } from './orders.ts';
import type { Condition } from './ships.ts';
import { pointsOf } from './ships.ts';

export interface Position {
  readonly hex: Hex;
  readonly facing: Facing;
}

/** As much of a ship as her movement asks for, in a state or in a view. */
export type Mover = Condition & Readonly<Pick<ShipState, 'side' | 'hex' | 'facing' | 'jammed'>>;

/** Ships that move as one: those of one hex of a line (GF-5.3.2a), the boats of a division (GF-13.3), or a single one. */
export type Rank = readonly [Mover, ...Mover[]];

export const helmOf = (battle: Battle, ship: Mover): Helm => ({ points: pointsOf(battle, ship), jammed: ship.jammed });

/** A rank has the points of its slowest ship, and a jammed rudder if any of them has. */
export function helmOfRank(battle: Battle, rank: Rank): Helm {
  let [points, jammed] = [Number.POSITIVE_INFINITY, false];
  for (const ship of rank) {
    points = Math.min(points, pointsOf(battle, ship));
    jammed ||= ship.jammed;
  }
  return { points, jammed };
}

export class Passage {
  /** Where she was and how she pointed, from where she began. */
  readonly path: Position[];
  /** Where she is by now. */
  end: Position;
  /** What she did, as an order would say it. */
  done: Order = [];
  spent = 0;
  evasive = 0;

  constructor(
    { hex, facing }: Position,
    private readonly helm: Helm,
    private readonly land: ReadonlySet<Hex>,
  ) {
    this.end = { hex, facing };
    this.path = [this.end];
  }

  /** One hex, one turn or one evasive manoeuvre; false if she cannot. What is free is paid for only as far as there are points. */
  make(part: 1 | 'P' | 'S' | 'E', free = false): boolean {
    const cost = costOfPart(part, this.helm.jammed);
    const isAfforded = this.spent + cost <= this.helm.points;
    const next = this.after(part);
    if (!(isAfforded || free) || this.land.has(next.hex)) return false;
    if (isAfforded) this.spent += cost;
    if (part === 'E') this.evasive++;
    this.done = extended(this.done, part);
    this.path.push(next);
    this.end = next;
    return true;
  }

  /** Part after part, until there is one that she cannot do (GF-5.3.1b). */
  carryOut(order: Order): this {
    for (const part of order) if (!this.makeAll(part)) break;
    return this;
  }

  /** The hexes she went through, from the one she began in. */
  get hexes(): Hex[] {
    return this.path.filter(({ hex }, place) => hex !== this.path[place - 1]?.hex).map(({ hex }) => hex);
  }

  private makeAll(part: Manoeuvre): boolean {
    if (part === 'off') return true;
    if (typeof part !== 'number') return this.make(part);
    for (let left = part; left > 0; left--) if (!this.make(1)) return false;
    return true;
  }

  /** GF-5.2.1b, GF-5.2.1c, GF-5.2.1d */
  private after(part: 1 | 'P' | 'S' | 'E'): Position {
    const { hex, facing } = this.end;
    if (part === 'P') return { hex, facing: turned(facing, -1) };
    return part === 'S' ? { hex, facing: turned(facing, 1) } : { hex: neighbour(hex, facing), facing };
  }
}

/** Where an order of their own takes a ship or a rank: what boards and bots ask before it is given, and what happens when it is. */
export const passageOf = (battle: Battle, ship: Mover, order: Order): Passage => passageOfRank(battle, [ship], order);

export const passageOfRank = (battle: Battle, rank: Rank, order: Order): Passage =>
  new Passage(rank[0], helmOfRank(battle, rank), battle.land).carryOut(order);
