/** Who could fire at whom: what gunnery and torpedo steps have in common, in either system of combat. */
import type { Odds, Play, Reason } from '../kernel/index.ts';
import { once, publicly } from '../kernel/index.ts';
import type { Engagement, Load, Piece, ShipId, Side } from './battle.ts';
import type { Fight, Fighting } from './fight.ts';
import { boxesLeft, isDeadInTheWater } from './vessel.ts';

/** Where they fight: on the map or without one. */
export interface Field<K extends Fighting> extends Fight<K> {
  /** Who fires first. */
  first(state: K['state']): Side;
  /** Hexes between two pieces; null where one cannot see the other. */
  range(state: K['state'], from: Piece, to: Piece): number | null;
  /** Hexes between the nearest two enemies, in sight or not. */
  gap(state: K['state']): number;
}

/** A ship with her piece, and a target in sight. */
export interface Shot {
  readonly load: Load;
  readonly from: Piece;
  readonly target: Piece;
  readonly range: number;
}

/** Guns or torpedoes. */
export interface Arm<K extends Fighting> {
  readonly name: 'gunnery' | 'torpedoes';
  readonly rule: string;
  /** What its owner is asked, and what it means to have done. */
  readonly asks: string;
  readonly done: { readonly some: string; readonly none: string };
  /** What is said to a side that ends it with nobody named, though somebody could be; nothing where that is usual. */
  readonly holding?: string;
  /** How far any ship could reach in this weather, as everybody knows; -1 where nobody may fire at all. */
  farthest(engagement: Engagement): number;
  /** How far this ship can fire now; -1 if she cannot. */
  reach(data: K['data'], state: K['state'], load: Load, side: Side): number;
  /** The same as far as an enemy can tell who knows her and her damage, but not what she has in her magazines. */
  reachAsSeen(data: K['data'], state: K['state'], load: Load): number;
  /** She has spent what she fires, even if her target is gone. */
  spend(state: K['state'], ship: ShipId): void;
  /** No die can hit: for all to see, if both are known. */
  isHopeless(data: K['data'], state: K['state'], shot: Shot): boolean;
  /** Throws the dice, puts what they score among the hits, and gives the number of hits. */
  fire(g: Play<K>, shot: Shot): number;
  odds(data: K['data'], state: K['state'], shot: Shot): Odds;
  /** Why she may not fire at a target in sight. */
  whyNot(data: K['data'], state: K['state'], shot: Shot): Reason;
}

/** CW-7.4g: the ships of both sides are counted as they are now. */
export function load<K extends Fighting>({ lender, of }: Fight<K>, data: K['data'], state: K['state']): void {
  const engagement = of(state);
  const loaded: Load[] = [];
  for (const { ships, exited } of engagement.pieces) {
    if (exited) continue;
    for (const ship of ships) {
      const condition = lender.condition(state, ship);
      if (condition.sunk) continue;
      const sheet = lender.sheet(data, state, ship);
      loaded.push({
        ship,
        primary: boxesLeft(sheet, condition, 'primary'),
        secondary: boxesLeft(sheet, condition, 'secondary'),
        tertiary: boxesLeft(sheet, condition, 'tertiary'),
        torpedo: condition.mount || condition.launched ? 0 : sheet.torpedo.factor,
        dead: isDeadInTheWater(sheet, condition),
      });
    }
  }
  engagement.aims = [];
  engagement.loaded = loaded;
}

/** By name, for every pair of ships asks for theirs. */
const loads = once((loaded: readonly Load[]) => new Map(loaded.map((load) => [load.ship, load])));

const loadOf = ({ loaded }: Engagement, ship: ShipId): Load | null => loads(loaded).get(ship) ?? null;

/** A piece lies dead in the water if one of its ships does (CW-9.4), as they were when the step began. */
export const liesDead = (engagement: Engagement, { ships }: Piece): boolean =>
  ships.some((ship) => loadOf(engagement, ship)?.dead === true);

/** The enemy's pieces that have ships, in sight or not. */
const targetsFor = <K extends Fighting>({ of, lender }: Field<K>, state: K['state'], side: Side): readonly Piece[] =>
  of(state).pieces.filter((piece) => piece.side !== side && piece.ships.some((id) => !lender.condition(state, id).sunk));

type Aimed = readonly [ShipId, string];

/** CW-7.4c: every shot at what a ship of a side can reach and might hit; the ships of a piece fire each for herself (CW-9.3a, CW-9.31). */
function allShots<K extends Fighting>(field: Field<K>, arm: Arm<K>, data: K['data'], state: K['state'], side: Side): Aimed[] {
  const engagement = field.of(state);
  const targets = targetsFor(field, state, side);
  const shots: Aimed[] = [];
  for (const from of engagement.pieces) {
    if (from.side !== side) continue;
    for (const ship of from.ships) {
      const loaded = loadOf(engagement, ship);
      const reach = loaded ? arm.reach(data, state, loaded, side) : -1;
      if (!loaded || reach < 0) continue;
      for (const target of targets) {
        const range = field.range(state, from, target);
        if (range !== null && range <= reach && !arm.isHopeless(data, state, { load: loaded, from, target, range }))
          shots.push([ship, target.token]);
      }
    }
  }
  return shots;
}

/** What the ships of a side may still fire at, once so many have a target. */
interface Left {
  readonly arm: unknown;
  readonly side: Side;
  readonly loaded: readonly Load[];
  readonly aims: Engagement['aims'];
  aimed: number;
  shots: readonly Aimed[];
}

let lastLeft: Left | undefined;

/** While the ships of a side take aim nothing changes but who has a target: who has one by now is taken out of what was left before. */
function leftOf<K extends Fighting>(field: Field<K>, arm: Arm<K>, data: K['data'], state: K['state'], side: Side): Left {
  const { loaded, aims } = field.of(state);
  const known = lastLeft;
  if (known?.loaded === loaded && known.aims === aims && known.arm === arm && known.side === side && known.aimed <= aims.length)
    return known;
  lastLeft = { arm, side, loaded, aims, aimed: 0, shots: allShots(field, arm, data, state, side) };
  return lastLeft;
}

/** CW-7.4c: every shot of the ships that have no target yet. */
export function shotsOf<K extends Fighting>(
  field: Field<K>,
  arm: Arm<K>,
  data: K['data'],
  state: K['state'],
  side: Side,
): readonly Aimed[] {
  const left = leftOf(field, arm, data, state, side);
  for (const { ship } of left.aims.slice(left.aimed)) left.shots = left.shots.filter((shot) => shot[0] !== ship);
  left.aimed = left.aims.length;
  return left.shots;
}

export const hasAim = ({ aims }: Engagement, ship: ShipId): boolean => aims.some((aim) => aim.ship === ship);

/** Whether a side has anything to decide, as far as the enemy can tell: a piece that he does not know might have any guns. */
export function seemsAbleToFire<K extends Fighting>(field: Field<K>, arm: Arm<K>, data: K['data'], state: K['state'], side: Side): boolean {
  const engagement = field.of(state);
  const farthest = arm.farthest(engagement);
  const targets = targetsFor(field, state, side);
  for (const from of engagement.pieces) {
    if (from.side !== side) continue;
    for (const target of targets) {
      const range = field.range(state, from, target);
      if (range !== null && range <= farthest && seemsToHit(field, arm, data, state, { from, target, range })) return true;
    }
  }
  return false;
}

type Sight = Omit<Shot, 'load'>;

/** Apart from the search, which goes through all pairs: most are out of range. */
const seemsToHit = <K extends Fighting>(field: Field<K>, arm: Arm<K>, data: K['data'], state: K['state'], sight: Sight): boolean =>
  publicly(sight.from.known, () => mightHit(field, arm, data, state, sight), true);

function mightHit<K extends Fighting>({ of }: Field<K>, arm: Arm<K>, data: K['data'], state: K['state'], sight: Sight): boolean {
  const { from, target, range } = sight;
  for (const ship of from.ships) {
    const load = loadOf(of(state), ship);
    if (load && arm.reachAsSeen(data, state, load) >= range && !arm.isHopeless(data, state, { load, from, target, range })) return true;
  }
  return false;
}

/** The shot of a ship at the piece that the enemy calls by this token; null if she cannot see it. */
export function shotAt<K extends Fighting>(field: Field<K>, state: K['state'], ship: ShipId, token: string): Shot | null {
  const engagement = field.of(state);
  const from = engagement.pieces.find(({ ships }) => ships.includes(ship));
  const target = engagement.pieces.find((piece) => piece.token === token);
  const loaded = loadOf(engagement, ship);
  const range = from && target ? field.range(state, from, target) : null;
  return from && target && loaded && range !== null ? { load: loaded, from, target, range } : null;
}
