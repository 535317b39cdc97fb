/** The state that a view is of. Everything lies on the table (NN-1.5), so there is one, and nothing to draw. */
import { idleAfter } from './rules/falls.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export const imagine = (view: View): State => ({
  readings: view.readings,
  lastTurn: view.lastTurn,
  turn: view.turn,
  ships: view.ships.map(({ id, at, damage, navy, entry, spent, evacuated, home }) => ({
    id,
    at,
    damage,
    navy,
    entry,
    spent,
    idle: evacuated === 0 ? 0 : idleAfter(view, evacuated),
    evacuated,
    home,
  })),
  control: { ...view.control },
  points: { ...view.points },
  settled: [...view.settled],
  stranglehold: view.stranglehold,
  fallen: { ...view.fallen },
  canalBlocked: view.canalBlocked,
  gibraltarOpen: view.gibraltarOpen,
  reinforced: { ...view.reinforced },
  usedUp: [...view.usedUp],
  freed: { ...view.freed },
  usAtWar: view.usAtWar,
  usBlooded: view.usBlooded,
  release: view.release,
  noGermansAtBrest: view.noGermansAtBrest,
  chits: [...view.chits],
  active: view.active,
  refused: view.refused,
  repairs: { ...view.repairs },
  owed: { ...view.owed },
  homeward: [...view.homeward],
  homeFirst: view.homeFirst,
  namesBattle: view.namesBattle,
  battle: view.battle && { ...view.battle, fighters: view.battle.fighters.map((fighter) => ({ ...fighter })) },
});
