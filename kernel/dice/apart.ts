/**
 * Dice of which every purpose has a stream of its own: a roll more or less does not change how the others fall. For tests of secrecy,
 * and for games that are to be compared.
 */
import type { Dice, DiceState } from './dice.ts';
import { keyedDraw } from './keyed.ts';
import { seedKey } from './seed.ts';

/** How the dice of a purpose fall: by a seed of its own, or always on one face, counted from 1. */
export type Luck = { readonly seed: string } | { readonly face: number };

export class ApartDice implements Dice {
  drawn = 0;
  private counts: Record<string, number> = {};
  private readonly key: Uint8Array;
  private readonly keys: ReadonlyMap<string, Uint8Array>;

  constructor(
    seed: string,
    private readonly luck: Readonly<Record<string, Luck>> = {},
  ) {
    this.key = seedKey(seed);
    this.keys = new Map(Object.entries(luck).flatMap(([purpose, given]) => ('seed' in given ? [[purpose, seedKey(given.seed)]] : [])));
  }

  draw(sides: number, purpose: string): number {
    const number = this.counts[purpose] ?? 0;
    this.counts[purpose] = number + 1;
    this.drawn++;
    const given = this.luck[purpose];
    if (given && 'face' in given) return faceOn(given.face, sides, purpose);
    return keyedDraw(this.keys.get(purpose) ?? this.key, number, purpose, sides);
  }

  save(): DiceState {
    return { kind: 'apart', counts: { ...this.counts }, drawn: this.drawn };
  }

  restore(state: DiceState): void {
    if (state.kind !== 'apart') throw new Error(`dice apart cannot take up ${state.kind} dice`);
    this.counts = { ...state.counts };
    this.drawn = state.drawn;
  }
}

function faceOn(face: number, sides: number, purpose: string): number {
  if (!Number.isInteger(face) || face < 1 || face > sides) throw new Error(`${face} cannot fall on a die of ${sides} for "${purpose}"`);
  return face - 1;
}
