/** The games on the shelf, as the page knows them. What the worker needs of each is in rulesets.ts. */
import type { Component } from 'solid-js';
import type { BoardModule } from '../kit/board-props.ts';
import type { GameId } from './game-ids.ts';

/** A note that stands under the game on the home page, so that nobody takes our work for somebody else's. */
export interface GameNotes {
  readonly owners: string;
  readonly reconstructed: string;
}

export interface GameEntry {
  readonly title: string;
  /** When and where, in a few words. */
  readonly scene: string;
  readonly words: string;
  readonly facts: readonly string[];
  readonly notes: GameNotes;
  readonly picture: () => Promise<{ default: Component }>;
  readonly board: () => Promise<BoardModule>;
  readonly rulebook: () => Promise<{ readonly default: string }>;
}

const firstStrike: GameEntry = {
  title: 'First Strike!',
  scene: 'German Bight, Christmas Day 1914',
  words:
    'Nine seaplanes, three converted Channel packets and the Harwich Force, sent to bomb the Zeppelin sheds at Cuxhaven: the first raid ever flown from the sea. You command the British as Jellicoe. The Germans are dice, draws and a rising alert.',
  facts: ['one player', 'about 40 minutes', 'three charts'],
  notes: {
    owners:
      'First Strike! was designed by Paul Rohrbaugh and published by Against the Odds / LPS in 2020. The rules here are written afresh and compatible with it; Line Ahead is not affiliated with its designer or publisher and holds none of their text or art.',
    reconstructed:
      'Combat factors, map adjacencies and victory levels that only the printed map and counters show are reconstructed. The rulebook marks each of them, and every reading that had to be decided.',
  },
  picture: () => import('./pictures/first-strike.tsx'),
  board: () => import('../games/first-strike/board/index.ts'),
  rulebook: () => import('../games/first-strike/rulebook.md?raw'),
};

export const games: Readonly<Record<GameId, GameEntry>> = { 'first-strike': firstStrike };
