/** What is done at a table, as the store keeps it: played again from the first to the last, acts bring back the table as it was, drafts and all. */
import { type Command, RESIGN, type Refusal, readCommand } from '../../kernel/index.ts';
import { type Fields, isFields } from '../../register/reading.ts';
import { readStandingOrder, type StaffScope, type StandingOrder, type Table, type Wish } from '../../table/index.ts';

/** An answer of a bot, or of the staff in the place of a person. */
export interface BotAnswer {
  readonly command: Command;
  readonly isStaff: boolean;
  /** What it was called that a person had ordered for good, where it was that. */
  readonly due?: string;
}

/** What a person does in his seat. */
export type SeatAct =
  /** All of them or none, as far as no dice fall among them. */
  | { readonly does: 'order'; readonly side: string; readonly commands: readonly Command[] }
  | { readonly does: 'course'; readonly side: string; readonly piece: string; readonly goal: string }
  | { readonly does: 'undo'; readonly side: string }
  | { readonly does: 'staff'; readonly side: string; readonly scope: StaffScope }
  | { readonly does: 'stand' | 'stand-in-row'; readonly side: string; readonly order: StandingOrder }
  | { readonly does: 'stand-down'; readonly side: string; readonly question: string }
  | { readonly does: 'propose'; readonly side: string; readonly wish: Wish }
  | { readonly does: 'agree' | 'decline'; readonly side: string }
  /** Days for a move are over, and whoever waited claims the game. */
  | { readonly does: 'claim'; readonly side: string; readonly against: string };

export type Act =
  | SeatAct
  /** A clock has run out. */
  | { readonly does: 'flag'; readonly side: string }
  | { readonly does: 'answers'; readonly answers: readonly BotAnswer[] };

/** Whether it can do no more than end the game, or is about that. */
export const isAboutTheEnd = (act: SeatAct): boolean =>
  act.does === 'order' ? act.commands.every(({ verb }) => verb === RESIGN) : ['propose', 'agree', 'decline', 'claim'].includes(act.does);

/** What a store gave back is not what was put there. */
export class BadAct extends Error {}

/** Does it; a refusal has changed nothing. */
export function perform(table: Table, act: Act): Refusal | null {
  switch (act.does) {
    case 'order':
      return table.order(act.side, act.commands);
    case 'course':
      return table.course(act.side, act.piece, act.goal);
    case 'undo':
      return table.undo(act.side);
    case 'staff':
      return table.staff(act.side, act.scope);
    case 'stand':
      table.stand(act.side, act.order);
      return null;
    case 'stand-in-row':
      table.standInRow(act.side, act.order);
      return null;
    case 'stand-down':
      table.standingOrders.end(act.side, act.question);
      return null;
    case 'propose':
      return table.accord.propose(act.side, act.wish);
    case 'agree':
      return table.accord.agree(act.side);
    case 'decline':
      return table.accord.decline(act.side);
    case 'claim':
      return table.timeUp(act.against);
    case 'flag':
      return table.timeUp(act.side);
    case 'answers':
      return answered(table, act.answers);
  }
}

function answered(table: Table, answers: readonly BotAnswer[]): Refusal | null {
  for (const { command, isStaff, due } of answers) {
    const refusal = table.answerAgain(command, isStaff, due ?? null);
    if (refusal) return refusal;
  }
  return null;
}

export const actText = (act: Act): string => JSON.stringify(act);

export function readAct(text: string): Act {
  const given: unknown = JSON.parse(text);
  const act = isFields(given) ? actIn(given) : null;
  if (!act) throw new BadAct('an act in the store cannot be read');
  return act;
}

function actIn(fields: Fields): Act | null {
  const { does, side, commands, piece, goal, scope, answers } = fields;
  if (does === 'answers') return { does, answers: all(answers, readAnswer) };
  if (typeof side !== 'string') return null;
  if (does === 'order') return { does, side, commands: all(commands, readCommand) };
  if (does === 'undo' || does === 'agree' || does === 'decline' || does === 'flag') return { does, side };
  if (does === 'course' && typeof piece === 'string' && typeof goal === 'string') return { does, side, piece, goal };
  if (does === 'staff' && isScope(scope)) return { does, side, scope };
  return besideTheGame(fields, side);
}

function besideTheGame({ does, wish, order, question, against }: Fields, side: string): Act | null {
  if (does === 'propose' && (wish === 'draw' || wish === 'take-back')) return { does, side, wish };
  if (does === 'claim' && typeof against === 'string') return { does, side, against };
  if (does === 'stand-down' && typeof question === 'string') return { does, side, question };
  if (does !== 'stand' && does !== 'stand-in-row') return null;
  const standing = readStandingOrder(order);
  return standing && { does, side, order: standing };
}

const isScope = (value: unknown): value is StaffScope => value === 'decision' || value === 'phase' || value === 'question';

function readAnswer(value: unknown): BotAnswer | undefined {
  const command = isFields(value) ? readCommand(value.command) : undefined;
  if (!command || !isFields(value)) return undefined;
  const { isStaff, due } = value;
  return { command, isStaff: isStaff === true, ...(typeof due === 'string' ? { due } : {}) };
}

function all<T>(list: unknown, read: (value: unknown) => T | undefined): readonly T[] {
  const values = Array.isArray(list) ? list.map(read) : [undefined];
  return values.map((value) => {
    if (value === undefined) throw new BadAct('an act in the store cannot be read');
    return value;
  });
}
