/** Where a raider finds coal: in ports and Etappen, with neutrals, and in colliers and prizes in company (CW-10.3 to CW-10.7). */
import { chanceOf } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { vesselOf } from '../data/ships.ts';
import { hasEtappe, neutralRoll } from '../rules/coaling.ts';
import { isPrize } from '../rules/fleet.ts';
import { capacityOf } from '../rules/fuel.ts';
import { hasCentralPort } from '../rules/ports.ts';
import type { View } from '../view.ts';
import type { Squadron } from './squadrons.ts';

const SOLD = chanceOf(neutralRoll, {}, 'coal');

/** The chance of coal: sure at a port and an Etappe of one's own, less where a neutral must be asked (CW-10.7). */
export function coalChance(data: Data, view: View, area: Area): number {
  if (hasCentralPort(view, area) || (view.secrets && hasEtappe(view.secrets, area))) return 1;
  return data.areas[area].etappe ? SOLD : 0;
}

/** CW-10.4, CW-10.5 */
const isStore = (ships: readonly string[]): boolean => ships.some((id) => isPrize(id) || vesselOf(id).type === 'collier');

/** Boxes that a ship must lack before it is worth a turn, and what a prize and a collier must hold to give as much. */
const WORTH_A_TURN = 4;
const IN_A_PRIZE = 7;

/** Somebody is short, and somebody in company can help. */
export function hasStore(data: Data, { units }: Squadron): boolean {
  const short = units.filter(({ piece }) => !isStore(piece.ships) && capacityOf(data, piece) - piece.fuel >= WORTH_A_TURN).length;
  if (short === 0) return false;
  return units.some(
    ({ piece: { ships, fuel } }) => isStore(ships) && fuel >= (ships.some(isPrize) ? IN_A_PRIZE : WORTH_A_TURN * (1 + short)),
  );
}
