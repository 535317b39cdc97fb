/** Where nothing is hidden from either side: no torpedo is in the water (GF-7.1a), and no submarine is out (GF-10.2.3). */
import type { State } from '../state.ts';

export const isOpen = ({ torpedoes, submarines }: Pick<State, 'torpedoes' | 'submarines'>): boolean =>
  torpedoes.length === 0 && submarines.length === 0;
