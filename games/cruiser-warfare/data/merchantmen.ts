/** Colliers, transports and prizes: pieces without a name in history. */
import { MERCHANT_RATINGS } from '../../../register/ratings/merchantmen.ts';
import type { MerchantType, Nation, Vessel, VesselId } from './vessel.ts';

/** Ships of one kind, numbered from 1. A piece holds up to three large transports or five small ones (CW-9.1). */
const fleet = (stem: string, name: string, nation: Nation, type: MerchantType, count: number, piece: string | null): readonly Vessel[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${stem}-${index + 1}`,
    name: `${name} ${index + 1}`,
    nation,
    code: '',
    type,
    rating: MERCHANT_RATINGS[type],
    piece,
    reservists: false,
    source: 'reconstructed',
  }));

const fast = (stem: string, name: string, nation: Nation, count: number): readonly Vessel[] =>
  fleet(`${stem}-fast`, `${name} fast transport`, nation, 'fast-transport', count, 'fast-transport');
const slow = (stem: string, name: string, nation: Nation, count: number): readonly Vessel[] =>
  fleet(`${stem}-slow`, `${name} slow transport`, nation, 'slow-transport', count, 'slow-transport');

/** Prizes that can be kept at one time; more than a game ever has. */
const PRIZES = 40;

/** CW-10.43: a collier has a piece to herself. */
export const MERCHANTMEN: readonly Vessel[] = [
  ...fleet('british-collier', 'British collier', 'british', 'collier', 1, null),
  ...fleet('japanese-collier', 'Japanese collier', 'japanese', 'collier', 5, null),
  ...fleet('german-collier', 'German collier', 'german', 'collier', 1, null),
  ...fast('anzac', 'ANZAC', 'australian', 4),
  ...slow('anzac', 'ANZAC', 'australian', 6),
  ...fast('canadian', 'Canadian', 'canadian', 5),
  ...slow('canadian', 'Canadian', 'canadian', 4),
  ...fast('indian', 'Indian', 'british', 1),
  ...slow('indian', 'Indian', 'british', 4),
  ...fleet('prize', 'Prize', 'german', 'slow-transport', PRIZES, null),
];

/** CW-5.84a: what a raider takes and keeps. */
export const PRIZE_IDS: readonly VesselId[] = MERCHANTMEN.filter(({ id }) => id.startsWith('prize-')).map(({ id }) => id);
