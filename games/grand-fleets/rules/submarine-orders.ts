/** GF-10.2: secret orders of submarines, written and carried out before the ships move. Nobody but their side learns anything of them. */
import type { Facing } from '../../../chart/hex.ts';
import type { Reason, Target } from '../../../kernel/index.ts';
import { counted, firstPart, leftOver } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import { battleOf } from '../data/data.ts';
import { facingOf, HEADINGS, type Heading } from '../data/formation.ts';
import type { At, Play } from '../kind.ts';
import { plan, when } from '../kind.ts';
import type { Depth, SubmarineId, SubmarineState } from '../state.ts';
import { SIDES } from '../state.ts';
import type { BoatView } from '../view.ts';
import { hexInWords } from './aircraft.ts';
import { type Drafted, handIn, without } from './drafting.ts';
import { boatIn, boatName, boatsOf, DEPTH_WORDS, depthsFor, isSprint, sidesWithBoats, wayAlong } from './submarines.ts';

/** The depth to go to, the heading to put about to, and so many hexes ahead. */
export type Dive = readonly [depth: Depth, heading: Heading, hexes: number];
type Plunge = readonly [SubmarineId, Depth];
type Helm = readonly [SubmarineId, Heading, hexes: number];
type Draft = Drafted<Dive>;
type Standing = At<Draft>;

const headingOf = ({ facing }: Pick<BoatView, 'facing'>): Heading => HEADINGS[facing] ?? 'N';

/** What she is to do: as long as nothing is said she stays where she is, and comes up if she has to. */
export const diveOf = (battle: Battle, boat: BoatView, draft: Draft): Dive =>
  draft[boat.id] ?? [depthsFor(battle, boat)[0] ?? boat.depth, headingOf(boat), 0];

const farthest = (battle: Battle, boat: BoatView, depth: Depth, heading: Heading): number =>
  wayAlong(battle, boat, depth, facingOf(heading)).length - 1;

/** The same at another depth, as far as she gets there. */
function atDepth({ data, state, draft }: Standing, id: SubmarineId, depth: Depth): Dive {
  const battle = battleOf(data, state);
  const boat = boatIn(state.submarines, id);
  const [, heading, hexes] = diveOf(battle, boat, draft);
  return [depth, heading, Math.min(hexes, farthest(battle, boat, depth, heading))];
}

const depthOf = ({ data, state, draft }: Standing, id: SubmarineId): Depth =>
  diveOf(battleOf(data, state), boatIn(state.submarines, id), draft)[0];

function depthsOf(at: Standing, id: SubmarineId): Plunge[] {
  const depths = depthsFor(battleOf(at.data, at.state), boatIn(at.state.submarines, id));
  return depths.filter((depth) => depth !== depthOf(at, id)).map((depth): Plunge => [id, depth]);
}

/** Ahead or about, at the depth that is ordered. */
function waysOf(at: Standing, id: SubmarineId): Helm[] {
  const battle = battleOf(at.data, at.state);
  const boat = boatIn(at.state.submarines, id);
  const [depth, now, made] = diveOf(battle, boat, at.draft);
  return HEADINGS.flatMap((heading) =>
    Array.from({ length: farthest(battle, boat, depth, heading) + 1 }, (_, hexes): Helm => [id, heading, hexes]),
  ).filter(([, heading, hexes]) => heading !== now || hexes !== made);
}

const NO_BOAT: Reason = { words: 'you have no such submarine afloat', rule: 'GF-10.2' };
const NO_DEPTH: Reason = {
  words: 'she goes up or down by one step in a turn, and does not dive with half of her hull gone',
  rule: 'GF-10.2.1',
};
const NO_WAY: Reason = { words: 'one names another heading, or as many hexes ahead as she can make at that depth', rule: 'GF-10.1.1' };

const whyNot =
  (reason: Reason) =>
  ({ state, side }: Standing, target: Target | undefined): Reason => {
    const [id] = typeof target === 'object' ? target : [target];
    return boatsOf(state.submarines, side).some((boat) => boat.id === id) ? reason : NO_BOAT;
  };

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
  plan<{ dive: Plunge; steer: Helm; forget: SubmarineId; done: true }, Draft>('submarine-orders', 'GF-10.2', {
    who: ({ state }) => sidesWithBoats(state),
    draft: () => ({}),
    asks: () => 'How do your submarines move?',
    pieces: ({ state, side }) => boatsOf(state.submarines, side).map(({ id }) => id),
    verbs: {
      dive: {
        under: firstPart,
        of: depthsOf,
        why: whyNot(NO_DEPTH),
        label: (view, [id, depth], { data }) => `${boatName(battleOf(data, view), id)}: ${DEPTH_WORDS[depth]}`,
        does: (draft, [id, depth], at) => ({ ...draft, [id]: atDepth(at, id, depth) }),
      },
      steer: {
        under: firstPart,
        of: waysOf,
        why: whyNot(NO_WAY),
        label: (view, [id, heading, hexes], { data }) =>
          `${boatName(battleOf(data, view), id)}: heading ${heading}, ${counted(hexes, 'hex', 'hexes')}`,
        caution: (at, [id, , hexes]) =>
          isSprint(depthOf(at, id), hexes) ? 'Full speed submerged costs her one turn of her battery.' : undefined,
        does: (draft, [id, heading, hexes], at) => ({ ...draft, [id]: [depthOf(at, id), heading, hexes] }),
      },
      forget: {
        under: firstPart,
        of: ({ draft }, id) => (Object.hasOwn(draft, id) ? [id] : []),
        why: () => ({ words: 'she has no order', rule: 'GF-10.2' }),
        label: (view, id, { data }) => `${boatName(battleOf(data, view), id)}: stay where she is`,
        does: without,
      },
      done: {
        ...handIn,
        odds: 'whether they are seen is rolled for when all have moved',
        consequence: ({ state, side, draft }) => {
          const idle = boatsOf(state.submarines, side).filter(({ id }) => !Object.hasOwn(draft, id));
          return leftOver(
            idle.map(({ id }) => id),
            'submarine stays where she is',
            'submarines stay where they are',
          );
        },
      },
    },
    commit: (g, drafts) => {
      const battle = battleOf(g.data, g.state);
      for (const side of SIDES)
        for (const boat of boatsOf(g.state.submarines, side)) dive(g, boat, diveOf(battle, boat, drafts[side] ?? {}));
    },
  }),
);
