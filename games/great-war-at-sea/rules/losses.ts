/** What becomes of a ship that is lost, or has left the game. */
import { pieceIn, warIn } from '../data/data.ts';
import type { Play } from '../kind.ts';
import type { ShipId } from '../state.ts';
import { shipOf } from './fleets.ts';
import { loseLeader } from './leaders.ts';

/** Struck off; the piece goes with the last of its ships. */
function strikeOff({ data, state }: Play, id: ShipId): void {
  const war = warIn(data, state);
  loseLeader(state, id);
  const piece = war.holding.get(id) ?? '';
  if (pieceIn(war, piece).ships.some((each) => shipOf(state, each).fate === 'afloat')) return;
  const fleet = state.fleets.find(({ pieces }) => pieces.includes(piece));
  if (fleet) fleet.pieces = fleet.pieces.filter((each) => each !== piece);
  state.tows = state.tows.filter(({ by, of }) => by !== piece && of !== piece);
}

/** Whether the enemy knows it depends on how she was lost. */
export function loseShip(g: Play, id: ShipId, told: boolean): void {
  const ship = shipOf(g.state, id);
  ship.sunk = true;
  ship.fate = 'gone';
  ship.told = told;
  strikeOff(g, id);
}

/** GW-18.1e: she has reached her goal, to nobody's loss. */
export function takeAway(g: Play, id: ShipId): void {
  const ship = shipOf(g.state, id);
  ship.fate = 'away';
  ship.told = true;
  strikeOff(g, id);
}
