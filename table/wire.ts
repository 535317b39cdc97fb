/** What a page says to a table that is not its own, and hears from it: one request, one answer with its number, and news whenever there are any. */
import type { Command, Reason, Refusal, RollAhead, Target } from '../kernel/index.ts';
import type { Forecast } from '../lab/forecast/forecast.ts';
import type { Wish } from './accord.ts';
import type { StaffScope } from './crew.ts';
import type { Landmark } from './landmarks.ts';
import type { News } from './news.ts';
import type { Picture } from './sight.ts';
import type { StandingOrder } from './standing.ts';

/** What changes the game. */
export type Deed =
  /** Taken all or none, as far as no dice fall among them. */
  | { readonly type: 'commands'; readonly commands: readonly Command[] }
  /** Sends a piece on its way to a place that may be several turns off. */
  | { readonly type: 'course'; readonly piece: string; readonly goal: string }
  | { readonly type: 'undo' }
  | { readonly type: 'staff'; readonly scope: StaffScope }
  /** From now on a question of a side is answered so, or is asked again. */
  | { readonly type: 'stand' | 'stand-in-row'; readonly side: string; readonly order: StandingOrder }
  | { readonly type: 'stand-down'; readonly question: string }
  /** Asks something of all others at the table, and answers what another has asked. */
  | { readonly type: 'propose'; readonly wish: Wish }
  | { readonly type: 'agree' }
  | { readonly type: 'decline' }
  /** The time of another is up, and the game is claimed. */
  | { readonly type: 'claim'; readonly against: string };

/** What is asked beside the game. */
export type Inquiry =
  /** Why nothing can be done with this piece. */
  | { readonly type: 'why'; readonly id: string }
  /** What would count in the rolls that an order leads to. */
  | { readonly type: 'rolls'; readonly verb: string; readonly target: Target | null }
  /** What would come of each answer; asked again as long as there is more to come. */
  | { readonly type: 'forecast' }
  /** The data pack that the game is played with: asked for once, when its board is laid. */
  | { readonly type: 'pack' }
  /** `known` is how many entries of the viewer's log the page has already. */
  | { readonly type: 'replay'; readonly at: number; readonly viewer: string | null; readonly known: number }
  /** Turns and battles to go to while looking back. */
  | { readonly type: 'landmarks'; readonly viewer: string | null };

/** The compiler demands each of them. */
const DEEDS: Readonly<Record<Deed['type'], true>> = {
  commands: true,
  course: true,
  undo: true,
  staff: true,
  stand: true,
  'stand-in-row': true,
  'stand-down': true,
  propose: true,
  agree: true,
  decline: true,
  claim: true,
};
const INQUIRIES: Readonly<Record<Inquiry['type'], true>> = {
  why: true,
  rolls: true,
  forecast: true,
  pack: true,
  replay: true,
  landmarks: true,
};

interface Said {
  readonly type: string;
}

export const isDeed = (said: Said): said is Deed => Object.hasOwn(DEEDS, said.type);
export const isInquiry = (said: Said): said is Inquiry => Object.hasOwn(INQUIRIES, said.type);

export type InquiryAnswer =
  | { readonly type: 'reasons'; readonly reasons: readonly Reason[] }
  | { readonly type: 'rolls'; readonly rolls: readonly RollAhead[] }
  /** As far as it has come; null where nothing is foreseen. */
  | { readonly type: 'forecast'; readonly forecast: Forecast | null; readonly goesOn: boolean }
  /** Everybody at the table may read it; undefined for what is built in. */
  | { readonly type: 'pack'; readonly pack: unknown }
  | { readonly type: 'picture'; readonly picture: Picture }
  | { readonly type: 'landmarks'; readonly landmarks: readonly Landmark[] };

/** Something went wrong; the place is where in a record, if it was a record. */
export interface Trouble {
  readonly place: string | null;
  readonly reason: string;
}

export type Unanswered = { readonly type: 'refused'; readonly refusal: Refusal } | { readonly type: 'failed'; readonly trouble: Trouble };

// Over a socket.

/** How much of the log a page has that comes back: so many lines, with their print. */
export interface KnownLines {
  readonly lines: number;
  readonly print: string;
}

export interface FromPage {
  readonly id: number;
  readonly request: Deed | Inquiry;
  /** A deed under the same ticket is done once, however often it is sent. */
  readonly ticket?: string;
}

/** How long people may think: minutes for the whole game and seconds more with each move, days for each move, or as long as they like. */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly minutes: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number };

/** The time of one side: so many milliseconds were left when it last began or stopped to run. */
export interface HandShown {
  readonly side: string;
  readonly left: number;
  /** Since when it runs; null while it stands. */
  readonly since: number | null;
}

/** How the time stands, as far as the viewer may know; moments are milliseconds of the server's clock. */
export interface TimeShown {
  /** When this was told. */
  readonly now: number;
  /** Since when others are waited for; null where nobody is, or where it is not known. */
  readonly since: number | null;
  readonly hands: readonly HandShown[];
}

/** Who has a page open at the table. */
export interface Present {
  readonly sides: readonly string[];
  readonly onlookers: number;
}

/** A line of what is said at the table: text, and nothing but text. */
export interface SaidLine {
  /** Its number, from 1. */
  readonly place: number;
  /** Who said it; null for the house. */
  readonly by: string | null;
  readonly words: string;
  readonly at: number;
}

/** Of a deed the news come first, and then that it is done. */
export type FromTable =
  | { readonly id: number; readonly answer: InquiryAnswer | Unanswered | { readonly type: 'done' } }
  | { readonly news: News }
  | { readonly time: TimeShown }
  | { readonly present: Present }
  /** What was said, behind what was told before; the latest if it is much. */
  | { readonly said: readonly SaidLine[] }
  /** The table cannot be shown any longer. */
  | { readonly trouble: string };

// Over HTTP.

export interface SeatAtTable {
  readonly side: string;
  readonly name: string;
  /** Who sits there: a person by name, or a bot; both null while it is free. */
  readonly person: string | null;
  readonly bot: string | null;
  readonly isYou: boolean;
  /** The game waits for whoever sits there. */
  readonly isAsked: boolean;
  /** Until when whoever sits there is on leave, where moves have days. */
  readonly away: number | null;
}

/** A table as anybody may see it who knows its address; nothing of the game. */
export interface TableInWords {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly scenario: string;
  readonly scenarioName: string;
  readonly options: Readonly<Record<string, string>>;
  readonly stage: 'gathering' | 'playing' | 'over';
  readonly isListed: boolean;
  readonly isHost: boolean;
  readonly clock: Clock;
  readonly seats: readonly SeatAtTable[];
  /** Who may take a free seat besides people, the best last. */
  readonly bots: readonly string[];
  /** The hash of the server's part of the dice. */
  readonly promise: string;
  readonly ending: string | null;
  readonly made: number;
  readonly changed: number;
}

/** Who sits where when a table is made: oneself, a bot, or whoever comes. */
export type SeatWanted = { readonly me: true } | { readonly bot: string } | { readonly free: true };

export interface TableWanted {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly pack?: unknown;
  readonly seats: Readonly<Record<string, SeatWanted>>;
  readonly isListed: boolean;
  readonly clock?: Clock;
}

export interface PersonInWords {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
}
