/** Dice that fall as a test says. Faces count from 1, as on the die; running out is an error. */
import type { Dice, DiceState } from './dice.ts';

export class ScriptedDice implements Dice {
  drawn = 0;

  constructor(private faces: readonly number[] = []) {}

  /** Faces still to fall; a finished test expects none. */
  get left(): readonly number[] {
    return this.faces.slice(this.drawn);
  }

  add(...faces: number[]): void {
    this.faces = [...this.faces, ...faces];
  }

  draw(sides: number, purpose: string): number {
    const face = this.faces[this.drawn];
    if (face === undefined) throw new Error(`no scripted die left for "${purpose}"`);
    if (!Number.isInteger(face) || face < 1 || face > sides)
      throw new Error(`scripted ${face} cannot fall on a die of ${sides} for "${purpose}"`);
    this.drawn++;
    return face - 1;
  }

  save(): DiceState {
    return { kind: 'scripted', faces: [...this.faces], drawn: this.drawn };
  }

  restore(state: DiceState): void {
    if (state.kind !== 'scripted') throw new Error(`scripted dice cannot take up ${state.kind} dice`);
    this.faces = state.faces;
    this.drawn = state.drawn;
  }
}
