/** What a game must bring to the table. */
import type { Bot } from './bot.ts';
import type { Outcome } from './chance.ts';
import type { Check, Lot } from './check.ts';
import type { Passage } from './courses.ts';
import type { Flow } from './engine.ts';
import type { Horizon } from './horizon.ts';
import type { Ending, Kind, Viewer } from './kind.ts';
import type { Explanation } from './odds.ts';
import type { Chance } from './offer.ts';
import type { Play } from './play.ts';
import type { Reporting } from './reporting.ts';
import type { Scene } from './scene.ts';
import type { Sheets } from './sheets.ts';
import type { Sentence } from './telling.ts';

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  /** What the sides are called in it, where that is not the same in every scenario of the game. */
  readonly sides?: Readonly<Record<string, string>>;
  /** Who is there, for each side: in words, how many, and the ship that stands for all of them in a picture, by her id in the register. */
  readonly forces?: Readonly<Record<string, { readonly words: string; readonly ships: number; readonly flagship: string | null }>>;
  /** How it went, for what happened once: the side that had the better of it, null for neither. */
  readonly history?: { readonly winner: string | null; readonly words: string };
}

/** A switch that players may set before the game: an optional rule, or one of two readings. */
export interface Option {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  /** The first value is the default. */
  readonly values: readonly { readonly id: string; readonly words: string }[];
  /** The scenarios in which it makes a difference; all of them, if this is left out. */
  readonly scenarios?: readonly string[];
  /** It shapes the whole game, and is offered before readings of single rules. */
  readonly shapes?: true;
  /** The scenarios that have always had it. The rest say nothing of its default, so that records from before still hold. */
  readonly always?: readonly string[];
}

const optionsIn = (options: readonly Option[], scenario: string): Option[] =>
  options.filter(({ scenarios }) => scenarios?.includes(scenario) ?? true);

export type Options = Readonly<Record<string, string>>;

/** What can be counted of a game that is over, for whoever plays many of them. */
export interface Reckoning {
  /** What came about in it, each in a few words: who was lost, whether anybody met. */
  readonly came: readonly string[];
  /** Figures by name, such as the points of each side. */
  readonly figures: Readonly<Record<string, number>>;
}

/** How the game puts things into words. Sentences may mark **strong** words. */
export interface Wording<K extends Kind> {
  /** As a sentence; `called` is what the scenario calls a side. */
  event(event: K['event'] | K['secret'], called: (side: K['side']) => string): Sentence;
  /** What an event is to those who read of it. */
  scene(event: K['event'] | K['secret'], called: (side: K['side']) => string): Scene;
  /** A roll of which the words name sides, as the scenario calls them; left out by a game whose sides have one name each. */
  roll?(roll: Explanation, called: (side: K['side']) => string): Explanation;
  /** What a piece or place is called; with a view, as its viewer would call it. */
  name(id: string, view?: K['view']): string;
}

export interface Ruleset<K extends Kind> {
  readonly id: string;
  readonly title: string;
  /** Rises whenever the same record would be played differently. */
  readonly version: number;
  readonly words: string;
  /** Folders besides its own whose rules it plays by, each with a rulebook of its own: a battle system that games share. */
  readonly shares?: readonly string[];
  readonly sides: readonly K['side'][];
  /** Whether a side's orders and its view are its own until the game is over; left out, only what all draft at once is secret. */
  readonly orders?: 'open' | 'hidden';
  /** Where orders are hidden: nothing that a side could see now is unknown to the other, so that two at one machine need no curtain. */
  isOpen?(state: K['state']): boolean;
  /** Those that are built in. */
  readonly scenarios: readonly Scenario[];
  readonly options: readonly Option[];
  /** What `bench` measures where one scenario does not tell enough; unless told, the last of the list. */
  readonly measured?: readonly { readonly scenario: string; readonly options: Options }[];
  readonly flow: Flow<K>;
  /** Names of steps whose own steps are phases; unless told, they are the steps of the turn, which lies directly below the game. */
  readonly phases?: readonly string[];
  /** What a data pack may replace, such as 'ships and zones'; left out by a game that takes none. */
  readonly packs?: string;
  /**
   * What a game is played with: the same object for the same pack, so that it is made but once. The pack is as it came from
   * outside, and only a game with `packs` is given one. Throws BadPack for what it cannot use.
   */
  dataFor(pack?: unknown): K['data'];
  /** The scenarios that data hold; left out by a game whose packs bring none. */
  scenariosOf?(data: K['data']): readonly Scenario[];
  /** What can be printed of its pieces by name; left out by a game that prints none. */
  readonly sheets?: Sheets<K['data']>;
  begin(scenario: string, options: Options, data: K['data']): K['state'];
  /** A copy that shares nothing that can change. Written by hand, because search makes many. */
  copy(state: K['state']): K['state'];
  /** The only way in which a state is shown to anyone. Built up from nothing. */
  view(state: K['state'], viewer: Viewer<K['side']>, data: K['data']): K['view'];
  /**
   * A full state that agrees with what a side sees: what it knows as it is, the rest drawn among what could be. The view of it is
   * the very view it was drawn from. The question that the side is asked, by its name, tells how far the turn is. Left out by a game
   * that cannot be imagined yet.
   */
  imagine?(view: K['view'], side: K['side'], chance: Chance, data: K['data'], asked?: string): K['state'];
  /** How far a forecast looks from a question, by its name, for whoever sees this; null for a question that is worth none. */
  horizon?(question: string, view: K['view']): Horizon<K> | null;
  /** How the game ends when a side gives up, and what the log tells of it; left out by a game that nobody can resign. */
  resigned?(g: Play<K>, side: K['side']): Ending;
  /** All that can be rolled and drawn, for whoever asks for odds by name. */
  readonly checks: readonly Check<object, Outcome>[];
  readonly lots: readonly Lot[];
  readonly wording: Wording<K>;
  /** Which types of events boards play. What is told of these leaves the engine as it is, of all others only the sentence. */
  readonly played?: Readonly<Partial<Record<(K['event'] | K['secret'])['type'], Staging>>>;
  /** Where pieces are sent from place to place, so that a table can keep their courses; left out by a game that lays none. */
  readonly passages?: readonly Passage<K['data']>[];
  /** Types of events by which a battle begins: whoever looks back goes from one to the next. */
  readonly battles?: readonly (K['event'] | K['secret'])['type'][];
  /** The last is the best. */
  readonly bots: readonly Bot<K>[];
  /** What a game that is over came to besides its result; left out by a game of which nobody counts more. */
  reckoning?(state: K['state'], data: K['data']): Reckoning;
  /** How its after-action report is made; left out by a game that has none. */
  readonly report?: Reporting<K>;
  /** Broken laws of the state, in words; none in a sound game. */
  laws(state: K['state'], data: K['data']): string[];
}

/** Whether an event is seen on the board as it happens, or told in words alone. */
export type Staging = 'played' | 'quiet';

/** The events that a table calls played. */
export type PlayedIn<Event extends { readonly type: string }, T extends Readonly<Record<Event['type'], Staging>>> = Event & {
  readonly type: { [N in Event['type']]: T[N] extends 'played' ? N : never }[Event['type']];
};

/** Whether the sides of a game keep their orders and their view to themselves until it is over. */
export const hidesOrders = ({ orders }: { readonly orders?: 'open' | 'hidden' }): boolean => orders === 'hidden';

/** A setting that does not exist is an error with one clear line. */
export class UnknownSetting extends Error {}

/** What is wrong with a data pack, and where. */
export class BadPack extends UnknownSetting {
  constructor(
    readonly place: string,
    readonly reason: string,
  ) {
    super(`bad data pack at ${place}: ${reason}`);
  }
}

/** What a game is played with that was given this pack, or none. */
export function dataWith<K extends Kind>(ruleset: Ruleset<K>, pack: unknown): K['data'] {
  if (pack !== undefined && ruleset.packs === undefined) throw new UnknownSetting(`${ruleset.title} takes no data pack`);
  return ruleset.dataFor(pack);
}

export function fillOptions(
  ruleset: { readonly title: string; readonly options: readonly Option[] },
  scenario: string,
  given: Options,
): Options {
  const options = optionsIn(ruleset.options, scenario);
  for (const [id, value] of Object.entries(given)) {
    const option = ruleset.options.find((each) => each.id === id);
    if (!option) throw new UnknownSetting(`${ruleset.title} has no option '${id}'; it has ${listed(ruleset.options)}`);
    if (!options.includes(option))
      throw new UnknownSetting(`option '${id}' makes no difference in scenario '${scenario}', which has ${listed(options)}`);
    if (!option.values.some((each) => each.id === value))
      throw new UnknownSetting(`option '${id}' cannot be '${value}'; it can be ${listed(option.values)}`);
  }
  return Object.fromEntries(
    options.flatMap(({ id, values, always }) => {
      const [usual] = values.map((value) => value.id);
      const chosen = given[id] ?? usual ?? '';
      return chosen === usual && always && !always.includes(scenario) ? [] : [[id, chosen]];
    }),
  );
}

/** All that can be played with these data: what is built in, and what a pack brings. */
export const scenariosOf = <K extends Kind>(ruleset: Ruleset<K>, data: K['data']): readonly Scenario[] =>
  ruleset.scenariosOf?.(data) ?? ruleset.scenarios;

/** What a side is called in a scenario. */
export const sideName = <K extends Kind>(ruleset: Ruleset<K>, data: K['data'], scenario: string, side: K['side']): string =>
  scenariosOf(ruleset, data).find(({ id }) => id === scenario)?.sides?.[side] ?? ruleset.wording.name(side);

export function checkScenario<K extends Kind>(ruleset: Ruleset<K>, id: string, data: K['data']): string {
  const scenarios = scenariosOf(ruleset, data);
  if (scenarios.some((scenario) => scenario.id === id)) return id;
  throw new UnknownSetting(`${ruleset.title} has no scenario '${id}'; it has ${listed(scenarios)}`);
}

const listed = (things: readonly { readonly id: string }[]): string => things.map(({ id }) => id).join(', ') || 'none';
