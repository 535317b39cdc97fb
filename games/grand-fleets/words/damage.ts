/** Damage in words. */
import { countedStrong, strong, tellersOf, told } from '../../../kernel/index.ts';
import type { Critical, DamageHappening } from '../events/damage.ts';
import type { Names } from './names.ts';

const CRITICALS: Readonly<Record<Critical, readonly [rule: string, words: string]>> = {
  magazine: ['GF-8.3.7', 'a **magazine** is hit'],
  engine: ['GF-8.3.2', 'the **engines** are hit, and she is slower by one for good'],
  rudder: ['GF-8.3.8a', 'her **rudder** jams'],
  list: ['GF-8.3.6a', 'she takes a **list**'],
  'fire-control': ['GF-8.3.4', 'her **fire control** is gone for a time'],
  flooding: ['GF-8.3.5a', 'she is **flooding**'],
  fire: ['GF-8.3.3a', 'she is **on fire**'],
  bridge: ['GF-8.3.1a', 'her **bridge** is hit, and she must move alone'],
};

const ENDS = {
  hull: ['GF-8.1', 'goes down'],
  magazine: ['GF-8.3.7', 'blows up'],
  capsized: ['GF-8.3.6b', 'capsizes'],
} as const;

const MENDED = {
  fire: ['GF-8.3.3b', 'puts out her last fire'],
  flooding: ['GF-8.3.5b', 'stops the flooding'],
  rudder: ['GF-8.3.8b', 'frees her rudder'],
} as const;

export const damageTold = tellersOf<DamageHappening, [Names]>()({
  damaged: ({ ship, by, hits }, { ship: name }) =>
    told('GF-8.1', `${strong(name(ship))} takes ${countedStrong(by, 'point')} of damage, ${hits} in all.`, ship),
  'mount-lost': ({ ship, guns }, names) => told('GF-8.2b', `${strong(names.ship(ship))} loses a mount (${guns}).`, ship),
  critical: ({ ship, what }, { ship: name }) =>
    told(CRITICALS[what][0], `Critical hit on ${strong(name(ship))}: ${CRITICALS[what][1]}.`, ship),
  righted: ({ ship }, { ship: name }) => told('GF-8.3.6b', `${strong(name(ship))} rights herself.`, ship),
  sunk: ({ ship, how }, { ship: name }) => told(ENDS[how][0], `${strong(name(ship))} **${ENDS[how][1]}**.`, ship),
  mended: ({ ship, what }, { ship: name }) => told(MENDED[what][0], `${strong(name(ship))} ${MENDED[what][1]}.`, ship),
});
