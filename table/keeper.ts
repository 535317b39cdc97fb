/** Keeps the game of one table in a store as it goes: the head once, and from then on what was done since. */
import { type GameRecord, headOf, parsePieces, parseRecord, pieceOf } from '../kernel/index.ts';
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
  /** `holding` is what the store has of a game that was taken up again. */
  constructor(
    private readonly store: Store<L>,
    private readonly table: Table,
    private holding: Holding | null = null,
  ) {}

  /** False when the game has gone on in the store without us: what lies there stays. */
  async keep(label: L, cover: Cover): Promise<boolean> {
    const { holding } = this;
    const entries = this.table.game.journal.length;
    const goesOn = holding?.cover === cover;
    if (goesOn && holding.entries === entries) return true;
    if (goesOn && !cover.inOne && (await this.add(label, holding, cover))) return true;
    // What was deleted meanwhile is put there anew.
    const leaves = await this.all(label.id, cover);
    const mark = await this.store.create(label, leaves, holding?.mark ?? null);
    if (mark === null) return false;
    this.holding = { mark, leaves: leaves.length, entries, cover };
    return true;
  }

  private async add(label: L, { mark, leaves, entries }: Holding, cover: Cover): Promise<boolean> {
    const added = await this.store.append(label, mark, await this.piece(label.id, entries, leaves, cover));
    if (added === null) return false;
    this.holding = { mark: added, leaves: leaves + 1, entries: this.table.game.journal.length, cover };
    return true;
  }

  private all(game: string, cover: Cover): Promise<Leaf[]> {
    const head = cover.close(headText(this.table), { game, number: 0, isTelling: false });
    return Promise.all([head, this.piece(game, 0, 1, cover)]);
  }

  private piece(game: string, from: number, number: number, cover: Cover): Promise<Leaf> {
    const piece = pieceOf(this.table.game, from);
    const isTelling = piece.journal.some(({ side }) => !this.table.persons.includes(side));
    return cover.close(JSON.stringify(piece), { game, number, isTelling });
  }
}

/** Who sits where is kept with the head: a record knows only sides. */
const headText = ({ game, seats }: Table): string => JSON.stringify({ ...headOf(game), seats });

export interface KeptGame {
  readonly record: GameRecord;
  /** Null where it was not kept. */
  readonly seats: Seats | null;
}

/** A game out of the texts of its leaves; a single one is a whole record, as earlier versions kept it. */
export function readLeaves([head = '', ...pieces]: readonly string[]): KeptGame {
  if (pieces.length === 0) return { record: parseRecord(head), seats: null };
  const record = parsePieces(head, pieces);
  const { seats }: { readonly seats?: unknown } = JSON.parse(head);
  return { record, seats: isSeats(seats) ? seats : null };
}
