/** Who would win as it stands, as far as the viewer knows: by points, or by what one side has to do. */
import { enemyOf } from '../../../tactical/battle.ts';
import { isCrippled } from '../../../tactical/vessel.ts';
import type { BattleScenario, Victory } from '../data/battles.ts';
import type { ShipId, Side } from '../state.ts';
import type { View } from '../view.ts';

/** Sunk, or where that is enough known to be crippled (CW-7.34a). */
function isDoneFor({ lost, battle, basic }: View, enough: 'sunk' | 'crippled', id: ShipId): boolean {
  if (lost.includes(id)) return true;
  const seen = (battle ?? basic)?.pieces.flatMap(({ ships }) => ships ?? []).find(({ sheet }) => sheet.id === id);
  return seen !== undefined && (seen.damage.sunk || (enough === 'crippled' && isCrippled(seen.sheet, seen.damage)));
}

const byPoints = ({ points: { allied, central } }: View, even: Side | null): Side | null => {
  if (allied === central) return even;
  return allied > central ? 'allied' : 'central';
};

/** Null for a draw, which only the campaign knows (CW-14.0d). */
export function winnerNow(view: View, victory: Victory | null): Side | null {
  if (victory === null) return byPoints(view, null);
  if (victory.kind === 'points') return byPoints(view, victory.even);
  return victory.ships.every((id) => isDoneFor(view, victory.enough, id)) ? victory.side : enemyOf(victory.side);
}

/** The victory condition of a battle by itself; null in the campaign. */
export const victoryIn = (battles: readonly BattleScenario[], { scenario }: View): Victory | null =>
  battles.find(({ id }) => id === scenario)?.victory ?? null;
