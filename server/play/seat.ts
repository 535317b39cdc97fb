/** A page at a table: in a seat of which its person is the master, or as somebody who only looks on. */
import type { Refusal as Refused } from '../../kernel/index.ts';
import type { Deed, FromPage, FromTable, Inquiry, KnownLines, Unanswered } from '../../table/index.ts';
import { isDeed, ONLOOKER } from '../../table/index.ts';
import { Refusal } from '../refusal.ts';
import type { SeatAct } from '../tables/act.ts';
import type { Outcome, Room } from '../tables/room.ts';
import { Inquiries } from './inquiries.ts';
import { Labour } from './labour.ts';
import { TimeTeller } from './time-teller.ts';
import { Watcher } from './watcher.ts';

type Answer = Extract<FromTable, { readonly id: number }>['answer'];

const failed = (reason: string): Unanswered => ({ type: 'failed', trouble: { place: null, reason } });

export interface SeatWanted {
  readonly room: Room;
  /** Null for whoever only looks on. */
  readonly side: string | null;
  readonly known: KnownLines | null;
  readonly now: () => number;
  /** Who is charged with what the answers to his questions take, where anybody is. */
  readonly labour?: Labour;
  readonly asker?: string;
  /** Counts a proposal: the house tells everybody at the table of it, so it is not made without end. */
  mayPropose?(): boolean;
  send(message: FromTable): void;
}

export class Seat {
  private readonly inquiries: Inquiries;
  private stop: () => void = () => undefined;

  private constructor(private readonly wanted: SeatWanted) {
    this.inquiries = new Inquiries(this.viewer, wanted.now);
  }

  static async take(wanted: SeatWanted): Promise<Seat> {
    const seat = new Seat(wanted);
    const watcher = new Watcher(seat.viewer, wanted.known, {
      news: (news) => wanted.send({ news }),
      failed: (trouble) => wanted.send({ trouble }),
    });
    const teller = new TimeTeller(seat.viewer, wanted.now, (time) => wanted.send({ time }));
    seat.stop = await wanted.room.watch({
      changed: (table, time, outlooks) => {
        watcher.changed(table, outlooks);
        teller.changed(table, time);
      },
      failed: (words) => watcher.failed(words),
    });
    return seat;
  }

  private get viewer(): string {
    return this.wanted.side ?? ONLOOKER.id;
  }

  async hear({ id, request, ticket }: FromPage): Promise<void> {
    if (isDeed(request)) this.wanted.send({ id, answer: await this.do(request, ticket ?? null) });
    else await this.inquire(id, request);
  }

  private async do(deed: Deed, ticket: string | null): Promise<Answer> {
    const act = this.tooOften(deed) ?? this.actOf(deed);
    return 'code' in act ? { type: 'refused', refusal: act } : answerOf(await this.wanted.room.act(act, ticket));
  }

  private tooOften({ type }: Deed): Refused | null {
    if (type !== 'propose' || this.wanted.side === null || this.wanted.mayPropose?.() !== false) return null;
    return { code: 'not-offered', words: 'that was proposed too often: wait a little', rule: '' };
  }

  /** Whatever a page says of whose order it is, it is that of the seat. */
  private actOf(deed: Deed): SeatAct | Refused {
    const { side } = this.wanted;
    if (side === null) return { code: 'not-asked', words: 'whoever looks on gives no orders', rule: '' };
    switch (deed.type) {
      case 'commands': {
        const stranger = deed.commands.find((command) => command.side !== side);
        if (stranger) return { code: 'not-asked', words: 'these are not orders of this seat', rule: '' };
        return { does: 'order', side, commands: deed.commands };
      }
      case 'course':
        return { does: 'course', side, piece: deed.piece, goal: deed.goal };
      case 'undo':
        return { does: 'undo', side };
      case 'staff':
        return { does: 'staff', side, scope: deed.scope };
      case 'stand':
      case 'stand-in-row':
        return { does: deed.type, side, order: deed.order };
      case 'stand-down':
        return { does: 'stand-down', side, question: deed.question };
      case 'propose':
        return { does: 'propose', side, wish: deed.wish };
      case 'agree':
      case 'decline':
        return { does: deed.type, side };
      case 'claim':
        return { does: 'claim', side, against: deed.against };
    }
  }

  /** What is found quickly may be long, so that sending it is paid for as well. */
  private async inquire(id: number, inquiry: Inquiry): Promise<void> {
    const { labour = new Labour(), asker = '' } = this.wanted;
    const noted = <T>(work: () => T): T => labour.noted(asker, work);
    try {
      await labour.for(asker, async () => {
        const answer = await this.wanted.room.look((table) => noted(() => this.inquiries.answer(table, inquiry)));
        noted(() => this.wanted.send({ id, answer: answer ?? failed('the game has not begun') }));
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.wanted.send({ id, answer: failed(error.message) });
    }
  }

  leave(): void {
    this.stop();
  }
}

function answerOf(outcome: Outcome): Answer {
  if (outcome.type === 'failed') return failed(outcome.words);
  return outcome;
}
