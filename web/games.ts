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
  facts: ['one player', 'three charts', 'four switches'],
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

const nineNavies: GameEntry = {
  title: 'Nine Navies War',
  scene: 'The seas of Europe, 1915 to 1918',
  words:
    'France has fallen in 1914, and the war goes on at sea. Every capital ship of ten navies sails again, from the Baltic to the Red Sea: hold the zones that feed your side, and choose which battles to fight and which to break off.',
  facts: ['two players, or one against a bot', 'three turns, or twelve', 'more than 300 capital ships'],
  notes: {
    owners:
      'Nine Navies War was designed by Ty Bomba and published by Decision Games in 2007. The rules here are written afresh and compatible with it; Line Ahead is not affiliated with its designer or publisher and holds none of their text or art.',
    reconstructed:
      'Ship factors, borders and zone values that only the printed map and counters show are reconstructed: ratings follow from each ship’s guns, armour and speed by a stated formula. The rulebook marks each of them, and every reading that had to be decided.',
  },
  picture: () => import('./pictures/nine-navies.tsx'),
  board: () => import('../games/nine-navies/board/index.ts'),
  rulebook: () => import('../games/nine-navies/rulebook.md?raw'),
};

/** The rules of the war, and behind them those of the battle system. */
const cruiserRules = async (): Promise<{ readonly default: string }> => {
  const [war, battle] = await Promise.all([import('../games/cruiser-warfare/rulebook.md?raw'), import('../tactical/rulebook.md?raw')]);
  return { default: `${war.default}\n\n${battle.default}` };
};

const cruiserWarfare: GameEntry = {
  title: 'Cruiser Warfare',
  scene: 'All the oceans, August to December 1914',
  words:
    'Germany has a squadron in the Pacific and single cruisers on every ocean, and no way to support them. Hide, coal where you can and take what you find; or hunt them over the whole world with ships that are many, old and scattered.',
  facts: ['two players, or one against a bot', 'thirty turns, or nine single battles', 'hidden movement', 'twelve switches'],
  notes: {
    owners:
      'Cruiser Warfare was designed by Mike Bennighof and is published by Avalanche Press. The rules here are written afresh and compatible with it; Line Ahead is not affiliated with its designer or publisher and holds none of their text or art.',
    reconstructed:
      'Borders of sea areas, trade and weather numbers, the convoy table and the data sheets of ships that only the printed map and sheets show are reconstructed; ratings follow from each ship’s guns, armour, speed and bunkers by a stated formula. The rulebook marks each of them, and every reading that had to be decided.',
  },
  picture: () => import('./pictures/cruiser-warfare.tsx'),
  board: () => import('../games/cruiser-warfare/board/index.ts'),
  rulebook: cruiserRules,
};

export const games: Readonly<Record<GameId, GameEntry>> = {
  'first-strike': firstStrike,
  'nine-navies': nineNavies,
  'cruiser-warfare': cruiserWarfare,
};
