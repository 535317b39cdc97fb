/**
 * The sequence of play as data: a tree of named steps of five kinds. The engine walks it, the client draws its tracker
 * from it, and a reader of the rules finds the turn written down as a list.
 */
import type { Decision, DecisionSpec, OpenDecision, PlanSpec, SecretDecision, Verb, Verbs } from './decision.ts';
import type { Item, Json, Kind } from './kind.ts';
import type { Play } from './play.ts';

interface Named<K extends Kind, I extends Item> {
  /** Short and hyphenated; people read it as the step's title, if it has no other. */
  readonly name: string;
  readonly title?: string | null;
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

export type Step<K extends Kind, I extends Item = Item> = Sequence<K, I> | Each<K, I> | Loop<K, I> | Auto<K, I> | Decision<K, I>;

/** The builders of one game, so that its rules need not repeat its types. `Q` are the questions that are explained to newcomers: no other can be asked. */
export function stepsOf<K extends Kind, Q extends string = string>() {
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

    /** A decision of one side, which acts at once. */
    decision: <V extends Verbs, I extends Item = null>(name: Q, rule: string, spec: DecisionSpec<K, V, I>): OpenDecision<K, I, V> => {
      const does = deedsOf<Does<Play<K>, void>>(spec.verbs);
      return {
        kind: 'decision',
        secret: false,
        name,
        rule,
        who: spec.who,
        asks: spec.asks,
        pieces: spec.pieces,
        restsOn: spec.restsOn,
        verbFirst: spec.verbFirst,
        ...verbsOf<K, I>(spec.verbs),
        act: (g, place, target, at) => does[place]?.(g, target ?? '', at),
      };
    },

    /** A decision of several sides at once, each on a draft of its own. */
    plan: <V extends Verbs, D extends Json, I extends Item = null>(
      name: Q,
      rule: string,
      spec: PlanSpec<K, V, D, I>,
    ): SecretDecision<K, I, V, D> => {
      const does = deedsOf<Does<Json, Json>>(spec.verbs);
      const erased: Erased<K, I> = spec;
      return {
        kind: 'decision',
        secret: true,
        name,
        rule,
        ...erased,
        ...verbsOf<K, I>(spec.verbs),
        act: (draft, place, target, at) => does[place]?.(draft, target ?? '', at) ?? draft,
      };
    },

    /** The same step, passed over unless the condition holds when it is reached; a condition it has already must hold too. */
    when: <I extends Item, S extends Step<K, I>>(condition: (g: Play<K>, item: I) => boolean, step: S & Step<K, I>): S => ({
      ...step,
      when: step.when ? (g, item) => condition(g, item) && (step.when?.(g, item) ?? true) : condition,
    }),
  };
}

/** What a verb does, with its types erased: the compiler has held each verb to its own targets. */
type Does<Handle, Result> = { does(handle: Handle, target: unknown, at: unknown): Result }['does'];

/** What a plan keeps beside its verbs, with the type of its drafts erased in the same way. */
type Erased<K extends Kind, I extends Item> = Pick<
  SecretDecision<K, I>,
  'who' | 'draft' | 'fault' | 'commit' | 'asks' | 'pieces' | 'restsOn' | 'verbFirst'
>;

/** A map, not an object, so that no verb a stranger sends can reach a prototype. */
const byName = <T>(verbs: object): ReadonlyMap<string, T> => new Map<string, T>(Object.entries(verbs));

/** In the order of the verbs. */
const deedsOf = <D>(verbs: object): readonly D[] => [...byName<{ readonly does: D }>(verbs).values()].map(({ does }) => does);

/** A verb as a decision writes it: its name is that of its place. */
type Written<K extends Kind, I extends Item> = Partial<Omit<Verb<K, I>, 'name' | 'place' | 'label'>> & Pick<Verb<K, I>, 'label'>;

const asVerb = <K extends Kind, I extends Item>(name: string, place: number, verb: Written<K, I>): Verb<K, I> => ({
  name,
  place,
  ends: verb.ends ?? false,
  closes: verb.closes ?? false,
  seldom: verb.seldom ?? false,
  rolls: verb.rolls ?? false,
  of: verb.of,
  under: verb.under,
  may: verb.may,
  label: verb.label,
  odds: verb.odds,
  caution: verb.caution,
  takesBack: verb.takesBack,
  all: verb.all,
  handy: verb.handy,
  step: verb.step,
  consequence: verb.consequence,
  why: verb.why,
});

function verbsOf<K extends Kind, I extends Item>(verbs: object): Pick<Decision<K, I>, 'verbs' | 'list' | 'filed' | 'apart' | 'sifts'> {
  const list = [...byName<Written<K, I>>(verbs)].map(([name, verb], place) => asVerb(name, place, verb));
  return {
    list,
    filed: list.flatMap(({ under, place }) => (under ? place : [])),
    apart: list.flatMap(({ under, place }) => (under ? [] : place)),
    sifts: list.some(({ may }) => may),
    verbs: new Map(list.map((verb) => [verb.name, verb])),
  };
}

type Titled = { readonly name: string; readonly title?: string | null };

/** The same step in the words of the players, where its name is not. Names stand in records and stay; titles may change. */
export const titled = <S extends Titled>(title: string, step: S): S => ({ ...step, title });

/** The same step as one that no player speaks of: the sequence of play passes over it. */
export const unspoken = <S extends Titled>(step: S): S => ({ ...step, title: null });

export const isSpokenOf = ({ title }: Titled): boolean => title !== null;

/** 'german-reaction' reads 'German reaction' once it is shown. */
export function titleOf({ name, title }: Titled): string {
  const words = name.replaceAll('-', ' ');
  return title ?? words.charAt(0).toUpperCase() + words.slice(1);
}
