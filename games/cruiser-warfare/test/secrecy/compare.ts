/** Plays pairs of a family, and counts what was compared. */
import { expect } from 'vitest';
import { gamesFor, numberOf } from '../../../../test/fuzz.ts';
import { playTables } from '../../../../test/secret-tables.ts';
import { playPair } from '../../../../test/secrets.ts';
import type { Family } from './family.ts';

/** So many times as many pairs: every tenth one in a test, five times as many in a soak. */
const IN_A_TEST = 1 / 10;
const IN_A_SOAK = 5;

export class Comparison {
  /** Pairs that differed at all. */
  pairs = 0;
  /** Moments at which they did. */
  apart = 0;

  /** No more pairs of a family than these are played in a test. */
  constructor(private readonly most = Number.POSITIVE_INFINITY) {}

  /**
   * Plays a part of so many pairs, more than all of them in a soak, and gives the number of moments at which so many were compared and differed in secrets
   * alone.
   */
  of(family: Family, pairs: number, answers: number, from = 0): number {
    const most = gamesFor(this.most, Number.POSITIVE_INFINITY);
    const played = Math.min(most, Math.ceil(pairs * gamesFor(IN_A_TEST, IN_A_SOAK)));
    let moments = 0;
    for (let place = from; place < from + played; place++) {
      const number = numberOf(place);
      const { difference, apart } = playPair(family(number, answers));
      expect(difference, `pair ${number}`).toBeNull();
      if (apart > 0) this.pairs++;
      moments += apart;
    }
    this.apart += moments;
    return (moments * pairs) / played;
  }
}

/** The same at tables, in every message to the page. */
export async function compareMessages(family: Family, others: 'bots' | 'people', pairs: number): Promise<void> {
  for (let number = 0; number < gamesFor(2, pairs); number++) {
    const { difference, apart } = await playTables({ ...family(number, 10), others });
    expect(difference, `pair ${number}`).toBeNull();
    expect(apart, `pair ${number} differs in nothing`).toBeGreaterThan(0);
  }
}
