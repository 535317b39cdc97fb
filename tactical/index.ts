/** The battle system that Cruiser Warfare and Great War at Sea share. */

export { basicCombat, openBasic } from './basic.ts';
export * from './battle.ts';
export { battleChecks, battleLots } from './checks.ts';
export { copyBasic, copyBattle, copyCondition } from './copy.ts';
export { mendEngines } from './engines.ts';
export type { BattleEvent, BattleSecret } from './events.ts';
export type { Fighting } from './fight.ts';
export * from './hexes.ts';
export { IMPULSES } from './impulses.ts';
export { basicLaws, battleLaws } from './laws.ts';
export type { Lender, Readings } from './lender.ts';
export * from './names.ts';
export * from './opening.ts';
export type { Profile } from './profile.ts';
export { PROFILES, profileOf, sightOf, weatherOf } from './profiles.ts';
export { advancedCombat } from './round.ts';
export { type Tactics, tacticsOf } from './tactics.ts';
export * from './vessel.ts';
export * from './view.ts';
export { localWeather } from './weather.ts';
export * from './wording.ts';
