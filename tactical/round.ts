/** CW-7.31: a round of twenty steps, and the whole of an advanced battle. */
import type { Play, Step } from '../kernel/index.ts';
import { stepsOf, titled, unspoken } from '../kernel/index.ts';
import { bothOnTheMap, endBattle, endOf, markProgress } from './ending.ts';
import { mendEngines } from './engines.ts';
import { exchange } from './exchange.ts';
import type { Fighting } from './fight.ts';
import type { Impulse } from './impulses.ts';
import { IMPULSES } from './impulses.ts';
import { entryEdge, takeInitiative } from './initiative.ts';
import { movementStep } from './movement.ts';
import { placement } from './placement.ts';
import { gapIn } from './sighting.ts';
import type { Tactics } from './tactics.ts';
import { battleJoined } from './weather.ts';

const NAMES = { initiative: 'initiative', gunnery: 'gunnery', torpedoes: 'torpedoes' } as const;
const MOVERS = { first: 'the-side-with-the-initiative-moves', second: 'the-other-side-moves' } as const;
const SPEEDS = ['', 'all-ships', 'speed-1-and-faster', 'speed-2-and-faster', 'speed-2+'] as const;
const nameOf = (impulse: Impulse): string =>
  `${impulse.number}-${impulse.does === 'move' ? `${MOVERS[impulse.who]},-${SPEEDS[impulse.slowest]}` : NAMES[impulse.does]}`;

/** One round. A step is passed over when a side has left or gone down (CW-7.35a). */
export function battleRound<K extends Fighting>(tactics: Tactics<K>): Step<K> {
  const { sequence, auto, when } = stepsOf<K>();
  const { lender } = tactics;

  const begin = auto('begin', 'CW-7.31a', (g) => {
    const battle = lender.battle(g.state);
    battle.round++;
    battle.quiet++;
    battle.nearest ??= gapIn(battle);
    battle.fired = [];
    lender.tell(g, { type: 'battle-round', round: battle.round });
  });

  const what: Readonly<Record<Impulse['does'], Step<K>>> = {
    // CW-7.1a: for the first round it was thrown before anybody was placed.
    initiative: when(
      (g) => lender.battle(g.state).round > 1,
      auto('initiative', 'CW-7.1a', (g) => takeInitiative(lender, g)),
    ),
    move: movementStep(tactics),
    gunnery: exchange(tactics.gunnery),
    torpedoes: exchange(tactics.torpedoes),
  };

  const step = (impulse: Impulse): Step<K> =>
    when(
      (g) => bothOnTheMap(lender.battle(g.state)),
      sequence(nameOf(impulse), 'CW-7.31a', [
        unspoken(
          auto('step', 'CW-7.31a', (g) => {
            lender.battle(g.state).step = impulse.number;
          }),
        ),
        what[impulse.does],
      ]),
    );

  const end = auto('end', 'CW-7.35b', (g) => {
    const battle = lender.battle(g.state);
    markProgress(battle);
    mendEngines(lender, g, battle);
  });

  return sequence('round', 'CW-7.31a', [unspoken(begin), ...IMPULSES.map(step), titled('Engines mended', end)]);
}

/** CW-7.0: from the sighting to the parting. The battle has been opened (opening.ts) and lies in the state. */
export function advancedCombat<K extends Fighting>(tactics: Tactics<K>): Step<K> {
  const { sequence, auto, loop, when } = stepsOf<K>();
  const { lender } = tactics;
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
    battleJoined(lender, 'CW-7.0', (state) => lender.battle(state)),
    when(
      afloat,
      sequence('fighting', 'CW-7.1c', [
        auto('initiative', 'CW-7.1a', (g) => takeInitiative(lender, g)),
        entryEdge(tactics),
        placement(tactics),
        loop('rounds', 'CW-7.35b', goesOn, battleRound(tactics)),
      ]),
    ),
    titled(
      'The fleets part',
      auto('parting', 'CW-7.35a', (g) => endBattle(lender, g)),
    ),
  ]);
}
