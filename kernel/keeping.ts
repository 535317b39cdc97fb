/**
 * A game as plain data, from which it goes on as if it had never been away: for whoever would rather not play it again from its first
 * command. What can be counted anew is left out. It holds for the program that wrote it and for no other.
 */
import type { Outcome } from './chance.ts';
import type { Check, Lot } from './check.ts';
import type { Command } from './command.ts';
import { oncePer } from './data.ts';
import type { SavedDrafts } from './drafts.ts';
import type { Position, Running } from './engine.ts';
import type { Checkpoint } from './game.ts';
import type { Kind } from './kind.ts';
import type { Drawn, Entry, Roll, Told, Volley } from './log.ts';
import type { Ruleset } from './ruleset.ts';

/** The last point behind which nothing can be taken back: all that came since can be played again from here. */
export interface Anchor<K extends Kind> {
  readonly position: Position<K>;
  readonly commands: number;
  readonly entries: number;
}

/** Checks and lots are functions of the rules: what is kept of them is their name. */
type KeptWhat<K extends Kind> =
  | (Omit<Roll, 'check'> & { readonly check: string })
  | (Omit<Volley, 'check'> & { readonly check: string })
  | (Omit<Drawn, 'lot'> & { readonly lot: string })
  | Told<K>;

/** In the order of the fields, for there are thousands. */
export type KeptEntry<K extends Kind> = readonly [
  command: number,
  step: number,
  round: number,
  about: string | null,
  by: K['side'] | null,
  readers: readonly K['side'][] | null,
  showsFaces: 0 | 1,
  salvo: number | null,
  heads: 0 | 1,
  what: KeptWhat<K>,
];

/** From one place up to, not including, another. */
type Run = readonly [from: number, until: number];

export interface KeptGame<K extends Kind> {
  readonly position: Position<K>;
  readonly running: Running;
  readonly anchor: Anchor<K> | null;
  readonly journal: readonly Command[];
  /** Which entries of the journal are the commands that stand. */
  readonly commands: readonly Run[];
  readonly passes: readonly number[];
  readonly checkpoints: readonly Checkpoint[];
  /** The last of the chain; the others are in nothing that is done from here on. */
  readonly link: string;
  readonly entries: readonly KeptEntry<K>[];
  readonly drafts: SavedDrafts;
  readonly agreed: number;
  readonly isFinal: boolean;
}

/** Something is no plain data, or not where it can be found again: such a game is played again instead. */
export class NotKept extends Error {}

const byName = <T extends { readonly name: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((each) => [each.name, each]));

const checksOf = oncePer(({ checks }: Pick<Ruleset<Kind>, 'checks'>) => byName<Check<object, Outcome>>(checks));
const lotsOf = oncePer(({ lots }: Pick<Ruleset<Kind>, 'lots'>) => byName<Lot>(lots));

/** The name by which the very same thing is found again. */
function nameAmong<T extends { readonly name: string }>(all: ReadonlyMap<string, T>, one: T): string {
  if (all.get(one.name) !== one) throw new NotKept('a roll that the rules do not list');
  return one.name;
}

function named<T>(all: ReadonlyMap<string, T>, name: string): T {
  const found = all.get(name);
  if (found === undefined) throw new NotKept('a roll that the rules do not list any more');
  return found;
}

type Chances = Pick<Ruleset<Kind>, 'checks' | 'lots'>;

function keptWhat<K extends Kind>(rules: Chances, what: Entry<K>['what']): KeptWhat<K> {
  if (what.kind === 'event') return what;
  if (what.kind === 'draw') return { ...what, lot: nameAmong(lotsOf(rules), what.lot) };
  return { ...what, check: nameAmong(checksOf(rules), what.check) };
}

function whatIn<K extends Kind>(rules: Chances, what: KeptWhat<K>): Entry<K>['what'] {
  if (what.kind === 'event') return what;
  if (what.kind === 'draw') return { ...what, lot: named(lotsOf(rules), what.lot) };
  return { ...what, check: named(checksOf(rules), what.check) };
}

export const keptEntries = <K extends Kind>(rules: Chances, entries: readonly Entry<K>[]): KeptEntry<K>[] =>
  entries.map(({ command, step, round, about, by, readers, showsFaces, salvo, heads, what }) => [
    command,
    step,
    round,
    about,
    by,
    readers,
    showsFaces ? 1 : 0,
    salvo,
    heads ? 1 : 0,
    keptWhat(rules, what),
  ]);

export const entriesIn = <K extends Kind>(rules: Chances, kept: readonly KeptEntry<K>[]): Entry<K>[] =>
  kept.map(([command, step, round, about, by, readers, showsFaces, salvo, heads, what]) => ({
    command,
    step,
    round,
    about,
    by,
    readers,
    showsFaces: showsFaces === 1,
    salvo,
    heads: heads === 1,
    what: whatIn(rules, what),
  }));

/** Commands stand in the journal, each the very same and in the same order. */
export function runsIn(journal: readonly Command[], commands: readonly Command[]): Run[] {
  const runs: [number, number][] = [];
  let place = 0;
  for (const command of commands) {
    while (place < journal.length && journal[place] !== command) place++;
    if (place === journal.length) throw new NotKept('a command that is in no journal');
    const last = runs.at(-1);
    if (last?.[1] === place) last[1]++;
    else runs.push([place, place + 1]);
    place++;
  }
  return runs;
}

export const commandsIn = ({ journal, commands }: Pick<KeptGame<Kind>, 'journal' | 'commands'>): Command[] =>
  commands.flatMap(([from, until]) => journal.slice(from, until));

/** Other things in the same list. */
export function refill<T>(list: T[], things: readonly T[]): void {
  list.length = 0;
  for (const thing of things) list.push(thing);
}
