/** Tables are made, and seats taken and given up. */
import { z } from 'zod';
import type { Kind, Ruleset } from '../../kernel/index.ts';
import { isNumber } from '../../lab/fair.ts';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import type { Sitter } from '../tables/tables.ts';
import { signedIn } from './gate.ts';
import { NOTHING, type Route, route } from './route.ts';
import { botFor, MOST_BYTES_WITH_PACK, rulesetFor, SetUpWanted, setupFor } from './set-up.ts';
import { deed, OneTable, oneShownTo, type TableMeans, Word } from './table-means.ts';
import { ClockShape } from './table-shown.ts';

/** What a person adds to the dice: 32 to 256 bits in hexadecimal, of his own browser's choice. */
export const OwnNumber = z.string().refine(isNumber, '8 to 64 hexadecimal digits');

/** How the seats are filled when a table is made: by oneself, by a bot, or by whoever comes. */
const SeatWanted = z.union([
  z.strictObject({ me: z.literal(true) }),
  z.strictObject({ bot: Word }),
  z.strictObject({ free: z.literal(true) }),
]);

const TableWanted = SetUpWanted.extend({
  seats: z.record(Word, SeatWanted),
  isListed: z.boolean(),
  clock: ClockShape.optional(),
  number: OwnNumber.optional(),
});

export const seatingRoutes = (means: TableMeans): readonly Route[] => [
  route({
    method: 'POST',
    path: '/tables',
    summary:
      'Make a table. When the last seat is taken the game begins. Without a number your own seats are kept for you: sit down there with one when you know what is promised of the dice.',
    who: signedIn,
    params: NOTHING,
    body: TableWanted,
    answer: OneTable,
    limits: [{ what: 'creation', by: ({ caller }) => caller.id }],
    mostBytes: MOST_BYTES_WITH_PACK,
    answers: async ({ caller, body }) => {
      const { rooms } = means;
      const ruleset = rulesetFor(body.game);
      const id = await rooms.tables.create({
        game: ruleset.id,
        rules: ruleset.version,
        setup: setupFor(ruleset, body),
        isListed: body.isListed,
        host: caller.id,
        ...(body.clock ? { clock: body.clock } : {}),
        seats: seatsFor(ruleset, body, caller),
      });
      await rooms.begin(id);
      return oneShownTo(means, caller, id);
    },
  }),
  deed(means, {
    path: '/tables/:id/sit',
    summary: 'Take a free seat, or one that is kept for you. When it is the last the game begins.',
    body: z.strictObject({ side: Word, number: OwnNumber }),
    does: ({ id }, { side, number }, caller) => seated(means, id, side, { person: caller.id, number }),
  }),
  deed(means, {
    path: '/tables/:id/bot',
    summary: 'Give a free seat to a bot; for whoever made the table.',
    body: z.strictObject({ side: Word, bot: Word }),
    does: async ({ id, host, game }, { side, bot }, caller) => {
      if (host !== caller.id) throw new Refusal('forbidden', 'not-host', 'Only whoever made the table can do this.');
      await seated(means, id, side, { bot: botFor(rulesetFor(game), bot) });
    },
  }),
  deed(means, {
    path: '/tables/:id/stand',
    summary: 'Give your seat up, as long as the game has not begun.',
    body: z.strictObject({ side: Word }),
    does: async ({ id }, { side }, caller) => {
      if (!(await means.rooms.tables.stand(id, side, caller.id)))
        throw new Refusal('conflict', 'cannot-stand', 'This seat is not yours, or the game has begun.');
    },
  }),
];

type Seats = Readonly<Record<string, Sitter | null>>;

function seatsFor(ruleset: Ruleset<Kind>, { seats, number }: z.infer<typeof TableWanted>, { id }: Person): Seats {
  const stranger = Object.keys(seats).find((side) => !ruleset.sides.includes(side));
  if (stranger !== undefined) throw new Refusal('malformed', 'no-such-side', 'There is no such side.');
  const sitter = (side: string): Sitter | null => {
    const seat = Object.hasOwn(seats, side) ? seats[side] : undefined;
    if (!seat || 'free' in seat) return null;
    return 'me' in seat ? { person: id, number: number ?? null } : { bot: botFor(ruleset, seat.bot) };
  };
  const filled = Object.fromEntries(ruleset.sides.map((side) => [side, sitter(side)]));
  const isForPeople = Object.values(filled).some((seat) => seat === null || 'person' in seat);
  if (!isForPeople) throw new Refusal('malformed', 'nobody-plays', 'Somebody has to play: bots alone need no server.');
  return filled;
}

async function seated({ rooms }: TableMeans, id: string, side: string, sitter: Sitter): Promise<void> {
  if (!(await rooms.tables.sit(id, side, sitter))) throw new Refusal('conflict', 'seat-taken', 'This seat is taken, or there is none.');
  await rooms.begin(id);
}
