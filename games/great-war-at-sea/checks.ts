/** All that can be rolled and drawn, for whoever asks for odds by name. */
import type { Check, Lot, Outcome } from '../../kernel/index.ts';
import { battleChecks, battleLots } from '../../tactical/checks.ts';
import { cautionRoll } from './rules/aftermath.ts';
import { alarmRoll } from './rules/alarm.ts';
import { founderRoll } from './rules/conclusion.ts';
import { contactRoll } from './rules/contact.ts';
import { bombLot, bombRoll, flakRoll, landRoll, mistakeLot, riseRoll, scoutRoll, wreckRoll } from './rules/flights.ts';
import { struckLot } from './rules/misfortunes.ts';
import { ambushRoll, huntRoll, targetLot } from './rules/submarines.ts';
import { partingRoll, towRoll } from './rules/towing.ts';
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
  towRoll,
  partingRoll,
  riseRoll,
  landRoll,
  wreckRoll,
  scoutRoll,
  bombRoll,
  flakRoll,
  ambushRoll,
  huntRoll,
  alarmRoll,
  ...battleChecks,
];

export const lots: readonly Lot[] = [mistakeLot, bombLot, targetLot, struckLot, ...battleLots];
