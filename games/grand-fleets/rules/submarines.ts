/** GF-10: what the rules ask of one submarine, in a state or in a view. */
import type { Hex } from '../../../chart/hex.ts';
import { STEPS } from '../../../chart/hex.ts';
import type { Battle } from '../data/battle.ts';
import { battleOf } from '../data/data.ts';
import type { SubmarineSpec, SubmarineType } from '../data/submarines.ts';
import type { Play } from '../kind.ts';
import type { Depth, Side, State, SubmarineId, SubmarineState } from '../state.ts';
import { SIDES } from '../state.ts';
import type { BoatView, Contact } from '../view.ts';

export function specOf({ submarines }: Battle, id: SubmarineId): SubmarineSpec {
  const spec = submarines.find((each) => each.id === id);
  if (!spec) throw new Error(`there is no submarine ${id}`);
  return spec;
}

export const boatType = (battle: Battle, id: SubmarineId): SubmarineType => specOf(battle, id).type;

export const boatName = (battle: Battle, id: SubmarineId): string => specOf(battle, id).name;

export function boatIn<B extends Pick<Contact, 'id'>>(boats: readonly B[], id: SubmarineId): B {
  const boat = boats.find((each) => each.id === id);
  if (!boat) throw new Error(`there is no submarine ${id}`);
  return boat;
}

export const boatsOf = <B extends Pick<Contact, 'side' | 'fate'>>(boats: readonly B[], side: Side): B[] =>
  boats.filter((boat) => boat.side === side && boat.fate === 'afloat');

/** Everybody knows who has submarines left, so it may decide who is asked: what they are able to do nobody else may learn. */
export const sidesWithBoats = ({ submarines }: Pick<State, 'submarines'>): Side[] =>
  SIDES.filter((side) => boatsOf(submarines, side).length > 0);

/** GF-10.4: with half of her hull gone she cannot dive. */
export const isCrippled = (battle: Battle, { id, hits }: Pick<Contact, 'id' | 'hits'>): boolean => 2 * hits >= boatType(battle, id).hull;

/** GF-10.2.1: one step up or down in a turn; first the depth that she has if nothing is ordered. */
export function depthsFor(battle: Battle, boat: Pick<BoatView, 'id' | 'hits' | 'depth'>): readonly Depth[] {
  if (isCrippled(battle, boat)) return ['surfaced'];
  if (boat.depth === 'periscope') return ['periscope', 'surfaced', 'deep'];
  return [boat.depth, 'periscope'];
}

/** GF-10.1.1: what a battery gives without end. */
const SLOW = 1;

/** GF-10.1.1: hexes that she can make at a depth. */
export function reachAt(battle: Battle, { id, battery }: Pick<BoatView, 'id' | 'battery'>, depth: Depth): number {
  const { surfaced, submerged } = boatType(battle, id);
  if (depth === 'surfaced') return surfaced;
  return battery > 0 ? submerged : Math.min(SLOW, submerged);
}

/** GF-10.1.1: whether so many hexes at a depth empty the battery. */
export const isSprint = (depth: Depth, hexes: number): boolean => depth !== 'surfaced' && hexes > SLOW;

/** Whither she goes on a heading, one hex after the other, as far as she can and the water is open. */
export function wayAlong(battle: Battle, boat: Pick<BoatView, 'id' | 'battery' | 'hex'>, depth: Depth, facing: BoatView['facing']): Hex[] {
  const way = [boat.hex];
  for (let hexes = 1; hexes <= reachAt(battle, boat, depth); hexes++) {
    const next = boat.hex + hexes * STEPS[facing];
    if (battle.land.has(next)) break;
    way.push(next);
  }
  return way;
}

export const DEPTH_WORDS: Readonly<Record<Depth, string>> = {
  surfaced: 'on the surface',
  periscope: 'at periscope depth',
  deep: 'deep',
};

/** GF-10.4: a circle of the hull for each point; with the last she is lost. */
export function hitBoat(g: Play, boat: SubmarineState, points: number): void {
  if (points === 0 || boat.fate !== 'afloat') return;
  const battle = battleOf(g.data, g.state);
  const { name, type } = specOf(battle, boat.id);
  boat.hits = Math.min(type.hull, boat.hits + points);
  if (boat.hits < type.hull) {
    g.tell?.({ type: 'submarine-hit', submarine: boat.id, name, hits: boat.hits, of: type.hull, crippled: isCrippled(battle, boat) });
    return;
  }
  boat.fate = 'sunk';
  boat.sighted = null;
  g.tell?.({ type: 'submarine-sunk', side: boat.side, submarine: boat.id, name });
}
