/** Every roll and lot that a battle knows, for the ruleset of the game that fights it. */
import type { Check, Lot } from '../kernel/index.ts';
import { secondaryPierces, tertiaryPierces } from './armour.ts';
import { basicGunDie } from './basic.ts';
import { crackShot, reservists } from './broadside.ts';
import { secondHit } from './damage.ts';
import { cruiserWarfareRepair, greatWarRepair } from './engines.ts';
import { gunDie } from './gunnery.ts';
import { initiativeRoll } from './initiative.ts';
import { tokenLot } from './opening.ts';
import { criticalDamage, gunneryDamage, torpedoDamage } from './tables.ts';
import { torpedoDie } from './torpedoes.ts';
import { galeRoll, localWeather } from './weather.ts';
import { contestDie } from './wishes.ts';

export const battleChecks: readonly Check<object>[] = [
  localWeather,
  galeRoll,
  initiativeRoll,
  gunDie,
  crackShot,
  reservists,
  torpedoDie,
  gunneryDamage.check,
  torpedoDamage.check,
  criticalDamage.check,
  secondaryPierces,
  tertiaryPierces,
  secondHit,
  cruiserWarfareRepair,
  greatWarRepair,
  basicGunDie,
  contestDie,
];

export const battleLots: readonly Lot[] = [tokenLot];
