/** Dice that ask one question and nothing else: does it come true on so much or more? */
import { atLeast, d6, otherwise, secretCheck } from '../kernel/index.ts';

/** A die that takes nothing into account. Who may read it depends on whom it is thrown for. */
export const yesOrNo = (from: number, name: string, rule: string, title: string, yes: string, no: string) =>
  secretCheck(name, rule, title, {
    dice: d6,
    rows: [atLeast(from, 'yes'), otherwise('no')],
    outcomes: { yes, no },
    worth: (outcome) => (outcome === 'yes' ? 1 : 0),
  });
