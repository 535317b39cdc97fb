/**
 * What the page and the worker say to each other. Every request gets exactly one answer with its number. While bots
 * move the answer is 'moving' and the page asks again, so that the worker is never deaf for long.
 */
import type {
  Command,
  Ending,
  Option,
  Reason,
  Refusal,
  RollAhead,
  Scenario,
  SeenEntry,
  SeenOption,
  SeenQuestion,
  Settings,
  TrackerLine,
} from '../kernel/index.ts';
import type { Seats } from './seats.ts';

/** How far the staff may go: one answer, or on until the phase changes. */
export type StaffScope = 'decision' | 'phase';

export type Request =
  | { readonly type: 'describe'; readonly game: string }
  | { readonly type: 'new'; readonly game: string; readonly settings: NewSettings; readonly seats: Seats | null }
  | { readonly type: 'open'; readonly record: string; readonly seats: Seats | null }
  /** Taken all or none, as far as no dice fall among them. */
  | { readonly type: 'commands'; readonly commands: readonly Command[] }
  | { readonly type: 'undo' }
  | { readonly type: 'staff'; readonly scope: StaffScope }
  /** Bots move on: so many answers, or as many as fit into a moment. */
  | { readonly type: 'go-on'; readonly answers: number | null }
  /** Whom the machine was passed to looks at it now. */
  | { readonly type: 'lift' }
  /** Why nothing can be done with this piece. */
  | { readonly type: 'why'; readonly id: string }
  | { readonly type: 'record' }
  /** `known` is how many entries of the viewer's log the page has already. */
  | { readonly type: 'replay'; readonly at: number; readonly viewer: string | null; readonly known: number }
  | { readonly type: 'fork'; readonly at: number };

/** Whatever is left out takes its default. */
export type NewSettings = Partial<Settings>;

export type Answer =
  | { readonly type: 'described'; readonly about: About }
  | Standing
  | { readonly type: 'moving'; readonly moving: Moving }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'reasons'; readonly reasons: readonly Reason[] }
  | { readonly type: 'record'; readonly kept: Kept }
  | { readonly type: 'frame'; readonly frame: Frame }
  | { readonly type: 'forked'; readonly record: string }
  | { readonly type: 'failed'; readonly trouble: Trouble };

/** How the game stands: for one viewer, or for nobody while the machine is passed on. */
export type Standing =
  | { readonly type: 'table'; readonly table: Table; readonly kept: Kept | null }
  | { readonly type: 'curtain'; readonly curtain: Curtain; readonly kept: Kept | null };

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

/** A side or whoever looks, with what people call it. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** What a person may set before the game. */
export interface About {
  readonly scenarios: readonly Scenario[];
  readonly options: readonly Option[];
  /** What a data pack may replace; null where none is taken. */
  readonly packs: string | null;
  /** Orders are hidden, and with them the seed of the dice. */
  readonly hidden: boolean;
  readonly sides: readonly Named[];
  /** The last is the best. */
  readonly bots: readonly { readonly name: string; readonly words: string }[];
}

/** What goes to the store: the record as text, without the secret choices that are only half made. */
export interface Kept {
  /** Sealed, while the game goes on and orders are hidden. */
  readonly record: string;
  /** Null while the record is sealed, for the number of orders is a secret too. */
  readonly commands: number | null;
  /** What anybody may see who finds the save, while the record is sealed. */
  readonly view: object | null;
}

/** All that is known of the game while the machine is passed on. */
export interface Curtain {
  readonly game: string;
  readonly side: Named;
  /** Those who look away. */
  readonly others: readonly Named[];
  readonly secret: boolean;
}

/** Who moves while the page waits. */
export interface Moving {
  readonly side: Named;
  readonly isStaff: boolean;
  readonly phase: string;
  /** How many moments of the game whoever looks has noticed. */
  readonly moment: number;
}

export interface TableOption extends SeenOption {
  /** The rolls behind its odds. */
  readonly rolls: readonly RollAhead[];
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

/** A game as its viewer sees it at some moment. */
interface Scene {
  readonly game: string;
  readonly viewer: Named;
  readonly view: object;
  /** What the viewer is asked at that moment; null for nothing. */
  readonly prompt: string | null;
  readonly ending: Ending | null;
  readonly log: LogNews;
  /** The record opens when the game ends: until then nobody takes it away or plays on from an earlier moment. */
  readonly sealed: boolean;
}

/** A moment that is looked back on, of so many as the viewer has noticed. */
export interface Frame extends Scene {
  readonly moment: number;
  readonly last: number;
}

export interface Table extends Scene {
  /** How many entries of the log were heard of before, by whoever looks. */
  readonly heard: number;
  readonly question: TableQuestion | null;
  readonly tracker: readonly TrackerLine[];
  readonly undo: UndoState;
  /** Whether whoever looks may give the game up. */
  readonly canResign: boolean;
  /** Every side with who plays it. One alone needs no words. */
  readonly players: readonly Player[];
  /** Bots play all sides; the page lets them go on at its own pace. */
  readonly watching: boolean;
  /** In whose place a replay may look. */
  readonly viewers: readonly Named[];
}

export interface Player extends Named {
  /** 'person', or the name of a bot. */
  readonly seat: string;
}
