/** What the builder of a game is given: a component in its room (`board/builder.tsx`) that makes data packs out of choices. */
export interface BuiltPack {
  /** What a file of it is called. */
  readonly file: string;
  readonly value: unknown;
  /** The scenario that it was built for. */
  readonly scenario: string;
  /** Switches that it wants set; the others stay as they are. */
  readonly options: Readonly<Record<string, string>>;
}

export interface BuilderProps {
  /** Plays with the pack; fails in words for one that the game does not take. */
  readonly onBuild: (pack: BuiltPack) => Promise<void>;
  /** Gives it to the player as a file. */
  readonly onDownload: (pack: BuiltPack) => void;
}
