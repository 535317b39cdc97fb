/** How far a forecast looks from a question: a game names the questions that are worth one. */
import type { Kind } from './kind.ts';

export interface Horizon<K extends Kind> {
  /** As it stands behind what is foreseen: 'to the end of the battle'. */
  readonly words: string;
  /** Left out where games are played to their ends: then it is foreseen who wins, and else what is gained. */
  isReached?(state: K['state']): boolean;
  /** So many games from each answer, where they take long. */
  readonly games?: number;
}

export const TO_THE_END = { words: 'to the end of the game' } as const;
