/** A game is its record: the rules, the settings and the commands bring back everything, byte for byte. */
import type { Command, Refusal } from './command.ts';
import { readCommand, UNDO } from './command.ts';
import type { Checkpoint, Keeping, Settings } from './game.ts';
import { Game } from './game.ts';
import type { Kind } from './kind.ts';
import { oneLine, quoted, shown } from './outside.ts';
import type { Ruleset } from './ruleset.ts';
import { BadPack, UnknownSetting } from './ruleset.ts';

export const FORMAT = 'line-ahead record 2';

export interface GameRecord extends Settings {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rules: number;
  /** Everything that was done, in order: commands, and `undo` where a side took one back. */
  readonly journal: readonly Command[];
  /** What the sides have drafted in a question that is still open, for whoever keeps the game and for nobody else. */
  readonly drafts: readonly Command[];
  /** How the game stood now and then, and at the end. Their links chain everything above, so that no change goes unseen. */
  readonly checkpoints: readonly Checkpoint[];
}

/** What is wrong with a record, and where: one short line, whatever the record holds. */
export class BadRecord extends Error {
  readonly place: string;
  readonly reason: string;

  constructor(where: string, why: string) {
    const [place, reason] = [quoted(where), oneLine(why)];
    super(`bad record at ${place}: ${reason}`);
    this.place = place;
    this.reason = reason;
  }
}

export function recordOf<K extends Kind>(game: Game<K>): GameRecord {
  const { ruleset, settings, journal, checkpoints, play } = game;
  return {
    format: FORMAT,
    game: ruleset.id,
    rules: ruleset.version,
    ...settings,
    journal: [...journal],
    drafts: play.draftingSides.flatMap((side) => game.draftedBy(side)),
    checkpoints: checkpoints.at(-1)?.at === journal.length ? [...checkpoints] : [...checkpoints, game.checkpoint()],
  };
}

/** Reads a record from text. Whatever is wrong is named with its place; nothing is half read. */
export function parseRecord(text: string): GameRecord {
  const value = parseJson(text);
  if (!isObject(value)) throw new BadRecord('the beginning', 'this is no record');
  if (value.format !== FORMAT) throw new BadRecord('format', `this is no record of Line Ahead (it says ${shown(value.format)})`);
  return {
    format: FORMAT,
    game: textAt(value, 'game'),
    rules: Number.isInteger(value.rules) ? Number(value.rules) : bad('rules', 'a whole number is missing'),
    scenario: textAt(value, 'scenario'),
    options: optionsAt(value),
    seed: textAt(value, 'seed'),
    dice: value.dice === 'fast' || value.dice === 'keyed' ? value.dice : bad('dice', "it must be 'fast' or 'keyed'"),
    ...(value.pack === undefined ? {} : { pack: value.pack }),
    journal: list(value, 'journal', commandAt),
    drafts: list(value, 'drafts', commandAt),
    checkpoints: list(value, 'checkpoints', checkpointAt),
  };
}

/** Plays a record again, checking its chain. `upTo` stops early, for a look at the middle, and leaves open drafts out. */
export function replay<K extends Kind>(
  ruleset: Ruleset<K>,
  record: GameRecord,
  keeping: Keeping = KEPT,
  upTo = record.journal.length,
): Game<K> {
  if (record.rules !== ruleset.version)
    throw new BadRecord('rules', `it was played under version ${record.rules} of the rules; this is version ${ruleset.version}`);
  return replayAnyway(ruleset, record, keeping, upTo);
}

const KEPT: Keeping = { log: true, chain: true };

/** As `replay`, whatever version of the rules it was played under. */
export function replayAnyway<K extends Kind>(
  ruleset: Ruleset<K>,
  record: GameRecord,
  keeping = KEPT,
  upTo = record.journal.length,
): Game<K> {
  if (record.game !== ruleset.id) throw new BadRecord('game', `it is a record of ${quoted(record.game)}, not of ${ruleset.id}`);
  const undo = keeping.undo || record.journal.some(({ verb }) => verb === UNDO);
  const game = openRecord(ruleset, record, { ...keeping, undo });
  const isWhole = upTo >= record.journal.length;
  const expected = new Map(record.checkpoints.map((checkpoint) => [checkpoint.at, checkpoint]));
  let compared = 0;
  record.journal.slice(0, upTo).forEach((entry, before) => {
    inPlay(`entry ${before + 1}`, () => follow(game, entry));
    // What was drafted at once enters the journal together: a checkpoint may come later than the entry that it is made after.
    for (const checkpoint of game.checkpoints.slice(compared)) compare(checkpoint, expected);
    compared = game.checkpoints.length;
  });
  if (isWhole && keeping.chain) compare(game.checkpoint(), expected);
  if (isWhole) for (const draft of record.drafts) inPlay('drafts', () => game.apply(draft));
  return game;
}

const follow = <K extends Kind>(game: Game<K>, entry: Command) => (entry.verb === UNDO ? game.undo(entry.side) : game.apply(entry));

function inPlay(place: string, play: () => Refusal | null): void {
  const refusal = play();
  if (refusal) throw new BadRecord(place, `${quoted(refusal.words)} (${refusal.rule})`);
}

function compare({ at, link, hash }: Checkpoint, all: ReadonlyMap<number, Checkpoint>): void {
  const place = `checkpoint ${at}`;
  const expected = all.get(at);
  if (!expected) throw new BadRecord(place, 'it is missing');
  if (link !== expected.link) throw new BadRecord(place, 'something before it was changed: the chain does not match');
  if (hash !== expected.hash) throw new BadRecord(place, 'the position does not match its hash');
}

function openRecord<K extends Kind>(ruleset: Ruleset<K>, record: GameRecord, keeping: Keeping): Game<K> {
  try {
    return new Game(ruleset, record, keeping);
  } catch (error) {
    if (error instanceof BadPack) throw new BadRecord(`pack, ${error.place}`, error.reason);
    if (error instanceof UnknownSetting) throw new BadRecord('settings', quoted(error.message));
    throw error;
  }
}

type Loose = { readonly [key: string]: unknown };
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);
const bad = (place: string, reason: string): never => {
  throw new BadRecord(place, reason);
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadRecord('its text', `it is cut short or no JSON (${error instanceof Error ? quoted(error.message) : 'unreadable'})`);
  }
}

const textAt = (value: Loose, key: string): string => {
  const text = value[key];
  return typeof text === 'string' ? text : bad(key, 'a text is missing');
};

function list<T>(value: Loose, key: string, read: (each: unknown, place: string) => T): T[] {
  const items = value[key];
  if (!Array.isArray(items)) throw new BadRecord(key, 'a list is missing');
  return items.map((each: unknown, index) => read(each, `${key}, number ${index + 1}`));
}

function optionsAt(value: Loose): Record<string, string> {
  if (!isObject(value.options)) throw new BadRecord('options', 'they are missing');
  return Object.fromEntries(
    Object.entries(value.options).map(([id, each]) => [id, typeof each === 'string' ? each : bad(`options, ${id}`, 'a text is missing')]),
  );
}

const commandAt = (value: unknown, place: string): Command => readCommand(value) ?? bad(place, 'this is no command');

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{16}$/.test(value);

function checkpointAt(value: unknown, place: string): Checkpoint {
  if (!isObject(value) || typeof value.at !== 'number' || !isHash(value.link) || !isHash(value.hash))
    return bad(place, 'this is no checkpoint');
  return { at: value.at, link: value.link, hash: value.hash };
}
