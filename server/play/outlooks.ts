/** What is to be seen at a table until it changes again, made once for each pair of eyes: those who see the same share one copy of it. */
import { copyLike } from '../../table/difference.ts';
import { type Outlook, outlookOf, type Table } from '../../table/index.ts';

/** What was shown last at a table, by viewer. */
const shown = new WeakMap<Table, Map<string, Outlook>>();

export class Outlooks {
  private readonly made = new Map<string, Outlook>();
  private openView: object | null = null;

  constructor(private readonly table: Table) {}

  /** The last copy itself where nothing is another than in it; `like` is what the viewer had at a table that was here before. */
  of(viewer: string, heardOf: number, like: Outlook | null): Outlook {
    const key = `${viewer} ${heardOf}`;
    const copy = this.made.get(key) ?? this.copyFor(viewer, heardOf, like);
    this.made.set(key, copy);
    return copy;
  }

  private copyFor(viewer: string, heardOf: number, like: Outlook | null): Outlook {
    const here = shown.get(this.table) ?? new Map<string, Outlook>();
    shown.set(this.table, here);
    const [other] = here.values();
    const last = here.get(viewer) ?? like ?? other ?? null;
    const outlook = outlookOf(this.table, viewer, heardOf);
    const copy = copyLike(last, { ...outlook, view: this.viewIn(outlook, last) });
    here.set(viewer, copy);
    return copy;
  }

  /** Where no view is a side's own, all have the same. */
  private viewIn({ view }: Outlook, last: Outlook | null): object {
    if (this.table.policy === 'always') return view;
    this.openView ??= copyLike(last?.view ?? null, view);
    return this.openView;
  }
}
