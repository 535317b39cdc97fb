/** Looking back: a second game that walks through the record, while the first stays where it is. */
import type { Game, Kind } from '../kernel/index.ts';
import { momentsOf } from '../kernel/index.ts';
import { ReadLog } from './log.ts';
import type { Picture } from './sight.ts';

/** A whole number from 0 to the last, whatever was sent. */
export const within = (wanted: number, last: number): number => Math.max(0, Math.min(Math.trunc(wanted) || 0, last));

/** Which moment is wanted, and in whose eyes. */
export interface Glance {
  readonly at: number;
  readonly viewer: string;
  /** How many entries of the log are known already. */
  readonly known: number;
}

export class Lookback {
  private walking: Game<Kind> | null = null;
  /** How many commands it was given: in the middle of a plan more than it has taken. */
  private walked = 0;

  constructor(private readonly game: Game<Kind>) {}

  /** Orders were taken back, and it may have gone that way. */
  forget(): void {
    this.walking = null;
  }

  /** The game as it stood after so many moments. */
  look({ at, viewer, known }: Glance): Pick<Picture, 'view' | 'moment' | 'last' | 'prompt' | 'ending' | 'log' | 'heard' | 'played'> {
    const moments = momentsOf(this.game, viewer);
    const last = moments.at(-1) ?? 0;
    const moment = within(at, last);
    // What follows a moment unnoticed belongs to it: so it looked until the next.
    const game = this.walkTo(moments.lastIndexOf(moment));
    const view = game.view(viewer);
    const question = game.questionFor(viewer);
    const log = new ReadLog(game, viewer);
    log.readOn();
    // One moment's log is the beginning of every later one's.
    const from = within(known, log.length);
    const heard = log.toldAfter(moments.indexOf(moment) - 1);
    return {
      view,
      moment,
      last,
      prompt: question?.prompt(view) ?? null,
      ending: game.ending,
      heard,
      played: log.playedSince(heard),
      log: { from, entries: log.since(from) },
    };
  }

  /** Rules are quick: going back by starting again is a matter of milliseconds, and needs no store of positions. */
  private walkTo(at: number): Game<Kind> {
    if (!this.walking || this.walked > at) [this.walking, this.walked] = [this.game.again({ log: true }), 0];
    for (const command of this.game.commands.slice(this.walked, at)) this.walking.follow(command);
    this.walked = at;
    return this.walking;
  }
}
