/**
 * The sequence of play as data: a tree of named steps of five kinds. The engine walks it, the client draws its tracker
 * from it, and a reader of the rules finds the turn written down as a list.
 */
import type { RESIGN } from './command.ts';
import type { Item, Json, Kind, Target } from './kind.ts';
import type { Prospect } from './odds.ts';
import type { Play } from './play.ts';

/** Verbs with the targets they may take; `true` for a verb that takes none. */
export type Offer = { readonly [verb: string]: true | readonly Target[] | undefined };

interface Named<K extends Kind, I extends Item> {
  /** Short and hyphenated; people read it as the step's title. */
  readonly name: string;
  readonly rule: string;
  /** The step is passed over unless this holds when it is reached. */
  when?(g: Play<K>, item: I): boolean;
}

export interface Sequence<K extends Kind, I extends Item> extends Named<K, I> {
  readonly kind: 'sequence';
  readonly steps: readonly Step<K, I>[];
}

/** Runs its step once for every item of a list that is made when the step is reached. */
export interface Each<K extends Kind, I extends Item> extends Named<K, I> {
  readonly kind: 'each';
  items(g: Play<K>, item: I): readonly Item[];
  readonly step: Step<K, Item>;
}

export interface Loop<K extends Kind, I extends Item> extends Named<K, I> {
  readonly kind: 'loop';
  while(g: Play<K>, item: I): boolean;
  readonly step: Step<K, I>;
}

export interface Auto<K extends Kind, I extends Item> extends Named<K, I> {
  readonly kind: 'auto';
  run(g: Play<K>, item: I): void;
}

/** What a verb does. A method's type, because each verb takes targets of its own type out of what was offered. */
type Act<K extends Kind, I extends Item> = { act(g: Play<K>, target: Target, item: I, side: K['side']): void }['act'];
type DraftAct<D> = { act(draft: D, target: Target): D }['act'];

export interface Reason {
  readonly words: string;
  readonly rule: string;
}

/** A decision of one side, which acts on the state at once. */
export interface OpenChoice<K extends Kind, I extends Item> extends Named<K, I> {
  readonly kind: 'choice';
  readonly secret: false;
  who(g: Play<K>, item: I): K['side'];
  offer(g: Play<K>, item: I, side: K['side']): Offer;
  /** Verbs after which the same question is asked again. */
  readonly picks: ReadonlyMap<string, Act<K, I>>;
  /** Verbs that answer the question. */
  readonly ends: ReadonlyMap<string, Act<K, I>>;
  /** What a command promises or risks. */
  readonly prospects: ReadonlyMap<string, { of(g: Play<K>, target: Target, item: I): readonly Prospect[] }['of']>;
  /** A warning to confirm before the command is sent. */
  readonly cautions: ReadonlyMap<string, { of(g: Play<K>, target: Target, item: I): string | undefined }['of']>;
  /** Why a command that is not offered is not; undefined leaves it to the general words. */
  readonly whyNot: ReadonlyMap<string, { of(g: Play<K>, target: Target | undefined, item: I): Reason | undefined }['of']>;
}

/**
 * A decision of several sides at once. Each works on a draft of its own, which is no part of the state, so nothing
 * that another side is shown can depend on it; when the last is in, all are revealed together.
 */
export interface SecretChoice<K extends Kind, I extends Item> extends Named<K, I> {
  readonly kind: 'choice';
  readonly secret: true;
  who(g: Play<K>, item: I): readonly K['side'][];
  draft(state: K['state'], side: K['side'], item: I): Json;
  offer(state: K['state'], draft: Json, side: K['side'], item: I): Offer;
  readonly picks: ReadonlyMap<string, DraftAct<Json>>;
  readonly ends: ReadonlyMap<string, DraftAct<Json>>;
  readonly cautions: ReadonlyMap<string, { of(state: K['state'], target: Target, draft: Json, side: K['side']): string | undefined }['of']>;
  reveal(g: Play<K>, drafts: Readonly<Record<string, Json>>, item: I): void;
}

export type Choice<K extends Kind, I extends Item = Item> = OpenChoice<K, I> | SecretChoice<K, I>;
export type Step<K extends Kind, I extends Item = Item> = Sequence<K, I> | Each<K, I> | Loop<K, I> | Auto<K, I> | Choice<K, I>;

/** The verbs of a choice, each with the type of its targets; `true` for a verb that takes none. Resigning is no part of any choice. */
export type Verbs = { readonly [verb: string]: Target | true } & { readonly [RESIGN]?: never };

type Aim<T> = Exclude<T, true>;
type Offered<V> = Offer & { readonly [N in keyof V]?: V[N] extends true ? true | undefined : readonly Aim<V[N]>[] | undefined };

export interface ChoiceSpec<K extends Kind, V, I extends Item> {
  readonly who: (g: Play<K>, item: I) => K['side'];
  readonly offer: (g: Play<K>, item: I, side: K['side']) => Offered<V>;
  readonly picks?: { readonly [N in keyof V]?: (g: Play<K>, target: Aim<V[N]>, item: I, side: K['side']) => void };
  readonly ends?: { readonly [N in keyof V]?: (g: Play<K>, target: Aim<V[N]>, item: I, side: K['side']) => void };
  readonly prospects?: { readonly [N in keyof V]?: (g: Play<K>, target: Aim<V[N]>, item: I) => readonly Prospect[] };
  readonly cautions?: { readonly [N in keyof V]?: (g: Play<K>, target: Aim<V[N]>, item: I) => string | undefined };
  readonly whyNot?: { readonly [N in keyof V]?: (g: Play<K>, target: Target | undefined, item: I) => Reason | undefined };
}

export interface TogetherSpec<K extends Kind, V, D, I extends Item> {
  readonly who: (g: Play<K>, item: I) => readonly K['side'][];
  readonly draft: (state: K['state'], side: K['side'], item: I) => D;
  readonly offer: (state: K['state'], draft: D, side: K['side'], item: I) => Offered<V>;
  readonly picks?: { readonly [N in keyof V]?: (draft: D, target: Aim<V[N]>) => D };
  readonly ends: { readonly [N in keyof V]?: (draft: D, target: Aim<V[N]>) => D };
  readonly cautions?: {
    readonly [N in keyof V]?: (state: K['state'], target: Aim<V[N]>, draft: D, side: K['side']) => string | undefined;
  };
  readonly reveal: (g: Play<K>, drafts: Readonly<Record<K['side'], D>>, item: I) => void;
}

/** The builders of one game, so that its rules need not repeat its types. */
export function stepsOf<K extends Kind>() {
  return {
    sequence: <I extends Item = null>(name: string, rule: string, steps: readonly Step<K, I>[]): Sequence<K, I> => ({
      kind: 'sequence',
      name,
      rule,
      steps,
    }),

    each: <J extends Item, I extends Item = null>(
      name: string,
      rule: string,
      items: (g: Play<K>, item: I) => readonly J[],
      step: Step<K, J>,
    ): Each<K, I> => ({ kind: 'each', name, rule, items, step }),

    loop: <I extends Item = null>(name: string, rule: string, goesOn: (g: Play<K>, item: I) => boolean, step: Step<K, I>): Loop<K, I> => ({
      kind: 'loop',
      name,
      rule,
      while: goesOn,
      step,
    }),

    auto: <I extends Item = null>(name: string, rule: string, run: (g: Play<K>, item: I) => void): Auto<K, I> => ({
      kind: 'auto',
      name,
      rule,
      run,
    }),

    choice: <V extends Verbs, I extends Item = null>(name: string, rule: string, spec: ChoiceSpec<K, V, I>): OpenChoice<K, I> => ({
      kind: 'choice',
      secret: false,
      name,
      rule,
      who: spec.who,
      offer: spec.offer,
      picks: byVerb(spec.picks),
      ends: byVerb(spec.ends),
      prospects: byVerb(spec.prospects),
      cautions: byVerb(spec.cautions),
      whyNot: byVerb(spec.whyNot),
    }),

    together: <V extends Verbs, D extends Json, I extends Item = null>(
      name: string,
      rule: string,
      spec: TogetherSpec<K, V, D, I>,
    ): SecretChoice<K, I> => ({
      kind: 'choice',
      secret: true,
      name,
      rule,
      who: spec.who,
      draft: spec.draft,
      offer: spec.offer,
      picks: byVerb(spec.picks),
      ends: byVerb(spec.ends),
      cautions: byVerb(spec.cautions),
      reveal: spec.reveal,
    }),

    /** The same step, passed over unless the condition holds when it is reached; a condition it has already must hold too. */
    when: <I extends Item = null>(condition: (g: Play<K>, item: I) => boolean, step: Step<K, I>): Step<K, I> => ({
      ...step,
      when: step.when ? (g, item) => condition(g, item) && (step.when?.(g, item) ?? true) : condition,
    }),
  };
}

/** A map, not an object, so that no verb a stranger sends can reach a prototype. */
const byVerb = <T>(handlers: object = {}): ReadonlyMap<string, T> => new Map<string, T>(Object.entries(handlers));

/** 'german-reaction' reads 'German reaction' once it is shown. */
export const titleOf = (name: string): string => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
