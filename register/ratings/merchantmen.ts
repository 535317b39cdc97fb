/** Merchantmen without a name in history, by kind. Their figures are reconstructed; RULINGS.md of Cruiser Warfare gives the reasons. */
import type { Rating, SpeedLevel } from './great-war-at-sea.ts';

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
export const MERCHANT_RATINGS = {
  // Two fillings of an armoured cruiser, and as much again for herself (CW-10.4).
  collier: unarmed(2, FAST, 40, 2),
  'fast-transport': unarmed(2, FAST, 20, 0),
  // As much as two dice can show: the most that a prize has in her bunkers (CW-5.85).
  'slow-transport': unarmed(1, SLOW, 12, 0),
} as const satisfies Readonly<Record<string, Rating>>;

export type MerchantType = keyof typeof MERCHANT_RATINGS;
