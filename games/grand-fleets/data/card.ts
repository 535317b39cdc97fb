/** GF-3: a ship's data card. The register makes it of her facts; a data pack may replace it. */
export type { Arc, Bands, Box, Card, GunLine, Location, Mounts, Plating, TorpedoLine } from '../../../register/ratings/grand-fleets.ts';
export { cardOf as cardFrom } from '../../../register/ratings/grand-fleets.ts';
