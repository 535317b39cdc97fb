/** All that can be rolled and drawn, for whoever asks for odds by name. */
import type { Check, Lot, Outcome } from '../../kernel/index.ts';
import { battleChecks, battleLots } from '../../tactical/checks.ts';
import { cautionRoll } from './rules/aftermath.ts';
import { shellRoll, worksRoll } from './rules/bombardment.ts';
import { founderRoll } from './rules/conclusion.ts';
import { contactRoll } from './rules/contact.ts';
import { bombLot, bombRoll, flakRoll, landRoll, mistakeLot, riseRoll, scoutRoll, wreckRoll } from './rules/flights.ts';
import { markerLot } from './rules/markers.ts';
import { contrabandRoll, findRoll, prizeRoll } from './rules/merchantmen.ts';
import { mineRoll } from './rules/minefields.ts';
import { caughtRoll, sweepRoll } from './rules/minework.ts';
import { struckLot } from './rules/misfortunes.ts';
import { alarmRoll } from './rules/signals.ts';
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
  mineRoll,
  sweepRoll,
  caughtRoll,
  shellRoll,
  worksRoll,
  findRoll,
  prizeRoll,
  contrabandRoll,
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

export const lots: readonly Lot[] = [markerLot, mistakeLot, bombLot, targetLot, struckLot, ...battleLots];
