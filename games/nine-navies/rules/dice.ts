/** Rolls that are read as they fall. */
import type { Check } from '../../../kernel/index.ts';
import { check, d6, exactly, otherwise } from '../../../kernel/index.ts';
import type { Alliance } from '../data/map.ts';
import type { Play } from '../kind.ts';

type Face = '1' | '2' | '3' | '4' | '5' | '6';

/** A die whose face is the result. */
export const faceOf = (name: string, rule: string, title: string): Check<object, Face> =>
  check(
    name,
    rule,
    title,
    {},
    {
      dice: d6,
      modifiers: [],
      rows: [exactly([1], '1'), exactly([2], '2'), exactly([3], '3'), exactly([4], '4'), exactly([5], '5'), otherwise('6')],
      outcomes: { '1': 'one', '2': 'two', '3': 'three', '4': 'four', '5': 'five', '6': 'six' },
    },
  );

/** An event that happens on a one (NN-5.3b). */
export const onAOne = (name: string, rule: string, title: string, happens: string) =>
  check(
    name,
    rule,
    title,
    {},
    {
      dice: d6,
      modifiers: [],
      rows: [exactly([1], 'happens'), otherwise('nothing')],
      outcomes: { happens, nothing: 'nothing happens' },
    },
  );

export const rollOffDie = faceOf('roll-off', 'NN-5.7a', 'Roll-off');

/** Both roll, again if equal; the higher wins. */
export function rollOff(g: Play): Alliance {
  for (;;) {
    const allied = Number(g.roll(rollOffDie, {}, 'allied'));
    const central = Number(g.roll(rollOffDie, {}, 'central'));
    if (allied !== central) return allied > central ? 'allied' : 'central';
  }
}

/** NN-3.3d, NN-11.4a: points of damage. */
export const damageDie = faceOf('damage', 'NN-11.4a', 'Damage');
