/** Reports of games that were played: their figures are those of the game, and nobody is told of a game that hides something and goes on. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { explain, explainVolley, type Game, type Kind, parseRecord, replay } from '../../kernel/index.ts';
import { filesUnder } from '../../test/files.ts';
import { NoReport, Reckoner, reportOf } from '../reckoner.ts';

const reported = games.filter(({ report }) => report !== undefined);

const recordOf = (game: string, place: number) => parseRecord(readFileSync(filesUnder(`games/${game}/test/games`)[place] ?? '', 'utf8'));

function countedIn({ log }: Game<Kind>) {
  const sums = { came: 0, expected: 0 };
  for (const { what } of log) {
    if (what.kind !== 'roll' && what.kind !== 'volley') continue;
    const { counted } = (what.kind === 'roll' ? explain : explainVolley)(what.check, what.facts, what.faces);
    sums.came += counted?.came ?? 0;
    sums.expected += counted?.expected ?? 0;
  }
  return sums;
}

/** A short game of each: campaigns are reported of in the browser. */
const PLACES: Readonly<Record<string, number>> = { 'cruiser-warfare': 9, 'great-war-at-sea': 0, 'grand-fleets': 0 };

/** How long they were, as whoever played them counted. */
const ROUNDS: Readonly<Record<string, number>> = { 'first-strike': 7, 'nine-navies': 3, 'cruiser-warfare': 4, 'grand-fleets': 12 };

test('once it is over the fleets of both sides that met are called by their names', () => {
  const ruleset = games.find(({ id }) => id === 'great-war-at-sea');
  if (!ruleset) throw new Error('no such game');
  const { story } = reportOf(replay(ruleset, recordOf(ruleset.id, 0), { log: true, chain: true }));
  expect(story.filter((sentence) => / against /.test(sentence))).not.toEqual([]);
  expect(story.filter((sentence) => /\bfleets? \d/.test(sentence))).toEqual([]);
});

describe.each(reported)('$id', (ruleset) => {
  const record = recordOf(ruleset.id, PLACES[ruleset.id] ?? 0);
  const game = replay(ruleset, record, { log: true, chain: true });
  const report = reportOf(game);

  test('points end where the game ended', () => {
    const { state, data, settings } = game;
    const points = ruleset.report?.points({ state, data, scenario: settings.scenario });
    expect(Object.fromEntries(report.score.map(({ party, marks }) => [party, marks.at(-1)?.value]))).toEqual(points);
  });

  test('turns are counted as they were played: a set-up is none, nor is what comes after the last', () => {
    expect(report.rounds).toBe(ROUNDS[ruleset.id] ?? new Set(report.turns.map(({ words }) => words)).size);
  });

  test('luck counts every roll that is counted', () => {
    const { came, expected } = countedIn(game);
    expect(report.luck.reduce((sum, line) => sum + line.came, 0)).toBe(came);
    expect(report.luck.reduce((sum, line) => sum + line.expected, 0)).toBeCloseTo(expected);
  });

  test('everybody who is spoken of belongs to a party', () => {
    const ids = report.parties.map(({ id }) => id);
    const spoken = [...report.casualties, ...report.tracks, ...report.fire, ...report.score, ...report.luck].map(({ party }) => party);
    expect(spoken.filter((party) => !ids.includes(party))).toEqual([]);
  });

  test('the story is told in four to ten sentences, and turns in at most three moments of the game', () => {
    expect(report.story.length).toBeGreaterThanOrEqual(4);
    expect(report.story.length).toBeLessThanOrEqual(10);
    expect(report.story.filter((sentence) => sentence === '' || /\bundefined\b|\*\*|,,|: \.|\s\s/.test(sentence))).toEqual([]);
    // Whoever had what it was knew its name.
    expect([...report.story, ...report.turningPoints.map(({ words }) => words)].filter((words) => /Counter \d/.test(words))).toEqual([]);
    // Said once, as the verdict.
    expect(report.story.filter((sentence) => /operation is over/.test(sentence))).toEqual([]);
    // When all is over even those who were never made out have names.
    expect(report.story.filter((sentence) => /\b[Cc]ounter \d/.test(sentence))).toEqual([]);
    for (const { words } of report.turningPoints) expect(words).toMatch(/\.$/);
    const moments = report.turningPoints.map(({ moment }) => moment);
    expect(moments.length).toBeLessThanOrEqual(3);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(moments.every((moment) => moment >= 0 && moment <= game.commands.length)).toBe(true);
  });

  test('a little at a time comes to the same', () => {
    const reckoner = new Reckoner(game);
    while (reckoner.work(() => true)) expect(reckoner.share).toBeLessThan(1);
    expect(reckoner.share).toBe(1);
    expect(reckoner.report()).toEqual(report);
  });

  test('while it goes on it is told if orders are open, and not at all if they are hidden', () => {
    const half = replay(ruleset, record, { log: true }, Math.floor(record.journal.length / 2));
    if (ruleset.orders === 'hidden') expect(() => reportOf(half)).toThrow(NoReport);
    else expect(reportOf(half)).toMatchObject({ ending: null, beliefs: [] });
  });
});
