/** What a board is given, and what the board module of a game brings to the table. The shell that uses it knows no game. */
import type { JSX } from 'solid-js';
import type { SeenDraft, SeenQuestion, Target } from '../kernel/index.ts';
import type { Playback, Playing } from './playback.ts';
import type { Teaching } from './teaching.ts';

/** An answer to the question being asked, without the side that gives it. */
export interface BoardCommand {
  readonly verb: string;
  readonly target: Target | null;
}

/** What the board makes ready where a question is put to one piece after the other, such as a plan of fire for the whole line. The foot of the orders gives it. */
export interface Prepared {
  /** 'Open fire'. */
  readonly label: string;
  /** How far it has come: '12 of 24 lined up'. */
  readonly words: string;
  /** What is asked instead once it is whole; null before. */
  readonly asks: string | null;
  readonly give: () => void;
}

/** `M` is what the playback of the game draws. */
export interface BoardProps<V, D, M = unknown> {
  readonly view: V;
  /** What the game is played with: the same object as long as the board lies on the table. */
  readonly data: D;
  readonly question: SeenQuestion | null;
  /** What one has put down so far where all draft at once. A table that only looks back leaves it out. */
  readonly draft?: SeenDraft | null | undefined;
  /** The piece or place that is selected, by the id that targets use. */
  readonly selected: string | null;
  /** Pieces and places that a line of the log is about. */
  readonly highlight: readonly string[];
  /** Any piece or place was pressed; null for none. The shell finds out which options it leads to. */
  readonly onSelect: (id: string | null) => void;
  /** Only for what the board itself can complete, such as a drag from piece to place. */
  readonly onCommand: (verb: string, target: Target | null) => void;
  /** Several answers in a row, taken all or none: a fleet sent out, a plan of fire. A table that has no batches leaves it out. */
  readonly onCommands?: ((commands: readonly BoardCommand[]) => void) | undefined;
  /** Told whenever it changes; null for nothing. A table that only looks back leaves it out. */
  readonly onPrepare?: ((prepared: Prepared | null) => void) | undefined;
  /** Which of one's own pieces are bound for where, over several turns. */
  readonly courses?: Readonly<Record<string, string>> | undefined;
  /** Sends a piece on such a course; `first` is the order that begins it. A table that keeps no courses leaves it out. */
  readonly onCourse?: ((piece: string, goal: string, first: BoardCommand) => void) | undefined;
  /** What happened last, to be shown in place of the view. A table that only looks back leaves it out. */
  readonly playback?: Playback<V, M> | undefined;
}

export interface ScoreProps<V, D> {
  readonly view: V;
  readonly data: D;
  /** The game is over: who has won is told beside it, and nothing is said of how it stands. */
  readonly isOver: boolean;
}

/** Methods, so that a module for one game's view and data can stand where any game's module is asked for. */
export interface BoardModule<V = object, D = object, M = unknown> {
  /** Makes the data of the game, as its ruleset does, out of the pack that the host tells of. */
  dataFor(pack?: unknown): D;
  Board(props: BoardProps<V, D, M>): JSX.Element;
  /** The score in a few lines, for the side of the table. */
  Score(props: ScoreProps<V, D>): JSX.Element;
  /** All there is to know about one piece; it draws nothing for an id that is no piece. */
  Sheet?(props: { readonly view: V; readonly data: D; readonly id: string }): JSX.Element;
  /** Where the game stands, in one short line: 'Turn 3 · alert 2'. */
  headline(view: V, data: D): string;
  readonly teaching: Teaching<V, D>;
  /** What its events look like; left out by a game that plays none. */
  readonly playing?: Playing<V, M>;
}
