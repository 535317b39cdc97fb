/** The two sides, as boards name them. */
import type { Side } from '../battle.ts';

export const SIDES: readonly Side[] = ['allied', 'central'];
export const sideNames: Readonly<Record<Side, string>> = { allied: 'Allies', central: 'Central Powers' };
export const sideWords: Readonly<Record<Side, string>> = { allied: 'Allied', central: 'Central' };
