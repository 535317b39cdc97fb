/** Where nothing is hidden any more: a battle by itself in which every counter has been made out. */
import type { State } from '../state.ts';

export function isOpen({ scenario, battle, basic }: State): boolean {
  if (scenario === 'campaign') return false;
  if (basic) return true;
  return battle !== null && (battle.stage === 'fighting' || battle.stage === 'over') && battle.pieces.every(({ known }) => known);
}
