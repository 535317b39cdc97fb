/** What is done at a table, as the store keeps it: played again from the first to the last, acts bring back the table as it was, drafts and all. */
import { type Command, type Refusal, readCommand } from '../../kernel/index.ts';
import { type Fields, isFields } from '../../register/reading.ts';
import type { StaffScope, Table } from '../../table/index.ts';

/** An answer of a bot, or of the staff in the place of a person. */
export interface BotAnswer {
  readonly command: Command;
  readonly isStaff: boolean;
}

/** What a person does in his seat. */
export type SeatAct =
  /** All of them or none, as far as no dice fall among them. */
  | { readonly does: 'order'; readonly side: string; readonly commands: readonly Command[] }
  | { readonly does: 'course'; readonly side: string; readonly piece: string; readonly goal: string }
  | { readonly does: 'undo'; readonly side: string }
  | { readonly does: 'staff'; readonly side: string; readonly scope: StaffScope };

export type Act = SeatAct | { readonly does: 'answers'; readonly answers: readonly BotAnswer[] };

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
    case 'answers':
      return answered(table, act.answers);
  }
}

function answered(table: Table, answers: readonly BotAnswer[]): Refusal | null {
  for (const { command, isStaff } of answers) {
    const refusal = table.answerAgain(command, isStaff);
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

function actIn({ does, side, commands, piece, goal, scope, answers }: Fields): Act | null {
  if (does === 'answers') return { does, answers: all(answers, readAnswer) };
  if (typeof side !== 'string') return null;
  if (does === 'order') return { does, side, commands: all(commands, readCommand) };
  if (does === 'undo') return { does, side };
  if (does === 'course' && typeof piece === 'string' && typeof goal === 'string') return { does, side, piece, goal };
  if (does === 'staff' && isScope(scope)) return { does, side, scope };
  return null;
}

const isScope = (value: unknown): value is StaffScope => value === 'decision' || value === 'phase' || value === 'question';

function readAnswer(value: unknown): BotAnswer | undefined {
  const command = isFields(value) ? readCommand(value.command) : undefined;
  return command && isFields(value) ? { command, isStaff: value.isStaff === true } : undefined;
}

function all<T>(list: unknown, read: (value: unknown) => T | undefined): readonly T[] {
  const values = Array.isArray(list) ? list.map(read) : [undefined];
  return values.map((value) => {
    if (value === undefined) throw new BadAct('an act in the store cannot be read');
    return value;
  });
}
