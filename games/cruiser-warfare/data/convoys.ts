/**
 * The Imperial Convoy Table (CW-2.2d), which the booklet does not print. Reconstructed from the three great troop convoys of 1914, one
 * transport for every four ships, fractions up: the ANZACs sailed in 38, the Canadians in 33, the largest from India in 18.
 */
import type { Area } from './areas.ts';
import type { Source } from './source.ts';
import type { VesselId } from './vessel.ts';

export const CONVOY_IDS = ['anzac', 'canadian', 'indian'] as const;
export type ConvoyId = (typeof CONVOY_IDS)[number];

export interface ConvoyFacts {
  readonly id: ConvoyId;
  readonly name: string;
  readonly from: Area;
  readonly to: Area;
  readonly ships: readonly VesselId[];
  readonly source: Source;
}

/** The transports of a convoy by their names. */
export const transports = (stem: string, fast: number, slow: number): readonly VesselId[] => [
  ...Array.from({ length: fast }, (_, index) => `${stem}-fast-${index + 1}`),
  ...Array.from({ length: slow }, (_, index) => `${stem}-slow-${index + 1}`),
];

export const CONVOYS: readonly ConvoyFacts[] = [
  { id: 'anzac', name: 'ANZAC convoy', from: 'tasman-sea', to: 'arabian-sea', ships: transports('anzac', 4, 6), source: 'reconstructed' },
  {
    id: 'canadian',
    name: 'Canadian convoy',
    from: 'labrador-sea',
    to: 'western-approaches',
    ships: transports('canadian', 5, 4),
    source: 'reconstructed',
  },
  {
    id: 'indian',
    name: 'Indian convoy',
    from: 'bay-of-bengal',
    to: 'arabian-sea',
    ships: transports('indian', 1, 4),
    source: 'reconstructed',
  },
];
