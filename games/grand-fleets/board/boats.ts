/** Submarines as the chart shows them: one's own where they are or are ordered to be, and what has been sighted of the enemy's. Pure. */
import type { Facing, Hex } from '../../../chart/hex.ts';
import type { SeenDraft } from '../../../kernel/index.ts';
import { draftIn } from '../../../kernel/index.ts';
import { counted } from '../../../kit/words.ts';
import type { Battle } from '../data/battle.ts';
import { facingOf, HEADINGS, type Heading } from '../data/formation.ts';
import { isOnBoard } from '../rules/board.ts';
import { type Dive, diveOf, submarineOrders } from '../rules/submarine-orders.ts';
import { submarineStations } from '../rules/submarine-stations.ts';
import { boatName, DEPTH_WORDS, wayAlong } from '../rules/submarines.ts';
import type { Depth, Side, SubmarineId } from '../state.ts';
import type { BoatView, View } from '../view.ts';

export interface Mark {
  readonly id: SubmarineId;
  readonly side: Side;
  readonly hex: Hex;
  readonly facing: Facing;
  readonly depth: Depth;
  /** One's own; null of the enemy's. */
  readonly boat: BoatView | null;
  /** The enemy has seen her, or she is the enemy's and has been seen. */
  readonly isSighted: boolean;
}

type Sea = Pick<View, 'boats' | 'submarines'>;

/** Before the battle where they are placed so far. */
function ownMark(draft: SeenDraft | null, boat: BoatView): Mark {
  const [hex, heading] = draftIn(draft, submarineStations)?.[boat.id] ?? [];
  return {
    id: boat.id,
    side: boat.side,
    hex: hex ?? boat.hex,
    facing: heading === undefined ? boat.facing : facingOf(heading),
    depth: boat.depth,
    boat,
    isSighted: boat.sighted !== null,
  };
}

/** How many of a list lie in the same hex before one: those are drawn above her. */
export const placeOfMark = (marks: readonly Mark[], mark: Mark): number =>
  marks.slice(0, marks.indexOf(mark)).filter(({ hex }) => hex === mark.hex).length;

export const marksOf = ({ boats, submarines }: Sea, draft: SeenDraft | null): readonly Mark[] => [
  ...boats.filter(({ fate }) => fate === 'afloat').map((boat) => ownMark(draft, boat)),
  ...submarines.flatMap(({ id, side, sighted }): Mark[] =>
    sighted && !boats.some((boat) => boat.id === id)
      ? [{ id, side, hex: sighted.hex, facing: sighted.facing, depth: sighted.depth, boat: null, isSighted: true }]
      : [],
  ),
];

/** A place that she can be ordered to, and the order. */
export interface Way {
  readonly hex: Hex;
  readonly heading: Heading;
  readonly hexes: number;
  readonly depth: Depth;
}

/** Whither she may go at the depth that is ordered, or at her own. */
export function boatWays(battle: Battle, boat: BoatView, draft: SeenDraft | null): readonly Way[] {
  const [depth] = orderOf(battle, boat, draft);
  return HEADINGS.flatMap((heading: Heading) =>
    wayAlong(battle, boat, depth, facingOf(heading)).flatMap((hex, hexes): Way[] => (hexes === 0 ? [] : [{ hex, heading, hexes, depth }])),
  );
}

const orderOf = (battle: Battle, boat: BoatView, draft: SeenDraft | null): Dive =>
  diveOf(battle, boat, draftIn(draft, submarineOrders) ?? {});

/** Where she is ordered to. */
export function endOfDive(battle: Battle, boat: BoatView, draft: SeenDraft | null): Hex {
  const [depth, heading, hexes] = orderOf(battle, boat, draft);
  return wayAlong(battle, boat, depth, facingOf(heading))[hexes] ?? boat.hex;
}

/** Those on the board that a question is about. */
export const marksAsked = (view: View, draft: SeenDraft | null, asked: ReadonlySet<string>): readonly Mark[] =>
  marksOf(view, draft).filter(({ id, hex }) => asked.has(id) && isOnBoard(view.board, hex));

/** What a reader is told of one. */
export function markInWords(battle: Battle, { id, side, depth, boat, isSighted }: Mark): string {
  const whose = `${boatName(battle, id)}, ${battle.names[side]} submarine ${DEPTH_WORDS[depth]}`;
  if (!boat) return `${whose}, sighted`;
  const left = `${counted(boat.torpedoes, 'torpedo', 'torpedoes')}, battery ${boat.battery}`;
  return `${whose}, ${left}${isSighted ? ', seen by the enemy' : ''}`;
}
