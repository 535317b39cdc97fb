/** Guns and torpedoes in words. */
import { countedStrong, listed, strong, tellersOf, told } from '../../../kernel/index.ts';
import type { CombatHappening, CombatSecret } from '../events/combat.ts';
import { placeInWords } from '../rules/display.ts';
import type { Names } from './names.ts';

/** 'Dresden [B] × 2, Leipzig [A]'. */
const alike = (torpedoes: readonly string[]): string =>
  listed(
    [...new Set(torpedoes)].map((one) => {
      const count = torpedoes.filter((other) => other === one).length;
      return count === 1 ? one : `${one} × ${count}`;
    }),
  );

/** What became of the hits. */
const through = (hits: number, pierced: number): string => {
  if (hits === 0) return '';
  return pierced === 0 ? ', and the armour holds' : `, ${countedStrong(pierced, 'goes', 'go')} through the armour`;
};

/** How one ends, and how several do. */
export const RAN = {
  hit: ['GF-7.2.3a', '**hits**', '**hit**'],
  missed: ['GF-7.2.2a', 'misses', 'miss'],
  gone: ['GF-7.2.1a', 'finds its target gone', 'find their target gone'],
  range: ['GF-7.2.1a', 'runs out of range', 'run out of range'],
  arc: ['GF-7.2.1a', 'runs the wrong way', 'run the wrong way'],
  line: ['GF-7.2.1a', 'finds others in its way', 'find others in their way'],
} as const;

const WASTED = {
  'target-sunk': 'falls where the target went down',
  'guns-lost': 'never comes: no gun of them is left that bears',
} as const;

export const combatTold = tellersOf<CombatHappening | CombatSecret, [Names]>()({
  shown: ({ ship, to }, names) => told('GF-6.1.2c', `${strong(names.ship(ship))} is shown ${placeInWords(to)}.`, ship),
  fired: ({ from, name, target, shots, hits, pierced }, names) =>
    told(
      'GF-6.2',
      `${strong(names.ship(from))} fires ${countedStrong(shots, 'gun', 'guns')} (${name}) at ${strong(names.ship(target))}: ${countedStrong(hits, 'hit', 'hits')}${through(hits, pierced)}.`,
      from,
      target,
    ),
  'fire-wasted': ({ from, name, target, why }, names) =>
    told('GF-6.1', `The fire of ${strong(names.ship(from))} (${name}) at ${strong(names.ship(target))} ${WASTED[why]}.`, from, target),
  'torpedo-ran': ({ from, target, arc, result }, names) =>
    told(
      RAN[result][0],
      `The torpedo of ${strong(names.ship(from))} at ${strong(names.ship(target))} [${arc}] ${RAN[result][1]}.`,
      from,
      target,
    ),
  nightfall: () => told('GF-12.3', '**Night** has fallen.'),
  searchlights: ({ ships }, names) =>
    told('GF-12.3', `Searchlights are on, from ${listed(ships.map((id) => strong(names.ship(id))))}.`, ...ships),
  launched: ({ ships }, names) =>
    told('GF-7.1a', `Torpedoes are in the water, from ${listed(ships.map((id) => strong(names.ship(id))))}.`, ...ships),
  plotted: ({ from, torpedoes }, names) =>
    told(
      'GF-7.1b',
      `${strong(names.ship(from))} has plotted ${alike(torpedoes.map(({ target, arc }) => `${names.ship(target)} [${arc}]`))}.`,
      from,
      ...torpedoes.map(({ target }) => target),
    ),
});
