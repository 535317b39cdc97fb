/** What a machine has shown last and to whom, so that each viewer is told what is new to him, and how it stood before. */
import type { Table } from './table.ts';

export interface LastLook {
  /** How many commands there were. */
  readonly heardOf: number;
  /** What the viewer saw; null where the page still has it. */
  readonly stood: object | null;
}

export class LastLooks {
  private readonly heard = new Map<string, number>();
  private readonly stood = new Map<string, object>();
  private readonly openedAt: number;
  /** Whose sight the page has. */
  private onPage: string | null = null;

  constructor(private readonly table: Table) {
    this.openedAt = table.game.commands.length;
  }

  /** When the viewer looked last; now he looks again. */
  next(viewer: string): LastLook {
    const { game } = this.table;
    const together = this.hearing(viewer);
    const look = {
      heardOf: this.heard.get(viewer) ?? this.leftAt(viewer),
      stood: this.onPage === viewer ? null : (this.stood.get(viewer) ?? this.stoodWhenLeft(viewer)),
    };
    this.onPage = viewer;
    for (const each of together) this.heard.set(each, game.commands.length);
    if (this.isPassedOn) for (const each of together) this.stood.set(each, game.view(each));
    return look;
  }

  /** Whoever comes back to a game has heard what there was before the last order of his own. */
  private leftAt(viewer: string): number {
    const last = this.table.game.commands.slice(0, this.openedAt).findLastIndex(({ side }) => side === viewer);
    return last < 0 ? this.openedAt : last;
  }

  /** How it stood for whoever comes back to a game, before that order. */
  private stoodWhenLeft(viewer: string): object | null {
    const left = this.leftAt(viewer);
    const isBack = !this.heard.has(viewer) && left < this.openedAt;
    return isBack && this.table.ruleset.played ? this.table.viewAt(left, viewer) : null;
  }

  /** A curtain falls, and the page forgets. */
  end(): void {
    this.onPage = null;
  }

  /** Of those who look at an open table one hears for all. */
  private hearing(viewer: string): readonly string[] {
    const { policy, persons } = this.table;
    return policy === 'always' ? [viewer] : [viewer, ...persons.filter((each) => each !== viewer)];
  }

  /** Whoever looks alone, or at a machine of his own, has the last sight before him, and where nothing is played nobody asks. */
  private get isPassedOn(): boolean {
    const { persons, isApart, ruleset } = this.table;
    return persons.length > 1 && !isApart && ruleset.played !== undefined;
  }
}
