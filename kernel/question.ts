/** A question put to one side: what it may answer is worked out as it is asked for, verb by verb or piece by piece. */
import type { Command } from './command.ts';
import type { Aim, At, Decision, Reason, Verb, Verbs } from './decision.ts';
import type { Item, Json, Kind, Target } from './kind.ts';
import type { Odds } from './odds.ts';
import type { Chance, Choices, Offer } from './offer.ts';
import { countChoices, countOffered, offersAny, pickFrom, taken, targetsIn } from './offer.ts';
import type { Play } from './play.ts';

export class Question<K extends Kind = Kind, V extends Verbs = Verbs, I extends Item = Item> {
  readonly side: K['side'];
  readonly item: I;
  /** Not to be reached from outside: whoever is asked must not see the state. */
  readonly #at: At<K>;
  private wholeOffer: Offer | undefined;
  private lastUnder: { readonly piece: string; readonly offer: Offer } | undefined;
  private allPieces: readonly string[] | undefined;
  private wholeFault: Reason | null | undefined;

  constructor(
    readonly step: number,
    private readonly decision: Decision<K>,
    at: At<K, I>,
  ) {
    this.side = at.side;
    this.item = at.item;
    this.#at = at;
  }

  get name(): string {
    return this.decision.name;
  }

  get rule(): string {
    return this.decision.rule;
  }

  /** Whether others answer at the same time, and what is answered stays with its side until the last is in. */
  get secret(): boolean {
    return this.decision.secret;
  }

  /** Every verb with all that it may take. Where lists fold, this is the whole of them: ask piece by piece if you can. */
  get offer(): Offer {
    this.wholeOffer ??= this.whole();
    return this.wholeOffer;
  }

  /** Whether it is this decision that is asked: then its verbs and their targets are known by their types. */
  isOf<W extends Verbs, J extends Item>(decision: Decision<K, J, W>): this is Question<K, W, J> {
    return this.decision.verbs === decision.verbs;
  }

  /** What a verb may take; nothing for a verb that takes no target or is not offered. */
  targets<N extends keyof V & string>(verb: N): readonly Aim<V[N]>[];
  targets(verb: string): readonly Target[] {
    return targetsIn(this.offered(verb));
  }

  /** What a verb may take of one of the pieces. */
  targetsUnder<N extends keyof V & string>(piece: string, verb: N): readonly Aim<V[N]>[];
  targetsUnder(piece: string, verb: string): readonly Target[] {
    return targetsIn(this.offeredUnder(piece, verb));
  }

  /** Whether a verb can be chosen at all. */
  has(verb: keyof V & string): boolean {
    return countChoices(this.offered(verb)) > 0;
  }

  /** An answer, put into words that the game takes. */
  order<N extends keyof V & string>(verb: N, ...target: V[N] extends true ? [] : [target: Aim<V[N]>]): Command<K['side']>;
  order(verb: string, target?: Target): Command<K['side']> {
    return target === undefined ? { side: this.side, verb } : { side: this.side, verb, target };
  }

  /** What the lists fold under; none where they do not. */
  get pieces(): readonly string[] {
    this.allPieces ??= this.decision.pieces?.(this.#at) ?? [];
    return this.allPieces;
  }

  get verbs(): Iterable<string> {
    return this.decision.verbs.keys();
  }

  /** What can be done with one of the pieces; verbs that can do nothing with it are left out. */
  offerUnder(piece: string): Offer {
    if (this.lastUnder?.piece === piece) return this.lastUnder.offer;
    const offer: Record<string, Choices> = {};
    for (const verb of this.decision.list) {
      const choices = verb.under ? this.choicesOf(verb, piece) : undefined;
      if (countChoices(choices) > 0 && choices !== undefined) offer[verb.name] = choices;
    }
    this.lastUnder = { piece, offer };
    return offer;
  }

  /** What can be done besides. */
  get offerApart(): Offer {
    if (!this.decision.pieces) return this.offer;
    const offer: Record<string, Choices> = {};
    for (const verb of this.decision.list) {
      const choices = verb.under ? undefined : this.choicesOf(verb, '');
      if (choices !== undefined) offer[verb.name] = choices;
    }
    return offer;
  }

  /** Whether there is any answer at all; no more is listed than it takes to know. */
  get isAnswerable(): boolean {
    return offersAny(this.offerApart) || this.pieces.some((piece) => offersAny(this.offerUnder(piece)));
  }

  /** What a verb may take, of whatever piece. */
  offered(verb: string): Choices | undefined {
    const known = this.decision.verbs.get(verb);
    if (!known || this.wholeOffer || known.under) return Object.hasOwn(this.offer, verb) ? this.offer[verb] : undefined;
    return this.choicesOf(known, '');
  }

  /** The offered target that is meant; `undefined` for a verb without target; null if it is not offered. */
  takes(verb: string, target: Target | undefined): Target | undefined | null {
    const known = this.decision.verbs.get(verb);
    if (!known) return null;
    if (this.wholeOffer || !known.under || target === undefined) return taken(this.offered(verb), target);
    const piece = known.under(this.#at, target);
    if (piece === undefined || !this.pieces.includes(piece)) return null;
    return taken(this.offeredUnder(piece, verb), target);
  }

  /** Whether a verb answers the question, so that it is not asked again. */
  ends(verb: string): boolean {
    return this.decision.verbs.get(verb)?.ends ?? false;
  }

  /** Carries a verb out, for the engine alone: it holds what the rules may change. */
  act(g: Play<K>, verb: string, target: Target | undefined): void {
    if (this.decision.secret) throw new Error(`${this.name} acts on drafts`);
    this.decision.act(g, verb, target, this.#at);
  }

  /** The draft as it is after a verb. */
  stroke(verb: string, target: Target | undefined): Json {
    if (!this.decision.secret) throw new Error(`${this.name} has no drafts`);
    return this.decision.act(this.#at.draft, verb, target, this.#at);
  }

  // What is said of an answer. All of it may look at the state and the draft, for it is said to the side that is asked.

  prompt(view: K['view']): string {
    return this.decision.asks(view, this.#at);
  }

  label(view: K['view'], verb: string, target: Target | undefined): string {
    return this.decision.verbs.get(verb)?.label(view, target ?? '', this.#at) ?? verb;
  }

  odds(verb: string, target: Target | undefined): Odds | undefined {
    const odds = this.decision.verbs.get(verb)?.odds;
    return typeof odds === 'function' ? odds(this.#at, target ?? '') : undefined;
  }

  caution(verb: string, target: Target | undefined): string | undefined {
    return this.decision.verbs.get(verb)?.caution?.(this.#at, target ?? '');
  }

  /** The piece that an answer is filed under: the one its decision names, or the first part of its target. */
  under(verb: string, target: Target | undefined): string | null {
    if (target === undefined) return null;
    const filed = this.decision.verbs.get(verb)?.under?.(this.#at, target);
    return filed ?? String((typeof target === 'object' ? target[0] : target) ?? '');
  }

  /** Why an answer is not offered; undefined where the rules have no word of their own. */
  why(verb: string, target: Target | undefined): Reason | undefined {
    const known = this.decision.verbs.get(verb);
    const fault = known?.ends ? this.fault() : null;
    return fault ?? known?.why?.(this.#at, target);
  }

  /** The draft of the side that is asked; null where there is none. */
  get draft(): Json {
    return this.#at.draft;
  }

  private offeredUnder(piece: string, verb: string): Choices | undefined {
    if (this.lastUnder?.piece === piece) return this.lastUnder.offer[verb];
    const known = this.decision.verbs.get(verb);
    return known && this.choicesOf(known, piece);
  }

  private fault(): Reason | null {
    if (this.wholeFault === undefined) this.wholeFault = (this.decision.secret && this.decision.fault?.(this.#at)) || null;
    return this.wholeFault;
  }

  private choicesOf(verb: Verb<K>, piece: string): Choices | undefined {
    if (verb.ends && this.fault()) return undefined;
    const choices = verb.of ? verb.of(this.#at, piece) : true;
    return choices === false ? undefined : choices;
  }

  private whole(): Offer {
    const { list, pieces } = this.decision;
    const at = this.#at;
    const isFaulty = this.decision.secret && this.fault() !== null;
    const offer: Record<string, Choices> = {};
    for (const verb of list) {
      if (isFaulty && verb.ends) continue;
      const choices = pieces && verb.under ? this.overPieces(verb) : verb.of ? verb.of(at, '') : true;
      if (choices !== false) offer[verb.name] = choices;
    }
    return offer;
  }

  private overPieces(verb: Verb<K>): Target[] {
    const all: Target[] = [];
    for (const piece of this.pieces) {
      const choices = this.choicesOf(verb, piece);
      if (Array.isArray(choices)) all.push(...choices);
    }
    return all;
  }
}

/** Any answer at all: of a question that lists by pieces, first a piece or something besides, and then what is done with it. */
export function anyAnswer<K extends Kind>(question: Question<K>, chance: Chance): Command<K['side']> {
  const { verb, target } =
    question.pieces.length === 0 ? pickFrom(question.offer, chance) : calmly(question, anyOffer(question, chance), chance);
  return target === undefined ? { side: question.side, verb } : { side: question.side, verb, target };
}

function anyOffer<K extends Kind>(question: Question<K>, chance: Chance): Offer {
  const { pieces, offerApart: apart } = question;
  const place = chance(pieces.length + countOffered(apart));
  return place < pieces.length ? offerFrom(question, place) : apart;
}

/** How often chance thinks again before it does what asks for a second thought: else it would scuttle every fleet it has. */
const SECOND_THOUGHTS = 3;

function calmly<K extends Kind>(question: Question<K>, offer: Offer, chance: Chance): ReturnType<typeof pickFrom> {
  let picked = pickFrom(offer, chance);
  for (let left = SECOND_THOUGHTS; left > 0 && question.caution(picked.verb, picked.target) !== undefined; left--)
    picked = pickFrom(offer, chance);
  return picked;
}

/** What can be done with a piece, or with the next one with which anything can be done. */
function offerFrom<K extends Kind>(question: Question<K>, place: number): Offer {
  const { pieces } = question;
  for (const piece of [...pieces.slice(place), ...pieces.slice(0, place)]) {
    const offer = question.offerUnder(piece);
    if (offersAny(offer)) return offer;
  }
  return question.offerApart;
}
