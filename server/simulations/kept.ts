/** Simulations as the database keeps them: what is played, and the counts of the games that were. */
import { z } from 'zod';
import type { Plan, Tally } from '../../lab/index.ts';
import type { Row } from '../db/database.ts';
import { json, text, whole } from '../db/row.ts';

export interface Simulation {
  readonly id: string;
  readonly person: string;
  readonly plan: Plan;
  /** How many games were asked for, how many were played, and the milliseconds that they took. */
  readonly games: number;
  readonly played: number;
  readonly spent: number;
  readonly tally: Tally;
}

const KeptPlan = z.strictObject({
  game: z.string(),
  scenario: z.string(),
  options: z.record(z.string(), z.string()),
  pack: z.unknown().optional(),
  seed: z.string(),
  bots: z.array(z.string()),
  laws: z.boolean(),
});

const counts = <V extends z.ZodType>(value: V) => z.array(z.tuple([value, z.number()])).transform((entries) => new Map(entries));

const KeptTally = z.strictObject({
  endings: counts(z.string()),
  winners: counts(z.string()),
  scores: counts(z.number()),
  lengths: counts(z.number()),
  came: counts(z.string()),
  figures: z.array(z.tuple([z.string(), counts(z.number())])).transform((entries) => new Map(entries)),
  failures: z.array(z.strictObject({ game: z.number(), seed: z.string(), error: z.string(), command: z.number() })),
});

export const simulationIn = (row: Row): Simulation => ({
  id: text(row, 'id'),
  person: text(row, 'person'),
  plan: KeptPlan.parse(json(row, 'plan')),
  games: whole(row, 'games'),
  played: whole(row, 'played'),
  spent: whole(row, 'spent'),
  tally: KeptTally.parse(json(row, 'tally')),
});

export const tallyAsText = ({ endings, winners, scores, lengths, came, figures, failures }: Tally): string =>
  JSON.stringify({
    endings: [...endings],
    winners: [...winners],
    scores: [...scores],
    lengths: [...lengths],
    came: [...came],
    figures: [...figures].map(([name, values]) => [name, [...values]]),
    failures,
  });
