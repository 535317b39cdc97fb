/** What can be asked about tables: to make one, to sit down at it, to see who sits there, and for programs to play at it. */
import { z } from 'zod';
import { botsOf } from '../../bots/index.ts';
import { checkScenario, dataWith, fillOptions, type Kind, type Ruleset, seen, UnknownSetting } from '../../kernel/index.ts';
import { isNumber } from '../../lab/fair.ts';
import { ONLOOKER, type TableInWords } from '../../table/index.ts';
import type { Database } from '../db/database.ts';
import type { Person } from '../people/person.ts';
import { shownNames } from '../people/shown-names.ts';
import { commandSchema, ticketSchema } from '../play/messages.ts';
import { Refusal } from '../refusal.ts';
import { rulesetNamed } from '../tables/laid.ts';
import type { Rooms } from '../tables/rooms.ts';
import type { Setup } from '../tables/rows.ts';
import type { Found, Sitter } from '../tables/tables.ts';
import { anyone, signedIn } from './gate.ts';
import { NOTHING, type Route, route } from './route.ts';
import { peopleAt, TableShown, tableShown } from './table-shown.ts';

const hasNoNul = (text: string): boolean => !text.includes('\0');

const OneTable = z.strictObject({ table: TableShown });
const ManyTables = z.strictObject({ tables: z.array(TableShown) });
const TableId = z.strictObject({ id: z.string().max(64).refine(hasNoNul) });
/** The database takes no text with a NUL in it. */
const Word = z.string().max(200).refine(hasNoNul);

/** What a person adds to the dice: 32 to 256 bits in hexadecimal, of his own browser's choice. */
const OwnNumber = z.string().refine(isNumber, '8 to 64 hexadecimal digits');

/** A pack of figures may be long, and no longer than this. */
const MOST_BYTES = 512 * 1024;

export interface TableMeans {
  readonly database: Database;
  readonly rooms: Rooms;
}

export const tableRoutes = (means: TableMeans): readonly Route[] => [...finding(means), ...sitting(means), ...playing(means)];

const noSuchTable = (): Refusal => new Refusal('missing', 'no-such-table', 'There is no such table.');

async function foundAt({ rooms }: TableMeans, id: string): Promise<Found> {
  const found = await rooms.tables.find(id);
  if (!found) throw noSuchTable();
  return found;
}

async function shownTo({ database }: TableMeans, viewer: Person | null, tables: readonly Found[]): Promise<TableInWords[]> {
  const names = await shownNames(database, peopleAt(tables));
  return tables.map((table) => tableShown(table, viewer?.id ?? null, names));
}

async function oneShownTo(means: TableMeans, viewer: Person | null, id: string): Promise<{ table: TableInWords }> {
  const [table] = await shownTo(means, viewer, [await foundAt(means, id)]);
  if (!table) throw noSuchTable();
  return { table };
}

const finding = (means: TableMeans): readonly Route[] => [
  route({
    method: 'GET',
    path: '/tables',
    summary: 'Tables with a free seat that are open to whoever comes.',
    who: anyone,
    params: NOTHING,
    body: NOTHING,
    answer: ManyTables,
    answers: async ({ caller }) => ({ tables: await shownTo(means, caller, await means.rooms.tables.listed()) }),
  }),
  route({
    method: 'GET',
    path: '/tables/mine',
    summary: 'Tables at which you sit, the latest first.',
    who: signedIn,
    params: NOTHING,
    body: NOTHING,
    answer: ManyTables,
    answers: async ({ caller }) => ({ tables: await shownTo(means, caller, await means.rooms.tables.of(caller.id)) }),
  }),
  route({
    method: 'GET',
    path: '/tables/:id',
    summary: 'Who sits where, what is played, whose move it is.',
    who: anyone,
    params: TableId,
    body: NOTHING,
    answer: OneTable,
    answers: ({ caller, params }) => oneShownTo(means, caller, params.id),
  }),
];

/** How the seats are filled when a table is made: by oneself, by a bot, or by whoever comes. */
const SeatWanted = z.union([
  z.strictObject({ me: z.literal(true) }),
  z.strictObject({ bot: Word }),
  z.strictObject({ free: z.literal(true) }),
]);

const TableWanted = z.strictObject({
  game: Word,
  scenario: Word.optional(),
  options: z.record(Word, Word).optional(),
  pack: z.unknown().optional(),
  seats: z.record(Word, SeatWanted),
  isListed: z.boolean(),
  number: OwnNumber,
});

const sitting = (means: TableMeans): readonly Route[] => [
  route({
    method: 'POST',
    path: '/tables',
    summary: 'Make a table. When the last seat is taken the game begins.',
    who: signedIn,
    params: NOTHING,
    body: TableWanted,
    answer: OneTable,
    limits: [{ what: 'creation', by: ({ caller }) => caller.id }],
    mostBytes: MOST_BYTES,
    answers: async ({ caller, body }) => {
      const { rooms } = means;
      const ruleset = rulesetFor(body.game);
      const id = await rooms.tables.create({
        game: ruleset.id,
        rules: ruleset.version,
        setup: setupFor(ruleset, body),
        isListed: body.isListed,
        host: caller.id,
        seats: seatsFor(ruleset, body, caller),
      });
      await rooms.begin(id);
      return oneShownTo(means, caller, id);
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:id/sit',
    summary: 'Take a free seat. When it is the last the game begins.',
    who: signedIn,
    params: TableId,
    body: z.strictObject({ side: Word, number: OwnNumber }),
    answer: OneTable,
    answers: async ({ caller, params, body }) => {
      await seated(means, params.id, body.side, { person: caller.id, number: body.number });
      return oneShownTo(means, caller, params.id);
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:id/bot',
    summary: 'Give a free seat to a bot; for whoever made the table.',
    who: signedIn,
    params: TableId,
    body: z.strictObject({ side: Word, bot: Word }),
    answer: OneTable,
    answers: async ({ caller, params, body }) => {
      const found = await foundAt(means, params.id);
      if (found.host !== caller.id) throw new Refusal('forbidden', 'not-host', 'Only whoever made the table can do this.');
      await seated(means, params.id, body.side, { bot: botFor(rulesetFor(found.game), body.bot) });
      return oneShownTo(means, caller, params.id);
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:id/stand',
    summary: 'Give your seat up, as long as the game has not begun.',
    who: signedIn,
    params: TableId,
    body: z.strictObject({ side: Word }),
    answer: OneTable,
    answers: async ({ caller, params, body }) => {
      if (!(await means.rooms.tables.stand(params.id, body.side, caller.id)))
        throw new Refusal('conflict', 'cannot-stand', 'This seat is not yours, or the game has begun.');
      return oneShownTo(means, caller, params.id);
    },
  }),
];

function rulesetFor(game: string): Ruleset<Kind> {
  const ruleset = rulesetNamed(game);
  if (!ruleset) throw new Refusal('missing', 'no-such-game', 'There is no such game.');
  return ruleset;
}

function botFor(ruleset: Ruleset<Kind>, bot: string): string {
  if (botsOf(ruleset).every(({ name }) => name !== bot)) throw new Refusal('malformed', 'no-such-bot', 'There is no such bot.');
  return bot;
}

/** As the game takes it, or why not: what is wrong with a pack is told with its place. */
function setupFor(ruleset: Ruleset<Kind>, { scenario, options, pack }: z.infer<typeof TableWanted>): Setup {
  try {
    const data = dataWith(ruleset, pack);
    const chosen = checkScenario(ruleset, scenario ?? ruleset.scenarios[0]?.id ?? '', data);
    return { scenario: chosen, options: fillOptions(ruleset, chosen, options ?? {}), ...(pack === undefined ? {} : { pack }) };
  } catch (error) {
    if (error instanceof UnknownSetting) throw new Refusal('malformed', 'bad-setting', error.message.slice(0, 300));
    throw error;
  }
}

type Seats = Readonly<Record<string, Sitter | null>>;

function seatsFor(ruleset: Ruleset<Kind>, { seats, number }: z.infer<typeof TableWanted>, { id }: Person): Seats {
  const stranger = Object.keys(seats).find((side) => !ruleset.sides.includes(side));
  if (stranger !== undefined) throw new Refusal('malformed', 'no-such-side', 'There is no such side.');
  const sitter = (side: string): Sitter | null => {
    const seat = Object.hasOwn(seats, side) ? seats[side] : undefined;
    if (!seat || 'free' in seat) return null;
    return 'me' in seat ? { person: id, number } : { bot: botFor(ruleset, seat.bot) };
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

/** For programs, which need not hold a line open. */
const playing = (means: TableMeans): readonly Route[] => [
  route({
    method: 'GET',
    path: '/tables/:id/seen',
    summary: 'The game as your seat sees it: position, what is asked, the latest of the log. Without `as` what everybody may see.',
    who: anyone,
    params: TableId.extend({ as: Word.optional(), log: z.coerce.number().int().min(0).max(1000).optional() }),
    body: NOTHING,
    answer: z.looseObject({}),
    answers: async ({ caller, params }) => {
      const viewer = viewerAt(await foundAt(means, params.id), caller, params.as ?? ONLOOKER.id);
      const looked = await means.rooms.at(params.id).look((table) => seen(table.game, viewer, params.log ?? 50));
      if (!looked) throw new Refusal('conflict', 'not-begun', 'The game has not begun.');
      return { ...looked };
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:id/orders',
    summary: 'Give orders for your seat: all of them or none. The same ticket again is not done again.',
    who: signedIn,
    params: TableId,
    body: z.strictObject({
      side: Word,
      commands: z
        .array(commandSchema.omit({ side: true }))
        .min(1)
        .max(500),
      ticket: ticketSchema,
    }),
    answer: z.strictObject({ refusal: z.strictObject({ code: z.string(), words: z.string(), rule: z.string() }).nullable() }),
    answers: async ({ caller, params, body: { side, commands, ticket } }) => {
      viewerAt(await foundAt(means, params.id), caller, side);
      const orders = commands.map(({ verb, target }) => (target === undefined ? { side, verb } : { side, verb, target }));
      const outcome = await means.rooms.at(params.id).act({ does: 'order', side, commands: orders }, ticket);
      if (outcome.type === 'failed') throw new Refusal('unavailable', outcome.code, outcome.words);
      return { refusal: outcome.type === 'refused' ? outcome.refusal : null };
    },
  }),
  route({
    method: 'GET',
    path: '/tables/:id/record',
    summary: 'The record of a game that is over, with the secret of its dice: `line-ahead verify` checks it.',
    who: anyone,
    params: TableId,
    body: NOTHING,
    answer: z.strictObject({ record: z.string() }),
    answers: async ({ params }) => {
      const found = await foundAt(means, params.id);
      const record = found.stage === 'over' ? await means.rooms.at(params.id).look((table) => table.record()) : null;
      if (record === null) throw new Refusal('conflict', 'not-over', 'The record opens when the game is over.');
      return { record };
    },
  }),
];

/** A seat is its person's; the place of whoever looks on is anybody's. */
function viewerAt({ seats }: Found, caller: Person | null, as: string): string {
  const isOwn = caller !== null && seats.some(({ side, person }) => side === as && person === caller.id);
  if (as !== ONLOOKER.id && !isOwn) throw new Refusal('forbidden', 'not-your-seat', 'This seat is not yours.');
  return as;
}
