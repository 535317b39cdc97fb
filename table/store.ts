/** Where games are kept: each is put there once and from then on only added to, so that what an order costs does not grow with the game. */

/** One leaf of a kept game: text, or bytes where it is sealed. The first is its head, every other a piece of what was done. */
export type Leaf = string | Uint8Array<ArrayBuffer>;

/** What is known of a kept game without opening it; each program has more to say. */
export interface Label {
  readonly id: string;
}

export interface Kept {
  readonly leaves: readonly Leaf[];
  /** Which leaf is the last: whoever adds to the game says behind which, and comes too late if another is the last by then. */
  readonly mark: number;
}

/** Whatever cannot be done at all is an error; to come too late is none, and changes nothing. */
export interface Store<L extends Label> {
  /** Puts a game there. Where one lies there already, only in the place of what has come as far as `instead`. Null when too late. */
  create(label: L, leaves: readonly Leaf[], instead: number | null): Promise<number | null>;
  /** Adds a leaf behind the last. Null when too late. */
  append(label: L, mark: number, leaf: Leaf): Promise<number | null>;
  /** Null where there is no such game. */
  load(id: string): Promise<Kept | null>;
  list(): Promise<readonly L[]>;
  remove(id: string): Promise<void>;
}
