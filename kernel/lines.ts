/** Where each line of the log begins in one viewer's eyes, kept up as the game goes, so that whoever reads on need not begin anew. */
import type { Game } from './game.ts';
import type { Kind, Viewer } from './kind.ts';
import { mayRead } from './log.ts';

interface Reading {
  /** The entries with which the lines begin; with the last begins what is not whole yet. */
  readonly beginnings: number[];
  /** How many entries of the log have been looked at. */
  entries: number;
}

export class Lines<K extends Kind> {
  private readonly readings = new Map<string, Reading>();

  constructor(private readonly game: Game<K>) {}

  /** So many entries stand of what was read. */
  cut(entries: number): void {
    for (const reading of this.readings.values()) {
      reading.entries = Math.min(reading.entries, entries);
      while ((reading.beginnings.at(-1) ?? 0) > entries) reading.beginnings.pop();
    }
  }

  /** The entry of the log with which a line begins, by its number from 0; where there is no such line, as many as there are entries. */
  beginning(viewer: Viewer<K['side']>, line: number): number {
    const { beginnings } = this.of(viewer);
    return line < beginnings.length - 1 ? (beginnings[line] ?? 0) : this.game.log.length;
  }

  /** How many lines a viewer may read. */
  count(viewer: Viewer<K['side']>): number {
    return this.of(viewer).beginnings.length - 1;
  }

  private of(viewer: string): Reading {
    const reading = this.readings.get(viewer) ?? { beginnings: [0], entries: 0 };
    this.readings.set(viewer, reading);
    const { log } = this.game;
    for (; reading.entries < log.length; reading.entries++) {
      const entry = log[reading.entries];
      // What belongs to a salvo stands under the line that heads it, and comes before it.
      const isPart = !entry || (entry.salvo !== null && !entry.heads);
      if (!isPart && mayRead(entry, viewer)) reading.beginnings.push(reading.entries + 1);
    }
    return reading;
  }
}
