/** Colliers, transports and prizes: pieces without a name in history. Their figures are reconstructed; RULINGS.md gives the reasons. */
import type { Rating, SpeedLevel } from '../../../register/ratings/great-war-at-sea.ts';
import type { MerchantType, Nation, Vessel, VesselId } from './vessel.ts';

/** CW-11.2: one or two boxes of hull, no armour, no arms. */
const unarmed = (hull: 1 | 2, speed: SpeedLevel, fuel: number, points: number): Rating => ({
  primary: { boxes: 0, armour: 'none' },
  secondary: { boxes: 0, armour: 'none' },
  tertiary: { boxes: 0, armour: 'none' },
  hull: { boxes: hull, armour: 'none' },
  torpedo: { factor: 0, mount: 'deck' },
  speed,
  fuel: { boxes: fuel, kind: 'coal' },
  points,
  crack: false,
  veryLargeGuns: false,
  lowFreeboard: false,
});

const SLOW: SpeedLevel = 1;
const FAST: SpeedLevel = 2;

/** What a loss is worth beyond her hull stands in the rules of scoring (CW-11.8d, CW-5.84b); a collier is a ship of the fleet. */
const RATINGS: Readonly<Record<MerchantType, Rating>> = {
  // Two fillings of an armoured cruiser, and as much again for herself (CW-10.4).
  collier: unarmed(2, FAST, 40, 2),
  'fast-transport': unarmed(2, FAST, 20, 0),
  // As much as two dice can show: the most that a prize has in her bunkers (CW-5.85).
  'slow-transport': unarmed(1, SLOW, 12, 0),
};

/** Ships of one kind, numbered from 1. A piece holds up to three large transports or five small ones (CW-9.1). */
const fleet = (stem: string, name: string, nation: Nation, type: MerchantType, count: number, piece: string | null): readonly Vessel[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${stem}-${index + 1}`,
    name: `${name} ${index + 1}`,
    nation,
    code: '',
    type,
    rating: RATINGS[type],
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
