/** What a person gets to see of a game: now, while bots move, behind the curtain and looking back. Plain data. */
import type { Command, Ending, Option, Scenario, SeenDraft, SeenEntry, SeenQuestion, TrackerLine } from '../kernel/index.ts';

import type { ProposalShown, Wish } from './accord.ts';
import type { StaffReason } from './crew.ts';
import type { Answered } from './only-answer.ts';
import type { StandingOrder } from './standing.ts';
import type { Waiting } from './waiting.ts';

/** A side or whoever looks, with what people call it. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Whoever plays no side. */
export const ONLOOKER: Named = { id: 'onlooker', name: 'Onlooker' };

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

/** All that is known of the game while the machine is passed on. */
export interface Curtain {
  readonly game: string;
  readonly side: Named;
  /** Those who look away. */
  readonly others: readonly Named[];
  readonly secret: boolean;
}

/** Who moves while people wait. */
export interface Moving {
  readonly side: Named;
  readonly isStaff: boolean;
  readonly phase: string;
  /** How many moments of the game whoever looks has noticed. */
  readonly moment: number;
}

export interface ShownQuestion extends SeenQuestion {
  /** What the pieces and places are called under which options are listed. */
  readonly names: Readonly<Record<string, string>>;
  /** Whether an answer may stand for good, and which was given before to the same question, if it can be given again. */
  readonly mayStand: boolean;
  /** Whether the same is asked of each in a row, so that one answer may do for all who are left. */
  readonly isInRow: boolean;
  readonly again: Command | null;
  /** How far a forecast of it looks, in words; null where there is none. */
  readonly forecast: string | null;
}

/** A line of the log. */
export interface ShownEntry extends Omit<SeenEntry, 'moment' | 'parts' | 'event'> {
  readonly parts: readonly ShownEntry[];
  /** Which turn of the game's outermost round it happened in, from 1; 0 for what comes before or after the rounds. */
  readonly round: number;
}

/** Only what is new: the first `from` entries stand, and these come behind them. */
export interface LogNews {
  readonly from: number;
  readonly entries: readonly ShownEntry[];
}

export interface UndoState {
  readonly possible: boolean;
  /** Why not, when it is not. */
  readonly reason: string;
  readonly rule: string | null;
}

/** A side with who plays it: 'person', or the name of a bot. */
export interface SeatSeen extends Named {
  readonly seat: string;
}

/** A game as its viewer sees it at some moment. */
interface Scene {
  readonly game: string;
  readonly viewer: Named;
  readonly view: object;
  /** How many moments of the game the viewer had noticed. */
  readonly moment: number;
  /** What the viewer is asked at that moment; null for nothing. */
  readonly prompt: string | null;
  readonly ending: Ending | null;
  readonly log: LogNews;
  /** The record opens when the game ends: until then nobody takes it away or plays on from an earlier moment. */
  readonly sealed: boolean;
}

/** A moment that is looked back on. */
export interface Picture extends Scene {
  /** The last moment that the viewer has noticed. */
  readonly last: number;
  /** How many entries of the log there were before this moment, and for each from there on its event, if boards play it, or null. */
  readonly heard: number;
  readonly played: readonly (object | null)[];
}

/** The game as it stands. */
export interface Sight extends Scene {
  /** How many entries of the log were heard of before, by whoever looks. */
  readonly heard: number;
  /** For each line of the log from `heard` on its event, if boards play it, or null. */
  readonly played: readonly (object | null)[];
  /** How it stood before that, as the same viewer saw it; null where nothing is played, or where the page has been shown it last. */
  readonly before: object | null;
  readonly question: ShownQuestion | null;
  /** Whom the game waits for, where that is not the viewer and he may know. */
  readonly waiting: Waiting | null;
  /** Which of the viewer's own pieces are bound for where, over several turns. */
  readonly courses: Readonly<Record<string, string>>;
  /** What the viewer has ordered for good. */
  readonly standing: readonly StandingOrder[];
  /** What the viewer was not asked since he looked last, because there was one answer or he had ordered it for good. */
  readonly answered: readonly Answered[];
  /** What the viewer's staff has ordered since it was sent, and why, as far as it says. */
  readonly staff: readonly StaffReason[];
  /** What the viewer has put down so far where all draft at once. */
  readonly draft: SeenDraft | null;
  readonly tracker: readonly TrackerLine[];
  readonly undo: UndoState;
  /** What somebody at the table has proposed to all of them, and what the viewer may propose. */
  readonly proposal: ProposalShown | null;
  readonly wishes: readonly Wish[];
  /** Whether whoever looks may give the game up. */
  readonly canResign: boolean;
  /** One alone needs no words. */
  readonly seats: readonly SeatSeen[];
  /** Bots play all sides; they go on at the pace of whoever watches. */
  readonly watching: boolean;
  /** In whose place one may look back. */
  readonly viewers: readonly Named[];
}
