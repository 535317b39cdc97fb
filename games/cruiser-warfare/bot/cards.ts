/**
 * Orders are written on cards, one fleet's at a time. A card is taken up for an order that should be offered, and what has been
 * ordered shows in the view; so the captain need not remember which cards were in hand. Only a card that proved useless is remembered,
 * for as long as the phase lasts, lest it be taken up for ever.
 */
import type { Command, Target } from '../../../kernel/index.ts';
import { sameTarget } from '../../../kernel/index.ts';
import type { FleetId } from '../state.ts';
import type { Question } from './asked.ts';
import { isOffered, order, targets } from './asked.ts';

export interface Wish {
  readonly fleet: FleetId;
  readonly verb: string;
  readonly target: Target;
}

export class Desk {
  private phase = '';
  readonly useless = new Set<FleetId>();
  /** The card in hand, as long as nothing has been written on it. */
  unwritten: FleetId | null = null;

  /** A new phase brings new cards. */
  inPhase({ question }: Question, turn: number): this {
    const phase = `${question.name} ${turn}`;
    if (phase !== this.phase) this.useless.clear();
    if (phase !== this.phase) this.unwritten = null;
    this.phase = phase;
    return this;
  }
}

/** Wish after wish is granted; without any the question is over. */
export function writeCards(asked: Question, turn: number, wishes: readonly Wish[]): Command {
  const desk = asked.desk.inPhase(asked, turn);
  return isOffered(asked, 'close') ? writeOn(asked, desk, wishes) : takeUp(asked, desk, wishes);
}

function takeUp(asked: Question, desk: Desk, wishes: readonly Wish[]): Command {
  const wish = wishes.find(({ fleet }) => !desk.useless.has(fleet));
  if (!wish) return order(asked, 'done');
  desk.unwritten = wish.fleet;
  return order(asked, 'open', wish.fleet);
}

function writeOn(asked: Question, desk: Desk, wishes: readonly Wish[]): Command {
  for (const { verb, target } of wishes) {
    const offered = targets(asked, verb).find((each) => sameTarget(each, target));
    if (offered === undefined) continue;
    desk.unwritten = null;
    return order(asked, verb, offered);
  }
  if (desk.unwritten !== null) desk.useless.add(desk.unwritten);
  return order(asked, 'close');
}
