/**
 * A sight on its way to whoever looks: only what is new since the last one, and the same again at the other end. What is
 * sent follows from what was shown and what was shown before, and from nothing else, so it tells no more than they do.
 */
import type { TrackerLine } from '../kernel/index.ts';
import { type Change, Incoming, Outgoing } from './changes.ts';
import { changed, copyLike, type Difference, differenceOf, plainCopy } from './difference.ts';
import type { Telling } from './feed.ts';
import type { Outlook } from './outlook.ts';
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

/** An outlook as it is sent, whoever reads it: in plain copies that are never changed. */
export interface Ready {
  readonly sight: Omit<Bare, 'view' | keyof Telling> & { readonly view: null };
  readonly question: PackedQuestion | null;
  readonly names: Readonly<Record<string, string>>;
  readonly tracker: readonly TrackerLine[];
  readonly view: object;
}

/** Whatever is as it was in the last one is that very part of it. */
export function readied(outlook: Outlook, last: Ready | null, view = copyLike(last?.view ?? null, outlook.view)): Ready {
  const { question, tracker } = outlook;
  const all: Omit<Ready, 'view'> = {
    sight: { ...outlook, question: null, tracker: null, view: null },
    question: question && packed(question),
    names: question?.names ?? {},
    tracker,
  };
  return { ...copyLike(last, all), view };
}

/** Sends one sight after another to one reader. */
export class Sender {
  private readonly sights = new Outgoing<Bare>();
  private readonly trackers = new TrackerSender();
  private readonly questions = new Map<string, Outgoing<PackedQuestion>>();
  private number = 0;
  private readonly models = new Map<string, ShownEntry>();
  private readonly names = new Map<string, string>();
  private last: Ready | null = null;

  send({ log, heard, played, before, ...outlook }: Sight): News {
    this.last = readied(outlook, this.last);
    return this.sendReady(this.last, { log, heard, played, before });
  }

  sendReady({ sight, view, question, names, tracker }: Ready, { log, heard, played, before }: Telling): News {
    const told = { heard, played: plainCopy(played), before: plainCopy(before) };
    return {
      number: ++this.number,
      sight: this.sights.send({ ...sight, view, ...told, log: null }, true),
      question: question && { name: question.name, asked: this.asked(question) },
      names: this.newNames(names),
      log: { from: log.from, entries: plainCopy(log.entries).map((each) => this.told(each)) },
      tracker: this.trackers.send(tracker),
    };
  }

  private asked(question: PackedQuestion): Change<PackedQuestion> {
    const line = this.questions.get(question.name) ?? new Outgoing();
    this.questions.set(question.name, line);
    return line.send(question);
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
