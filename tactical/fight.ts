/** What guns, torpedoes and damage hold in their hands, in either system of combat. */
import type { Kind, Play, Readers } from '../kernel/index.ts';
import type { Battle, Engagement, Piece, PieceId, ShipId, Side } from './battle.ts';
import type { BattleEvent, BattleSecret, Spoken, When } from './events.ts';
import type { Lender } from './lender.ts';
import { isAfloat } from './vessel.ts';
import type { BasicView, BattleView } from './view.ts';

/** What has no round is no battle: a ship runs upon a mine. */
export type Timed = Engagement & Partial<Pick<Battle, 'round' | 'step'>>;

/** A game that fights with this system. */
export type Fighting = Kind & { readonly side: Side };

/** The lender, and which of its two battles is meant. */
export interface Fight<K extends Fighting> {
  readonly lender: Lender<K>;
  of(state: K['state']): Timed;
  /** As a viewer sees it. */
  seen(view: K['view']): BattleView | BasicView;
  /** Who may read what the damage tables say; everybody, where nobody is named. */
  readonly readers?: Readers<K>;
}

export function pieceOf({ pieces }: Engagement, id: PieceId): Piece {
  for (const piece of pieces) if (piece.id === id) return piece;
  throw new Error(`no piece ${id} in the battle`);
}

export function pieceWith({ pieces }: Engagement, ship: ShipId): Piece {
  for (const piece of pieces) if (piece.ships.includes(ship)) return piece;
  throw new Error(`${ship} is not in the battle`);
}

export const afloatIn = <K extends Fighting>(
  { lender }: Pick<Fight<K>, 'lender'>,
  data: K['data'],
  state: K['state'],
  { ships }: Piece,
): ShipId[] => ships.filter((id) => isAfloat(lender.sheet(data, state, id), lender.condition(state, id)));

/** Whether any of its ships is. */
export function hasAfloat<K extends Fighting>(
  { lender }: Pick<Fight<K>, 'lender'>,
  data: K['data'],
  state: K['state'],
  { ships }: Piece,
): boolean {
  for (const id of ships) if (isAfloat(lender.sheet(data, state, id), lender.condition(state, id))) return true;
  return false;
}

export const whenIn = ({ round, step }: Timed): When | null => (round === undefined ? null : { round, step: step ?? null });

/** Who may read what depends on what a piece is: everyone once the enemy knows it, before that its owner alone. */
export const readersOf = <K extends Fighting>({ known, side }: Piece): Readers<K> | 'everyone' => (known ? 'everyone' : [side]);

/**
 * Who may read the dice of a shot: its own side once it knows the target, since they tell whether that lies dead in the water (CW-7.4f);
 * the other once it knows the firing ship, since they tell her guns. How many hits there are everybody hears.
 */
export function readersOfShot<K extends Fighting>(from: Piece, target: Piece): Readers<K> | 'everyone' {
  if (from.known && target.known) return 'everyone';
  return [...(target.known ? [from.side] : []), ...(from.known ? [target.side] : [])];
}

/** A piece to those who may know its ships, or to those who may not. */
export type Speak = (piece: Piece) => Spoken;

export const named: Speak = ({ token, ships }) => ({ token, ships });
const asEverybodyDoes: Speak = (piece) => (piece.known ? named(piece) : { token: piece.token, ships: null });
const asItsOwnSideDoes =
  (side: Side): Speak =>
  (piece) =>
    piece.side === side ? named(piece) : asEverybodyDoes(piece);

/** Tells all of pieces as everybody may speak of them, and each side of its own by their names. */
export function tellOf<K extends Fighting>(
  lender: Lender<K>,
  g: Play<K>,
  about: readonly Piece[],
  event: (as: Speak) => BattleEvent,
): void {
  if (!g.tell) return;
  if (about.every(({ known }) => known)) return lender.tell(g, event(named));
  lender.tell(g, event(asEverybodyDoes), { allied: event(asItsOwnSideDoes('allied')), central: event(asItsOwnSideDoes('central')) });
}

/** Tells what becomes of a ship to whoever may know it. */
export const whisperOf = <K extends Fighting>(lender: Lender<K>, g: Play<K>, piece: Piece, event: BattleSecret): void =>
  lender.whisper(g, readersOf<K>(piece), event);

/** What a roll about a piece is about: the ship, once she is known. Of several by their token: the name of their piece is its owner's affair. */
export const aboutOf = ({ ships, token, known }: Piece): string => (known && ships.length === 1 ? (ships[0] ?? token) : token);

/** CW-8.4c, CW-8.0c: a piece without ships is off the map, and nobody tows it any more. */
export function clearPiece(engagement: Engagement, piece: Piece): void {
  piece.hex = null;
  if (piece.tow === null) return;
  pieceOf(engagement, piece.tow).tow = null;
  piece.tow = null;
}

/** CW-8.4c: she goes down by the hands of her own crew. */
export function scuttle<K extends Fighting>(lender: Lender<K>, g: Play<K>, engagement: Timed, ship: ShipId): void {
  const piece = pieceWith(engagement, ship);
  lender.condition(g.state, ship).sunk = true;
  const [when, { hex }] = [whenIn(engagement), piece];
  tellOf(lender, g, [piece], (as) => ({ type: 'scuttled', side: piece.side, ship, piece: as(piece), when, hex }));
  lender.scuttled(g, ship);
  if (piece.ships.every((id) => lender.condition(g.state, id).sunk)) clearPiece(engagement, piece);
}

/** When a combat step is over, what has lost its hull goes down (CW-7.4g). */
export function takeEffect<K extends Fighting>(fight: Fight<K>, g: Play<K>): void {
  const { lender } = fight;
  const engagement = fight.of(g.state);
  for (const piece of engagement.pieces) {
    let left = 0;
    for (const id of piece.ships) {
      const condition = lender.condition(g.state, id);
      if (condition.sunk) continue;
      if (isAfloat(lender.sheet(g.data, g.state, id), condition)) left++;
      else {
        condition.sunk = true;
        lender.sunk(g, id, engagement.credit[id] ?? null);
      }
    }
    if (left === 0) clearPiece(engagement, piece);
  }
}
