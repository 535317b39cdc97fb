/** FS-10.0 to FS-10.2: the Naval Battle Board, its rounds and movement. Any number of counters share a space (FS-10.0g). */
import { atLeast, check, d6, done, flag, leftOver, minus, oddsOfRoll, otherwise, plus, unspoken, upTo } from '../../../kernel/index.ts';
import type { ShipId } from '../data/counters.ts';
import type { BattleSpace } from '../data/spaces.ts';
import { BATTLE_SPACES } from '../data/spaces.ts';
import type { Play } from '../kind.ts';
import { auto, decision, loop, sequence, theBritish, when } from '../kind.ts';
import type { Combatant, ShipState, State } from '../state.ts';
import { nameOf } from '../wording.ts';
import { raidersAt } from './attacks.ts';
import { battleEnds, extraRound } from './battle-end.ts';
import { afloat, battleOf, combatantOf, damageOf, enemyOf, heavyShips, isCrippled, nearest, roundInWords } from './fleets.ts';
import { applyHits, britishFire, germanFire } from './gunnery.ts';
import { raiderTypeOf } from './reaction.ts';
import { fleetOf, shipsAt, typeOf } from './ships.ts';
import { germansAreOut } from './sortie.ts';
import { fogAtHarwich, poorWeatherAtHarwich } from './weather.ts';

/** FS-10.1b: the alert, less the airships off the British reserve, one more in fog or Poor Weather; never less than one. */
export function roundsOfBattle(state: State): number {
  const airships = raidersAt(state, 'british-reserve').filter((id) => raiderTypeOf(id) === 'zeppelin').length;
  const murk = fogAtHarwich(state) || poorWeatherAtHarwich(state) ? 1 : 0;
  return Math.max(1, state.alert - Math.min(2, airships) + murk);
}

/** Where a counter begins: FS-10.0b and FS-10.0c in British A, FS-10.0d destroyers in British B, FS-10.0e and FS-10.0f the Germans. */
function startingSpace(state: State, { id }: ShipState): BattleSpace {
  const type = typeOf(id);
  if (fleetOf(id) === 'british') return type === 'DD' ? 'british-b' : 'british-a';
  return type === 'BB' && !fogAtHarwich(state) ? 'german-a' : 'german-b';
}

const openBattle = auto('battle-begins', 'FS-10.0a', (g) => {
  const { state } = g;
  const ships = [...shipsAt(state, 'harwich'), ...shipsAt(state, 'sortie')];
  state.battle = {
    round: 0,
    rounds: roundsOfBattle(state),
    extended: false,
    over: false,
    ships: ships.map((ship) => ({ id: ship.id, space: startingSpace(state, ship), acted: false, hits: 0 })),
  };
  g.tell?.({ type: 'battle-began', space: state.harwich, rounds: state.battle.rounds });
});

/** FS-10.0c cruisers may stand in British B, FS-10.0d destroyers in Neutral; battleships and carriers stay back (FS-10.0b). */
function forwardSpace({ id }: Combatant): BattleSpace | null {
  const type = typeOf(id);
  if (type === 'DD') return 'neutral';
  return type === 'BC' || type === 'CA' || type === 'CL' ? 'british-b' : null;
}

const postings = (state: State): (readonly [ShipId, BattleSpace])[] =>
  afloat(state, 'british').flatMap((ship) => {
    const forward = ship.acted ? null : forwardSpace(ship);
    return forward ? [[ship.id, forward] as const] : [];
  });

export const deployment = decision<{ post: readonly [ShipId, BattleSpace]; done: true }>('deployment', 'FS-10.0c', {
  who: theBritish,
  asks: () => 'The fleets meet. Cruisers may stand forward in British B and destroyers in Neutral; all others wait astern.',
  verbs: {
    post: {
      of: ({ state }) => postings(state),
      label: (_view, [ship, to]) => `${nameOf(ship)}: forward to ${nameOf(to)}`,
      why: () => ({
        words: 'battleships and carriers begin in British A; cruisers may go to British B, destroyers to Neutral',
        rule: 'FS-10.0b',
      }),
      all: (_at, [, to]) => `All who may: forward to ${nameOf(to)}`,
      does: (g, [id, to]) => {
        Object.assign(combatantOf(g.state, id), { space: to, acted: true });
        g.tell?.({ type: 'posted', ship: id, at: to });
      },
    },
    done: {
      ...done('Done: begin the battle'),
      consequence: ({ state }) => leftOver(postings(state), 'could stand forward', 'could stand forward'),
    },
  },
});

const nextRound = auto('round-marker', 'FS-10.1a', (g) => {
  const battle = battleOf(g.state);
  battle.round++;
  g.tell?.({ type: 'battle-round', round: battle.round });
});

const readyAll = (g: Play): void => {
  for (const ship of battleOf(g.state).ships) ship.acted = false;
};

/** FS-10.2: one space at most, and never off the board. */
const BESIDE: Readonly<Record<BattleSpace, readonly BattleSpace[]>> = {
  'british-a': ['british-b'],
  'british-b': ['british-a', 'neutral'],
  neutral: ['british-b', 'german-b'],
  'german-b': ['neutral', 'german-a'],
  'german-a': ['german-b'],
};

/** FS-10.2.1, FS-10.2.2c: a crippled counter may not come nearer to the nearest enemy. */
function mayMoveTo(state: State, ship: Combatant, to: BattleSpace): boolean {
  if (!isCrippled(state, ship.id)) return true;
  const enemies = afloat(state, enemyOf(fleetOf(ship.id)));
  return nearest(to, enemies) >= nearest(ship.space, enemies);
}

export const britishMoves = decision<{ move: readonly [ShipId, BattleSpace]; done: true }>('british-movement', 'FS-10.2.1', {
  who: theBritish,
  asks: (view) => `${roundInWords(view)} Move any ships one space.`,
  verbs: {
    move: {
      of: ({ state }) => movesOf(state),
      label: (_view, [ship, to]) => `${nameOf(ship)}: to ${nameOf(to)}`,
      why: () => ({ words: 'a counter moves one space, once a round, and never nearer to the enemy with two markers', rule: 'FS-10.2.1' }),
      all: ({ state }, [id, to]) => `All in ${nameOf(combatantOf(state, id).space)}: to ${nameOf(to)}`,
      does: (g, [id, to]) => moveShip(g, combatantOf(g.state, id), to),
    },
    done: {
      ...done('Done: the others hold'),
      consequence: ({ state }) => leftOver(movesOf(state), 'counter holds', 'counters hold'),
      odds: ({ state }) =>
        oddsOfRoll(germanMove, germanMoveFacts(state), [
          ['closer', 'each German closes', false],
          ['away', 'each German draws off', true],
        ]),
    },
  },
});

export const britishMovement = sequence('british-movement', 'FS-10.2.1', [unspoken(auto('ready', 'FS-10.2', readyAll)), britishMoves]);

function movesOf(state: State): (readonly [ShipId, BattleSpace])[] {
  const moves: (readonly [ShipId, BattleSpace])[] = [];
  for (const ship of afloat(state, 'british')) {
    if (ship.acted) continue;
    for (const to of BESIDE[ship.space]) if (mayMoveTo(state, ship, to)) moves.push([ship.id, to]);
  }
  return moves;
}

function moveShip(g: Play, ship: Combatant, to: BattleSpace): void {
  ship.acted = true;
  ship.space = to;
  g.tell?.({ type: 'steamed', ship: ship.id, to });
}

/** FS-10.2.2a, FS-10.2.2b */
export const germanMove = check(
  'german-move',
  'FS-10.2.2a',
  'German movement',
  {
    fog: flag('fog where the battle is fought'),
    outnumber: flag('more German battleships and battlecruisers than British'),
    worseHurt: flag('the Germans have suffered more damage'),
  },
  {
    dice: d6,
    modifiers: [
      plus(1, 'FS-10.2.2a', 'fog', (f) => f.fog),
      minus(1, 'FS-10.2.2a', 'more heavy ships than the British', (f) => f.outnumber),
      plus(1, 'FS-10.2.2a', 'the Germans have suffered more', (f) => f.worseHurt),
    ],
    rows: [upTo(2, 'closer'), atLeast(5, 'away'), otherwise('stays')],
    outcomes: { closer: 'closes', stays: 'keeps its station', away: 'draws off' },
  },
);

const germanMoveFacts = (state: State) => ({
  fog: fogAtHarwich(state),
  outnumber: heavyShips(state, 'german') > heavyShips(state, 'british'),
  worseHurt: damageOf(state, 'german') > damageOf(state, 'british'),
});

/** A die for each; nothing that counts for it changes on the way. */
export const germanMovement = auto('german-movement', 'FS-10.2.2a', (g) => {
  const { state } = g;
  const facts = germanMoveFacts(state);
  const british = afloat(state, 'british');
  for (const ship of afloat(state, 'german')) {
    const to = destination(ship, british, g.roll(germanMove, facts, { about: ship.id }));
    if (to && mayMoveTo(state, ship, to)) moveShip(g, ship, to);
  }
});

function destination(ship: Combatant, british: readonly Combatant[], order: 'closer' | 'stays' | 'away'): BattleSpace | null {
  if (order === 'stays') return null;
  if (order === 'away') return beside(ship.space, 1);
  return towardsNearest(ship.space, british);
}

/** Along the row: 1 towards German A, -1 towards British A. */
const beside = (space: BattleSpace, step: 1 | -1): BattleSpace | null => BATTLE_SPACES[BATTLE_SPACES.indexOf(space) + step] ?? null;

/** With the British as near on both sides a German goes for their end of the board; in one space with them it stays. */
function towardsNearest(space: BattleSpace, british: readonly Combatant[]): BattleSpace | null {
  const here = nearest(space, british);
  if (here === 0) return null;
  const home = beside(space, -1);
  return home && nearest(home, british) < here ? home : beside(space, 1);
}

/** FS-10.1a */
const round = sequence('battle-round', 'FS-10.1a', [
  unspoken(nextRound),
  britishMovement,
  germanMovement,
  sequence('gunnery', 'FS-10.3a', [unspoken(auto('ready', 'FS-10.3a', readyAll)), britishFire, germanFire, applyHits]),
  extraRound,
]);

/** FS-10.3.5a: the fixed number of rounds, unless one side has nobody left or the last carrier has sunk. */
const goesOn = ({ state }: Play): boolean => {
  const battle = battleOf(state);
  return !battle.over && battle.round < battle.rounds;
};

/** FS-3.0e */
export const navalBattle = when(
  germansAreOut,
  sequence('naval-battle', 'FS-3.0e', [openBattle, deployment, loop('battle-rounds', 'FS-10.1b', goesOn, round), battleEnds]),
);
