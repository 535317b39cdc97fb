/** Where chance comes from. Rules never hold dice: they name a check or a lot, and the engine draws. */

/** The whole state of a generator as plain data, so that a game can be saved between any two draws. */
export type DiceState =
  | { readonly kind: 'fast'; readonly words: readonly number[]; readonly drawn: number }
  | { readonly kind: 'keyed'; readonly drawn: number }
  | { readonly kind: 'scripted'; readonly faces: readonly number[]; readonly drawn: number }
  | { readonly kind: 'apart'; readonly counts: Readonly<Record<string, number>>; readonly drawn: number };

export interface Dice {
  /** A fair whole number from 0 up to, not including, `sides`. The purpose says what the draw is for. */
  draw(sides: number, purpose: string): number;
  /** How many draws have been made; undo never reaches back over one. */
  readonly drawn: number;
  save(): DiceState;
  /** Goes back to a state that `save` gave. */
  restore(state: DiceState): void;
}
