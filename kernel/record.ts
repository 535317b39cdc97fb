/** A game is its record: the rules, the settings and the commands bring back everything, byte for byte. */
import type { Command } from './command.ts';
import { readCommand } from './command.ts';
import type { Keeping, Settings, Takeback } from './game.ts';
import { Game } from './game.ts';
import { hashOf } from './hash.ts';
import type { Kind } from './kind.ts';
import { oneLine, quoted, shown } from './outside.ts';
import type { Ruleset } from './ruleset.ts';
import { BadPack, UnknownSetting } from './ruleset.ts';

export const FORMAT = 'line-ahead record';

export interface GameRecord extends Settings {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly commands: readonly Command[];
  /** The fingerprint of the position after each command. */
  readonly hashes: readonly string[];
  readonly takebacks: readonly Takeback[];
  /** A hash over all of the above, so that no change goes unseen, not even to what was taken back. */
  readonly seal: string;
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

export const recordOf = <K extends Kind>(game: Game<K>): GameRecord =>
  sealed({
    format: FORMAT,
    game: game.ruleset.id,
    rules: game.ruleset.version,
    ...game.settings,
    commands: [...game.commands],
    hashes: [...game.hashes],
    takebacks: [...game.takebacks],
  });

export const sealed = (record: Omit<GameRecord, 'seal'>): GameRecord => ({ ...record, seal: sealOf(record) });

/** Over the parts one by one, so that the order in which a file lists them does not matter. */
function sealOf({ game, rules, scenario, options, seed, dice, pack, commands, hashes, takebacks }: Omit<GameRecord, 'seal'>): string {
  const inOrder = ({ side, verb, target }: Command) => [side, verb, target ?? null];
  const switches = sortedEntries(options);
  const taken = takebacks.map((takeback) => [takeback.after, takeback.commands.map(inOrder)]);
  const figures = pack === undefined ? [] : [sorted(pack)];
  return hashOf([game, rules, scenario, switches, seed, dice, commands.map(inOrder), hashes, taken, ...figures]);
}

const sortedEntries = <T>(value: { readonly [key: string]: T }): [string, T][] =>
  Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  return isObject(value) ? Object.fromEntries(sortedEntries(value).map(([key, each]) => [key, sorted(each)])) : value;
}

/** Reads a record from text. Whatever is wrong is named with its place; nothing is half read. */
export function parseRecord(text: string): GameRecord {
  const value = parseJson(text);
  if (!isObject(value)) throw new BadRecord('the beginning', 'this is no record');
  if (value.format !== FORMAT) throw new BadRecord('format', `this is no record of Line Ahead (it says ${shown(value.format)})`);
  const commands = list(value, 'commands', (each, place) => readCommand(each) ?? bad(place, 'this is no command'));
  const hashes = list(value, 'hashes', (each, place) =>
    typeof each === 'string' && /^[0-9a-f]{16}$/.test(each) ? each : bad(place, 'this is no hash'),
  );
  if (hashes.length !== commands.length) throw new BadRecord('hashes', `there are ${hashes.length} for ${commands.length} commands`);
  return {
    format: FORMAT,
    game: textAt(value, 'game'),
    rules: Number.isInteger(value.rules) ? Number(value.rules) : bad('rules', 'a whole number is missing'),
    scenario: textAt(value, 'scenario'),
    options: optionsAt(value),
    seed: textAt(value, 'seed'),
    dice: value.dice === 'fast' || value.dice === 'keyed' ? value.dice : bad('dice', "it must be 'fast' or 'keyed'"),
    ...(value.pack === undefined ? {} : { pack: value.pack }),
    commands,
    hashes,
    takebacks: list(value, 'takebacks', readTakeback),
    seal: textAt(value, 'seal'),
  };
}

/** Plays a record again, checking every hash. `upTo` stops early, for a look at the middle. */
export function replay<K extends Kind>(
  ruleset: Ruleset<K>,
  record: GameRecord,
  keeping: Keeping = { log: true, hashes: true },
  upTo = record.commands.length,
): Game<K> {
  if (record.game !== ruleset.id) throw new BadRecord('game', `it is a record of ${quoted(record.game)}, not of ${ruleset.id}`);
  if (record.rules !== ruleset.version)
    throw new BadRecord('rules', `it was played under version ${record.rules} of the rules; this is version ${ruleset.version}`);
  const game = openRecord(ruleset, record, keeping);
  record.commands.slice(0, upTo).forEach((command, index) => {
    const refusal = game.apply(command);
    if (refusal) throw new BadRecord(`command ${index + 1}`, `${quoted(refusal.words)} (${refusal.rule})`);
    if (keeping.hashes && game.hashes[index] !== record.hashes[index])
      throw new BadRecord(`command ${index + 1}`, 'the position after it does not match its hash');
  });
  for (const takeback of record.takebacks) game.takebacks.push(takeback);
  if (upTo >= record.commands.length && sealOf(record) !== record.seal)
    throw new BadRecord('seal', 'something in the record was changed after it was sealed');
  return game;
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

function readTakeback(value: unknown, place: string): Takeback {
  if (!isObject(value) || !Number.isInteger(value.after)) throw new BadRecord(place, 'this is no takeback');
  return { after: Number(value.after), commands: list(value, 'commands', (each) => readCommand(each) ?? bad(place, 'this is no command')) };
}
