/** The battle as a whole in words. */
import { listed, strong, tellersOf, told } from '../../../kernel/index.ts';
import { HEADINGS } from '../data/formation.ts';
import type { BattleHappening } from '../events/battle.ts';
import type { Names } from './names.ts';

export const battleTold = tellersOf<BattleHappening, [Names]>()({
  organised: ({ force, squadrons }, { ship }) =>
    told(
      'GF-4.1b',
      `The ${force} side forms ${listed(
        squadrons.map(({ leader, ships }) => `${strong(ship(leader))} with ${ships.length - 1} more`),
        'no squadron',
      )}.`,
      ...squadrons.flatMap(({ ships }) => ships),
    ),
  deployed: ({ force, ships }) => told('GF-2.1.3', `The ${force} side has placed its ${strong(ships)} ships.`),
  wind: ({ to }) => told('GF-12.4.1', to === null ? 'It is **calm**.' : `The **wind** blows to the ${strong(HEADINGS[to] ?? '')}.`),
  points: ({ forces }) =>
    told(
      'GF-2.2.2a',
      `Points: ${listed(forces.map(({ force, won, open }) => `${force} ${strong(won)}${open > 0 ? ` (and ${strong(open)} at the end, if nothing changes)` : ''}`))}.`,
    ),
  resigned: ({ force }) => told('GF-2.2.1', `The ${force} side **gives up**.`),
});
