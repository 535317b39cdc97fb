/** All that leaves the engine towards one viewer: the view, the questions put to it, and the log it may read. */
import { commandsOf } from './command.ts';
import { oncePer } from './data.ts';
import type { Aim, OpenDecision, Reason, SecretDecision, Verbs } from './decision.ts';
import { figure, signed } from './figures.ts';
import { titleOf } from './flow.ts';
import type { Game } from './game.ts';
import type { Ending, Item, Json, Kind, Target, Viewer } from './kind.ts';
import { lockingVerbs } from './locks.ts';
import type { Entry } from './log.ts';
import { mayRead, readsAll, toldTo } from './log.ts';
import { momentAt, momentOf } from './moments.ts';
import type { Badge, Explanation, RollAhead } from './odds.ts';
import { aheadOfAll, explain, explainVolley } from './odds.ts';
import type { Choices, Offer, Range } from './offer.ts';
import { isPaths, isRange } from './offer.ts';
import { type Phased, phasesAround } from './phases.ts';
import type { Question } from './question.ts';
import { type Ruleset, sideName } from './ruleset.ts';
import { DRAWN, PLAIN, type Scene } from './scene.ts';
import type { TrackerLine } from './tracker.ts';
import { tracker } from './tracker.ts';

export interface SeenOption {
  readonly verb: string;
  readonly target: Target | null;
  readonly label: string;
  /** The piece or place that it is listed under; null where it stands by itself. */
  readonly under: string | null;
  /** What it promises or risks; the rolls behind it are asked for by `rollsAhead`. */
  readonly odds: readonly Badge[];
  readonly caution: string | null;
  /** It answers the question. */
  readonly ends: boolean;
  /** It cannot be taken back: dice fall, something comes to light, or the question is over for good. */
  readonly locks: boolean;
  /** The numbers that it takes, or that its target is asked for part by part (`steps`); null for what is listed as it is. */
  readonly takes: Range | 'steps' | null;
}

export interface SeenQuestion {
  readonly name: string;
  readonly side: string;
  readonly rule: string;
  /** What it is asked about, such as the ship that is to fire; null where it is about nothing in particular. */
  readonly item: Item;
  readonly prompt: string;
  readonly options: readonly SeenOption[];
  /** How a question of several orders is ended; null where every answer is the last one. */
  readonly closing: SeenClosing | null;
  /** Verbs that take back what others ordered with the same target, each with the one it takes back. */
  readonly takingBack: Readonly<Record<string, string>>;
  /** Orders that can be given to many at once. */
  readonly together: readonly Together[];
  /** Orders that are usual for a piece, each in a word. */
  readonly handy: readonly Handy[];
}

/** Orders that are given as one. */
export interface Together {
  readonly label: string;
  /** What it is called for everybody, where the label says who is meant. */
  readonly kind?: string;
  readonly orders: readonly Pick<SeenOption, 'verb' | 'target'>[];
}

export const kindOf = ({ kind, label }: Together): string => kind ?? label;

/** What is usual for one piece. */
export interface Handy extends Together {
  readonly under: string;
}

export interface SeenClosing {
  readonly verb: string;
  /** What comes of ending it now, in a few words. */
  readonly consequence: string | null;
  /** Why it cannot be ended yet. */
  readonly notYet: Reason | null;
}

/** What a side has put down in a question that all answer at once. Nobody else is shown any of it. */
export interface SeenDraft {
  readonly question: string;
  readonly draft: Json;
  /** Whether it is handed in; it can be taken back until the last is in. */
  readonly isIn: boolean;
}

export interface SeenEntry {
  /** How many moments the viewer had noticed when it happened. */
  readonly moment: number;
  /** The phase it happened in, for grouping. */
  readonly phase: string;
  readonly words: string;
  readonly rule: string;
  readonly about: readonly string[];
  readonly roll: Explanation | null;
  /** The side that rolled, of a roll that is read with all that counts. */
  readonly by: string | null;
  /** How much it matters, and what it is told together with. */
  readonly scene: Scene;
  /** What the sentence was made from, as this viewer was told it, where boards play it; else null. */
  readonly event: object | null;
  /** What stands under this line and can be opened: the rolls of a salvo. */
  readonly parts: readonly SeenEntry[];
}

/** An option of one verb of one decision, its target known by its type. */
export type OptionOf<V extends Verbs, N extends keyof V> = Omit<SeenOption, 'target'> & {
  readonly target: V[N] extends true ? null : Aim<V[N]>;
};

/** As much of a decision as tells its questions from others, whatever the game. */
export type Handle<V extends Verbs> = Pick<OpenDecision<Kind, Item, V>, 'name' | 'types'>;

/** What a question offers for one verb of a decision; nothing if it is another that is asked. For boards. */
export function offeredIn<V extends Verbs, N extends keyof V & string>(
  question: SeenQuestion | null,
  decision: Handle<V>,
  verb: N,
): readonly OptionOf<V, N>[];
export function offeredIn(question: SeenQuestion | null, { name }: { readonly name: string }, verb: string): readonly SeenOption[] {
  return question?.name === name ? question.options.filter((option) => option.verb === verb) : [];
}

/** What a side has drafted of a decision; null if it is another that is asked. For boards. */
export function draftIn<K extends Kind, I extends Item, V extends Verbs, D extends Json>(
  draft: SeenDraft | null,
  decision: SecretDecision<K, I, V, D>,
): D | null;
export function draftIn(draft: SeenDraft | null, { name }: { readonly name: string }): Json {
  return draft?.question === name ? draft.draft : null;
}

export interface Seen<K extends Kind> {
  readonly view: K['view'];
  /** How many moments of the game the viewer has noticed: all commands, unless orders are hidden. */
  readonly moment: number;
  readonly question: SeenQuestion | null;
  readonly draft: SeenDraft | null;
  readonly tracker: readonly TrackerLine[];
  readonly canUndo: boolean;
  readonly canResign: boolean;
  readonly ending: Ending | null;
  /** Log entries from number `from` on, of those this viewer may read. */
  readonly log: readonly SeenEntry[];
}

/** Whoever has made the view already brings it. */
export function seen<K extends Kind>(game: Game<K>, viewer: Viewer<K['side']>, from = 0, view = game.view(viewer)): Seen<K> {
  return {
    view,
    moment: momentOf(game, viewer),
    question: questionSeen(game, viewer, view),
    draft: draftSeen(game, viewer),
    tracker: tracker(game.ruleset, game.play.frames),
    canUndo: game.canUndo(viewer),
    canResign: game.canResign(viewer),
    ending: game.ending,
    log: logSeen(game, viewer, from),
  };
}

/** What a viewer may read of the log: lines, and under them what they open to, from line number `from` on. */
export function logSeen<K extends Kind>(game: Game<K>, viewer: Viewer<K['side']>, from = 0): SeenEntry[] {
  const told: SeenEntry[] = [];
  const parts: Entry<K>[] = [];
  const shown = (entry: Entry<K>): SeenEntry => entrySeen(game, entry, momentAt(game, viewer, entry.command), viewer);
  for (const entry of game.log.slice(game.lines.beginning(viewer, from))) {
    if (!mayRead(entry, viewer)) continue;
    if (entry.salvo !== null && !entry.heads) {
      parts.push(entry);
      continue;
    }
    told.push({ ...shown(entry), parts: parts.splice(0).map(shown) });
  }
  return told;
}

function questionSeen<K extends Kind>(game: Game<K>, viewer: string, view: K['view']): SeenQuestion | null {
  const question = game.questionFor(viewer);
  if (!question) return null;
  const { name, rule, item } = question;
  const locking = lockingVerbs(game, question);
  const options = inOrder(question, optionsOf(question.offer)).map(({ verb, target, takes }) => ({
    verb,
    target: target ?? null,
    label: question.label(view, verb, target),
    under: question.under(verb, target),
    odds: question.odds(verb, target)?.badges ?? [],
    caution: question.caution(verb, target) ?? null,
    ends: question.ends(verb),
    locks: locking.includes(verb),
    takes,
  }));
  const { takingBack } = question;
  const orders = { together: togetherIn(question, options), handy: handyIn(question, options) };
  return { name, side: viewer, rule, item, prompt: question.prompt(view), options, closing: closingSeen(question), takingBack, ...orders };
}

/** What is seldom wanted does not stand between a piece and its usual orders: it comes after them, and before what closes the question. */
function inOrder<K extends Kind>(question: Question<K>, listed: readonly Listed[]): readonly Listed[] {
  const rank = ({ verb }: Listed): number => 2 * Number(verb === question.closing) + Number(question.isSeldom(verb));
  return listed.some(({ verb }) => question.isSeldom(verb)) ? listed.toSorted((one, other) => rank(one) - rank(other)) : listed;
}

interface Group {
  readonly verb: string;
  readonly targets: Map<string, Target>;
  /** What the first order is called by itself. */
  readonly own: string;
}

/** Orders with the same words for everybody, each piece the first that it is offered; where only one is left, it is called by its own name. */
function togetherIn<K extends Kind>(question: Question<K>, options: readonly SeenOption[]): Together[] {
  const groups = new Map<string, Group>();
  for (const { verb, target, under, label } of options) {
    if (target === null || under === null) continue;
    for (const words of question.all(verb, target)) {
      const group = groups.get(words) ?? { verb, targets: new Map(), own: label };
      groups.set(words, group);
      if (!group.targets.has(under)) group.targets.set(under, target);
    }
  }
  return [...groups].filter(isFirstOfItsKind).map(([words, { verb, targets, own }]) => ({
    ...(targets.size > 1 ? { label: words } : { label: own, kind: words }),
    orders: [...targets.values()].map((target) => ({ verb, target })),
  }));
}

/** Whom another line orders already needs no second one. */
const isFirstOfItsKind = ([, one]: readonly [string, Group], place: number, groups: readonly (readonly [string, Group])[]): boolean =>
  !groups.slice(0, place).some(([, other]) => other.verb === one.verb && isSameTargets(one.targets, other.targets));

const isSameTargets = (one: ReadonlyMap<string, Target>, other: ReadonlyMap<string, Target>): boolean =>
  one.size === other.size && [...one].every(([under, target]) => other.get(under) === target);

/** Orders of one piece with the same word. */
function handyIn<K extends Kind>(question: Question<K>, options: readonly SeenOption[]): Handy[] {
  const words = new Map<string, Handy & { readonly orders: Together['orders'][number][] }>();
  for (const { verb, target, under } of options) {
    const label = target === null || under === null ? undefined : question.handy(verb, target);
    if (label === undefined || under === null) continue;
    const known = words.get(`${under} ${label}`) ?? { under, label, orders: [] };
    words.set(`${under} ${label}`, known);
    known.orders.push({ verb, target });
  }
  return [...words.values()];
}

function closingSeen<K extends Kind>(question: Question<K>): SeenClosing | null {
  const { closing: verb } = question;
  if (verb === undefined) return null;
  if (!question.has(verb)) return { verb, consequence: null, notYet: question.why(verb, undefined) ?? null };
  return { verb, consequence: question.consequence(verb) ?? null, notYet: null };
}

interface Listed {
  readonly verb: string;
  readonly target: Target | undefined;
  readonly takes: SeenOption['takes'];
}

/** What is listed target by target, and in one line each what is too much for a list. */
function optionsOf(offer: Offer): Listed[] {
  return Object.entries(offer).flatMap(([verb, choices]): Listed[] => {
    const takes = choices === undefined ? null : unlisted(choices);
    if (takes) return [{ verb, target: undefined, takes }];
    return [...commandsOf('', { [verb]: choices })].map(({ target }) => ({ verb, target, takes }));
  });
}

const unlisted = (choices: Choices): SeenOption['takes'] => (isRange(choices) ? choices : isPaths(choices) ? 'steps' : null);

/** Where a path goes on from what has been laid of it, and whether it may end there; null where nothing is asked part by part. */
export function stepsFrom<K extends Kind>(
  question: Question<K>,
  verb: string,
  path: readonly (string | number)[],
): { readonly next: readonly (string | number)[]; readonly isWhole: boolean } | null {
  const choices = question.offered(verb);
  if (choices === undefined || !isPaths(choices)) return null;
  const isLaid = path.every((atom, place) => choices.next(path.slice(0, place)).includes(atom));
  return isLaid ? { next: choices.next(path), isWhole: choices.isWhole(path) } : null;
}

/** Everything that would count in the rolls that an answer leads to. */
export const rollsAhead = <K extends Kind>(question: Question<K>, verb: string, target: Target | undefined): readonly RollAhead[] =>
  aheadOfAll(question.odds(verb, target)?.rolls ?? []);

function draftSeen<K extends Kind>(game: Game<K>, viewer: string): SeenDraft | null {
  const own = game.play.draftOf(viewer);
  return own && { question: game.play.decisionAt(own.step).name, draft: own.draft, isIn: own.isIn };
}

/** What its scenario calls the sides of a game. */
export const sidesIn =
  <K extends Kind>({ ruleset, data, settings }: Game<K>) =>
  (side: K['side']): string =>
    sideName(ruleset, data, settings.scenario, side);

const isPlayed = ({ played }: Pick<Ruleset<Kind>, 'played'>, type: string): boolean => played?.[type] === 'played';

export function entrySeen<K extends Kind>(game: Game<K>, entry: Entry<K>, moment: number, viewer: string): SeenEntry {
  const { ruleset } = game;
  const { what } = entry;
  const phase = phaseIn(ruleset, entry.step);
  const parts: readonly SeenEntry[] = [];
  const about = entry.about === null ? [] : [entry.about];
  const whom = entry.about === null ? '' : `**${ruleset.wording.name(entry.about)}**: `;
  const untold = { moment, phase, parts, roll: null, by: null, scene: PLAIN, event: null };
  if (what.kind === 'event') {
    const told = toldTo(what, viewer);
    const event = isPlayed(ruleset, told.type) ? told : null;
    const called = sidesIn(game);
    return { ...untold, ...ruleset.wording.event(told, called), scene: ruleset.wording.scene(told, called), event };
  }
  if (what.kind === 'draw') {
    const { title, rule } = what.lot;
    return { ...untold, words: `${whom}${title}, one of ${what.among}`, rule, about, scene: DRAWN };
  }
  const { title, rule } = what.check;
  if (!readsAll(entry, viewer)) return { ...untold, words: `${title}: **${what.faces.join(' ')}**`, rule, about: [] };
  const explained =
    what.kind === 'volley' ? explainVolley(what.check, what.facts, what.faces) : explain(what.check, what.facts, what.faces);
  const roll = ruleset.wording.roll?.(explained, sidesIn(game)) ?? explained;
  return { ...untold, words: `${whom}${rollInWords(roll)}`, rule, about, roll, by: entry.by };
}

/** 'Launch: 4, +1 fog = 5: takes off'; where the figure is all that was rolled for, it is not said twice. */
export function rollInWords({ title, natural, modifiers, total, words, falls, faces }: Explanation): string {
  const sums = modifiers.map(({ by, words: why }) => `${signed(by)} ${why}`);
  if (falls) return `${title}: ${[...faces].join(' ')}${sums.map((each) => `, ${each}`).join('')}: ${words}`;
  const sum = sums.length > 0 ? `, ${sums.join(', ')} = **${figure(total)}**` : '';
  return `${title}: **${natural}**${sum}${words === String(total) ? '' : `: ${words}`}`;
}

/** The name of the big step of the turn that a small one belongs to, for every step. */
const phases = oncePer((ruleset: Phased<Kind>) =>
  ruleset.flow.map(({ index }) => titleOf(ruleset.flow[phasesAround(ruleset, index)[0] ?? -1]?.step ?? { name: '' })),
);

export const phaseIn = (ruleset: Phased<Kind>, step: number): string => phases(ruleset)[step] ?? '';
