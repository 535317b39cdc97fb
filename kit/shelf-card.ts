/** What a game says of itself on the shelf. */
export interface ShelfCard {
  readonly title: string;
  /** When and where, in a few words. */
  readonly scene: string;
  readonly words: string;
  readonly facts: readonly string[];
  /** They stand under the game on the home page, so that nobody takes our work for somebody else's. */
  readonly notes: { readonly owners: string; readonly reconstructed: string };
  /** What its builder makes; a battle unless told. */
  readonly builds?: string;
  /** Folders besides its own whose rulebooks stand behind its own. */
  readonly shares?: readonly string[];
}
