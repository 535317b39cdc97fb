/** A battle of which nothing has been fought: whoever is there fights, and nobody has a target. */
import type { Zone } from '../data/map.ts';
import type { Battle, Fighter } from '../state.ts';

const fighterOf = ({ id, side }: Pick<Fighter, 'id' | 'side'>): Fighter => ({
  id,
  side,
  target: null,
  disabled: false,
  pending: 0,
  bonus: false,
  group: 0,
});

export const newBattle = (zone: Zone, ships: readonly Pick<Fighter, 'id' | 'side'>[]): Battle => ({
  zone,
  round: 0,
  fighters: ships.map(fighterOf),
  first: 'allied',
  furiousFires: false,
  broke: null,
  bothBroke: false,
  pursued: false,
  set: 0,
  over: false,
  americansFirst: false,
});
