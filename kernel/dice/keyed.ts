/**
 * HMAC-SHA256 as a counter stream, for games between people: draw number n for purpose p depends on the secret key,
 * n and p alone, so once the key is published anyone can check every draw by itself.
 */
import type { Dice, DiceState } from './dice.ts';
import { seedKey } from './seed.ts';
import { hmacSha256 } from './sha256.ts';

const RANGE = 2 ** 32;

export class KeyedDice implements Dice {
  drawn = 0;
  private readonly key: Uint8Array;

  constructor(seed: string) {
    this.key = seedKey(seed);
  }

  draw(sides: number, purpose: string): number {
    return keyedDraw(this.key, this.drawn++, purpose, sides);
  }

  save(): DiceState {
    return { kind: 'keyed', drawn: this.drawn };
  }

  restore(state: DiceState): void {
    if (state.kind !== 'keyed') throw new Error(`keyed dice cannot take up ${state.kind} dice`);
    this.drawn = state.drawn;
  }
}

/** One draw from the stream. Words that would favour low numbers are thrown away; a spent block is followed by another. */
export function keyedDraw(key: Uint8Array, number: number, purpose: string, sides: number): number {
  const limit = RANGE - (RANGE % sides);
  for (let block = 0; ; block++) {
    const words = new DataView(hmacSha256(key, `${number}/${block}/${purpose}`).buffer);
    for (let offset = 0; offset < 32; offset += 4) {
      const word = words.getUint32(offset);
      if (word < limit) return word % sides;
    }
  }
}
