/** CW-4.2d: the check of the bunkers, as a warning before it is too late. */
import type { Area } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { ownName, vesselOf } from '../data/ships.ts';
import type { Fleet, FleetId, PieceId, Side, State } from '../state.ts';
import { pieceOf } from './fleet.ts';
import { burnsFuel, COST_OF_MOVE, canSteam, costOfStaying } from './fuel.ts';

/** CW-10.2: who would burn her last box. */
export const lastCoal = (state: State, { pieces }: Fleet, boxes: number): string | undefined =>
  warning('This', emptied(state, pieces, boxes));

/** CW-5.5d, CW-5.53d: it goes where its convoy goes that has not arrived, or its quarry, without being moved by hand. */
const isLed = (state: State, { charge, area, pursuit }: Fleet): boolean =>
  pursuit?.caught === true ||
  state.convoys.some(({ fleet, arrivedIn }) => fleet === charge && (arrivedIn === 0 || !isIn(state, fleet, area)));

const isIn = ({ fleets }: State, id: FleetId, area: Area): boolean => fleets.some((fleet) => fleet.id === id && fleet.area === area);

/** Whose last box goes by lying still (CW-10.11) or by following, though she could take coal: with one left nobody moves (CW-10.1). */
export function lastCoalOfTheIdle(data: Data, state: State, side: Side): string | undefined {
  const fed = new Set<PieceId>();
  for (const { feeds } of state.fleets) for (const { from, to } of feeds) fed.add(from).add(to);
  const [still, led]: [string[], string[]] = [[], []];
  for (const fleet of state.fleets) {
    if (fleet.side !== side || fleet.order.act === 'coal') continue;
    const unsupplied = fed.size === 0 ? fleet.pieces : fleet.pieces.filter((piece) => !fed.has(piece));
    if (isLed(state, fleet) && canSteam(data, state, fleet)) led.push(...emptied(state, unsupplied, COST_OF_MOVE));
    else still.push(...emptied(state, unsupplied, costOfStaying(state, fleet)));
  }
  const warnings = [warning('Lying still', still), warning('Following a convoy or an enemy', led)].filter((words) => words !== undefined);
  return warnings.join(' ') || undefined;
}

/** Her name, or that of the first of several in one piece. */
function emptied(state: State, pieces: readonly PieceId[], boxes: number): string[] {
  const names: string[] = [];
  for (const id of pieces) {
    const piece = pieceOf(state, id);
    const [first] = piece.ships;
    if (piece.fuel <= boxes && burnsFuel(piece) && first !== undefined) names.push(ownName(vesselOf(first)));
  }
  return names;
}

const warning = (what: string, names: readonly string[]): string | undefined =>
  names.length === 0 ? undefined : `${what} burns the last fuel of ${names.join(', ')}; without any a ship is lost when the turn ends.`;
