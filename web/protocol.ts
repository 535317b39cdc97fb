/**
 * What the page and the worker say to each other. Every request gets exactly one answer with its number. While bots
 * move the answer is 'moving' and the page asks again, so that the worker is never deaf for long.
 */
import type { Lesson, Settings, TaughtOrder } from '../kernel/index.ts';
import type { Verified } from '../lab/verify.ts';
import type { Report as AfterAction } from '../report/index.ts';
import type { About, Change, Curtain, Deed, Inquiry, InquiryAnswer, Moving, News, Seats, Unanswered } from '../table/index.ts';
import type { Keeping } from './safe.ts';
import type { Save } from './save.ts';

export type { Trouble } from '../table/index.ts';

export type Request =
  | Deed
  | Inquiry
  /** What can be set before a game, with this data pack if there is one. */
  | { readonly type: 'describe'; readonly game: string; readonly pack: unknown }
  | { readonly type: 'new'; readonly game: string; readonly settings: NewSettings; readonly seats: Seats | null }
  | { readonly type: 'open'; readonly record: string; readonly seats: Seats | null }
  /** Lays the table of a lesson of the first watch, as it stands after the learner's first orders. */
  | { readonly type: 'teach'; readonly game: string; readonly lesson: Lesson; readonly orders: readonly TaughtOrder[] }
  /** Takes up a game that lies in the store. */
  | { readonly type: 'resume'; readonly save: Save }
  /** What the person at the page prefers; it holds for every table from then on. */
  | { readonly type: 'prefer'; readonly sparesQuestions: boolean }
  /** Bots move on: so many answers, or as many as fit into a moment. */
  | { readonly type: 'go-on'; readonly answers: number | null }
  /** Whom the machine was passed to looks at it now. */
  | { readonly type: 'lift' }
  /** Puts the game into the store under this save, of which the page knows all but the number of orders. */
  | { readonly type: 'keep'; readonly save: Save }
  | { readonly type: 'record' }
  /** The record of a game that lies in the store, without sitting down at it. */
  | { readonly type: 'export'; readonly save: string }
  /** Where sealed games can be handed over to this browser. */
  | { readonly type: 'address' }
  /** Closes a sealed game of the store for another browser, and leaves only that letter here. */
  | { readonly type: 'hand-over'; readonly save: Save; readonly address: string }
  /** Plays the record again and draws every die afresh. */
  | { readonly type: 'verify' }
  /** The after-action report; asked again as long as the answer is how much of it is done. */
  | { readonly type: 'report' }
  | { readonly type: 'fork'; readonly at: number };

/** Whatever is left out takes its default. */
export type NewSettings = Partial<Settings>;

export type Answer =
  | InquiryAnswer
  | Unanswered
  | { readonly type: 'described'; readonly about: About }
  | Report
  /** What came of it was told before. */
  | { readonly type: 'done' }
  | { readonly type: 'moving'; readonly moving: Moving }
  | { readonly type: 'preferred' }
  | { readonly type: 'kept'; readonly keeping: Keeping }
  | { readonly type: 'record'; readonly record: string; readonly commands: number }
  /** A record, or a letter with a sealed one. */
  | { readonly type: 'exported'; readonly record: string }
  /** Null where the browser can open no letters. */
  | { readonly type: 'address'; readonly address: string | null }
  | { readonly type: 'verified'; readonly verified: Verified }
  /** How much of the report is done, from 0 to 1. */
  | { readonly type: 'reckoning'; readonly share: number }
  | { readonly type: 'reported'; readonly report: AfterAction }
  | { readonly type: 'forked'; readonly record: string };

/** How the game stands: what is new to whoever looks, or a curtain while the machine is passed on. */
export type Report = Outside & ({ readonly type: 'news'; readonly news: News } | { readonly type: 'curtain'; readonly curtain: Curtain });

/** What anybody may see who finds the save, while the record is sealed; null where it is not, and where no new turn has begun. */
export interface Outside {
  readonly outside: Change<object> | null;
}

export interface Asked {
  readonly id: number;
  readonly request: Request;
}

export interface Answered {
  readonly id: number;
  readonly answer: Answer;
}
