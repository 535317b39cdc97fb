/** What the page and the worker say to each other. Every request gets exactly one answer with its number. */
import type {
  Command,
  Ending,
  Explanation,
  Option,
  Refusal,
  Scenario,
  SeenEntry,
  SeenOption,
  SeenQuestion,
  Settings,
  TrackerLine,
} from '../kernel/index.ts';

/** How far the staff may go: one answer, or on until the phase changes. */
export type StaffScope = 'decision' | 'phase';

export type Request =
  | { readonly type: 'describe'; readonly game: string }
  | { readonly type: 'new'; readonly game: string; readonly settings: NewSettings }
  | { readonly type: 'open'; readonly record: string }
  | { readonly type: 'commands'; readonly commands: readonly Command[] }
  | { readonly type: 'undo' }
  | { readonly type: 'staff'; readonly scope: StaffScope }
  | { readonly type: 'replay'; readonly at: number }
  | { readonly type: 'fork'; readonly at: number };

/** Whatever is left out takes its default. */
export type NewSettings = Partial<Settings>;

export type Answer =
  | { readonly type: 'described'; readonly about: About }
  | { readonly type: 'table'; readonly table: Table }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'frame'; readonly frame: Frame }
  | { readonly type: 'forked'; readonly record: string }
  | { readonly type: 'failed'; readonly trouble: Trouble };

export interface Asked {
  readonly id: number;
  readonly request: Request;
}

export interface Answered {
  readonly id: number;
  readonly answer: Answer;
}

/** Something went wrong; the place is where in a record, if it was a record. */
export interface Trouble {
  readonly place: string | null;
  readonly reason: string;
}

/** What a person may set before the game. */
export interface About {
  readonly scenarios: readonly Scenario[];
  readonly options: readonly Option[];
}

/** A roll that a command would lead to, with everything that would count. */
export type Roll = Pick<Explanation, 'title' | 'rule' | 'modifiers' | 'rows' | 'outcome' | 'words' | 'chance'>;

export interface Odds {
  readonly words: string;
  readonly chance: number;
  readonly good: boolean;
  readonly rolls: readonly Roll[];
}

export interface TableOption extends SeenOption {
  readonly odds: readonly Odds[];
}

export interface TableQuestion extends SeenQuestion {
  readonly options: readonly TableOption[];
  /** What the pieces and places are called with which options begin. */
  readonly names: Readonly<Record<string, string>>;
}

/** A draw among many is routine; what came of it is told by the next line. */
export interface TableEntry extends SeenEntry {
  readonly routine: boolean;
  /** Which turn of the game's outermost round it happened in, from 1; 0 for what comes before or after the rounds. */
  readonly round: number;
}

/** Only what is new: the page keeps the first `from` entries and puts these behind them. */
export interface LogNews {
  readonly from: number;
  readonly entries: readonly TableEntry[];
}

export interface UndoState {
  readonly possible: boolean;
  /** Why not, when it is not. */
  readonly reason: string;
  readonly rule: string | null;
}

/** The moment of a game, as its viewer sees it. */
export interface Frame {
  readonly game: string;
  readonly view: object;
  readonly commands: number;
  readonly question: TableQuestion | null;
  readonly tracker: readonly TrackerLine[];
  readonly ending: Ending | null;
  readonly log: LogNews;
}

export interface Table extends Frame {
  readonly undo: UndoState;
  /** The whole record as text, to be stored after every command. */
  readonly record: string;
}
