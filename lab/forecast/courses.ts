/** What can be answered to a question, and what came of each answer, game by game. */
import type { Command, Kind, Question } from '../../kernel/index.ts';
import { eachTarget } from '../../kernel/index.ts';
import { figureOf } from './figure.ts';
import type { Margin, Prospect } from './forecast.ts';

/** What one game came to. */
export interface Outcome {
  /** 1 for a game that was won, 0.5 for a draw; null for one that was not played to its end. */
  readonly won: number | null;
  readonly points: number;
  readonly lost: number;
  readonly sunk: number;
}

export interface Course {
  /** What is answered; null for whatever the captain would. */
  readonly answer: Command | null;
  readonly label: string | null;
  readonly outcomes: Outcome[];
}

/** Every answer that ends the question; where it asks for several orders, also to go on with them as the captain would. */
export function coursesAt<K extends Kind>(question: Question<K>, view: K['view']): Course[] {
  const courses: Course[] = [];
  for (const verb of question.verbs) {
    const choices = question.ends(verb) && question.offered(verb);
    if (!choices) continue;
    for (const target of eachTarget(choices)) {
      const answer = { side: question.side, verb, ...(target === undefined ? {} : { target }) };
      courses.push({ answer, label: question.label(view, verb, target), outcomes: [] });
    }
  }
  return question.closing === undefined ? courses : [...courses, { answer: null, label: null, outcomes: [] }];
}

const isNumber = (value: number | null): value is number => value !== null;

export function prospectOf({ label, outcomes }: Course): Prospect {
  const won = outcomes.map((outcome) => outcome.won).filter(isNumber);
  const figure = (of: (outcome: Outcome) => number) => figureOf(outcomes.map(of));
  return {
    label,
    won: won.length > 0 ? figureOf(won) : null,
    points: figure(({ points }) => points),
    lost: figure(({ lost }) => lost),
    sunk: figure(({ sunk }) => sunk),
  };
}

/** The best of them by some measure, held against the next best, game by game: both had the same position and the same luck. */
function marginIn(courses: readonly Course[], games: number, measure: Margin['in']): Margin | null {
  const values = courses.map(({ outcomes }) => outcomes.slice(0, games).map((outcome) => outcome[measure] ?? 0));
  const means = values.map((each) => figureOf(each).mean);
  const [best, next] = means.map((_, place) => place).sort((a, b) => (means[b] ?? 0) - (means[a] ?? 0));
  if (games === 0 || best === undefined || next === undefined) return null;
  const by = figureOf(values[best]?.map((value, game) => value - (values[next]?.[game] ?? 0)) ?? []);
  return { best, next, in: measure, by, isClear: by.mean > CLEAR * by.error };
}

/** Standard errors beyond which a difference is hardly chance. */
const CLEAR = 2;

/** To win is what counts; where one answer wins as often as another, points do. */
export function marginOf(courses: readonly Course[], games: number): Margin | null {
  const won = marginIn(courses, games, 'won');
  return won?.isClear ? won : marginIn(courses, games, 'points');
}
