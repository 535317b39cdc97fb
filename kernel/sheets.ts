/** Sheets: what a game has printed of its pieces, such as ships' cards, for whoever wants to read them, or to change them by a data pack. */

export interface Sheet {
  readonly id: string;
  readonly name: string;
  /** What it is the sheet of, in a few words, to tell it from others of its name. */
  readonly words: string;
  /** The whole sheet, in lines of equal letters. */
  text(): string;
}

export interface Sheets<D> {
  /** What players call them: 'ship cards'. */
  readonly title: string;
  /** All there are; where a scenario is named, those of its pieces, as they are in it. */
  all(data: D, scenario?: string): readonly Sheet[];
  /** A data pack that says of these what is said of them already, for a player to change. */
  packOf(ids: readonly string[], data: D, scenario?: string): object;
}
