import { expect, test } from 'vitest';
import { bestBot } from '../../bots/index.ts';
import { gameNamed } from '../../games/index.ts';
import type { Command, GameRecord, Kind, Play, Ruleset } from '../../kernel/index.ts';
import { BadRecord, lot, numbered, RESIGN, recordOf, replay, stepsOf, UNDO } from '../../kernel/index.ts';
import { playGame, rerun } from '../index.ts';

const ruleset = gameNamed('first-strike');
const SETTINGS = { scenario: 'cuxhaven', options: {}, seed: 'rerun', dice: 'fast' } as const;
const { game } = playGame({ ruleset, settings: SETTINGS, bots: [bestBot(ruleset)], keeping: { chain: true } });
if (!game?.ending) throw new Error('the game did not end');
const record = recordOf(game);

/** How the game fares under some rules: 'same', 'other', or where it breaks and why. */
function fate(rules: Ruleset<Kind>, given: GameRecord = record): string {
  try {
    return rerun(rules, given).positions;
  } catch (error) {
    if (error instanceof BadRecord) return `${error.place}: ${error.reason}`;
    throw error;
  }
}

const { sequence, auto } = stepsOf<Kind>();
const straws = lot('straws', 'FS-1.0', 'the short straw');

/** The rules with one step more, at the very beginning. */
function grown(run: (g: Play<Kind>) => void): Ruleset<Kind> {
  const root = ruleset.flow[0]?.step;
  if (root?.kind !== 'sequence') throw new Error('the game is no sequence');
  return { ...ruleset, flow: numbered(sequence(root.name, root.rule, [auto('new-step', 'FS-1.0', run), ...root.steps])) };
}

const replayedTo = (entries: number): GameRecord => recordOf(replay(ruleset, record, { chain: true }, entries));
const after = (entries: number, ...more: readonly Command[]): GameRecord => ({
  ...record,
  journal: [...record.journal.slice(0, entries), ...more],
});

test('the same rules, under whatever number: the game holds, and ends as it ended', () => {
  expect(rerun({ ...ruleset, version: ruleset.version + 5 }, record)).toEqual({
    entries: record.journal.length,
    positions: 'same',
    ending: game.ending,
    endsAlike: true,
  });
});

test('the record tells how the game ended, and it is seen whether it still does, whatever the words', () => {
  const { ending } = record;
  if (!ending) throw new Error('the record tells no ending');
  const endsAlike = (told: Partial<GameRecord>): boolean | null => rerun(ruleset, { ...record, ...told }).endsAlike;
  expect(endsAlike({ ending: { ...ending, words: 'Well done!' } })).toBe(true);
  expect(endsAlike({ ending: { ...ending, score: ending.score + 1 } })).toBe(false);
  const { ending: _, ...silent } = record;
  expect(rerun(ruleset, silent).endsAlike).toBeNull();
  expect(rerun(ruleset, { ...replayedTo(5), ending })).toMatchObject({ ending: null, endsAlike: false });
});

test('a new step that does nothing: the game holds', () => {
  expect(fate(grown(() => {}))).toBe('same');
});

test('rules that keep something more in mind: the game holds with other positions', () => {
  const mindful: Ruleset<Kind> = { ...ruleset, begin: (...given) => Object.assign(ruleset.begin(...given), { more: 1 }) };
  expect(fate(mindful)).toBe('other');
});

test('a new step that draws: the game breaks, at the latest where its chain is looked at', () => {
  const drawing = grown((g) => void g.draw(straws, [1, 2]));
  expect(fate(drawing)).toMatch(/^entry \d+: |^checkpoint 64: /);
  const short = replayedTo(1);
  expect(fate(ruleset, short)).toBe('same');
  expect(fate(drawing, short)).toBe('checkpoint 1: other dice have fallen by then, or the record was changed');
});

test('a command that is not offered any more: the game breaks there, with the words and the rule', () => {
  expect(fate(ruleset, after(1, { side: 'british', verb: 'sail', target: 'moon' }))).toMatch(/^entry 2: .+ \(FS-\d.*\)$/);
  expect(fate(ruleset, after(record.journal.length, { side: 'british', verb: 'hold' }))).toMatch(/: the game is over \(FS-/);
  expect(fate(ruleset, after(0, { side: 'british', verb: UNDO }))).toMatch(/^entry 1: nothing can be taken back.+ \(FS-/);
});

test('rules that fail on the way, or take the settings no more', () => {
  const failing: Ruleset<Kind> = {
    ...ruleset,
    resigned: () => {
      throw new Error('out of ink');
    },
  };
  expect(fate(failing, after(5, { side: 'british', verb: RESIGN }))).toBe('entry 6: the rules fail: out of ink');
  expect(fate({ ...ruleset, scenarios: [] })).toBe("settings: First Strike! has no scenario 'cuxhaven'; it has none");
});
