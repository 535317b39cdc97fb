/** Fleets, pieces and moves in words. */
import type { Data } from '../data/data.ts';
import { warIn } from '../data/data.ts';
import type { FleetId, Move, PieceId } from '../state.ts';
import type { View } from '../view.ts';

/** What its owner calls it. */
export const fleetName = ({ fleets }: Pick<View, 'fleets'>, id: FleetId): string => fleets.find((fleet) => fleet.id === id)?.name ?? id;

export const pieceName = (data: Data, view: Pick<View, 'operation'>, id: PieceId): string => warIn(data, view).pieces.get(id)?.name ?? id;

export const moveInWords = ({ way }: Move): string => (way.length === 0 ? 'stay' : way.join(', '));
