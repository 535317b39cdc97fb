/** xoshiro128** by Blackman and Vigna: quick and sound, for simulation and solitaire. */
import type { Dice, DiceState } from './dice.ts';
import { seedWords } from './seed.ts';

const RANGE = 2 ** 32;

export class FastDice implements Dice {
  drawn = 0;
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 0;

  constructor(seed: string) {
    this.take(seedWords(seed));
  }

  draw(sides: number): number {
    this.drawn++;
    let word = this.next();
    // Words that would favour low numbers are thrown away; none but the last few can, so mostly nothing is divided to know it.
    while (word >= RANGE - sides && word >= RANGE - (RANGE % sides)) word = this.next();
    return (word % sides) | 0; // or the runtime keeps it as a fraction, and with it every field that a die is put into
  }

  save(): DiceState {
    return { kind: 'fast', words: [this.a, this.b, this.c, this.d], drawn: this.drawn };
  }

  restore(state: DiceState): void {
    if (state.kind !== 'fast') throw new Error(`fast dice cannot take up ${state.kind} dice`);
    this.take(state.words);
    this.drawn = state.drawn;
  }

  private take([a = 0, b = 0, c = 0, d = 0]: readonly number[]): void {
    if ((a | b | c | d) === 0) throw new Error('xoshiro cannot start from nothing but zeros');
    this.a = a | 0;
    this.b = b | 0;
    this.c = c | 0;
    this.d = d | 0;
  }

  private next(): number {
    const times5 = Math.imul(this.b, 5);
    const word = Math.imul((times5 << 7) | (times5 >>> 25), 9) >>> 0;
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = (this.d << 11) | (this.d >>> 21);
    return word;
  }
}
