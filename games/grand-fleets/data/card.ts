/**
 * GF-3: a ship's data card: name and class (GF-3.1), hull (GF-3.2), speed (GF-3.3), armour (GF-3.4), anti-aircraft rating (GF-3.6), guns and torpedoes.
 * The register makes it of her facts, Tiger's as the book prints it (GF-3.0t); a data pack may replace it.
 */
import type { Arc, GunLine } from '../../../register/ratings/grand-fleets.ts';

export type { Arc, Bands, Box, Card, GunLine, Location, Mounts, Plating, TorpedoLine } from '../../../register/ratings/grand-fleets.ts';
export { cardOf as cardFrom, hasCard } from '../../../register/ratings/grand-fleets.ts';

/** GF-6.1.2a: port bow, starboard bow, port beam, starboard beam, port quarter, starboard quarter. */
export const ARCS: readonly Arc[] = ['A', 'B', 'C', 'D', 'E', 'F'];

/** GF-3.7: all smaller guns are alike on every ship; they have no arcs of their own (GF-6.1.1c). */
export const LIGHT_GUNS: GunLine = {
  name: 'light guns',
  rof: 3,
  range: [1, 2, 3],
  penetration: [1, 0, 0],
  plunging: false,
  damage: 1,
  mounts: [],
};
