/** Records on disk. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../games/index.ts';
import type { GameRecord, Kind, Ruleset } from '../kernel/index.ts';
import { BadRecord, parseRecord, quoted } from '../kernel/index.ts';
import { recordsIn } from '../table/bundle.ts';
import { Mistake } from './io.ts';

/** No honest record is nearly as long; a longer file is something else. */
const MOST_BYTES = 64 * 2 ** 20;

export function readRecordFile(path: string | undefined): GameRecord {
  if (path === undefined) throw new Mistake('name the file that holds the record');
  return parseRecord(readText(path));
}

/** The records of a file: mostly one, or as many as there are in a bundle of games. */
export function readRecordsFile(path: string | undefined): readonly GameRecord[] {
  if (path === undefined) throw new Mistake('name the file that holds the record');
  const texts = recordsIn(readText(path));
  return texts.map((text, place) => {
    try {
      return parseRecord(text);
    } catch (error) {
      throw error instanceof BadRecord && texts.length > 1 ? inBundle(error, place) : error;
    }
  });
}

/** Which game of a bundle it is. */
export const inBundle = ({ place, reason }: BadRecord, at: number): BadRecord => new BadRecord(`game ${at + 1}, ${place}`, reason);

/** The file itself, or every .json file of a folder. */
export function recordFilesIn(path: string): string[] {
  return attempt(`cannot read ${quoted(path)}`, () => {
    if (!statSync(path).isDirectory()) return [path];
    const files = readdirSync(path).filter((name) => name.endsWith('.json'));
    if (files.length === 0) throw new Error('there is no .json file in it');
    return files.sort().map((name) => join(path, name));
  });
}

export const readBytes = (path: string): Uint8Array => attempt(`cannot read ${quoted(path)}`, () => readFileSync(path));

function readText(path: string): string {
  const bytes = readBytes(path);
  if (bytes.length > MOST_BYTES) throw new BadRecord('its size', `${bytes.length} bytes is more than any game comes to`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BadRecord('its text', 'it is no UTF-8');
  }
}

export const writeRecordFile = (path: string, record: string): void =>
  attempt(`cannot write ${quoted(path)}`, () => writeFileSync(path, `${record}\n`));

/** For whoever may know everything, and nobody else. */
export const writeSecretFile = (path: string, text: string): void =>
  attempt(`cannot write ${quoted(path)}`, () => writeFileSync(path, text, { mode: 0o600 }));

/** Unless it is there. */
export const makeFolder = (path: string): void =>
  attempt(`cannot make ${quoted(path)}`, () => void mkdirSync(path, { recursive: true, mode: 0o700 }));

function attempt<T>(words: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new Mistake(`${words}: ${reasonOf(error)}`);
  }
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is no such file or folder'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'that is not allowed'],
]);

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return REASONS.get('code' in error ? String(error.code) : '') ?? quoted(error.message);
}

/** The rules that a record was played under. */
export function rulesOf({ game }: GameRecord): Ruleset<Kind> {
  const ruleset = games.find(({ id }) => id === game);
  if (!ruleset) throw new BadRecord('game', `there is no game '${quoted(game)}'; there is ${games.map(({ id }) => id).join(', ')}`);
  return ruleset;
}
