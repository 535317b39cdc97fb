/** What comes over a socket, checked before anything is done with it. */
import { z } from 'zod';
import { MOST_PARTS } from '../../kernel/index.ts';
import type { FromPage } from '../../table/index.ts';

/** No honest message is longer: a batch of orders for a whole fleet. */
export const MOST_BYTES = 64 * 1024;

/** Orders that are given at once. */
const MOST_COMMANDS = 500;

const word = z.string().max(200);
const atom = z.union([word, z.number().finite()]);
export const pathSchema = z.array(atom).max(MOST_PARTS);
const target = z.union([atom, pathSchema]);
export const commandSchema = z.strictObject({ side: word, verb: word, target: target.optional() });
const count = z.number().int().min(0).max(1_000_000);

const request = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('commands'), commands: z.array(commandSchema).min(1).max(MOST_COMMANDS) }),
  z.strictObject({ type: z.literal('course'), piece: word, goal: word }),
  z.strictObject({ type: z.literal('undo') }),
  z.strictObject({ type: z.literal('staff'), scope: z.enum(['decision', 'phase', 'question']) }),
  z.strictObject({
    type: z.enum(['stand', 'stand-in-row']),
    side: word,
    order: z.strictObject({
      question: word,
      label: word,
      kind: word,
      answer: z.strictObject({ verb: word, target: target.nullable() }).nullable(),
    }),
  }),
  z.strictObject({ type: z.literal('stand-down'), question: word }),
  z.strictObject({ type: z.literal('propose'), wish: z.enum(['draw', 'take-back']) }),
  z.strictObject({ type: z.literal('agree') }),
  z.strictObject({ type: z.literal('decline') }),
  z.strictObject({ type: z.literal('claim'), against: word }),
  z.strictObject({ type: z.literal('why'), id: word }),
  z.strictObject({ type: z.literal('rolls'), verb: word, target: target.nullable() }),
  z.strictObject({ type: z.literal('forecast') }),
  z.strictObject({ type: z.literal('pack') }),
  z.strictObject({ type: z.literal('replay'), at: count, viewer: word.nullable(), known: count }),
  z.strictObject({ type: z.literal('landmarks'), viewer: word.nullable() }),
]);

/** Long enough that nobody hits another's by chance. */
export const ticketSchema = z.string().regex(/^[\w-]{16,64}$/);

const messageSchema = z.strictObject({ id: z.number().int().min(1), request, ticket: ticketSchema.optional() });

/** Null for whatever is no message, whatever it is. */
export function readMessage(text: string): FromPage | null {
  const parsed = messageSchema.safeParse(jsonOf(text));
  return parsed.success ? withoutGaps(parsed.data) : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What is left out is left out, and not there as undefined. */
function withoutGaps({ id, request, ticket }: z.infer<typeof messageSchema>): FromPage {
  const plain = request.type === 'commands' ? { ...request, commands: request.commands.map(commandIn) } : request;
  return ticket === undefined ? { id, request: plain } : { id, request: plain, ticket };
}

const commandIn = ({ side, verb, target }: z.infer<typeof commandSchema>) =>
  target === undefined ? { side, verb } : { side, verb, target };
