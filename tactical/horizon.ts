/** The questions of a battle from which a forecast is made. */
import type { BattleQuestion } from './whys.ts';

const FORESEEN: readonly BattleQuestion[] = ['entry-side', 'set-up', 'disengaging', 'range'];

export const isForeseenInBattle = (question: string): boolean => FORESEEN.some((each) => each === question);
