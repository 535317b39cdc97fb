/** A table as anybody may see it who knows its address: who sits where, what is played, whose move it is. Nothing of the game. */
import { z } from 'zod';
import { botsOf } from '../../bots/index.ts';
import { hidesOrders } from '../../kernel/index.ts';
import { promiseOf } from '../../lab/fair.ts';
import type { TableInWords } from '../../table/index.ts';
import { namesOf } from '../tables/names.ts';
import { rulesetNamed } from '../tables/rulesets.ts';
import type { Found } from '../tables/tables.ts';

const SeatShown = z.strictObject({
  side: z.string(),
  name: z.string(),
  /** Who sits there: a person by name, or a bot; both null while it is free. */
  person: z.string().nullable(),
  bot: z.string().nullable(),
  isYou: z.boolean(),
  /** Whether the game waits for it, as far as you may know. */
  isAsked: z.boolean(),
  /** Until when whoever sits there is on leave, where moves have days. */
  away: z.number().nullable(),
});

/** Minutes for the whole game and seconds more with each move; days for each move; or as long as everybody likes. */
export const ClockShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('live'), minutes: z.number().int().min(1).max(600), increment: z.number().int().min(0).max(600) }),
  z.strictObject({ kind: z.literal('days'), days: z.number().int().min(1).max(60) }),
]);

export const TableShown = z.strictObject({
  id: z.string(),
  game: z.string(),
  title: z.string(),
  scenario: z.string(),
  scenarioName: z.string(),
  options: z.record(z.string(), z.string()),
  stage: z.enum(['gathering', 'playing', 'over']),
  isListed: z.boolean(),
  isHost: z.boolean(),
  clock: ClockShape,
  seats: z.array(SeatShown).readonly(),
  /** Who may take a free seat besides people, the best last. */
  bots: z.array(z.string()).readonly(),
  /** The hash of the server's part of the dice. */
  promise: z.string(),
  ending: z.string().nullable(),
  made: z.number(),
  changed: z.number(),
});

/** The people of these tables, to be named. */
export const peopleAt = (tables: readonly Found[]): readonly string[] =>
  tables.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? []));

/**
 * One knows of one's own seats. Of others as much as anybody may; and where orders are hidden, that they are waited for while one has
 * nothing to do oneself.
 */
function isAsked({ game, seats, asked, awaited }: Found, viewer: string | null, side: string): boolean {
  const own = seats.filter(({ person }) => viewer !== null && person === viewer).map((seat) => seat.side);
  if (own.includes(side)) return asked.includes(side);
  const ruleset = rulesetNamed(game);
  if (!ruleset || !hidesOrders(ruleset) || own.length === 0) return awaited.includes(side);
  return seats.some((seat) => seat.side === side && seat.person !== null) && !own.some((each) => asked.includes(each));
}

/** What is said of people: their names, and until when some of them are on leave. */
export interface PeopleShown {
  readonly names: ReadonlyMap<string, string>;
  readonly away: ReadonlyMap<string, number>;
}

/** Live clocks run on, so there leave is nobody's business. */
const awayAt = ({ clock, stage }: Found, person: string | null, away: PeopleShown['away']): number | null =>
  person !== null && clock.kind === 'days' && stage === 'playing' ? (away.get(person) ?? null) : null;

export function tableShown(found: Found, viewer: string | null, people: PeopleShown): TableInWords {
  const { id, game, setup, stage, isListed, host, secret, ending, clock, made, noticed } = found;
  const ruleset = rulesetNamed(game);
  const names = namesOf(found);
  return {
    id,
    game,
    title: ruleset?.title ?? game,
    scenario: setup.scenario,
    scenarioName: names.scenario,
    options: { ...setup.options },
    stage,
    isListed,
    isHost: host === viewer,
    clock,
    seats: found.seats.map(({ side, person, bot }) => ({
      side,
      name: names.sides[side] ?? side,
      person: person === null ? null : (people.names.get(person) ?? ''),
      bot,
      isYou: person !== null && person === viewer,
      isAsked: stage === 'playing' && isAsked(found, viewer, side),
      away: awayAt(found, person, people.away),
    })),
    bots: ruleset ? botsOf(ruleset).map(({ name }) => name) : [],
    promise: promiseOf(secret),
    ending: ending?.words ?? null,
    made,
    changed: noticed,
  };
}
