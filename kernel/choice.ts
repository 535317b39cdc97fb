/** Decisions whose parts stand apart, as they were written before each verb had an object of its own. */
import type { Aim, At, OpenDecision, Reason, SecretDecision, Verb, Verbs } from './decision.ts';
import { once } from './decision.ts';
import type { Item, Json, Kind, Target } from './kind.ts';
import type { Odds } from './odds.ts';
import type { Offer } from './offer.ts';
import type { Play } from './play.ts';

type Offered<V> = Offer & { readonly [N in keyof V]?: V[N] extends true ? true | undefined : readonly Aim<V[N]>[] | undefined };

export interface ChoiceSpec<K extends Kind, V, I extends Item> {
  readonly who: (g: Play<K>, item: I) => K['side'];
  readonly offer: (g: Play<K>, item: I, side: K['side']) => Offered<V>;
  readonly picks?: { readonly [N in keyof V]?: (g: Play<K>, target: Aim<V[N]>, item: I, side: K['side']) => void };
  readonly ends?: { readonly [N in keyof V]?: (g: Play<K>, target: Aim<V[N]>, item: I, side: K['side']) => void };
  readonly prospects?: { readonly [N in keyof V]?: (g: Play<K>, target: Aim<V[N]>, item: I) => Odds | undefined };
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

type Loose<F> = ReadonlyMap<string, F>;
const byVerb = <T>(handlers: object = {}): ReadonlyMap<string, T> => new Map<string, T>(Object.entries(handlers));

type Act<K extends Kind, I extends Item> = { act(g: Play<K>, target: Target, item: I, side: K['side']): void }['act'];
type OddsOf<K extends Kind, I extends Item> = { of(g: Play<K>, target: Target, item: I): Odds | undefined }['of'];
type Caution<K extends Kind, I extends Item> = { of(g: Play<K>, target: Target, item: I): string | undefined }['of'];
type Why<K extends Kind, I extends Item> = { of(g: Play<K>, target: Target | undefined, item: I): Reason | undefined }['of'];
type DraftAct = { act(draft: Json, target: Target): Json }['act'];
type DraftCaution<K extends Kind> = { of(state: K['state'], target: Target, draft: Json, side: K['side']): string | undefined }['of'];

const listed = <K extends Kind, I extends Item>(list: readonly Verb<K, I>[]) => ({
  list,
  verbs: new Map(list.map((each) => [each.name, each])),
});

export function choicesOf<K extends Kind>() {
  return {
    choice: <V extends Verbs, I extends Item = null>(name: string, rule: string, spec: ChoiceSpec<K, V, I>): OpenDecision<K, I, V> => {
      const offer = once((at: At<K, I>): Offer => spec.offer(at.g, at.item, at.side));
      const picks: Loose<Act<K, I>> = byVerb(spec.picks);
      const ends: Loose<Act<K, I>> = byVerb(spec.ends);
      const prospects: Loose<OddsOf<K, I>> = byVerb(spec.prospects);
      const cautions: Loose<Caution<K, I>> = byVerb(spec.cautions);
      const whyNot: Loose<Why<K, I>> = byVerb(spec.whyNot);
      const verb = (of: string): Verb<K, I> => ({
        name: of,
        ends: !picks.has(of),
        of: (at) => offer(at)[of] ?? false,
        odds: (at, target) => prospects.get(of)?.(at.g, target, at.item),
        caution: (at, target) => cautions.get(of)?.(at.g, target, at.item),
        why: (at, target) => whyNot.get(of)?.(at.g, target, at.item),
      });
      return {
        kind: 'decision',
        secret: false,
        name,
        rule,
        who: spec.who,
        ...listed([...picks.keys(), ...ends.keys()].map(verb)),
        act: (g, of, target, at) => (picks.get(of) ?? ends.get(of))?.(g, target ?? '', at.item, at.side),
      };
    },

    together: <V extends Verbs, D extends Json, I extends Item = null>(
      name: string,
      rule: string,
      spec: TogetherSpec<K, V, D, I>,
    ): SecretDecision<K, I, V> => {
      const loose: { offer(state: K['state'], draft: Json, side: K['side'], item: I): Offer } = spec;
      const revealing: { reveal(g: Play<K>, drafts: Readonly<Record<string, Json>>, item: I): void } = spec;
      const offer = once((at: At<K, I>): Offer => loose.offer(at.state, at.draft, at.side, at.item));
      const picks: Loose<DraftAct> = byVerb(spec.picks);
      const ends: Loose<DraftAct> = byVerb(spec.ends);
      const cautions: Loose<DraftCaution<K>> = byVerb(spec.cautions);
      const verb = (of: string): Verb<K, I> => ({
        name: of,
        ends: !picks.has(of),
        of: (at) => offer(at)[of] ?? false,
        caution: (at, target) => cautions.get(of)?.(at.state, target, at.draft, at.side),
      });
      return {
        kind: 'decision',
        secret: true,
        name,
        rule,
        who: spec.who,
        draft: (at) => spec.draft(at.state, at.side, at.item),
        ...listed([...picks.keys(), ...ends.keys()].map(verb)),
        act: (draft, of, target) => (picks.get(of) ?? ends.get(of))?.(draft, target ?? '') ?? draft,
        commit: revealing.reveal,
      };
    },
  };
}
