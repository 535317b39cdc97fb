/** What is to be seen at a table until it changes again, made once for each pair of eyes: those who see the same share one copy of it. */
import { copyLike } from '../../table/difference.ts';
import { ONLOOKER, outlookOf, type Ready, readied, type Table } from '../../table/index.ts';

/** What was shown last at a table, by viewer. */
const shown = new WeakMap<Table, Map<string, Ready>>();

/** A view, and a copy of it that is never changed. */
interface Viewed {
  readonly view: object;
  readonly copy: object;
}

export class Outlooks {
  private readonly made = new Map<string, Ready>();
  private common: Viewed | null = null;

  constructor(private readonly table: Table) {}

  /** `like` is what the viewer had at a table that was here before. */
  of(viewer: string, heardOf: number, like: Ready | null): Ready {
    const key = `${viewer} ${heardOf}`;
    const ready = this.made.get(key) ?? this.readyFor(viewer, heardOf, like);
    this.made.set(key, ready);
    return ready;
  }

  private readyFor(viewer: string, heardOf: number, like: Ready | null): Ready {
    const here = shown.get(this.table) ?? new Map<string, Ready>();
    shown.set(this.table, here);
    const [other] = here.values();
    const last = here.get(viewer) ?? like ?? other ?? null;
    const { view, copy } = this.viewedBy(viewer, last);
    const ready = readied(outlookOf(this.table, viewer, heardOf, view), last, copy);
    here.set(viewer, ready);
    return ready;
  }

  /** Where no view is a side's own all have the same: that of whoever sees least. */
  private viewedBy(viewer: string, last: Ready | null): Viewed {
    if (this.table.policy === 'always') return this.viewed(viewer, last);
    this.common ??= this.viewed(ONLOOKER.id, last);
    return this.common;
  }

  private viewed(viewer: string, last: Ready | null): Viewed {
    const view = this.table.game.view(viewer);
    return { view, copy: copyLike(last?.view ?? null, view) };
  }
}
