/** Plays records again: everything that was done is done once more, and must come to where it came. */
import type { Refusal } from './command.ts';
import { UNDO } from './command.ts';
import type { Checkpoint, Keeping } from './game.ts';
import { Game } from './game.ts';
import type { Kind } from './kind.ts';
import { quoted } from './outside.ts';
import { BadRecord, type GameRecord } from './record.ts';
import type { Ruleset } from './ruleset.ts';
import { BadPack, UnknownSetting } from './ruleset.ts';

const KEPT: Keeping = { log: true, chain: true };

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

/** As `replay`, whatever version of the rules it was played under. */
function replayAnyway<K extends Kind>(ruleset: Ruleset<K>, record: GameRecord, keeping = KEPT, upTo = record.journal.length): Game<K> {
  if (record.game !== ruleset.id) throw new BadRecord('game', `it is a record of ${quoted(record.game)}, not of ${ruleset.id}`);
  const game = begunAs(ruleset, record, keeping);
  const expected = new Map(record.checkpoints.map((checkpoint) => [checkpoint.at, checkpoint]));
  let compared = 0;
  playThrough(game, record, upTo, () => {
    // What was drafted at once enters the journal together: a checkpoint may come later than the entry that it is made after.
    for (const checkpoint of game.checkpoints.slice(compared)) compare(checkpoint, expected);
    compared = game.checkpoints.length;
  });
  if (upTo >= record.journal.length && keeping.chain) compare(game.checkpoint(), expected);
  return game;
}

function compare({ at, link, hash }: Checkpoint, all: ReadonlyMap<number, Checkpoint>): void {
  const place = `checkpoint ${at}`;
  const expected = all.get(at);
  if (!expected) throw new BadRecord(place, 'it is missing');
  if (link !== expected.link) throw new BadRecord(place, 'something before it was changed: the chain does not match');
  if (hash !== expected.hash) throw new BadRecord(place, 'the position does not match its hash');
}

/** A game that begins as a record says; it can take back what the record takes back. */
export function begunAs<K extends Kind>(ruleset: Ruleset<K>, record: GameRecord, keeping: Keeping): Game<K> {
  const undo = keeping.undo || record.journal.some(({ verb }) => verb === UNDO);
  try {
    return new Game(ruleset, record, { ...keeping, undo });
  } catch (error) {
    if (error instanceof BadPack) throw new BadRecord(`pack, ${error.place}`, error.reason);
    if (error instanceof UnknownSetting) throw new BadRecord('settings', quoted(error.message));
    throw new BadRecord('the setting up', failed(error));
  }
}

/** Does again what a record tells, as far as so many entries, and at its end what was drafted. */
export function playThrough<K extends Kind>(
  game: Game<K>,
  { journal, drafts }: GameRecord,
  upTo = journal.length,
  onEntry: () => void = () => undefined,
): void {
  journal.slice(0, upTo).forEach((entry, before) => {
    inPlay(`entry ${before + 1}`, () => game.follow(entry));
    onEntry();
  });
  if (upTo >= journal.length) for (const draft of drafts) inPlay('drafts', () => game.apply(draft));
}

function inPlay(place: string, play: () => Refusal | null): void {
  const refusal = attempted(place, play);
  if (refusal) throw new BadRecord(place, `${quoted(refusal.words)} (${refusal.rule})`);
}

/** Rules may fail where a record leads them to what they do not foresee. */
function attempted(place: string, play: () => Refusal | null): Refusal | null {
  try {
    return play();
  } catch (error) {
    throw new BadRecord(place, failed(error));
  }
}

const failed = (error: unknown): string => `the rules fail: ${error instanceof Error ? quoted(error.message) : 'nobody knows why'}`;
