/** Many games by bots, asked for and looked up: whoever works for the server plays them. */
import { z } from 'zod';
import { bestBot } from '../../bots/index.ts';
import { reportOf } from '../../lab/index.ts';
import { newId } from '../ids.ts';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import type { Simulation } from '../simulations/kept.ts';
import { isOver, MOST_GAMES, type Simulations } from '../simulations/simulations.ts';
import { signedIn } from './gate.ts';
import { byAddress, NOTHING, type Route, route } from './route.ts';
import { botFor, MOST_BYTES_WITH_PACK, rulesetFor, SetUpWanted, setupFor } from './set-up.ts';
import { TableId, Word } from './table-means.ts';

const Counts = z.record(z.string(), z.number());
const Spread = z.strictObject({
  mean: z.number(),
  min: z.number(),
  p5: z.number(),
  p25: z.number(),
  median: z.number(),
  p75: z.number(),
  p95: z.number(),
  max: z.number(),
});

const Shown = z.strictObject({
  id: z.string(),
  game: z.string(),
  scenario: z.string(),
  options: z.record(z.string(), z.string()),
  bots: z.array(z.string()).readonly(),
  /** With it `line-ahead sim` plays the same games. */
  seed: z.string(),
  games: z.number(),
  played: z.number(),
  /** Whether all were played, or as many as the time was enough for. */
  isOver: z.boolean(),
  results: z.strictObject({
    endings: Counts,
    winners: Counts,
    score: Spread.nullable(),
    came: Counts,
    figures: z.record(z.string(), Spread),
  }),
  /** In commands. */
  lengths: Spread.pick({ min: true, median: true, mean: true, max: true }).nullable(),
  /** Games that a fault ended. */
  failed: z.number(),
});

const OneSimulation = z.strictObject({ simulation: Shown });

const Wanted = SetUpWanted.extend({
  games: z.number().int().min(1).max(MOST_GAMES),
  /** One for all sides, or one for each; the game's best unless told. */
  bots: z.array(Word).min(1).max(9).optional(),
  seed: Word.optional(),
});

function shown(simulation: Simulation): z.input<typeof Shown> {
  const { id, plan, games, played, spent, tally } = simulation;
  const { game, scenario, options, bots, seed, results, lengths, failures } = reportOf(plan, played, 1, Math.max(1, spent) / 1000, tally);
  return {
    id,
    game,
    scenario,
    options: { ...options },
    bots,
    seed,
    games,
    played,
    isOver: isOver(simulation),
    results,
    lengths,
    failed: failures.length,
  };
}

function planFor({ seed = newId(), bots, ...wanted }: z.infer<typeof Wanted>): Simulation['plan'] {
  const ruleset = rulesetFor(wanted.game);
  const named = (bots ?? [bestBot(ruleset).name]).map((bot) => botFor(ruleset, bot));
  if (named.length !== 1 && named.length !== ruleset.sides.length)
    throw new Refusal('malformed', 'wrong-bots', 'Name one bot for all sides, or one for each.');
  return { game: ruleset.id, ...setupFor(ruleset, wanted), seed, bots: named, laws: false };
}

/** Whoever asked for it sees it, and nobody else. */
async function ownAt(simulations: Simulations, id: string, { id: person }: Person): Promise<Simulation> {
  const found = await simulations.find(id);
  if (found?.person !== person) throw new Refusal('missing', 'no-such-simulation', 'There is no such simulation.');
  return found;
}

export const simulationRoutes = (simulations: Simulations): readonly Route[] => [
  route({
    method: 'POST',
    path: '/simulations',
    summary: `Have bots play a game up to ${MOST_GAMES} times; one simulation at a time for each person.`,
    who: signedIn,
    params: NOTHING,
    body: Wanted,
    answer: OneSimulation,
    limits: [
      { what: 'simulation', by: ({ caller }) => caller.id },
      { what: 'simulation', by: byAddress },
    ],
    mostBytes: MOST_BYTES_WITH_PACK,
    answers: async ({ caller, body }) => {
      const id = await simulations.ask(caller.id, planFor(body), body.games);
      return { simulation: shown(await ownAt(simulations, id, caller)) };
    },
  }),
  route({
    method: 'GET',
    path: '/simulations/:id',
    summary: 'How far it is, and what the games came to so far.',
    who: signedIn,
    params: TableId,
    body: NOTHING,
    answer: OneSimulation,
    answers: async ({ caller, params }) => ({ simulation: shown(await ownAt(simulations, params.id, caller)) }),
  }),
  route({
    method: 'DELETE',
    path: '/simulations/:id',
    summary: 'End it, and forget it.',
    who: signedIn,
    params: TableId,
    body: NOTHING,
    answer: NOTHING,
    answers: async ({ caller, params }) => {
      if (!(await simulations.remove(params.id, caller.id))) await ownAt(simulations, params.id, caller);
      return {};
    },
  }),
];
