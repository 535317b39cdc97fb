/** Rolls that are read as they fall. */
import { amount, check, d6, exactly, otherwise } from '../../../kernel/index.ts';
import type { Alliance } from '../data/map.ts';
import type { Play } from '../kind.ts';

/** A die whose face is the result. */
export const faceOf = (name: string, rule: string, title: string) => amount(name, rule, title, { dice: d6, words: String });

/** An event that happens on a one (NN-5.3b). */
export const onAOne = (name: string, rule: string, title: string, happens: string) =>
  check(name, rule, title, {
    dice: d6,
    rows: [exactly([1], 'happens'), otherwise('nothing')],
    outcomes: { happens, nothing: 'nothing happens' },
  });

export const rollOffDie = faceOf('roll-off', 'NN-5.7a', 'Roll-off');

/** Both roll, again if equal; the higher wins, and the log tells what for. */
export const rollOff = (g: Play, wins: 'first-fire' | 'names-battle' | 'returns-first'): Alliance =>
  g.salvo(
    () => {
      for (;;) {
        const allied = g.roll(rollOffDie, {}, { about: 'allied', by: 'allied' });
        const central = g.roll(rollOffDie, {}, { about: 'central', by: 'central' });
        if (allied !== central) return allied > central ? 'allied' : 'central';
      }
    },
    (side) => ({ type: wins, side }),
  );

/** NN-3.3d, NN-11.4a: points of damage. */
export const damageDie = faceOf('damage', 'NN-11.4a', 'Damage');
