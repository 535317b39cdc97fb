/** A copy of the state that shares nothing that can change; by hand, because search makes many. */
import type { Battle, State } from './state.ts';

export const copy = (state: State): State => ({
  readings: state.readings,
  lastTurn: state.lastTurn,
  turn: state.turn,
  ships: state.ships.map(({ id, at, damage, navy, entry, spent, idle, evacuated, home }) => ({
    id,
    at,
    damage,
    navy,
    entry,
    spent,
    idle,
    evacuated,
    home,
  })),
  control: { ...state.control },
  points: { allied: state.points.allied, central: state.points.central },
  settled: state.settled.slice(),
  stranglehold: state.stranglehold,
  fallen: { ...state.fallen },
  canalBlocked: state.canalBlocked,
  gibraltarOpen: state.gibraltarOpen,
  reinforced: { ...state.reinforced },
  usedUp: state.usedUp.slice(),
  freed: { ...state.freed },
  usAtWar: state.usAtWar,
  usBlooded: state.usBlooded,
  release: state.release,
  noGermansAtBrest: state.noGermansAtBrest,
  chits: state.chits.slice(),
  active: state.active,
  refused: state.refused,
  repairs: { ...state.repairs },
  owed: { allied: state.owed.allied, central: state.owed.central },
  homeward: state.homeward.slice(),
  homeFirst: state.homeFirst,
  battle: state.battle && copyBattle(state.battle),
});

const copyBattle = (battle: Battle): Battle => ({
  ...battle,
  fighters: battle.fighters.map(({ id, side, target, disabled, pending, group }) => ({ id, side, target, disabled, pending, group })),
});
