/** What becomes of a ship that is lost. */
import { pieceIn, warIn } from '../data/data.ts';
import type { Play } from '../kind.ts';
import type { ShipId } from '../state.ts';
import { shipOf } from './fleets.ts';
import { loseLeader } from './leaders.ts';

/** Struck off; the piece goes with the last of its ships. Whether the enemy knows it depends on how she was lost. */
export function loseShip({ data, state }: Play, id: ShipId, told: boolean): void {
  const war = warIn(data, state);
  const ship = shipOf(state, id);
  ship.sunk = true;
  ship.fate = 'gone';
  ship.told = told;
  loseLeader(state, id);
  const piece = war.holding.get(id) ?? '';
  if (pieceIn(war, piece).ships.some((each) => shipOf(state, each).fate === 'afloat')) return;
  const fleet = state.fleets.find(({ pieces }) => pieces.includes(piece));
  if (fleet) fleet.pieces = fleet.pieces.filter((each) => each !== piece);
  state.tows = state.tows.filter(({ by, of }) => by !== piece && of !== piece);
}
