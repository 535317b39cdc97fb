/** What a table teaches is whole: a reason for every question, a goal for every scenario, and no term that nobody uses. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { teaching as cruiserWarfare } from '../games/cruiser-warfare/board/teaching.ts';
import { terms as cruiserTerms } from '../games/cruiser-warfare/terms.ts';
import { teaching as firstStrike } from '../games/first-strike/board/teaching.ts';
import { terms as strikeTerms } from '../games/first-strike/terms.ts';
import { teaching as grandFleets } from '../games/grand-fleets/board/teaching.ts';
import { terms as fleetTerms } from '../games/grand-fleets/terms.ts';
import { teaching as greatWarAtSea } from '../games/great-war-at-sea/board/teaching.ts';
import { terms as warTerms } from '../games/great-war-at-sea/terms.ts';
import { games } from '../games/index.ts';
import { teaching as nineNavies } from '../games/nine-navies/board/teaching.ts';
import { terms as navyTerms } from '../games/nine-navies/terms.ts';
import { Game, type Kind, type Ruleset } from '../kernel/index.ts';
import type { Goal, Teaching } from '../kit/teaching.ts';
import { terms as common } from '../kit/terms.ts';
import { terms as battleTerms } from '../tactical/terms.ts';
import { glossaryOf, markedIn, type Terms } from '../web/glossary/glossary.ts';

interface Taught {
  readonly teaching: Teaching<object, object>;
  readonly terms: Terms;
}

const taught: Readonly<Record<string, Taught>> = {
  'first-strike': { teaching: firstStrike, terms: strikeTerms },
  'nine-navies': { teaching: nineNavies, terms: navyTerms },
  'cruiser-warfare': { teaching: cruiserWarfare, terms: cruiserTerms },
  'grand-fleets': { teaching: grandFleets, terms: fleetTerms },
  'great-war-at-sea': { teaching: greatWarAtSea, terms: warTerms },
};

const taughtOf = ({ id }: Ruleset<Kind>): Taught => {
  const found = taught[id];
  if (!found) throw new Error(`nobody teaches ${id}`);
  return found;
};

const questionsOf = ({ flow }: Ruleset<Kind>): string[] =>
  [...new Set(flow.flatMap(({ step }) => (step.kind === 'decision' ? [step.name] : [])))].toSorted();

/** As the first side sees it when a scenario begins. */
function goalsOf(ruleset: Ruleset<Kind>): Goal[] {
  const [side = ''] = ruleset.sides;
  return ruleset.scenarios.map(({ id }) => {
    const game = new Game(ruleset, { scenario: id, options: {}, seed: 'goal', dice: 'fast' });
    return taughtOf(ruleset).teaching.goal(game.view(side), game.data);
  });
}

test.each(games)('$id: every question says why it matters, in a line or two', (ruleset) => {
  const { whys } = taughtOf(ruleset).teaching;
  expect(Object.keys(whys).toSorted()).toEqual(questionsOf(ruleset));
  for (const why of Object.values(whys)) expect(why).toMatch(/^[A-Z].{20,190}\.$/);
});

test.each(games)('$id: every scenario has a goal, with an order of battle for both sides and what happened', (ruleset) => {
  expect(goalsOf(ruleset).map(({ scenario }) => scenario)).toEqual(ruleset.scenarios.map(({ id }) => id));
  for (const { title, words, wins, levels, forces, history } of goalsOf(ruleset)) {
    for (const text of [title, words, history, ...wins]) expect(text).not.toBe('');
    expect(wins.length).toBeGreaterThan(1);
    expect(levels.length).toBeGreaterThan(1);
    expect(levels.filter(({ isHere }) => isHere).length).toBeLessThanOrEqual(1);
    expect(forces).toHaveLength(2);
    for (const { parts } of forces) for (const { words: ships } of parts) expect(ships).not.toBe('');
  }
});

test.each(games)('$id: what can be laid out as usual is a question of the game', (ruleset) => {
  expect(questionsOf(ruleset)).toEqual(expect.arrayContaining([...taughtOf(ruleset).teaching.setUps]));
});

const bookOf = (room: string): string => readFileSync(new URL(`../${room}/rulebook.md`, import.meta.url), 'utf8');

/** All that a newcomer reads of a game. */
function textsOf(ruleset: Ruleset<Kind>): string {
  const { whys } = taughtOf(ruleset).teaching;
  const books = [`games/${ruleset.id}`, ...(ruleset.shares ?? [])].map(bookOf);
  return [...books, ...Object.values(whys), JSON.stringify(goalsOf(ruleset))].join('\n');
}

const unused = (terms: Terms, text: string): string[] => {
  const glossary = glossaryOf([terms]);
  const met = new Set(markedIn(glossary, text, new Set()).map(({ entry }) => entry));
  return glossary.entries.filter((entry) => !met.has(entry)).map(({ name }) => name);
};

test('every term is used by those who explain it', () => {
  const texts = new Map(games.map((ruleset) => [ruleset, textsOf(ruleset)]));
  expect(unused(common, [...texts.values()].join('\n'))).toEqual([]);
  expect(unused(battleTerms, games.map((each) => (each.shares?.includes('tactical') ? texts.get(each) : '')).join('\n'))).toEqual([]);
  for (const [ruleset, text] of texts) expect(unused(taughtOf(ruleset).terms, text)).toEqual([]);
});
