/** All that leaves the engine towards one viewer: the view, the questions put to it, and the log it may read. */
import type { Command } from './command.ts';
import { commandsOf } from './command.ts';
import { titleOf } from './flow.ts';
import type { Game } from './game.ts';
import type { Ending, Item, Kind, Target, Viewer } from './kind.ts';
import type { Entry } from './log.ts';
import { mayRead } from './log.ts';
import { momentsOf } from './moments.ts';
import type { Explanation, Prospect } from './odds.ts';
import { explain, explainVolley } from './odds.ts';
import { phasesAround } from './phases.ts';
import type { Ruleset } from './ruleset.ts';
import type { TrackerLine } from './tracker.ts';
import { tracker } from './tracker.ts';

export interface SeenOption {
  readonly verb: string;
  readonly target: Target | null;
  readonly label: string;
  readonly prospects: readonly Prospect[];
  readonly caution: string | null;
}

export interface SeenQuestion {
  readonly name: string;
  readonly side: string;
  readonly rule: string;
  /** What it is asked about, such as the ship that is to fire; null where it is about nothing in particular. */
  readonly item: Item;
  readonly prompt: string;
  readonly options: readonly SeenOption[];
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
}

export interface Seen<K extends Kind> {
  readonly view: K['view'];
  /** How many moments of the game the viewer has noticed: all commands, unless orders are hidden. */
  readonly moment: number;
  readonly question: SeenQuestion | null;
  readonly tracker: readonly TrackerLine[];
  readonly canUndo: boolean;
  readonly canResign: boolean;
  readonly ending: Ending | null;
  /** Log entries from number `from` on, of those this viewer may read. */
  readonly log: readonly SeenEntry[];
}

export function seen<K extends Kind>(game: Game<K>, viewer: Viewer<K['side']>, from = 0): Seen<K> {
  const view = game.view(viewer);
  const moments = momentsOf(game, viewer);
  return {
    view,
    moment: moments.at(-1) ?? 0,
    question: questionSeen(game, viewer, view),
    tracker: tracker(game.ruleset, game.play.frames),
    canUndo: game.canUndo(viewer),
    canResign: game.canResign(viewer),
    ending: game.ending,
    log: game.log
      .filter((entry) => mayRead(entry, viewer))
      .slice(from)
      .map((entry) => entrySeen(game.ruleset, entry, moments[entry.command] ?? 0)),
  };
}

function questionSeen<K extends Kind>(game: Game<K>, viewer: string, view: K['view']): SeenQuestion | null {
  const question = game.questionFor(viewer);
  if (!question) return null;
  const { wording } = game.ruleset;
  const options = [...commandsOf(viewer, question.offer)].map((command) => ({
    verb: command.verb,
    target: command.target ?? null,
    label: wording.option(view, question.name, command.verb, command.target),
    prospects: prospectsOf(game, command),
    caution: cautionOf(game, command),
  }));
  const { name, rule, item } = question;
  return { name, side: viewer, rule, item, prompt: wording.prompt(view, name, item), options };
}

/** What a command promises and risks, as far as its side can know. */
export function prospectsOf<K extends Kind>(game: Game<K>, command: Command): readonly Prospect[] {
  const question = game.questionFor(command.side);
  const step = question && game.play.choiceAt(question.step);
  if (!step || step.secret) return [];
  return step.prospects.get(command.verb)?.(game.play, command.target ?? '', question.item) ?? [];
}

function cautionOf<K extends Kind>(game: Game<K>, command: Command): string | null {
  const question = game.questionFor(command.side);
  const step = question && game.play.choiceAt(question.step);
  if (!step) return null;
  const { side, verb, target = '' } = command;
  const caution = step.secret
    ? step.cautions.get(verb)?.(game.state, target, game.play.draftFor(side), side)
    : step.cautions.get(verb)?.(game.play, target, question.item);
  return caution ?? null;
}

export function entrySeen<K extends Kind>(ruleset: Ruleset<K>, entry: Entry<K>, moment: number): SeenEntry {
  const { what } = entry;
  const place = { moment, phase: phaseOf(ruleset, entry.step) };
  const about = entry.about === null ? [] : [entry.about];
  const whom = entry.about === null ? '' : `**${ruleset.wording.name(entry.about)}**: `;
  if (what.kind === 'event') return { ...place, ...ruleset.wording.event(what.event), roll: null };
  if (what.kind === 'draw') {
    const { title, rule } = lotNamed(ruleset, what.lot);
    return { ...place, words: `${whom}${title}, number ${what.got + 1} of ${what.among}`, rule, about, roll: null };
  }
  const check = checkNamed(ruleset, what.check);
  const roll = what.kind === 'volley' ? explainVolley(check, what.facts, what.faces) : explain(check, what.facts, what.faces);
  return { ...place, words: `${whom}${rollInWords(roll)}`, rule: check.rule, about, roll };
}

/** 'Launch: 4, +1 fog = 5: takes off'. */
export function rollInWords({ title, natural, modifiers, total, words, falls, faces }: Explanation): string {
  const sums = modifiers.map(({ by, words: why }) => `${by > 0 ? '+' : '−'}${Math.abs(by)} ${why}`);
  if (falls) return `${title}: ${[...faces].join(' ')}${sums.map((each) => `, ${each}`).join('')}: ${words}`;
  const sum = sums.length > 0 ? `, ${sums.join(', ')} = **${total}**` : '';
  return `${title}: **${natural}**${sum}: ${words}`;
}

export const checkNamed = <K extends Kind>(ruleset: Ruleset<K>, name: string) => found(ruleset.checks, name);
export const lotNamed = <K extends Kind>(ruleset: Ruleset<K>, name: string) => found(ruleset.lots, name);

function found<T extends { readonly name: string }>(list: readonly T[], name: string): T {
  const item = list.find((each) => each.name === name);
  if (!item) throw new Error(`nothing is named ${name}`);
  return item;
}

/** The name of the big step of the turn that a small one belongs to. */
function phaseOf<K extends Kind>(ruleset: Ruleset<K>, step: number): string {
  const [phase = -1] = phasesAround(ruleset, step);
  return titleOf(ruleset.flow[phase]?.step.name ?? '');
}
