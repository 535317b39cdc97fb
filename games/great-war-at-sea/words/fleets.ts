/** Fleets, pieces and moves in words. */
import type { Data, War } from '../data/data.ts';
import { warIn } from '../data/data.ts';
import type { FleetId, Mission, Move, PieceId, PortId } from '../state.ts';
import type { View } from '../view.ts';

export const MISSION_WORDS: Readonly<Record<Mission, string>> = {
  intercept: 'Intercept',
  raid: 'Raid',
  'raid-in-force': 'Raid in force',
  escort: 'Escort',
  transport: 'Transport',
  bombardment: 'Bombardment',
  minelaying: 'Minelaying',
  minesweeping: 'Minesweeping',
  abort: 'Abort',
};

export const missionInWords = (mission: Mission): string => MISSION_WORDS[mission];

/** An airship or a group of boats by its name in the operation, seaplanes by that of their ship. */
export const craftName = (data: Data, view: Pick<View, 'operation'>, id: string): string => craftNameIn(warIn(data, view), id);

export function craftNameIn({ operation, berths }: War, id: string): string {
  const named = [...operation.airships, ...operation.boats].find((each) => each.id === id);
  const carrier = berths.find((berth) => `${berth.id}-seaplanes` === id);
  return named?.name ?? (carrier ? `Seaplanes of ${carrier.sheet.name}` : id);
}

/** What its owner calls it. */
export const fleetName = ({ fleets }: Pick<View, 'fleets'>, id: FleetId): string => fleets.find((fleet) => fleet.id === id)?.name ?? id;

export const pieceName = (data: Data, view: Pick<View, 'operation'>, id: PieceId): string => warIn(data, view).pieces.get(id)?.name ?? id;

export const moveInWords = ({ way }: Move): string => (way.length === 0 ? 'stay' : way.join(', '));

export const portName = ({ ports }: War, id: PortId | ''): string => ports.get(id)?.name ?? id;
