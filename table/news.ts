/**
 * A sight on its way to whoever looks: only what is new since the last one, and the same again at the other end. What is
 * sent follows from what was shown and what was shown before, and from nothing else, so it tells no more than they do.
 */
import { changed, type Difference, differenceOf, plainCopy } from './difference.ts';
import { type PackedQuestion, packed, unpacked } from './packing.ts';
import type { LogNews, ShownEntry, Sight } from './sight.ts';

type Packed = Omit<Sight, 'log' | 'question'> & { readonly question: PackedQuestion | null; readonly log: null };

/** A line of the log: as it is, or like one so many lines before it but for a difference. */
type Told = { readonly as: ShownEntry } | { readonly like: number; readonly but: Difference | null };

export interface News {
  /** The number of these news; all of a sight is sent with the first. */
  readonly number: number;
  readonly sight: { readonly whole: Packed } | { readonly but: Difference | null };
  readonly log: { readonly from: number; readonly entries: readonly Told[] };
}

/** Lines of the same kind are alike: rolls of one check, and whatever is told without a roll. */
const kindOf = ({ roll }: ShownEntry): string => roll?.title ?? '';

/** Sends one sight after another to one reader. */
export class Sender {
  private sent: Packed | null = null;
  private number = 0;
  private readonly log: ShownEntry[] = [];

  send(shown: Sight): News {
    const { log, question } = shown;
    const sight = plainCopy<Packed>({ ...shown, question: question && packed(question), log: null });
    const last = this.sent;
    this.sent = sight;
    return {
      number: ++this.number,
      sight: last ? { but: differenceOf(last, sight) } : { whole: sight },
      log: { from: log.from, entries: this.told(log) },
    };
  }

  private told({ from, entries }: LogNews): Told[] {
    this.log.length = from;
    return entries.map((each) => this.tell(plainCopy(each)));
  }

  private tell(entry: ShownEntry): Told {
    const kind = kindOf(entry);
    const model = this.log.findLastIndex((each) => kindOf(each) === kind);
    const before = this.log[model];
    this.log.push(entry);
    return before ? { like: this.log.length - 1 - model, but: differenceOf(before, entry) } : { as: entry };
  }
}

/** Puts together what one sender sends. */
export class Reader {
  private held: Packed | null = null;
  private number = 0;
  private readonly log: ShownEntry[] = [];

  read({ number, sight, log }: News): Sight {
    if ('whole' in sight) this.held = sight.whole;
    else if (this.held && number === this.number + 1) this.held = changed(this.held, sight.but);
    else throw new Error('news came out of turn');
    this.number = number;
    const { question } = this.held;
    return { ...this.held, question: question && unpacked(question), log: this.readLog(log) };
  }

  private readLog({ from, entries }: News['log']): LogNews {
    this.log.length = from;
    for (const told of entries) this.log.push(this.entryOf(told));
    return { from, entries: this.log.slice(from) };
  }

  private entryOf(told: Told): ShownEntry {
    if ('as' in told) return told.as;
    const model = this.log[this.log.length - told.like];
    if (!model) throw new Error('a line is like one that was never told');
    return changed(model, told.but);
  }
}
