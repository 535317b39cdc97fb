import { expect, test } from 'vitest';
import { bestBot } from '../../bots/index.ts';
import { gameNamed } from '../../games/index.ts';
import type { GameRecord, Settings, Takeback } from '../../kernel/index.ts';
import { BadRecord, Game, parseRecord, recordOf, sealed } from '../../kernel/index.ts';
import { playGame, verifyRecord } from '../index.ts';

const ruleset = gameNamed('first-strike');

function recorded(dice: Settings['dice']): GameRecord {
  const { game } = playGame({
    ruleset,
    settings: { scenario: 'cuxhaven', options: {}, seed: `verify ${dice}`, dice },
    bots: [bestBot(ruleset)],
    keeping: { hashes: true },
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
  expect(verified.commands).toBe(record.commands.length);
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

test('a record cut short is caught wherever it is cut', () => {
  const text = JSON.stringify(recorded('fast'));
  for (let length = 0; length < text.length; length += 211) expect(verdict(text.slice(0, length))).not.toBe('OK');
});

const takenBack = (): GameRecord => {
  const { commands } = recorded('fast');
  const game = new Game(ruleset, { scenario: 'cuxhaven', options: {}, seed: 'verify fast', dice: 'fast' }, { hashes: true, undo: true });
  for (const command of commands) {
    game.apply(command);
    if (game.canUndo('british')) break;
  }
  game.undo('british');
  return recordOf(game);
};

test('what was taken back must have been possible', () => {
  const record = takenBack();
  expect(record.takebacks).toHaveLength(1);
  expect(verdict(JSON.stringify(record))).toBe('OK');
  const [takeback] = record.takebacks;
  const forged = (change: Partial<Takeback>) =>
    verdict(JSON.stringify(sealed({ ...record, takebacks: [{ after: 0, commands: [], ...takeback, ...change }] })));
  expect(forged({ after: 999 })).toBe('bad at takebacks, number 1');
  expect(forged({ commands: [] })).toBe('bad at takebacks, number 1');
  expect(forged({ commands: [{ side: 'british', verb: 'fly', target: ['119', 'moon'] }] })).toBe('bad at takebacks, number 1');
});
