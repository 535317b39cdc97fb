import { expect, test } from 'vitest';
import { bestBot } from '../../bots/index.ts';
import { gameNamed } from '../../games/index.ts';
import type { Command, GameRecord, Settings } from '../../kernel/index.ts';
import { BadRecord, Game, parseRecord, recordOf, UNDO } from '../../kernel/index.ts';
import { playGame, verifyRecord } from '../index.ts';

const ruleset = gameNamed('first-strike');

function recorded(dice: Settings['dice']): GameRecord {
  const { game } = playGame({
    ruleset,
    settings: { scenario: 'cuxhaven', options: {}, seed: `verify ${dice}`, dice },
    bots: [bestBot(ruleset)],
    keeping: { chain: true },
  });
  if (!game?.ending) throw new Error('the game did not end');
  return recordOf(game);
}

const verdict = (text: string): string => {
  try {
    verifyRecord(ruleset, parseRecord(text));
    return 'OK';
  } catch (error) {
    if (error instanceof BadRecord) return `bad at ${error.place}`;
    throw error;
  }
};

test.each(['fast', 'keyed'] as const)('a finished game with %s dice is verified', (dice) => {
  const record = recorded(dice);
  const verified = verifyRecord(ruleset, parseRecord(JSON.stringify(record)));
  expect(verified.entries).toBe(record.journal.length);
  expect(verified.rolls).toBeGreaterThan(20);
  expect(verified.ending).not.toBeNull();
});

test.each(['fast', 'keyed'] as const)('one changed bit anywhere in a record with %s dice is caught', (dice) => {
  const bytes = Buffer.from(JSON.stringify(recorded(dice)));
  // Every 97th byte, each with another of its bits: all parts of the record, in little time.
  for (let at = 0; at < bytes.length; at += 97) {
    const changed = Buffer.from(bytes);
    changed[at] = (bytes[at] ?? 0) ^ (1 << (at % 7));
    expect(verdict(changed.toString('utf8')), `byte ${at} of ${bytes.length}`).not.toBe('OK');
  }
});

test('an ending is part of the record of a finished game, and must be how it ends', () => {
  const record = recorded('fast');
  const { ending, ...silent } = record;
  expect(verdict(JSON.stringify(silent))).toBe('OK');
  expect(verdict(JSON.stringify({ ...record, ending: { ...ending, words: 'Well done!' } }))).toBe('bad at ending');
  const [first] = record.journal;
  const begun = new Game(ruleset, record, { chain: true });
  if (first) begun.apply(first);
  expect(recordOf(begun).ending).toBeUndefined();
  expect(verdict(JSON.stringify({ ...recordOf(begun), ending }))).toBe('bad at ending');
});

test('a record cut short is caught wherever it is cut', () => {
  const text = JSON.stringify(recorded('fast'));
  for (let length = 0; length < text.length; length += 211) expect(verdict(text.slice(0, length))).not.toBe('OK');
});

const SETTINGS = { scenario: 'cuxhaven', options: {}, seed: 'verify fast', dice: 'fast' } as const;

/** As far as something can be taken back, and then without it. */
function takenBack() {
  const game = new Game(ruleset, SETTINGS, { chain: true, undo: true });
  for (const command of recorded('fast').journal) {
    game.apply(command);
    if (game.canUndo('british')) break;
  }
  game.undo('british');
  return game;
}

test('what was taken back must have been possible', () => {
  const record = recordOf(takenBack());
  const back = record.journal.indexOf(record.journal.find(({ verb }) => verb === UNDO) ?? { side: '', verb: '' });
  expect(back).toBeGreaterThan(0);
  expect(verdict(JSON.stringify(record))).toBe('OK');
  const forged = (journal: readonly Command[]) => verdict(JSON.stringify({ ...record, journal }));
  const impossible: Command = { side: 'british', verb: 'fly', target: ['119', 'moon'] };
  expect(forged(record.journal.with(back - 1, impossible))).toBe(`bad at entry ${back}`);
  expect(forged([{ side: 'british', verb: UNDO }, ...record.journal])).toBe('bad at entry 1');
  expect(forged(record.journal.filter(({ verb }) => verb !== UNDO))).toMatch(/^bad at /);
});

test('a takeback that reaches over dice is none, however well the record is chained', () => {
  const game = new Game(ruleset, SETTINGS, { chain: true, undo: true });
  for (const command of recorded('fast').journal) {
    game.apply(command);
    if (!game.canUndo('british')) break;
  }
  const { journal, ...record } = recordOf(game);
  const forged = [...journal, { side: 'british', verb: UNDO }];
  expect(verdict(JSON.stringify({ ...record, journal: forged }))).toBe(`bad at entry ${forged.length}`);
});
