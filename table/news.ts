/**
 * A sight on its way to whoever looks: only what is new since the last one, and the same again at the other end. What is
 * sent follows from what was shown and what was shown before, and from nothing else, so it tells no more than they do.
 */
import { type Change, Incoming, Outgoing } from './changes.ts';
import { changed, type Difference, differenceOf, plainCopy } from './difference.ts';
import { type PackedQuestion, packed, unpacked } from './packing.ts';
import type { LogNews, ShownEntry, ShownQuestion, Sight } from './sight.ts';
import { type TrackerNews, TrackerReader, TrackerSender } from './tracker-news.ts';

/** The question, the log and the tracker go by themselves. */
type Bare = Omit<Sight, 'log' | 'question' | 'tracker'> & { readonly question: null; readonly log: null; readonly tracker: null };

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
  readonly sight: Change<Bare>;
  /** By what it differs from the last of its name, for the same is asked turn after turn. */
  readonly question: { readonly name: string; readonly asked: Change<PackedQuestion> } | null;
  /** What pieces and places are called, of which this was not told before. */
  readonly names: Readonly<Record<string, string>>;
  readonly log: { readonly from: number; readonly entries: readonly Told[] };
  readonly tracker: TrackerNews;
}

/** Rolls of one check are alike, and so is whatever is told without a roll. */
const kindOf = ({ roll }: ShownEntry): string => roll?.title ?? '';

/** Sends one sight after another to one reader. */
export class Sender {
  private readonly sights = new Outgoing<Bare>();
  private readonly trackers = new TrackerSender();
  private readonly questions = new Map<string, Outgoing<PackedQuestion>>();
  private number = 0;
  private readonly models = new Map<string, ShownEntry>();
  private readonly names = new Map<string, string>();

  /** A sight that is a copy already, and will never be changed, is not copied again. */
  send(shown: Sight, isCopy = false): News {
    const { log, question } = shown;
    return {
      number: ++this.number,
      sight: this.sights.send({ ...shown, question: null, log: null, tracker: null }, isCopy),
      question: question && { name: question.name, asked: this.asked(question) },
      names: this.newNames(question?.names ?? {}),
      log: { from: log.from, entries: plainCopy(log.entries).map((each) => this.told(each)) },
      tracker: this.trackers.send(shown.tracker),
    };
  }

  private asked(question: ShownQuestion): Change<PackedQuestion> {
    const line = this.questions.get(question.name) ?? new Outgoing();
    this.questions.set(question.name, line);
    return line.send(packed(question));
  }

  private newNames(names: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    const news = Object.entries(names).filter(([id, name]) => this.names.get(id) !== name);
    for (const [id, name] of news) this.names.set(id, name);
    return Object.fromEntries(news);
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
  private readonly sights = new Incoming<Bare>();
  private trackers = new TrackerReader();
  private readonly questions = new Map<string, Incoming<PackedQuestion>>();
  private number = 0;
  private readonly models = new Map<string, ShownEntry>();
  private readonly names = new Map<string, string>();

  read(news: News): Sight {
    const isFirst = 'whole' in news.sight;
    if (isFirst) this.clear();
    else if (news.number !== this.number + 1) throw new Error('news came out of turn');
    this.number = news.number;
    for (const [id, name] of Object.entries(news.names)) this.names.set(id, name);
    const sight = this.sights.read(news.sight);
    return { ...sight, question: this.readQuestion(news, sight), log: this.readLog(news), tracker: this.trackers.read(news.tracker) };
  }

  private readQuestion({ question }: News, { prompt }: Bare): ShownQuestion | null {
    if (!question) return null;
    const line = this.questions.get(question.name) ?? new Incoming();
    this.questions.set(question.name, line);
    return unpacked(line.read(question.asked), prompt ?? '', this.names);
  }

  private clear(): void {
    this.models.clear();
    this.names.clear();
    this.questions.clear();
    this.trackers = new TrackerReader();
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
