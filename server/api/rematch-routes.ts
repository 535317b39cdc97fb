/** Another game for the same people, each in the seat of the next. */
import { z } from 'zod';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import type { Found, Sitter } from '../tables/tables.ts';
import { signedIn } from './gate.ts';
import { type Route, route } from './route.ts';
import { OwnNumber } from './seating-routes.ts';
import { rulesetFor, setupFor } from './set-up.ts';
import { belongsTo, foundAt, OneTable, oneShownTo, TableId, type TableMeans } from './table-means.ts';

/** Whoever asks sits down at once, bots too; the others come by the same link. */
function seatsOf({ seats }: Found, { id }: Person, number: string | null): Readonly<Record<string, Sitter | null>> {
  const before = (place: number) => seats[(place + seats.length - 1) % seats.length];
  const sitter = (place: number): Sitter | null => {
    const last = before(place);
    if (last?.bot != null) return { bot: last.bot };
    return last?.person === id ? { person: id, number } : null;
  };
  return Object.fromEntries(seats.map(({ side }, place) => [side, sitter(place)]));
}

async function madeAgain(means: TableMeans, found: Found, caller: Person, number: string | null): Promise<string> {
  const { game, clock } = found;
  // A game that begins now begins under the rules of now.
  const ruleset = rulesetFor(game);
  const [rules, setup] = [ruleset.version, setupFor(ruleset, { game, ...found.setup, options: { ...found.setup.options } })];
  const seats = seatsOf(found, caller, number);
  const id = await means.rooms.tables.create({ game, rules, setup, clock, isListed: false, host: caller.id, seats, rematchOf: found.id });
  await means.rooms.begin(id);
  await means.talk.say(found.id, null, `${caller.name} would like to play again, with sides changed.`);
  return id;
}

/** Of two who ask at once one sets it up, and the other is shown the same. */
async function rematchOf(means: TableMeans, found: Found, caller: Person, number: string | null): Promise<string> {
  if (found.rematch !== null) return found.rematch;
  try {
    return await madeAgain(means, found, caller, number);
  } catch (error) {
    const { rematch } = await foundAt(means, found.id);
    if (!(error instanceof Refusal) || rematch === null) throw error;
    return rematch;
  }
}

export const rematchRoutes = (means: TableMeans): readonly Route[] => [
  route({
    method: 'POST',
    path: '/tables/:id/rematch',
    summary: 'Set up the same game again with sides changed, when it is over; or find the one that another has set up.',
    who: signedIn,
    params: TableId,
    body: z.strictObject({ number: OwnNumber.optional() }),
    answer: OneTable,
    limits: [{ what: 'creation', by: ({ caller }) => caller.id }],
    answers: async ({ caller, params, body }) => {
      const found = await foundAt(means, params.id);
      if (!belongsTo(found, caller)) throw new Refusal('forbidden', 'not-at-table', 'Only those who played can play again.');
      if (found.stage !== 'over') throw new Refusal('conflict', 'not-over', 'The game is not over.');
      return oneShownTo(means, caller, await rematchOf(means, found, caller, body.number ?? null));
    },
  }),
];
