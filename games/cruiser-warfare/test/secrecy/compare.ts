/** Plays pairs of a family, and counts what was compared. */
import { expect } from 'vitest';
import { playTables } from '../../../../test/secret-tables.ts';
import { playPair } from '../../../../test/secrets.ts';
import type { Family } from './family.ts';

export class Comparison {
  /** Pairs that differed at all. */
  pairs = 0;
  /** Moments at which they did. */
  apart = 0;

  /** Plays so many pairs, and gives the number of moments at which they were compared and differed in secrets alone. */
  of(family: Family, pairs: number, answers: number, from = 0): number {
    let moments = 0;
    for (let number = from; number < from + pairs; number++) {
      const { difference, apart } = playPair(family(number, answers));
      expect(difference, `pair ${number}`).toBeNull();
      if (apart > 0) this.pairs++;
      moments += apart;
    }
    this.apart += moments;
    return moments;
  }
}

/** The same at tables, in every message to the page. */
export async function compareMessages(family: Family, others: 'bots' | 'people', pairs: number): Promise<void> {
  for (let number = 0; number < pairs; number++) {
    const { difference, apart } = await playTables({ ...family(number, 10), others });
    expect(difference, `pair ${number}`).toBeNull();
    expect(apart, `pair ${number} differs in nothing`).toBeGreaterThan(0);
  }
}
