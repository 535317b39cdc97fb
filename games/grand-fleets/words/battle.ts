/** The battle as a whole in words. */
import { listed, strong, tellersOf, told } from '../../../kernel/index.ts';
import type { BattleHappening } from '../events/battle.ts';
import type { Side } from '../state.ts';

/** What the tellers are given besides their event. */
export interface BattleNames {
  ship(id: string): string;
  side(side: Side): string;
}

export const battleTold = tellersOf<BattleHappening, [BattleNames]>()({
  organised: ({ side, squadrons }, names) =>
    told(
      'GF-4.1b',
      `The ${names.side(side)} side forms ${listed(
        squadrons.map(({ leader, ships }) => `${strong(names.ship(leader))} with ${ships.length - 1} more`),
        'no squadron',
      )}.`,
      ...squadrons.flatMap(({ ships }) => ships),
    ),
  deployed: ({ side, ships }, names) => told('GF-2.1.3', `The ${names.side(side)} side has placed its ${strong(ships)} ships.`),
  points: ({ blue, red }, names) =>
    told('GF-2.2.2a', `Points: ${names.side('blue')} ${strong(blue)}, ${names.side('red')} ${strong(red)}.`),
  resigned: ({ side }, names) => told('GF-2.2.1', `The ${names.side(side)} side **gives up**.`),
});
