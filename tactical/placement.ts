/** CW-7.2: the fleets are set up, first in the centre by the side without the initiative, then from the edge by the other. */
import { STEPS } from '../chart/hex.ts';
import type { At, OpenDecision, Play, Reason, Step } from '../kernel/index.ts';
import { once, stepsOf, unspoken } from '../kernel/index.ts';
import type { Battle, Hex, PieceId, Side } from './battle.ts';
import { enemyOf } from './battle.ts';
import type { Fighting } from './fight.ts';
import type { Ground, Layout, Mustered } from './formation.ts';
import { faultIn, firstShips, MOST, mayShare } from './formation.ts';
import { formGroups } from './groups.ts';
import { CENTRE_HEXES, edgeOfRing, fromEdge, isOnMap, RING } from './hexes.ts';
import type { Lender } from './lender.ts';
import { hexName, pieceName } from './names.ts';
import { profileOf, sightOf } from './profiles.ts';
import { lookOut, nearestEnemy } from './sighting.ts';
import { stacksOf, standardLayout } from './standard.ts';
import type { Tactics } from './tactics.ts';
import type { BattleQuestion } from './whys.ts';

type Place = 'centre' | 'edge';

/** CW-7.1c */
export const placesIn = ({ initiative }: Battle, side: Side): Place => (side === initiative ? 'edge' : 'centre');

/** The counters of a side that still have a ship. */
function fleetOf<K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state'], side: Side): Mustered[] {
  const fleet: Mustered[] = [];
  for (const piece of lender.battle(state).pieces) {
    if (piece.side !== side) continue;
    const lead = piece.ships.find((id) => !lender.condition(state, id).sunk);
    if (lead === undefined) continue;
    fleet.push({
      id: piece.id,
      nation: lender.sheet(data, state, lead).nation,
      role: piece.role,
      squadron: piece.squadron,
      tow: piece.tow,
    });
  }
  return fleet;
}

/** A lawful ground: where it is, how far further ships keep off, and what draws them near. */
const groundOn = (
  battle: Battle,
  side: Side,
  fleet: readonly Mustered[],
  base: readonly Hex[],
  isFarEnough: (hex: Hex) => boolean,
  remoteness: (hex: Hex) => number,
): Ground => ({
  base,
  nations: profileOf(battle).nations,
  fleet,
  stacks: stacksOf(fleet),
  lenient: false,
  isFree: (hex) => !battle.pieces.some((piece) => piece.side !== side && piece.hex === hex),
  isFarEnough,
  remoteness,
});

const anywhere = (): boolean => true;
const nowhereNearer = (): number => 0;

/** Where no lawful set-up exists, first the sighting range is given up, then all but stacking and keeping together. */
function* relaxed(ground: Ground): Generator<Ground> {
  yield { ...ground, isFarEnough: anywhere };
  yield { ...ground, lenient: true };
}

/** CW-7.23, GW-TAC-NONINIT: around the centre, as near as possible to the side by which the enemy will come. */
function* centreGrounds(battle: Battle, side: Side, fleet: readonly Mustered[]): Generator<Ground> {
  const entry = battle.entry ?? 0;
  const sight = sightOf(battle);
  const remoteness = (hex: Hex): number => fromEdge(hex, entry);
  const lawful = groundOn(battle, side, fleet, CENTRE_HEXES, (hex) => remoteness(hex) >= sight, remoteness);
  yield lawful;
  yield* relaxed(lawful);
}

/** CW-7.24, GW-TAC-INITDEP: from the numbered hexes of the entry edge, or nearer to the centre after a surprise (CW-7.28a, CW-7.28b). */
function* edgeGrounds(battle: Battle, side: Side, fleet: readonly Mustered[]): Generator<Ground> {
  const entry = battle.entry ?? 0;
  const sight = sightOf(battle);
  const isFarEnough = (hex: Hex): boolean => nearestEnemy(battle, side, hex) >= sight;
  const onRing = (ring: number): Ground => groundOn(battle, side, fleet, edgeOfRing(entry, ring), isFarEnough, nowhereNearer);
  for (let ring = RING - battle.closer; ring <= RING; ring++) yield onRing(ring);
  yield* relaxed(onRing(RING));
}

/** From the strictest to the most lenient; the next is made only if it is asked for. */
function groundsFor<K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state'], side: Side): Generator<Ground> {
  const battle = lender.battle(state);
  const fleet = fleetOf(lender, data, state, side);
  return placesIn(battle, side) === 'centre' ? centreGrounds(battle, side, fleet) : edgeGrounds(battle, side, fleet);
}

/** The strictest ground on which a set-up is possible, and the standard one on it. */
export function settingFor<K extends Fighting>(
  lender: Lender<K>,
  data: K['data'],
  state: K['state'],
  side: Side,
): { ground: Ground; standard: Layout } {
  for (const ground of groundsFor(lender, data, state, side)) {
    const standard = standardLayout(ground);
    if (standard) return { ground, standard };
  }
  throw new Error('the fleet is larger than the map');
}

/** What a side has placed so far. */
function layoutOf({ pieces }: Battle, fleet: readonly Mustered[]): Layout {
  const layout = new Map<Hex, Mustered[]>();
  for (const one of fleet) {
    const hex = pieces.find(({ id }) => id === one.id)?.hex ?? null;
    if (hex === null) continue;
    const stack = layout.get(hex);
    if (stack) stack.push(one);
    else layout.set(hex, [one]);
  }
  return layout;
}

/** As a fleet lies now, on the strictest ground, and who is still to be placed. */
interface Lying {
  readonly ground: Ground;
  readonly layout: Layout;
  readonly waiting: readonly Mustered[];
}

/** Hexes that are worth looking at for the next counter: in the base, where others lie, or next to them. */
function near(layout: Layout, { base, remoteness }: Ground): Hex[] {
  if (layout.size === 0) {
    const least = Math.min(...base.map(remoteness));
    return base.filter((hex) => remoteness(hex) === least);
  }
  const found = new Set<Hex>();
  for (const hex of layout.keys()) {
    found.add(hex);
    for (const step of STEPS) if (isOnMap(hex + step)) found.add(hex + step);
  }
  return [...found];
}

/** Where a counter may go as things lie. The whole is judged when it is done, so this only keeps out what cannot come right. */
function hexesFor(one: Mustered, layout: Layout, ground: Ground): Hex[] {
  const first = firstShips(ground);
  let inBase = 0;
  for (const [hex, stack] of layout) if (ground.base.includes(hex)) inBase += stack.length;
  return near(layout, ground).filter((hex) => {
    const stack = layout.get(hex) ?? [];
    if (stack.length >= MOST || !ground.isFree(hex) || !stack.every((other) => mayShare(one, other, ground))) return false;
    return ground.base.includes(hex) || (inBase >= first && ground.isFarEnough(hex));
  });
}

type Placing = readonly [PieceId, Hex];

function placings({ ground, layout, waiting }: Lying): Placing[] {
  const hexes = new Map<string, readonly Hex[]>();
  const found: Placing[] = [];
  for (const one of waiting) {
    const kind = `${one.nation} ${one.role}`;
    const open = hexes.get(kind) ?? hexesFor(one, layout, ground);
    hexes.set(kind, open);
    for (const hex of open) found.push([one.id, hex]);
  }
  return found;
}

const layDown = ({ pieces }: Battle, layout: Layout): void => {
  for (const [hex, stack] of layout) for (const { id } of stack) for (const piece of pieces) if (piece.id === id) piece.hex = hex;
};

/** CW-7.21: the enemy sees where counters lie and how many, and not what they are. */
function deployed<K extends Fighting>(lender: Lender<K>, g: Play<K>, side: Side): void {
  const battle = lender.battle(g.state);
  const where = placesIn(battle, side);
  const layout = layoutOf(battle, fleetOf(lender, g.data, g.state, side));
  const stacks = [...layout].map(([hex, { length }]) => ({ hex, count: length })).sort((a, b) => a.hex - b.hex);
  formGroups(lender, g.data, g.state, side);
  battle.stage = where === 'centre' ? 'edge' : 'fighting';
  g.reveal();
  lender.tell(g, { type: 'deployed', side, where, stacks });
}

export type SettingUp = { 'form-up': true; place: Placing; done: true };
export type SetUpDecision<K extends Fighting> = OpenDecision<K, Side, SettingUp>;

function lyingNow<K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state'], side: Side): Lying {
  const [ground] = groundsFor(lender, data, state, side);
  if (!ground) throw new Error('there is nowhere to set up');
  const layout = layoutOf(lender.battle(state), ground.fleet);
  const placed = new Set<Mustered>();
  for (const stack of layout.values()) for (const one of stack) placed.add(one);
  return { ground, layout, waiting: ground.fleet.filter((one) => !placed.has(one)) };
}

/** Why the whole may not be left as it lies; null if it may. Which ground is possible is looked for only when every ship lies somewhere. */
function faultNow<K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state'], side: Side, lying: Lying): Reason | null {
  if (lying.waiting.length > 0) return faultIn(lying.layout, lying.ground);
  const { ground } = settingFor(lender, data, state, side);
  return faultIn(layoutOf(lender.battle(state), ground.fleet), ground);
}

/** CW-7.2a: counter by counter, or all at once in the standard formation. */
export function settingUp<K extends Fighting>(lender: Lender<K>): SetUpDecision<K> {
  const lying = once(({ data, state, side }: At<K, Side, null>) => lyingNow(lender, data, state, side));
  const fault = once((at: At<K, Side, null>) => faultNow(lender, at.data, at.state, at.side, lying(at)));
  return stepsOf<K, BattleQuestion>().decision<SettingUp, Side>('set-up', 'CW-7.2a', {
    who: (_g, side) => side,
    asks: () => 'Set up your fleet: counter by counter, or all at once in the standard formation.',
    verbs: {
      // First, so that whoever does not know better finds it.
      'form-up': {
        ends: true,
        label: () => 'Usual set-up: all in the standard formation',
        does: (g, _none, { side }) => {
          layDown(lender.battle(g.state), settingFor(lender, g.data, g.state, side).standard);
          deployed(lender, g, side);
        },
      },
      place: {
        of: (at) => placings(lying(at)),
        label: (view, [id, hex]) => `${pieceName(lender.battleSeen(view), id)}: ${hexName(hex)}`,
        why: () => ({ words: 'she cannot lie there as the others lie', rule: 'CW-7.2b' }),
        does: ({ state }, [id, hex]) => {
          for (const piece of lender.battle(state).pieces) if (piece.id === id) piece.hex = hex;
        },
      },
      done: {
        ends: true,
        of: (at) => fault(at) === null,
        label: () => 'Done: the fleet lies as it should',
        why: (at) => fault(at) ?? { words: 'the fleet lies as it should', rule: 'CW-7.2a' },
        does: (g, _none, { side }) => deployed(lender, g, side),
      },
    },
  });
}

/** CW-7.1c: in the centre first, by the side without the initiative. */
export function placement<K extends Fighting>({ lender, setUp }: Tactics<K>): Step<K> {
  const { sequence, each, auto } = stepsOf<K>();
  return sequence('placement', 'CW-7.2a', [
    unspoken(
      each(
        'fleets',
        'CW-7.1c',
        (g): readonly Side[] => [enemyOf(lender.battle(g.state).initiative), lender.battle(g.state).initiative],
        setUp,
      ),
    ),
    auto('first-sight', 'CW-7.27b', (g) => lookOut(lender, g)),
  ]);
}
