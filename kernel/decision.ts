/**
 * A decision in one place: who is asked what, and for every verb what it may take, its words, its odds, its warning, why it is
 * refused and what it does. The compiler holds all of them to the targets that the verb is declared with.
 */

import type { DRAW, RESIGN, TAKE_BACK, TIME_UP, UNDO } from './command.ts';
import { counted } from './figures.ts';
import type { Atom, Item, Json, Kind, Target } from './kind.ts';
import type { Occasion } from './occasion.ts';
import type { Odds } from './odds.ts';
import type { Choices } from './offer.ts';
import type { Play } from './play.ts';

export interface Reason {
  readonly words: string;
  readonly rule: string;
}

/** Where a decision stands: all that its verbs may look at. One is made for every time that a side is asked. */
export interface At<K extends Kind, I extends Item = Item, D = Json> {
  readonly data: K['data'];
  readonly state: K['state'];
  readonly side: K['side'];
  /** What the step is about. */
  readonly item: I;
  /** What the side has put down so far; null where it acts on the state at once. */
  readonly draft: D;
  /** The same thing for as long as the state is the same and only the draft changes. */
  readonly occasion: Occasion;
}

/** The same before anything is put down. */
export type Before<K extends Kind, I extends Item = Item> = Omit<At<K, I>, 'draft'>;

/** What a draft begins with. */
export type Undrafted<K extends Kind, I extends Item = Item> = Omit<At<K, I>, 'draft' | 'occasion'>;

/** What words may look at besides the view. */
export type Reading<K extends Kind, I extends Item = Item, D = Json> = Omit<At<K, I, D>, 'state'>;

/** The verbs of a decision, each with the type of its targets; `true` for a verb that takes none. The kernel's own are no part of any. */
export type Verbs = { readonly [verb: string]: Target | true } & {
  readonly [verb in typeof RESIGN | typeof UNDO | typeof TAKE_BACK | typeof TIME_UP | typeof DRAW]?: never;
};

/** What a verb is called with: nothing in particular where it takes no target. */
export type Aim<T> = Exclude<T, true>;

/** What every verb has, whoever it belongs to. */
interface Spoken<K extends Kind, I extends Item, D, T> {
  /** It answers the question; left out, the same question is asked again. */
  readonly ends?: boolean;
  /** Where others answer it too: this one stands apart from them, below the list, however long that is. */
  readonly closes?: boolean;
  /** Seldom wanted, and many where it is offered: listed below the others, for whoever reads. */
  readonly seldom?: boolean;
  /** It rolls or draws at once, and so cannot be taken back, though the same question is asked again. */
  readonly rolls?: boolean;
  label(view: K['view'], target: Aim<T>, reading: Reading<K, I, D>): string;
  /** What it promises or risks, or why nobody can say. */
  readonly odds?: string | { of(at: At<K, I, D>, target: Aim<T>): Odds | undefined }['of'];
  /** A warning to confirm before it is sent. */
  caution?(at: At<K, I, D>, target: Aim<T>): string | undefined;
  /** The verb whose order it takes back, with the same target: the two are one line with a tick. */
  readonly takesBack?: string;
  /** What it is called to give it to everybody at once; targets with the same words go together, one of each piece. Several words where it may be given to some of them as well. */
  all?(at: At<K, I, D>, target: Aim<T>): string | readonly string[] | undefined;
  /** What it is called in a word beside its piece where the list folds: what is usual need not be looked for. Targets of a piece with the same word go together. */
  handy?(at: At<K, I, D>, target: Aim<T>): string | undefined;
  /** What the last part of a path is called that is laid part by part, where the part itself does not say it. */
  step?(view: K['view'], path: readonly Atom[]): string | undefined;
  /** What comes of ending the question now, in a few words under its label: who is left without an order, what is lost. */
  consequence?(at: At<K, I, D>): string | undefined;
  /**
   * The piece or place that a target belongs to, in a decision that lists by pieces. Asked of whatever a stranger sends, so it
   * must bear anything.
   */
  under?(at: At<K, I, D>, target: Target): string | undefined;
  /** Whether it can have anything for a piece, whatever is drafted: asked once for as long as the state is the same, and `of` only where it can. */
  may?(at: Before<K, I>, piece: string): boolean;
}

/** What it may take, and why not what is not offered. A verb without target that is always offered needs neither. */
type Limits<K extends Kind, I extends Item, D, T> = [T] extends [true]
  ? {
      of?(at: At<K, I, D>, piece: string): boolean;
      why?(at: At<K, I, D>, target: Target | undefined): Reason;
    }
  : {
      of(at: At<K, I, D>, piece: string): Exclude<Choices<Extract<T, Target>>, true>;
      why(at: At<K, I, D>, target: Target | undefined): Reason;
    };

/** A verb of a side that acts at once. */
export type Deed<K extends Kind, I extends Item, T> = Spoken<K, I, null, T> &
  Limits<K, I, null, T> & { does(g: Play<K>, target: Aim<T>, at: At<K, I, null>): void };

/** A verb that changes nothing but the draft of its side. */
export type Stroke<K extends Kind, I extends Item, D, T> = Spoken<K, I, D, T> &
  Limits<K, I, D, T> & { does(draft: D, target: Aim<T>, at: At<K, I, D>): D };

interface Asking<K extends Kind, I extends Item, D> {
  /** What is asked, in words. Reads only what the side may see. */
  asks(view: K['view'], reading: Reading<K, I, D>): string;
  /** Long lists fold under these; what can be done with one is worked out when it is asked for. */
  pieces?(at: At<K, I, D>): readonly string[];
  /** What of the draft the lists of a piece rest on: while it is the same, and so is the state, they are not worked out again. */
  restsOn?(at: At<K, I, D>, piece: string): readonly unknown[];
  /** Whoever answers by chance picks a verb before what it takes, so that nothing else is listed. Left out, all that a piece can do is as likely. */
  readonly verbFirst?: boolean;
}

/** A decision of one side, which acts on the state at once. */
export interface DecisionSpec<K extends Kind, V, I extends Item> extends Asking<K, I, null> {
  who(g: Play<K>, item: I): K['side'];
  readonly verbs: { readonly [N in keyof V]: Deed<K, I, V[N]> };
}

/**
 * A decision of several sides at once. Each works on a draft of its own, which is no part of the state, so nothing that another
 * side is shown can depend on it; when the last is in, all are committed together.
 */
export interface PlanSpec<K extends Kind, V, D, I extends Item> extends Asking<K, I, D> {
  who(g: Play<K>, item: I): readonly K['side'][];
  draft(at: Undrafted<K, I>): D;
  readonly verbs: { readonly [N in keyof V]: Stroke<K, I, D, V[N]> };
  /** Why the whole may not be handed in as it is; null if it may. */
  fault?(at: At<K, I, D>): Reason | null;
  /** What is told of it is for the rule to say: a plot may stay secret for another turn. */
  commit(g: Play<K>, drafts: Readonly<Record<K['side'], D>>, item: I): void;
}

/**
 * A verb as the engine holds it: its types have done their work, and all have one shape, for what comes in many is slow to read. Methods,
 * because each verb takes targets of its own.
 */
export interface Verb<K extends Kind, I extends Item = Item> {
  readonly name: string;
  /** Where it stands in the list of its decision. */
  readonly place: number;
  readonly ends: boolean;
  readonly closes: boolean;
  readonly seldom: boolean;
  readonly rolls: boolean;
  readonly of: { of(at: At<K, I>, piece: string): boolean | Choices }['of'] | undefined;
  readonly under: { under(at: At<K, I>, target: Target): string | undefined }['under'] | undefined;
  readonly may: { may(at: Before<K, I>, piece: string): boolean }['may'] | undefined;
  label(view: K['view'], target: Target, reading: Reading<K, I>): string;
  readonly odds: string | { of(at: At<K, I>, target: Target): Odds | undefined }['of'] | undefined;
  readonly caution: { caution(at: At<K, I>, target: Target): string | undefined }['caution'] | undefined;
  readonly takesBack: string | undefined;
  readonly all: { all(at: At<K, I>, target: Target): string | readonly string[] | undefined }['all'] | undefined;
  readonly handy: { handy(at: At<K, I>, target: Target): string | undefined }['handy'] | undefined;
  readonly step: { step(view: K['view'], path: readonly Atom[]): string | undefined }['step'] | undefined;
  readonly consequence: { consequence(at: At<K, I>): string | undefined }['consequence'] | undefined;
  readonly why: { why(at: At<K, I>, target: Target | undefined): Reason | undefined }['why'] | undefined;
}

interface DecisionBase<K extends Kind, I extends Item> {
  readonly kind: 'decision';
  readonly name: string;
  readonly title?: string | null;
  readonly rule: string;
  when?(g: Play<K>, item: I): boolean;
  asks(view: K['view'], reading: Reading<K, I>): string;
  readonly pieces?: { pieces(at: At<K, I>): readonly string[] }['pieces'] | undefined;
  readonly restsOn?: { restsOn(at: At<K, I>, piece: string): readonly unknown[] }['restsOn'] | undefined;
  /** A map, so that no verb a stranger sends can reach a prototype. */
  readonly verbs: ReadonlyMap<string, Verb<K, I>>;
  /** The same in a row, for what goes through all of them. */
  readonly list: readonly Verb<K, I>[];
  /** Places of those that are filed under pieces, and of those that are not; and whether any is not for all pieces. */
  readonly filed: readonly number[];
  readonly apart: readonly number[];
  readonly sifts: boolean;
  readonly verbFirst?: boolean | undefined;
}

/** `V` is carried for bots and boards, which hold the decision itself as the handle of its verbs. */
export interface OpenDecision<K extends Kind, I extends Item = Item, V extends Verbs = Verbs> extends DecisionBase<K, I> {
  readonly secret: false;
  who(g: Play<K>, item: I): K['side'];
  /** By the place of the verb in the list. */
  act(g: Play<K>, place: number, target: Target | undefined, at: At<K, I>): void;
  /** Never set: carries the types of the verbs. */
  readonly types?: V;
}

export interface SecretDecision<K extends Kind, I extends Item = Item, V extends Verbs = Verbs, D extends Json = Json>
  extends DecisionBase<K, I> {
  readonly secret: true;
  who(g: Play<K>, item: I): readonly K['side'][];
  draft(at: Undrafted<K, I>): Json;
  act(draft: Json, place: number, target: Target | undefined, at: At<K, I>): Json;
  readonly fault?: { fault(at: At<K, I>): Reason | null }['fault'] | undefined;
  commit(g: Play<K>, drafts: Readonly<Record<string, Json>>, item: I): void;
  readonly types?: V;
  /** Never set: carries the type of the drafts. */
  readonly drafts?: D;
}

export type Decision<K extends Kind, I extends Item = Item, V extends Verbs = Verbs, D extends Json = Json> =
  | OpenDecision<K, I, V>
  | SecretDecision<K, I, V, D>;

/** The same decision in the shape of all others: rules put theirs together in many ways, and what comes in many is slow to read. */
export function inOneShape<K extends Kind>(decision: Decision<K>): Decision<K> {
  const { kind, name, rule, asks, pieces, restsOn, verbFirst = false, verbs, list, filed, apart, sifts } = decision;
  const known = { kind, name, rule, asks, pieces, restsOn, verbFirst, verbs, list, filed, apart, sifts };
  if (!decision.secret) return { secret: false, who: decision.who, act: decision.act, ...known };
  const { who, act, draft, fault, commit } = decision;
  return { secret: true, who, act, draft, fault, commit, ...known };
}

/** The first part of a target: how a target that begins with its piece is filed under it. */
export const firstPart = (_at: unknown, target: Target): string => {
  const part: Atom | undefined = typeof target === 'object' ? target[0] : target;
  return String(part ?? '');
};

/** How many could still be given an order, in words: those that the targets begin with. Nothing where nobody is left. */
export function leftOver(targets: readonly Target[], one: string, many: string): string | undefined {
  const { size } = new Set(targets.map((target) => firstPart(null, target)));
  return size === 0 ? undefined : counted(size, one, many);
}

/** For whoever ends without a single order although somebody could have been given one: what is left over, as `leftOver` puts it. */
export const idleCaution = (hasOrdered: boolean, left: string | undefined): string | undefined =>
  hasOrdered || left === undefined ? undefined : `Nothing has been ordered: ${left}.`;

/** To have done, in the words given. */
export const done = (words = 'Done') => ({ ends: true, label: () => words, does: () => {} }) as const;

/** The last answer of a function of where a decision stands, kept for the verbs that share it. */
export function once<A extends object, T>(find: (at: A) => T): (at: A) => T {
  let last: { readonly at: A; readonly found: T } | undefined;
  return (at) => {
    if (last?.at !== at) last = { at, found: find(at) };
    return last.found;
  };
}

/** The same of a function that is asked of one piece after another. */
export function onceOfPiece<A extends object, T>(find: (at: A, piece: string) => T): (at: A, piece: string) => T {
  let last: { at: A; piece: string; found: T } | undefined;
  return (at, piece) => {
    if (last?.at === at && last.piece === piece) return last.found;
    const found = find(at, piece); // which may ask for another piece itself
    if (last) {
      last.at = at;
      last.piece = piece;
      last.found = found;
    } else last = { at, piece, found };
    return found;
  };
}
