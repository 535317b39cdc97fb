/** A question put to one side: what it may answer is worked out as it is asked for, verb by verb or piece by piece. */
import type { Command } from './command.ts';
import type { Aim, At, Decision, Reason, Verb, Verbs } from './decision.ts';
import type { Atom, Item, Json, Kind, Target } from './kind.ts';
import type { Odds } from './odds.ts';
import type { Chance, Choices, Listing, Offer, Paths } from './offer.ts';
import { anyTarget, countChoices, isList, isNothing, isPaths, pathsOver, taken, targetsIn } from './offer.ts';
import type { Play } from './play.ts';

const NO_PLACES: readonly number[] = [];
const NOWHERE = -1;

export class Question<K extends Kind = Kind, V extends Verbs = Verbs, I extends Item = Item, D extends Json = Json> {
  readonly side: K['side'];
  readonly item: I;
  /** Not to be reached from outside: whoever is asked must not see the state. */
  readonly #at: At<K, I, D>;
  /** What each verb may take, of whatever piece, as far as it has been asked for. */
  private known: (Choices | false)[] | undefined;
  private wholeOffer: Offer | undefined;
  private lastUnder: { readonly piece: string; readonly listing: Listing } | undefined;
  private lastPicked: Command<K['side']> | undefined;
  private lastVerb: Verb<K> | undefined;
  private allPieces: readonly string[] | undefined;
  private allApart: Listing | undefined;
  private wholeFault: Reason | null | undefined;

  constructor(
    readonly step: number,
    private readonly decision: Decision<K>,
    at: At<K, I, D>,
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
    this.wholeOffer ??= this.offerOf(this.listing);
    return this.wholeOffer;
  }

  /** The same without the names, in the order of the verbs. */
  get listing(): Listing {
    const { list } = this.decision;
    for (let place = 0; place < list.length; place++) this.choicesAt(place);
    return this.ofAllPieces;
  }

  /** Made when it is first asked for: chance seldom does where it picks a verb of a piece. */
  private get ofAllPieces(): (Choices | false)[] {
    this.known ??= new Array(this.decision.list.length);
    return this.known;
  }

  /** Whether it is this decision that is asked: then its verbs and their targets are known by their types. */
  isOf<W extends Verbs, J extends Item, E extends Json>(decision: Decision<K, J, W, E>): this is Question<K, W, J, E> {
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
    const known = this.decision.verbs.get(verb);
    return known ? targetsIn(this.choicesUnder(piece, known)) : [];
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

  /** The verb at a place of a listing, in a command with a target out of it. */
  commandAt(place: number, target: Target | undefined): Command<K['side']> {
    const verb = this.decision.list[place]?.name ?? '';
    return target === undefined ? { side: this.side, verb } : { side: this.side, verb, target };
  }

  /** What can be done with one of the pieces; verbs that can do nothing with it are left out. */
  offerUnder(piece: string): Offer {
    return this.offerOf(this.listingUnder(piece).map((choices) => countChoices(choices) > 0 && choices));
  }

  listingUnder(piece: string): Listing {
    if (this.lastUnder?.piece === piece) return this.lastUnder.listing;
    const on = this.decision.restsOn?.(this.#at, piece);
    const listing = on ? this.keptUnder(piece, on) : this.workedOutUnder(piece);
    this.lastUnder = { piece, listing };
    return listing;
  }

  private keptUnder(piece: string, on: readonly unknown[]): Listing {
    const { occasion } = this.#at;
    const kept = occasion.listed(piece, on);
    if (kept) return kept;
    const listing = this.workedOutUnder(piece);
    occasion.keep(piece, on, listing);
    return listing;
  }

  private workedOutUnder(piece: string): Listing {
    const { list } = this.decision;
    const listing: (Choices | false)[] = new Array(list.length).fill(false);
    for (const place of this.openTo(piece)) listing[place] = this.choicesOf(list[place], piece);
    return listing;
  }

  /** The same of the piece at a place in the list of them. */
  openAt(place: number): readonly number[] {
    const { pieces } = this;
    const { opened } = this.#at.occasion;
    if (opened.pieces !== pieces) {
      opened.pieces = pieces;
      opened.at = [];
    }
    const known = opened.at[place];
    if (known) return known;
    const found = this.decision.sifts ? this.siftedFor(pieces[place] ?? '') : this.decision.filed;
    opened.at[place] = found;
    return found;
  }

  /** Places of the verbs that may have something for a piece, whatever is drafted. */
  openTo(piece: string): readonly number[] {
    const { filed, sifts } = this.decision;
    if (!sifts) return filed;
    return this.#at.occasion.openTo(piece, () => this.siftedFor(piece));
  }

  /** Verbs that follow each other and have one question in common ask it once. Where nothing can be ordered nothing is taken back. */
  private siftedFor(piece: string): readonly number[] {
    const { filed, list } = this.decision;
    const found: number[] = [];
    let asked: Verb<K>['may'];
    let isOpen = true;
    let hasOrders = false;
    for (const place of filed) {
      const verb = list[place];
      if (!verb) continue;
      if (verb.may !== asked) isOpen = verb.may?.(this.#at, piece) ?? true;
      asked = verb.may;
      if (!isOpen) continue;
      found.push(place);
      if (verb.takesBack === undefined) hasOrders = true;
    }
    return hasOrders ? found : NO_PLACES;
  }

  /** A verb with anything that it may take of a piece; null where there is nothing. */
  anyUnder(piece: string, place: number, chance: Chance): Command<K['side']> | null {
    const verb = this.decision.list[place];
    const choices = this.choicesOf(verb, piece);
    if (!choices || countChoices(choices) === 0) return null;
    this.lastVerb = verb;
    this.lastPicked = this.commandAt(place, anyTarget(choices, chance));
    return this.lastPicked;
  }

  /** Mostly it is the one that was picked. */
  private verbNamed(name: string): Verb<K> | undefined {
    return this.lastVerb?.name === name ? this.lastVerb : this.decision.verbs.get(name);
  }

  /** Places of the verbs that are filed under no piece. */
  get apart(): readonly number[] {
    return this.decision.apart;
  }

  /** Whether whoever answers by chance picks a verb before what it takes. */
  get verbFirst(): boolean {
    return this.decision.verbFirst ?? false;
  }

  /** What can be done besides. */
  get offerApart(): Offer {
    return this.offerOf(this.listingApart);
  }

  get listingApart(): Listing {
    if (!this.decision.pieces) return this.listing;
    this.allApart ??= this.decision.list.map((verb, place) => (verb.under ? false : this.choicesAt(place)));
    return this.allApart;
  }

  private offerOf(listing: Listing): Offer {
    const offer: Record<string, Choices> = {};
    this.decision.list.forEach(({ name }, place) => {
      const choices = listing[place];
      if (choices) offer[name] = choices;
    });
    return offer;
  }

  /** Whether there is any answer at all; no more is listed than it takes to know. */
  get isAnswerable(): boolean {
    return !isNothing(this.listingApart) || this.pieces.some((piece) => !isNothing(this.listingUnder(piece)));
  }

  /** What a verb may take, of whatever piece. */
  offered(verb: string): Choices | undefined {
    const place = this.decision.verbs.get(verb)?.place;
    return (place !== undefined && this.choicesAt(place)) || undefined;
  }

  /** The offered target that is meant; `undefined` for a verb without target; null if it is not offered. */
  takes(verb: string, target: Target | undefined): Target | undefined | null {
    if (this.lastPicked?.verb === verb && this.lastPicked.target === target) return target; // as bots send it: the very thing that was picked
    const known = this.decision.verbs.get(verb);
    if (!known) return null;
    const whole = this.known?.[known.place];
    if (whole !== undefined || !known.under || target === undefined) return taken(this.choicesAt(known.place), target);
    const piece = known.under(this.#at, target);
    if (piece === undefined || !this.pieces.includes(piece)) return null;
    return taken(this.choicesUnder(piece, known), target);
  }

  /** Whether a verb answers the question, so that it is not asked again. */
  ends(verb: string): boolean {
    return this.verbNamed(verb)?.ends ?? false;
  }

  /** The verb that ends a question of several orders, whether it is offered now or not; none where there are several ends to choose from, and none is apart. */
  get closing(): string | undefined {
    const { list } = this.decision;
    const ends = list.filter((verb) => verb.ends);
    const last = ends.length === 1 ? ends[0] : ends.find(({ closes }) => closes);
    if (!last || list.length === 1) return undefined;
    return typeof this.choicesAt(last.place) === 'boolean' ? last.name : undefined;
  }

  /** Carries a verb out, for the engine alone: it holds what the rules may change. */
  act(g: Play<K>, verb: string, target: Target | undefined): void {
    if (this.decision.secret) throw new Error(`${this.name} acts on drafts`);
    this.decision.act(g, this.verbNamed(verb)?.place ?? NOWHERE, target, this.#at);
  }

  /** The draft as it is after a verb. */
  stroke(verb: string, target: Target | undefined): Json {
    if (!this.decision.secret) throw new Error(`${this.name} has no drafts`);
    return this.decision.act(this.#at.draft, this.verbNamed(verb)?.place ?? NOWHERE, target, this.#at);
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
    return this.verbNamed(verb)?.caution?.(this.#at, target ?? '');
  }

  consequence(verb: string): string | undefined {
    return this.decision.verbs.get(verb)?.consequence?.(this.#at);
  }

  /** Whether dice fall, or lots are drawn, as soon as it is given. */
  rolls(verb: string): boolean {
    return this.decision.verbs.get(verb)?.rolls ?? false;
  }

  isSeldom(verb: string): boolean {
    return this.decision.verbs.get(verb)?.seldom ?? false;
  }

  /** What an answer is called where it is given to everybody at once, and where to some of them. */
  all(verb: string, target: Target): readonly string[] {
    const words = this.decision.verbs.get(verb)?.all?.(this.#at, target) ?? [];
    return typeof words === 'string' ? [words] : words;
  }

  /** What an answer is called beside its piece. */
  handy(verb: string, target: Target): string | undefined {
    return this.decision.verbs.get(verb)?.handy?.(this.#at, target);
  }

  /** What the last part of a path is called, where the rules have a word for it. */
  stepInWords(view: K['view'], verb: string, path: readonly Atom[]): string | undefined {
    return this.decision.verbs.get(verb)?.step?.(view, path);
  }

  /** Verbs that take back what others ordered, each with the one it takes back. */
  get takingBack(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.decision.list.flatMap(({ name, takesBack }) => (takesBack === undefined ? [] : [[name, takesBack]])));
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
  get draft(): D {
    return this.#at.draft;
  }

  private choicesUnder(piece: string, verb: Verb<K>): Choices | false {
    if (this.lastUnder?.piece === piece) return this.lastUnder.listing[verb.place] ?? false;
    return this.openTo(piece).includes(verb.place) && this.choicesOf(verb, piece);
  }

  private fault(): Reason | null {
    if (this.wholeFault === undefined) this.wholeFault = (this.decision.secret && this.decision.fault?.(this.#at)) || null;
    return this.wholeFault;
  }

  private choicesAt(place: number): Choices | false {
    const known = this.ofAllPieces[place];
    if (known !== undefined) return known;
    const { list, pieces } = this.decision;
    const verb = list[place];
    const choices = pieces && verb?.under ? this.overPieces(verb) : this.choicesOf(verb, '');
    this.ofAllPieces[place] = choices;
    return choices;
  }

  private choicesOf(verb: Verb<K> | undefined, piece: string): Choices | false {
    if (!verb || (verb.ends && this.fault())) return false;
    return verb.of ? verb.of(this.#at, piece) : true;
  }

  private overPieces(verb: Verb<K>): Choices {
    const listed: Target[] = [];
    const laid: Paths[] = [];
    for (const piece of this.pieces) {
      const choices = this.openTo(piece).includes(verb.place) && this.choicesOf(verb, piece);
      if (!choices || choices === true) continue;
      if (isList(choices)) listed.push(...choices);
      else if (isPaths(choices)) laid.push(choices);
    }
    return laid.length > 0 ? pathsOver(laid) : listed;
  }
}
