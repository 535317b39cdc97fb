/**
 * `npm run measure [game [scenario]]`: the captain plays every scenario against himself, and what each side had to do is written beside the game's
 * card. A scenario is played so many times, or as often as twenty seconds of the processor allow.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { bestBot } from '../bots/index.ts';
import { gameNamed, games } from '../games/index.ts';
import type { Bot, Kind, Player, Ruleset } from '../kernel/index.ts';
import type { Measured, MeasuredSide } from '../kit/measured.ts';
import { playGame } from '../lab/index.ts';

const GAMES = 20;
const LEAST = 3;
const PATIENCE = 20_000_000;

interface Count {
  readonly orders: number[];
  readonly questions: Set<string>;
  wins: number;
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function measured(ruleset: Ruleset<Kind>, scenario: string): Measured {
  const counts = new Map(ruleset.sides.map((side): [string, Count] => [side, { orders: [], questions: new Set(), wins: 0 }]));
  const since = process.cpuUsage();
  let played = 0;
  while (played < GAMES && (played < LEAST || process.cpuUsage(since).user < PATIENCE)) {
    countGame(ruleset, scenario, `measured/${played++}`, counts);
  }
  return { games: played, version: ruleset.version, sides: Object.fromEntries([...counts].map(([side, count]) => [side, summed(count)])) };
}

const summed = ({ orders, questions, wins }: Count): MeasuredSide => ({ orders: median(orders), questions: questions.size, wins });

/** The captain, who lets it be noted what he is asked. */
function noting(captain: Bot<Kind>, asked: Set<string>): Bot<Kind> {
  const sit = (): Player<Kind> => {
    const player = captain.sit();
    return {
      decide: (question) => {
        asked.add(question.question.name);
        return player.decide(question);
      },
    };
  };
  return { ...captain, sit };
}

function countGame(ruleset: Ruleset<Kind>, scenario: string, seed: string, counts: ReadonlyMap<string, Count>): void {
  const bots = [...counts.values()].map(({ questions }) => noting(bestBot(ruleset), questions));
  const { game, failure } = playGame({ ruleset, settings: { scenario, options: {}, seed, dice: 'fast' }, bots });
  if (!game || failure !== null) throw new Error(`${ruleset.id}, ${scenario}: ${failure}`);
  for (const [side, count] of counts) {
    count.orders.push(game.commands.filter((command) => command.side === side).length);
    if (game.ending?.winner === side) count.wins++;
  }
}

/** What was measured before of other scenarios stays. */
function measure(ruleset: Ruleset<Kind>, only: string | undefined): void {
  const file = `games/${ruleset.id}/board/measured.json`;
  const before: Readonly<Record<string, Measured>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const scenarios = ruleset.scenarios.flatMap(({ id }) => {
    const found = only === undefined || only === id ? measured(ruleset, id) : before[id];
    return found ? [[id, found]] : [];
  });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(scenarios), null, 2)}\n`);
}

const [game, scenario] = process.argv.slice(2);
for (const ruleset of game === undefined ? games : [gameNamed(game)]) measure(ruleset, scenario);
