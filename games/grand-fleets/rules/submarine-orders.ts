/** GF-10.2: secret orders of submarines, written and carried out before the ships move. Nobody but their side learns anything of them. */
import type { Facing } from '../../../chart/hex.ts';
import type { Atom, Paths, Reason, Target } from '../../../kernel/index.ts';
import { firstPart } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import { battleOf } from '../data/data.ts';
import { facingOf, HEADINGS, type Heading } from '../data/formation.ts';
import type { At, Play } from '../kind.ts';
import { plan, when } from '../kind.ts';
import type { Depth, SubmarineId, SubmarineState } from '../state.ts';
import { SIDES } from '../state.ts';
import { hexInWords } from './aircraft.ts';
import { type Drafted, handIn, without } from './drafting.ts';
import { boatIn, boatName, boatsOf, DEPTH_WORDS, depthsFor, isSprint, sidesWithBoats, wayAlong } from './submarines.ts';

/** The depth to go to, the heading to put about to, and so many hexes ahead. */
export type Dive = readonly [depth: Depth, heading: Heading, hexes: number];
type Draft = Drafted<Dive>;
type Standing = At<Draft>;

const isDepth = (atom: Atom | undefined): atom is Depth => atom === 'surfaced' || atom === 'periscope' || atom === 'deep';
const isHeading = (atom: Atom | undefined): atom is Heading => HEADINGS.some((heading) => heading === atom);

const ordersOf = ({ data, state }: Standing, id: SubmarineId): Paths => {
  const battle = battleOf(data, state);
  const boat = boatIn(state.submarines, id);
  const hexesOn = (depth: Depth, heading: Heading): number[] => wayAlong(battle, boat, depth, facingOf(heading)).map((_, hexes) => hexes);
  return {
    next: ([first, depth, heading, hexes]) => {
      if (first === undefined) return [id];
      if (!isDepth(depth)) return depthsFor(battle, boat);
      if (!isHeading(heading)) return HEADINGS;
      return hexes === undefined ? hexesOn(depth, heading) : [];
    },
    isWhole: ({ length }) => length === 4,
  };
};

const NO_BOAT: Reason = { words: 'you have no such submarine afloat', rule: 'GF-10.2' };
const NO_DEPTH: Reason = {
  words: 'she goes up or down by one step in a turn, and does not dive with half of her hull gone',
  rule: 'GF-10.2.1',
};
const NO_WAY: Reason = { words: 'one names a heading, and as many hexes ahead as she can make at that depth', rule: 'GF-10.1.1' };

function whyNoOrder({ data, state, side }: Standing, target: Target | undefined): Reason {
  const [id, depth] = typeof target === 'object' ? target : [target];
  const boat = boatsOf(state.submarines, side).find((each) => each.id === id);
  if (!boat) return NO_BOAT;
  return depthsFor(battleOf(data, state), boat).some((each) => each === depth) ? NO_WAY : NO_DEPTH;
}

/** A submarine without an order stays where she is, and comes up if she has to. */
const stay = (battle: Battle, boat: SubmarineState): Dive => [depthsFor(battle, boat)[0] ?? boat.depth, HEADINGS[boat.facing] ?? 'N', 0];

function dive(g: Play, boat: SubmarineState, [depth, heading, hexes]: Dive): void {
  const battle = battleOf(g.data, g.state);
  const facing: Facing = facingOf(heading);
  boat.hex = wayAlong(battle, boat, depth, facing)[hexes] ?? boat.hex;
  boat.facing = facing;
  boat.depth = depth;
  boat.spent = hexes;
  if (isSprint(depth, hexes)) boat.battery--;
  g.whisper?.([boat.side], {
    type: 'submarine-moved',
    submarine: boat.id,
    name: boatName(battle, boat.id),
    place: hexInWords(g.state.board, boat.hex),
    depth,
    battery: boat.battery,
  });
}

export const submarineOrders = when(
  ({ state }) => sidesWithBoats(state).length > 0,
  plan<{ steer: readonly [SubmarineId, ...Dive]; forget: SubmarineId; done: true }, Draft>('submarine-orders', 'GF-10.2', {
    who: ({ state }) => sidesWithBoats(state),
    draft: () => ({}),
    asks: () => 'How do your submarines move?',
    pieces: ({ state, side }) => boatsOf(state.submarines, side).map(({ id }) => id),
    verbs: {
      steer: {
        under: firstPart,
        of: ordersOf,
        why: whyNoOrder,
        label: (view, [id, depth, heading, hexes], { data }) =>
          id === undefined
            ? 'Order a submarine'
            : `${boatName(battleOf(data, view), id)}: ${DEPTH_WORDS[depth]}, heading ${heading}, ${hexes} ${hexes === 1 ? 'hex' : 'hexes'}`,
        caution: (_at, [id, depth, , hexes]) =>
          id !== undefined && isSprint(depth, hexes) ? 'Full speed submerged costs her one turn of her battery.' : undefined,
        does: (draft, [id, ...order]) => ({ ...draft, [id]: order }),
      },
      forget: {
        under: firstPart,
        of: ({ draft }, id) => (Object.hasOwn(draft, id) ? [id] : []),
        why: () => ({ words: 'she has no order', rule: 'GF-10.2' }),
        label: (view, id, { data }) => `${boatName(battleOf(data, view), id)}: stay where she is`,
        does: without,
      },
      done: { ...handIn, odds: 'whether they are seen is rolled for when all have moved' },
    },
    commit: (g, drafts) => {
      const battle = battleOf(g.data, g.state);
      for (const side of SIDES)
        for (const boat of boatsOf(g.state.submarines, side)) dive(g, boat, drafts[side]?.[boat.id] ?? stay(battle, boat));
    },
  }),
);
