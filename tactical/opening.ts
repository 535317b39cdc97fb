/** How a battle begins: fleets become pieces, and pieces get the names by which the enemy will know them. */
import type { Kind, Lot, Play } from '../kernel/index.ts';
import { secretLot } from '../kernel/index.ts';
import type { Battle, Condition, Engagement, Piece, PieceId, Role, Sheet, ShipId, Side } from './battle.ts';
import { profileOf } from './profiles.ts';
import { gunneryOf } from './vessel.ts';

/** One counter that comes to the battle. */
export interface Entrant {
  readonly id: PieceId;
  readonly ships: readonly ShipId[];
  readonly role: Role;
  readonly squadron?: number;
  /** The piece that tows it, or that it tows (GW-TAC-TOW). */
  readonly tow?: PieceId;
}

/** When and in what weather two fleets meet, and by which rules they fight. */
type Occasion = Pick<Engagement, 'profile' | 'date' | 'night' | 'weather'>;

export interface Meeting extends Occasion {
  /** CW-7.28a, CW-7.28b: 1 after a surprise sighting, 2 if it led to a night action. */
  readonly closer?: number;
  readonly land?: readonly number[];
  readonly claimed?: Side;
  readonly entries?: Partial<Record<Side, number>>;
  readonly fleets: Readonly<Record<Side, readonly Entrant[]>>;
}

/** What a meeting has to know about the ships. */
export interface Papers {
  sheet(id: ShipId): Sheet;
  condition(id: ShipId): Condition;
}

const NOBODY: readonly never[] = [];

/** Tokens mean nothing because nobody knows the order in which they were given out. */
export const tokenLot: Lot = secretLot('tokens', 'CW-7.21', 'Counters are mixed face down');

/** What both systems of combat begin with, the pieces apart. The rest is assigned to it: all battles are then of one shape to the engine. */
export const emptyEngagement = ({ profile, date, night, weather }: Occasion): Engagement => ({
  profile,
  date,
  night,
  weather,
  pieces: [],
  aims: [],
  loaded: [],
  hits: [],
  strike: null,
  fired: [],
  quiet: 0,
  credit: {},
  strength: { allied: 0, central: 0 },
});

/** The strength of both sides as they meet. */
export const strengths = ({ fleets: { allied, central } }: Meeting, papers: Papers): Engagement['strength'] => ({
  allied: strengthOf(allied, papers),
  central: strengthOf(central, papers),
});

export function openBattle<K extends Kind>(g: Play<K>, meeting: Meeting, papers: Papers): Battle {
  const { land, claimed, entries, closer } = meeting;
  return Object.assign(emptyEngagement(meeting), {
    closer: closer ?? 0,
    land: land ?? [],
    claimed: claimed ?? null,
    entries: { allied: entries?.allied ?? null, central: entries?.central ?? null },
    stage: 'opening' as const,
    round: 0,
    nearest: null,
    step: 0,
    initiative: claimed ?? 'allied',
    entry: null,
    pieces: [...mixed(g, 'allied', tied(meeting, 'allied')), ...mixed(g, 'central', tied(meeting, 'central'))],
    firstOut: [],
    strength: strengths(meeting, papers),
  });
}

/** CW-11.1d: primary factors count twice, and damage already suffered is taken into account. */
function strengthOf(fleet: readonly Entrant[], { sheet, condition }: Papers): number {
  let sum = 0;
  for (const { ships } of fleet) for (const id of ships) sum += gunneryOf(sheet(id), condition(id));
  return sum;
}

/** CW-8.43: where nobody tows, all come without a line. */
const tied = ({ profile, fleets }: Meeting, side: Side): readonly Entrant[] =>
  profileOf({ profile }).towing
    ? fleets[side]
    : fleets[side].map(({ id, ships, role, squadron }) => ({ id, ships, role, squadron: squadron ?? 0 }));

/** The pieces of a side in an order that nobody knows, and named by that order. */
export function mixed<K extends Kind>(g: Play<K>, side: Side, fleet: readonly Entrant[]): Piece[] {
  const left = [...fleet];
  const pieces: Piece[] = [];
  while (left.length > 0) {
    const drawn = left.length === 1 ? left[0] : g.drawFor(NOBODY, tokenLot, left);
    if (!drawn) break;
    left.splice(left.indexOf(drawn), 1);
    pieces.push(faceDown(drawn, side, pieces.length + 1));
  }
  return pieces;
}

/** CW-7.21, GW-TAC-FACEDOWN */
const faceDown = ({ id, ships, role, squadron, tow }: Entrant, side: Side, number: number): Piece => ({
  id,
  side,
  ships,
  role,
  squadron: squadron ?? 0,
  token: `${side}-counter-${number}`,
  hex: null,
  group: 0,
  moved: 0,
  loose: false,
  known: false,
  counted: false,
  exited: false,
  tow: tow ?? null,
});
