/** Tells one page how the time stands, whenever it is another than before to its viewer; what others do unseen changes nothing of it. */
import { type Table, type TimeShown, waitingFor } from '../../table/index.ts';
import type { Timekeeper } from '../tables/timekeeper.ts';

type Known = Omit<TimeShown, 'now'>;

/** As far as a viewer may know it. */
function timeFor(viewer: string, table: Table, time: Timekeeper): Known {
  const isQuiet = table.curtain === 'always';
  return { since: sinceFor(viewer, table, time), hands: time.shownTo(viewer, isQuiet, table.game.play.isDrafting) };
}

/** Where orders are hidden one knows since when one has had nothing to do, and no more. */
function sinceFor(viewer: string, table: Table, time: Timekeeper): number | null {
  const waiting = waitingFor(table, viewer);
  if (!waiting) return null;
  if (waiting.phase === null) return time.idleSince(viewer);
  const [first = null] = waiting.sides.flatMap(({ id }) => time.awaitedSince(id) ?? []).sort((one, other) => one - other);
  return first;
}

export class TimeTeller {
  private last = '';

  constructor(
    private readonly viewer: string,
    private readonly now: () => number,
    private readonly tell: (time: TimeShown) => void,
  ) {}

  changed(table: Table, time: Timekeeper): void {
    const known = timeFor(this.viewer, table, time);
    const text = JSON.stringify(known);
    if (text === this.last) return;
    this.last = text;
    this.tell({ now: this.now(), ...known });
  }
}
