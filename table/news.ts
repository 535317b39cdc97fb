/**
 * A sight on its way to whoever looks: only what is new since the last one, and the same again at the other end. What is
 * sent follows from what was shown and what was shown before, and from nothing else, so it tells no more than they do.
 */
import { type Change, Incoming, Outgoing } from './changes.ts';
import { changed, type Difference, differenceOf, plainCopy } from './difference.ts';
import { type PackedQuestion, packed, unpacked } from './packing.ts';
import type { LogNews, ShownEntry, Sight } from './sight.ts';

type Packed = Omit<Sight, 'log' | 'question'> & { readonly question: PackedQuestion | null; readonly log: null };

/** A line of the log, and the lines that it opens to: as it is, or by what is not as in the last of its kind. */
interface Told {
  readonly as?: ShownEntry;
  readonly kind?: string;
  readonly but?: Difference;
  readonly parts?: readonly Told[];
}

export interface News {
  /** The number of these news; all of a sight is sent with the first. */
  readonly number: number;
  readonly sight: Change<Packed>;
  readonly log: { readonly from: number; readonly entries: readonly Told[] };
}

/** Rolls of one check are alike, and so is whatever is told without a roll. */
const kindOf = ({ roll }: ShownEntry): string => roll?.title ?? '';

/** Sends one sight after another to one reader. */
export class Sender {
  private readonly sights = new Outgoing<Packed>();
  private number = 0;
  private readonly models = new Map<string, ShownEntry>();

  send(shown: Sight): News {
    const { log, question } = shown;
    return {
      number: ++this.number,
      sight: this.sights.send({ ...shown, question: question && packed(question), log: null }),
      log: { from: log.from, entries: plainCopy(log.entries).map((each) => this.told(each)) },
    };
  }

  private told(entry: ShownEntry): Told {
    const parts = entry.parts.length > 0 ? { parts: entry.parts.map((each) => this.told(each)) } : {};
    const alone = { ...entry, parts: [] };
    const kind = kindOf(entry);
    const model = this.models.get(kind);
    this.models.set(kind, alone);
    if (!model) return { as: alone, ...parts };
    const but = differenceOf(model, alone);
    return { ...(kind === '' ? {} : { kind }), ...(but ? { but } : {}), ...parts };
  }
}

/** Puts together what one sender sends. */
export class Reader {
  private readonly sights = new Incoming<Packed>();
  private number = 0;
  private readonly models = new Map<string, ShownEntry>();

  read(news: News): Sight {
    const isFirst = 'whole' in news.sight;
    if (isFirst) this.models.clear();
    else if (news.number !== this.number + 1) throw new Error('news came out of turn');
    this.number = news.number;
    const sight = this.sights.read(news.sight);
    return { ...sight, question: sight.question && unpacked(sight.question, sight.prompt ?? ''), log: this.readLog(news) };
  }

  private readLog({ log: { from, entries } }: News): LogNews {
    return { from, entries: entries.map((each) => this.entryOf(each)) };
  }

  private entryOf({ as, kind = '', but, parts = [] }: Told): ShownEntry {
    const within = parts.map((each) => this.entryOf(each));
    const model = this.models.get(kind);
    const entry = as ?? (model && changed(model, but ?? null));
    if (!entry) throw new Error(`no line like this was told before: ${kind}`);
    this.models.set(kindOf(entry), entry);
    return { ...entry, parts: within };
  }
}
