/** How far the weapons of a counter reach. */
import { BATTERIES, isSilenced, reachOf } from '../guns.ts';
import { profileOf, weatherOf } from '../profiles.ts';
import type { BattleView, PieceView } from '../view.ts';
import { afloatIn } from './fleet.ts';

/** All water within so many hexes, and what reaches so far and no farther. */
export interface Band {
  readonly reach: number;
  readonly words: string;
}

/** What reaches how far from a ship in this weather and this sight, as far as she still has it; the farthest first. */
export function reachesOf(battle: BattleView, piece: PieceView): readonly Band[] {
  const [profile, weather] = [profileOf(battle), weatherOf(battle)];
  const weapons = afloatIn(piece).flatMap(({ sheet, damage }) => [
    ...BATTERIES.filter((battery) => sheet[battery].boxes > damage[battery] && !isSilenced(weather, sheet, battery)).map(
      (battery) => [battery, reachOf(profile, sheet, battery)] as const,
    ),
    ...(weather.torpedoes && sheet.torpedo.factor > 0 && !damage.mount && !damage.launched
      ? [['torpedoes', profile.reach.torpedo] as const]
      : []),
  ]);
  const bands = new Map<number, Set<string>>();
  for (const [name, far] of weapons) {
    const reach = Math.min(far, battle.sight);
    bands.set(reach, (bands.get(reach) ?? new Set<string>()).add(name));
  }
  return [...bands].toSorted(([a], [b]) => b - a).map(([reach, names]) => ({ reach, words: [...names].join(', ') }));
}
