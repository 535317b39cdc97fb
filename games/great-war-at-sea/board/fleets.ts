/** Own fleets as the board shows them: the ships in them, what they carry, and who goes with whom. */
import { counted } from '../../../kit/words.ts';
import type { War } from '../data/data.ts';
import { berthOf } from '../data/data.ts';
import { companyOf, shipOf, shipsIn } from '../rules/fleets.ts';
import type { Fleet, FleetId, ShipId } from '../state.ts';
import type { View } from '../view.ts';
import { typeWords } from './facts.ts';

export const fleetIn = ({ fleets }: Pick<View, 'fleets'>, id: string | null): Fleet | undefined => fleets.find((fleet) => fleet.id === id);

/** Fleets with ships that move by themselves, and so have a marker of their own. */
export const markersOf = ({ fleets }: Pick<View, 'fleets'>): Fleet[] =>
  fleets.filter(({ charge, pieces }) => charge === null && pieces.length > 0);

export const escortsOf = (view: Pick<View, 'fleets'>, fleet: Fleet): Fleet[] => companyOf(view, fleet).slice(1);

/** The fleet whose marker stands for it on the chart: itself, or the one that it escorts. */
export const headOf = (view: Pick<View, 'fleets'>, id: FleetId): FleetId => fleetIn(view, id)?.charge ?? id;

export const shipsWith = (war: War, view: View, fleet: Fleet): ShipId[] =>
  companyOf(view, fleet).flatMap((each) => shipsIn(war, view, each));

/** The ship that stands for a fleet: her admiral's, or the most valuable. */
export function flagshipOf(war: War, view: View, fleet: Fleet): ShipId | undefined {
  const ships = shipsIn(war, view, fleet);
  const flag = view.leaders.find(({ ship }) => ships.includes(ship));
  if (flag) return flag.ship;
  return ships.reduce<ShipId | undefined>((best, id) => (best === undefined || worth(war, id) > worth(war, best) ? id : best), undefined);
}

const worth = (war: War, id: ShipId): number => berthOf(war, id).sheet.points;

/** Hull boxes lost, and all that there are. */
export function hullOf(war: War, view: View, ships: readonly ShipId[]): { readonly lost: number; readonly of: number } {
  let [lost, of] = [0, 0];
  for (const id of ships) {
    const { boxes } = berthOf(war, id).sheet.hull;
    lost += Math.min(boxes, shipOf(view, id).hull);
    of += boxes;
  }
  return { lost, of };
}

/** '4 battle cruisers, 7 destroyers', the heaviest first. */
export function typesInWords(war: War, ships: readonly ShipId[]): string {
  const counts = new Map<string, number>();
  for (const id of ships) {
    const { type } = berthOf(war, id).sheet;
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].map(([type, count]) => counted(count, ...typeWords(type))).join(', ');
}
