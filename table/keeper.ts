/** Keeps the game of one table in a store as it goes: the head once, and from then on what was done since, and what the table has noted. */
import { type GameRecord, headOf, parsePieces, parseRecord, pieceOf } from '../kernel/index.ts';
import { NO_NOTES, type Notes, readNotes } from './notes.ts';
import { isSeats, type Seats } from './seats.ts';
import type { Label, Leaf, Store } from './store.ts';
import type { Table } from './table.ts';

/** What a leaf is, for whoever covers it. */
export interface Spot {
  /** No other leaf of this game has this number. */
  readonly number: number;
  readonly game: string;
  /** Whether it holds what others than the persons at the table have done, so that its very length would tell. */
  readonly isTelling: boolean;
}

/** What is put over the leaves of a game before they go to a store. */
export interface Cover {
  /** Where even the number of leaves would tell, all that was done goes into one, and again into one each time. */
  readonly inOne: boolean;
  close(text: string, spot: Spot): Promise<Leaf>;
}

/** Whoever has the store may read it. */
export const UNCOVERED: Cover = { inOne: false, close: async (text) => text };

/** How much of the game is in the store, and under what. */
interface Holding {
  readonly mark: number;
  readonly leaves: number;
  readonly entries: number;
  /** Null for what can only be replaced: a record as earlier versions kept it, whole. */
  readonly cover: Cover | null;
}

export class Keeper<L extends Label> {
  /** What was noted besides when the game was last kept, as text. */
  private noted: string;

  /** `holding` is what the store has of a game that was taken up again. */
  constructor(
    private readonly store: Store<L>,
    private readonly table: Table,
    private holding: Holding | null = null,
  ) {
    this.noted = textOf(table.notes);
  }

  /** False when the game has gone on in the store without us: what lies there stays. */
  async keep(label: L, cover: Cover): Promise<boolean> {
    const { holding } = this;
    const goesOn = holding?.cover === cover;
    const isNoted = this.noted === textOf(this.table.notes);
    if (goesOn && holding.entries === this.entries && isNoted) return true;
    if (goesOn && !cover.inOne && (await this.goOn(label, cover, isNoted))) return true;
    // What was deleted meanwhile is put there anew.
    const [notes, entries] = [textOf(this.table.notes), this.entries];
    const leaves = await this.all(label.id, cover);
    const mark = await this.store.create(label, leaves, holding?.mark ?? null);
    if (mark === null) return false;
    this.holding = { mark, leaves: leaves.length, entries, cover };
    this.noted = notes;
    return true;
  }

  private get entries(): number {
    return this.table.game.journal.length;
  }

  /** What was done and what was noted lie apart: how long the one is must not depend on the other. */
  private async goOn(label: L, cover: Cover, isNoted: boolean): Promise<boolean> {
    const { holding } = this;
    if (!holding) return false;
    if (holding.entries < this.entries && !(await this.add(label, holding, cover, false))) return false;
    return isNoted || (this.holding !== null && (await this.add(label, this.holding, cover, true)));
  }

  private async add(label: L, { mark, leaves, entries }: Holding, cover: Cover, withNotes: boolean): Promise<boolean> {
    const [now, notes] = [this.entries, textOf(this.table.notes)];
    const added = await this.store.append(label, mark, await this.piece(label.id, entries, leaves, cover, withNotes));
    if (added === null) return false;
    this.holding = { mark: added, leaves: leaves + 1, entries: now, cover };
    if (withNotes) this.noted = notes;
    return true;
  }

  private all(game: string, cover: Cover): Promise<Leaf[]> {
    const head = cover.close(headText(this.table), { game, number: 0, isTelling: false });
    const all = [head, this.piece(game, 0, 1, cover, cover.inOne)];
    if (!cover.inOne && textOf(this.table.notes) !== textOf(NO_NOTES)) all.push(this.piece(game, this.entries, 2, cover, true));
    return Promise.all(all);
  }

  private piece(game: string, from: number, number: number, cover: Cover, withNotes: boolean): Promise<Leaf> {
    const { notes, persons } = this.table;
    const piece = pieceOf(this.table.game, from);
    const isTelling = piece.journal.some(({ side }) => !persons.includes(side));
    return cover.close(JSON.stringify(withNotes ? { ...piece, notes } : piece), { game, number, isTelling });
  }
}

const textOf = (notes: Notes): string => JSON.stringify(notes);

/** Whatever was noted last. */
function notesIn(pieces: readonly string[]): Notes {
  const last = pieces.findLast((piece) => piece.includes('"notes":'));
  const { notes }: { readonly notes?: unknown } = last === undefined ? {} : JSON.parse(last);
  return readNotes(notes);
}

/** Who sits where is kept with the head: a record knows only sides. */
const headText = ({ game, seats }: Table): string => JSON.stringify({ ...headOf(game), seats });

/** A game as it is handed on: what a table has noted stays there. */
export interface HandedGame {
  readonly record: GameRecord;
  /** Null where it was not kept. */
  readonly seats: Seats | null;
}

export interface KeptGame extends HandedGame {
  readonly notes: Notes;
}

/** A game out of the texts of its leaves; a single one is a whole record, as earlier versions kept it. */
export function readLeaves([head = '', ...pieces]: readonly string[]): KeptGame {
  if (pieces.length === 0) return { record: parseRecord(head), seats: null, notes: NO_NOTES };
  const record = parsePieces(head, pieces);
  const { seats }: { readonly seats?: unknown } = JSON.parse(head);
  return { record, seats: isSeats(seats) ? seats : null, notes: notesIn(pieces) };
}
