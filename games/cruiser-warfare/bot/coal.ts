/** Where a raider finds coal: in ports and Etappen, with neutrals, and in colliers and prizes in company (CW-10.3 to CW-10.7). */
import type { Area } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { vesselOf } from '../data/ships.ts';
import { isPrize } from '../rules/fleet.ts';
import type { View } from '../view.ts';
import type { Squadron } from './squadrons.ts';
import { roomOf } from './squadrons.ts';

/** The chance of coal: sure at a port and an Etappe of one's own, a third where a neutral must be asked (CW-10.7). */
export function coalChance(data: Data, { entered, tsingtaoFell, secrets }: View, area: Area): number {
  const { port, etappe } = data.areas[area];
  if (port?.side === 'german' && (area !== 'yellow-sea' || tsingtaoFell === 0)) return 1;
  if (port?.side === 'italian' && entered.italy > 0) return 1;
  if (secrets?.etappen.includes(area) && !secrets.usedEtappen.includes(area)) return 1;
  return etappe ? 1 / 3 : 0;
}

/** CW-10.4, CW-10.5 */
const isStore = (ships: readonly string[]): boolean => ships.some((id) => isPrize(id) || vesselOf(id).type === 'collier');

/** Boxes that a ship must lack before it is worth a turn, and what a prize and a collier must hold to give as much. */
const WORTH_A_TURN = 4;
const IN_A_PRIZE = 7;

/** Somebody is short, and somebody in company can help. */
export function hasStore(data: Data, { units }: Squadron): boolean {
  const short = units.filter(({ piece }) => !isStore(piece.ships) && roomOf(data, piece) - piece.fuel >= WORTH_A_TURN).length;
  if (short === 0) return false;
  return units.some(
    ({ piece: { ships, fuel } }) => isStore(ships) && fuel >= (ships.some(isPrize) ? IN_A_PRIZE : WORTH_A_TURN * (1 + short)),
  );
}
