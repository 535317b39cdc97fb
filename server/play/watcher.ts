/** Tells one page of one table whatever is new to its viewer. Nothing is sent where nothing is new to him: that others have done something must not show. */

import { isSame } from '../../table/difference.ts';
import { Feed, type KnownLines, LastLooks, type News, type Ready, Sender, type Table } from '../../table/index.ts';
import { Outlooks } from './outlooks.ts';

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
  /** What the page has before it. */
  private ready: Ready | null = null;
  /** The lines that the page has. */
  private lines = 0;

  constructor(
    readonly viewer: string,
    private readonly known: KnownLines | null,
    private readonly told: Told,
  ) {}

  changed(table: Table, outlooks = new Outlooks(table)): void {
    const { feed, looks } = this.lookingAt(table);
    const { heardOf, stood } = looks.next(this.viewer);
    const ready = outlooks.of(this.viewer, heardOf, this.ready);
    const telling = feed.tell(heardOf, stood);
    const { log } = telling;
    const isNew = !isSame(ready, this.ready) || log.entries.length > 0 || log.from < this.lines;
    this.ready = ready;
    this.lines = log.from + log.entries.length;
    if (isNew) this.told.news(this.sender.sendReady(ready, telling));
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
