/** NN-6.3 to NN-6.7: bases that fall, and the canal; with what follows from chapter 3. */
import { done, leftOver, titled } from '../../../kernel/index.ts';
import type { Base } from '../data/map.ts';
import type { ShipId } from '../data/ships.ts';
import type { Play } from '../kind.ts';
import { auto, decision, sequence, THE_RULES_ROLL, theAllies, when } from '../kind.ts';
import type { ShipState, State } from '../state.ts';
import { nameOf } from '../wording.ts';
import { sinkShip } from './damage.ts';
import { faceOf, onAOne } from './dice.ts';
import { isConvoy, shipOf } from './fleet.ts';
import { passNarrows } from './narrows.ts';
import { award } from './points.ts';
import { moveTo, putIn, shipsAt, shipsOfAt } from './whereabouts.ts';

export const northernRussiaRoll = onAOne('northern-russia', 'NN-6.3', 'Northern Russia', 'Northern Russia falls');
export const sevastopolRoll = onAOne('sevastopol', 'NN-6.4', 'Sevastopol', 'Sevastopol falls');
export const suezRoll = onAOne('suez', 'NN-6.5', 'The Suez Canal', 'the canal is blocked');
export const gibraltarRoll = onAOne('gibraltar', 'NN-6.6', 'Gibraltar', 'Gibraltar falls');
export const coloniesRoll = onAOne('colonies', 'NN-6.7', 'The colonies in Africa', 'the colonies fall');
export const colonyPoints = faceOf('colony-points', 'NN-4.4a', 'Points for a colony');

/** NN-3.8b, NN-3.9b: the flight is her whole turn, and in the next she may not move either, unless players read it otherwise. */
export const idleAfter = ({ readings }: Pick<State, 'readings'>, evacuated: number): number =>
  readings['evacuated-ships'] === 'two-turns' ? evacuated + 1 : evacuated;

function lieIdle(state: State, ship: ShipState): void {
  ship.evacuated = state.turn;
  ship.idle = idleAfter(state, state.turn);
}

/** NN-3.8a, NN-3.9a: through the narrows without a speed roll (NN-8.3d), to the base that takes them. */
function evacuate(g: Play, from: Base, to: Base): void {
  for (const ship of shipsOfAt(g.state, 'allied', from)) {
    if (!passNarrows(g, ship)) continue;
    putIn(g.state, ship, to);
    lieIdle(g.state, ship);
    g.tell?.({ type: 'placed', ship: ship.id, at: to, rule: from === 'sevastopol' ? 'NN-3.9a' : 'NN-3.8a' });
  }
}

/** NN-7.6, NN-7.7: what was building in a fleet whose base has fallen is gone. */
function scrapTrack(g: Play, navy: 'RN' | 'RS', rule: string): void {
  for (const ship of shipsAt(g.state, 'track')) if (ship.navy === navy) sinkShip(g, ship, rule);
}

const rollNorthernRussia = when(
  (g) => !g.state.fallen.northernRussia,
  auto('northern-russia', 'NN-6.3', (g) => {
    if (g.roll(northernRussiaRoll, {}) === 'nothing') return;
    g.tell?.({ type: 'fell', base: 'northern-russia', rule: 'NN-6.3' });
    evacuate(g, 'northern-russia', 'britain'); // NN-3.8a
    g.state.fallen.northernRussia = true; // NN-3.7b
    g.state.freed.northern = true; // NN-3.15a
    scrapTrack(g, 'RN', 'NN-7.6');
  }),
);

const rollSevastopol = when(
  (g) => !g.state.fallen.sevastopol,
  auto('sevastopol', 'NN-6.4', (g) => {
    if (g.roll(sevastopolRoll, {}) === 'nothing') return;
    g.tell?.({ type: 'fell', base: 'sevastopol', rule: 'NN-6.4' });
    evacuate(g, 'sevastopol', g.state.canalBlocked ? 'alexandria' : 'alexandria-suez'); // NN-3.9a
    g.state.fallen.sevastopol = true;
    g.state.freed.southern = true; // NN-3.15b
    scrapTrack(g, 'RS', 'NN-7.7');
  }),
);

const rollSuez = when(
  (g) => !g.state.canalBlocked,
  auto('suez', 'NN-6.5', (g) => {
    if (g.roll(suezRoll, {}) === 'nothing') return;
    g.state.canalBlocked = true;
    g.tell?.({ type: 'canal-blocked' });
  }),
);

const shipsIn = (state: State, base: Base): ShipId[] => shipsAt(state, base).map(({ id }) => id);

/** NN-3.12b: each ship to one half or the other; those not sent to Suez lie in Alexandria. */
export const divideShips = when(
  (g) => g.state.canalBlocked && shipsIn(g.state, 'alexandria-suez').length > 0,
  decision<{ 'to-suez': ShipId; done: true }>('divide', 'NN-3.12b', {
    who: theAllies,
    asks: () => 'The canal is blocked. Which ships go to Suez? The others lie in Alexandria.',
    verbs: {
      'to-suez': {
        of: ({ state }) => shipsIn(state, 'alexandria-suez'),
        label: (_view, ship) => `${nameOf(ship)}: to Suez`,
        why: () => ({ words: 'she is not in the base that is divided', rule: 'NN-3.12b' }),
        does: (g, id) => place(g, id, 'suez', 'NN-3.12b'),
      },
      done: {
        ...done('Done: the others lie in Alexandria'),
        odds: THE_RULES_ROLL,
        consequence: ({ state }) => leftOver(shipsIn(state, 'alexandria-suez'), 'ship lies in Alexandria', 'ships lie in Alexandria'),
        does: (g) => {
          for (const id of shipsIn(g.state, 'alexandria-suez')) place(g, id, 'alexandria', 'NN-3.12b');
        },
      },
    },
  }),
);

function place(g: Play, id: ShipId, base: Base, rule: string): void {
  putIn(g.state, shipOf(g.state, id), base);
  g.tell?.({ type: 'placed', ship: id, at: base, rule });
}

const allThreeDone = ({ fallen, canalBlocked }: State): boolean => fallen.northernRussia && fallen.sevastopol && canalBlocked;

/** NN-6.6: when the turn began, or in the same turn by the other reading. */
export const openGibraltar = (state: State): void => {
  state.gibraltarOpen = allThreeDone(state);
};

const rollGibraltar = when(
  ({ state }) => !state.fallen.gibraltar && (state.readings['gibraltar-check'] === 'same-turn' ? allThreeDone(state) : state.gibraltarOpen),
  auto('gibraltar', 'NN-6.6', (g) => {
    if (g.roll(gibraltarRoll, {}) === 'nothing') return;
    g.state.fallen.gibraltar = true; // NN-3.7b, and the strait with it (NN-3.10b)
    g.tell?.({ type: 'fell', base: 'gibraltar', rule: 'NN-6.6' });
  }),
);

const shipsAtGibraltar = (state: State): ShipId[] => shipsOfAt(state, 'allied', 'gibraltar').map(({ id }) => id);

/** NN-3.10a: no narrows check, and the Allied player chooses for each ship. */
export const leaveGibraltar = when(
  ({ state }) => state.fallen.gibraltar && shipsAtGibraltar(state).length > 0,
  decision<{ 'to-britain': ShipId; done: true }>('leave-gibraltar', 'NN-3.10a', {
    who: theAllies,
    asks: () => 'Gibraltar has fallen. Which ships go to Great Britain & Ireland? The others go to Malta.',
    verbs: {
      'to-britain': {
        of: ({ state }) => shipsAtGibraltar(state),
        label: (_view, ship) => `${nameOf(ship)}: to Great Britain & Ireland`,
        why: () => ({ words: 'she is not at Gibraltar', rule: 'NN-3.10a' }),
        does: (g, id) => leave(g, id, 'britain'),
      },
      done: {
        ...done('Done: the others go to Malta'),
        odds: THE_RULES_ROLL,
        consequence: ({ state }) => leftOver(shipsAtGibraltar(state), 'ship goes to Malta', 'ships go to Malta'),
        does: (g) => {
          for (const id of shipsAtGibraltar(g.state)) leave(g, id, 'malta');
        },
      },
    },
  }),
);

function leave(g: Play, id: ShipId, base: Base): void {
  place(g, id, base, 'NN-3.10a');
  lieIdle(g.state, shipOf(g.state, id));
}

const canFall = (state: State, colony: 'westAfrica' | 'eastAfrica'): boolean => !state.fallen[colony] && !state.reinforced[colony];

const COLONIES = [
  { key: 'westAfrica', base: 'west-africa' },
  { key: 'eastAfrica', base: 'east-africa' },
] as const;

/** NN-6.7, NN-5.3b: one roll for all that can still fall. */
const rollColonies = when(
  ({ state }) => canFall(state, 'westAfrica') || canFall(state, 'eastAfrica'),
  auto('colonies', 'NN-6.7', (g) => {
    if (g.roll(coloniesRoll, {}) === 'nothing') return;
    for (const { key, base } of COLONIES.filter(({ key }) => canFall(g.state, key))) {
      g.state.fallen[key] = true;
      g.tell?.({ type: 'fell', base, rule: 'NN-6.7' });
      for (const ship of shipsOfAt(g.state, 'central', base)) sinkShip(g, ship, 'NN-3.11');
      award(g, 'allied', g.roll(colonyPoints, {}, { about: base }), 'a colony has fallen', 'NN-4.4a'); // NN-4.4b: one die for each that falls
    }
    releaseWaitingConvoys(g);
  }),
);

/** NN-3.11: a convoy waiting in West Africa has nowhere to go once East Africa has fallen. */
function releaseWaitingConvoys(g: Play): void {
  if (!g.state.fallen.eastAfrica) return;
  for (const ship of shipsAt(g.state, 'west-africa')) if (isConvoy(ship.id)) moveTo(g.state, ship, 'away');
}

export const landWar = sequence('the-land-war', 'NN-5.3a', [
  titled('Northern Russia', rollNorthernRussia),
  rollSevastopol,
  rollSuez,
  titled('Alexandria or Suez', divideShips),
  rollGibraltar,
  titled('Leaving Gibraltar', leaveGibraltar),
  rollColonies,
]);
