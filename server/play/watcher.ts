/** Tells one page of one table whatever is new to its viewer. Nothing is sent where nothing is new to him: that others have done something must not show. */

import { type Difference, differenceOf, plainCopy } from '../../table/difference.ts';
import { Feed, type KnownLines, LastLooks, type News, Sender, type Sight, type Table } from '../../table/index.ts';

/** What a page has before it, apart from the log and from what was played when it was told last. */
type Standing = Omit<Sight, 'log' | 'heard' | 'played' | 'before'>;

const standingIn = ({ log, heard, played, before, ...standing }: Sight): Standing => plainCopy(standing);

interface Looking {
  readonly table: Table;
  readonly feed: Feed;
  readonly looks: LastLooks;
}

export interface Told {
  news(news: News): void;
  failed(words: string): void;
}

export class Watcher {
  private looking: Looking | null = null;
  private readonly sender = new Sender();
  private standing: Standing | null = null;
  /** The lines that the page has. */
  private lines = 0;

  constructor(
    readonly viewer: string,
    private readonly known: KnownLines | null,
    private readonly told: Told,
  ) {}

  changed(table: Table): void {
    const { feed, looks } = this.lookingAt(table);
    const { heardOf, stood } = looks.next(this.viewer);
    const sight = feed.look(heardOf, stood);
    const standing = standingIn(sight);
    const isNew = this.changeOf(standing) !== null || sight.log.entries.length > 0 || sight.log.from < this.lines;
    this.standing = standing;
    this.lines = sight.log.from + sight.log.entries.length;
    if (isNew) this.told.news(this.sender.send(sight));
  }

  private changeOf(standing: Standing): Difference | null | true {
    return this.standing ? differenceOf(this.standing, standing) : true;
  }

  /** A table that was laid anew from the store stands where the last one stood: the page need not hear all of it again. */
  private lookingAt(table: Table): Looking {
    if (this.looking?.table === table) return this.looking;
    const feed = new Feed(table, this.viewer);
    const known = this.looking ? this.looking.feed.lines() : this.known;
    if (known) feed.knows(known);
    this.looking = { table, feed, looks: new LastLooks(table) };
    return this.looking;
  }

  failed(words: string): void {
    this.told.failed(words);
  }
}
