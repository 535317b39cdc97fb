/** Chance for whatever tests make up at random; the same seed gives the same. */
import { FastDice } from '../kernel/index.ts';

export class Luck {
  private readonly dice: FastDice;

  constructor(seed: string) {
    this.dice = new FastDice(seed);
  }

  upTo(most: number): number {
    return this.dice.draw(most + 1);
  }

  oneIn(n: number): boolean {
    return this.dice.draw(n) === 0;
  }

  isTrue(): boolean {
    return this.upTo(1) === 1;
  }

  of<T>(things: readonly T[]): T {
    const thing = things[this.dice.draw(things.length)];
    if (thing === undefined) throw new Error('nothing to draw from');
    return thing;
  }

  some<T>(things: readonly T[], count: number): T[] {
    return [...new Set(Array.from({ length: count }, () => this.of(things)))];
  }
}
