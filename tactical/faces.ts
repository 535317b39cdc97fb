/** Dice that ask one question and nothing else: does it come true on so much or more? */
import { atLeast, check, d6, otherwise } from '../kernel/index.ts';

/** A die that takes nothing into account. */
export const atLeastOnADie = (from: number, name: string, rule: string, title: string, yes: string, no: string) =>
  check(name, rule, title, {}, { dice: d6, modifiers: [], rows: [atLeast(from, 'yes'), otherwise('no')], outcomes: { yes, no } });
