/** All that can be rolled and drawn, for whoever asks for odds by name. */
import type { Check, Lot, Outcome } from '../../kernel/index.ts';
import { battleChecks, battleLots } from '../../tactical/checks.ts';
import { cautionRoll } from './rules/aftermath.ts';
import { founderRoll } from './rules/conclusion.ts';
import { contactRoll } from './rules/contact.ts';
import { markerLot } from './rules/markers.ts';
import { mediterraneanRoll, mediterraneanSecond, pacificRoll, pacificSecond, weatherRoll } from './rules/weather.ts';

export const checks: readonly Check<object, Outcome>[] = [
  weatherRoll,
  mediterraneanRoll,
  mediterraneanSecond,
  pacificRoll,
  pacificSecond,
  contactRoll,
  cautionRoll,
  founderRoll,
  ...battleChecks,
];

export const lots: readonly Lot[] = [markerLot, ...battleLots];
