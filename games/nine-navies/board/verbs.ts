/** Verbs by the decisions that they belong to, so that the compiler knows each of them. */
import type { Aim, Decision, Item, Verbs } from '../../../kernel/index.ts';
import type { BoardCommand } from '../../../kit/board-props.ts';
import type { NineNavies } from '../kind.ts';

export const verbOf = <I extends Item, V extends Verbs>(_decision: Decision<NineNavies, I, V>, verb: keyof V & string): string => verb;

export const commandTo = <I extends Item, V extends Verbs, N extends keyof V & string>(
  _decision: Decision<NineNavies, I, V>,
  verb: N,
  target: V[N] extends true ? null : Aim<V[N]>,
): BoardCommand => ({ verb, target });
