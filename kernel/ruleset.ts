/** What a game must bring to the table. */
import type { Bot } from './bot.ts';
import type { Check, Lot } from './check.ts';
import type { Flow } from './engine.ts';
import type { Item, Kind, Target, Viewer } from './kind.ts';

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly words: string;
}

/** A switch that players may set before the game: an optional rule, or one of two readings. */
export interface Option {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  /** The first value is the default. */
  readonly values: readonly { readonly id: string; readonly words: string }[];
}

export type Options = Readonly<Record<string, string>>;

/** How the game puts things into words. Sentences may mark **strong** words. */
export interface Wording<K extends Kind> {
  event(event: K['event']): { readonly words: string; readonly rule: string; readonly about: readonly string[] };
  /** What is asked. Reads only what the side may see. */
  prompt(view: K['view'], question: string, item: Item): string;
  option(view: K['view'], question: string, verb: string, target: Target | undefined): string;
  /** What a piece or place is called. */
  name(id: string): string;
}

export interface Ruleset<K extends Kind> {
  readonly id: string;
  readonly title: string;
  /** Rises whenever the same record would be played differently. */
  readonly version: number;
  readonly words: string;
  readonly sides: readonly K['side'][];
  /**
   * When a curtain falls between people at one machine: around secret questions alone (the default), or whenever the
   * question passes to another side, where a side's own view shows what the others may not see.
   */
  readonly curtain?: 'secrets' | 'always';
  readonly scenarios: readonly Scenario[];
  readonly options: readonly Option[];
  readonly flow: Flow<K>;
  begin(scenario: string, options: Options): K['state'];
  /** A copy that shares nothing that can change. Written by hand, because search makes many. */
  copy(state: K['state']): K['state'];
  /** The only way in which a state is shown to anyone. Built up from nothing. */
  view(state: K['state'], viewer: Viewer<K['side']>): K['view'];
  readonly checks: readonly Check<object>[];
  readonly lots: readonly Lot[];
  readonly wording: Wording<K>;
  /** The last is the best. */
  readonly bots: readonly Bot<K>[];
  /** Broken laws of the state, in words; none in a sound game. */
  laws(state: K['state']): string[];
}

/** A setting that does not exist is an error with one clear line. */
export class UnknownSetting extends Error {}

export function fillOptions(ruleset: { readonly title: string; readonly options: readonly Option[] }, given: Options): Options {
  for (const [id, value] of Object.entries(given)) {
    const option = ruleset.options.find((each) => each.id === id);
    if (!option) throw new UnknownSetting(`${ruleset.title} has no option '${id}'; it has ${listed(ruleset.options)}`);
    if (!option.values.some((each) => each.id === value))
      throw new UnknownSetting(`option '${id}' cannot be '${value}'; it can be ${listed(option.values)}`);
  }
  return Object.fromEntries(ruleset.options.map(({ id, values }) => [id, given[id] ?? values[0]?.id ?? '']));
}

export function checkScenario(ruleset: { readonly title: string; readonly scenarios: readonly Scenario[] }, id: string): string {
  if (ruleset.scenarios.some((scenario) => scenario.id === id)) return id;
  throw new UnknownSetting(`${ruleset.title} has no scenario '${id}'; it has ${listed(ruleset.scenarios)}`);
}

const listed = (things: readonly { readonly id: string }[]): string => things.map(({ id }) => id).join(', ') || 'none';
