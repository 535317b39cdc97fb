/** NN-5.7, NN-11.1: battles, one after the other, and then the zones where nobody met anybody. */
import { titled } from '../../../kernel/index.ts';
import type { Alliance, Zone } from '../data/map.ts';
import { ZONES } from '../data/map.ts';
import type { Play } from '../kind.ts';
import { auto, decision, each, loop, sequence, THE_RULES_ROLL, when } from '../kind.ts';
import type { State } from '../state.ts';
import { the } from '../wording.ts';
import { isSettled, leaveEmpty, settle } from './control.ts';
import { faceOf, rollOff } from './dice.ts';
import { sideOf } from './fleet.ts';
import { homecoming, sendHome } from './homecoming.ts';
import { battleOf, bothEngaged, inZone } from './line.ts';
import { newBattle } from './new-battle.ts';
import { award } from './points.ts';
import { disengagement, fightOrBreakOff } from './pursuit.ts';
import { exchange, isStalemate } from './round.ts';
import { isAnyAt, shipsAt } from './whereabouts.ts';

export const firstBattlePoints = faceOf('us-first-battle', 'NN-4.6', "Points for the Americans' first battle");

const SIDES: readonly Alliance[] = ['allied', 'central'];

/** Zones that hold ships of both sides and have not been settled. */
const contested = (state: State): Zone[] =>
  ZONES.filter((zone) => !isSettled(state, zone) && SIDES.every((side) => isAnyAt(state, zone, (ship) => sideOf(ship) === side)));

function openBattle(g: Play, zone: Zone): void {
  const { state } = g;
  const ships = shipsAt(state, zone);
  const americans = ships.some((ship) => ship.navy === 'US');
  const fighters = ships.map((ship) => ({ id: ship.id, side: sideOf(ship) }));
  state.battle = { ...newBattle(zone, fighters), americansFirst: americans && !state.usBlooded };
  if (americans) state.usBlooded = true;
  g.tell?.({ type: 'battle-began', zone, allied: inZone(state, 'allied').length, central: inZone(state, 'central').length });
}

export const nameBattle = decision<{ fight: Zone }>('next-battle', 'NN-5.7a', {
  who: ({ state }) => state.namesBattle,
  asks: () => 'You have the choice: where is the next battle fought?',
  verbs: {
    fight: {
      ends: true,
      of: ({ state }) => contested(state),
      label: (_view, zone) => `Fight in ${the(zone)}`,
      odds: THE_RULES_ROLL,
      why: () => ({ words: 'only a zone with ships of both sides can be fought over', rule: 'NN-11.1' }),
      does: openBattle,
    },
  },
});

/** NN-5.7a: a roll-off before every battle but the last. */
const nextBattle = sequence('next-battle', 'NN-5.7a', [
  auto('roll-off', 'NN-5.7a', (g) => {
    const [zone, ...others] = contested(g.state);
    if (zone && others.length === 0) openBattle(g, zone);
    else g.state.namesBattle = rollOff(g, 'names-battle');
  }),
  when((g) => g.state.battle === null, nameBattle),
]);

/** NN-11.10: both would fight on, and neither can. */
const endStalemate = when(
  (g) => !battleOf(g.state).over && isStalemate(g),
  auto('stalemate', 'NN-11.10', (g) => {
    const battle = battleOf(g.state);
    battle.bothBroke = true;
    battle.over = true;
    g.tell?.({ type: 'stalemate', zone: battle.zone });
  }),
);

/** NN-11.10, NN-11.13: after a round with both sides left, fight on or break off. */
const battleRound = sequence('battle-round', 'NN-11.1', [
  exchange,
  when((g) => bothEngaged(g.state), fightOrBreakOff),
  disengagement,
  endStalemate,
]);

const goesOn = ({ state }: Play): boolean => !battleOf(state).over && bothEngaged(state);

/** NN-3.6a, NN-11.15c, NN-11.15d: whoever is left, and a side that broke off has no ship left here. */
const holderAfter = (state: State): Alliance | null =>
  battleOf(state).bothBroke ? null : (SIDES.find((side) => inZone(state, side).length > 0) ?? null);

/** NN-5.7b: control and points, then everybody goes home. */
const endBattle = auto('battle-ends', 'NN-5.7b', (g) => {
  const { state } = g;
  const { zone, americansFirst } = battleOf(state);
  const holder = holderAfter(state);
  state.battle = null;
  if (americansFirst && holder !== 'allied') award(g, 'central', g.roll(firstBattlePoints, {}), "the Americans' first battle", 'NN-4.6');
  settle(g, zone, holder); // last, as it may end the game (NN-4.7)
  sendHome(
    g,
    shipsAt(state, zone).map(({ id }) => id),
  );
});

const battle = sequence('battle', 'NN-11.1', [nextBattle, loop('rounds', 'NN-11.10', goesOn, battleRound), endBattle, homecoming]);

/** NN-3.6a, NN-3.6b: the other zones, in the order of the table. */
const quietZones = each(
  'quiet-zones',
  'NN-3.6a',
  ({ state }) => ZONES.filter((zone) => !isSettled(state, zone)),
  sequence('quiet-zone', 'NN-3.6a', [
    titled(
      'Control is settled',
      auto('settle', 'NN-3.6a', (g, zone: Zone) => {
        const ships = shipsAt(g.state, zone);
        const [ship] = ships;
        if (!ship) return leaveEmpty(g.state, zone);
        settle(g, zone, sideOf(ship));
        sendHome(
          g,
          ships.map(({ id }) => id),
        );
      }),
    ),
    homecoming,
  ]),
);

export const battles = sequence('battles', 'NN-5.7a', [
  loop('each-battle', 'NN-5.7a', (g) => contested(g.state).length > 0, battle),
  quietZones,
]);
