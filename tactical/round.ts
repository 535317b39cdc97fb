/** CW-7.31, GW-TAC-IMPULSE: the twenty steps of a round, and the whole of an advanced battle. */
import type { Play, Step } from '../kernel/index.ts';
import { stepsOf } from '../kernel/index.ts';
import type { SpeedLevel } from './battle.ts';
import { bothOnTheMap, endBattle, endOf, markProgress } from './ending.ts';
import { mendEngines } from './engines.ts';
import type { Fighting } from './fight.ts';
import { gunnery } from './gunnery.ts';
import { entrySide, takeInitiative } from './initiative.ts';
import type { Lender } from './lender.ts';
import { movementStep } from './movement.ts';
import { placement } from './placement.ts';
import { gapIn } from './sighting.ts';
import { torpedoes } from './torpedoes.ts';
import { weatherTheGale } from './weather.ts';

export type Impulse =
  | { readonly number: number; readonly does: 'initiative' | 'gunnery' | 'torpedoes' }
  | { readonly number: number; readonly does: 'move'; readonly who: 'first' | 'second'; readonly slowest: SpeedLevel };

const combat = (number: number): Impulse[] => [
  { number, does: 'gunnery' },
  { number: number + 1, does: 'torpedoes' },
];
const moves = (number: number, who: 'first' | 'second', slowest: SpeedLevel): Impulse => ({ number, does: 'move', who, slowest });

/**
 * Level 4 is speed 2+, 3 is 2, 2 is 1 and 1 is 1 slow. The first to move is the side with the initiative. So a group moves one to five
 * times in a round, by its speed and by who has the initiative (CW-7.31b).
 */
export const IMPULSES: readonly Impulse[] = [
  { number: 1, does: 'initiative' },
  moves(2, 'first', 4),
  ...combat(3),
  moves(5, 'second', 4),
  moves(6, 'first', 3),
  ...combat(7),
  moves(9, 'second', 3),
  moves(10, 'first', 2),
  ...combat(11),
  moves(13, 'second', 2),
  moves(14, 'first', 1),
  ...combat(15),
  moves(17, 'second', 1),
  moves(18, 'first', 1),
  ...combat(19),
];

const NAMES = { initiative: 'initiative', gunnery: 'gunnery', torpedoes: 'torpedoes' } as const;
const MOVERS = { first: 'the-side-with-the-initiative-moves', second: 'the-other-side-moves' } as const;
const SPEEDS = ['', 'all-ships', 'speed-1-and-faster', 'speed-2-and-faster', 'speed-2+'] as const;
const nameOf = (impulse: Impulse): string =>
  `${impulse.number}-${impulse.does === 'move' ? `${MOVERS[impulse.who]},-${SPEEDS[impulse.slowest]}` : NAMES[impulse.does]}`;

/** One round. A step is passed over when a side has left or gone down (CW-7.35a). */
export function battleRound<K extends Fighting>(lender: Lender<K>): Step<K> {
  const { sequence, auto, when } = stepsOf<K>();

  const begin = auto('begin', 'CW-7.31a', (g) => {
    const battle = lender.battle(g.state);
    battle.round++;
    battle.quiet++;
    battle.nearest ??= gapIn(battle);
    battle.fired = [];
    lender.tell(g, { type: 'battle-round', round: battle.round });
  });

  const what = (impulse: Impulse): Step<K> => {
    if (impulse.does === 'move') return movementStep(lender, impulse);
    if (impulse.does === 'gunnery') return gunnery(lender);
    if (impulse.does === 'torpedoes') return torpedoes(lender);
    // CW-7.1a: for the first round it was thrown before anybody was placed.
    return when(
      (g) => lender.battle(g.state).round > 1,
      auto('initiative', 'CW-7.1a', (g) => takeInitiative(lender, g)),
    );
  };

  const step = (impulse: Impulse): Step<K> =>
    when(
      (g) => bothOnTheMap(lender.battle(g.state)),
      sequence(nameOf(impulse), 'CW-7.31a', [
        auto('step', 'CW-7.31a', (g) => {
          lender.battle(g.state).step = impulse.number;
        }),
        what(impulse),
      ]),
    );

  const end = auto('end', 'CW-7.35b', (g) => {
    const battle = lender.battle(g.state);
    markProgress(battle);
    mendEngines(lender, g, battle);
  });

  return sequence('round', 'CW-7.31a', [begin, ...IMPULSES.map(step), end]);
}

/** CW-7.0: from the sighting to the parting. The battle has been opened (opening.ts) and lies in the state. */
export function advancedCombat<K extends Fighting>(lender: Lender<K>): Step<K> {
  const { sequence, auto, loop, when } = stepsOf<K>();
  const afloat = (g: Play<K>): boolean => {
    const { pieces } = lender.battle(g.state);
    const has = (side: 'allied' | 'central'): boolean =>
      pieces.some((piece) => piece.side === side && piece.ships.some((id) => !lender.condition(g.state, id).sunk));
    return has('allied') && has('central');
  };
  // Out of sight tells only after a whole round, or many a night action would be over before it began (CW-7.35a).
  const goesOn = (g: Play<K>): boolean => {
    const battle = lender.battle(g.state);
    return battle.round === 0 ? bothOnTheMap(battle) : endOf(battle) === null;
  };
  return sequence('advanced-combat', 'CW-7.0', [
    auto('battle', 'CW-7.0', (g) => {
      const battle = lender.battle(g.state);
      lender.tell(g, { type: 'battle-began', night: battle.night, weather: battle.weather });
      weatherTheGale(lender, g, battle);
    }),
    when(
      afloat,
      sequence('fighting', 'CW-7.1c', [
        auto('initiative', 'CW-7.1a', (g) => takeInitiative(lender, g)),
        entrySide(lender),
        placement(lender),
        loop('rounds', 'CW-7.35b', goesOn, battleRound(lender)),
      ]),
    ),
    auto('parting', 'CW-7.35a', (g) => endBattle(lender, g)),
  ]);
}
