/** How far the weapons of a counter reach. */
import { BATTERIES, isSilenced, reachOf } from '../guns.ts';
import { profileOf, weatherOf } from '../profiles.ts';
import type { BattleView, PieceView } from '../view.ts';
import { afloatIn } from './fleet.ts';

/** What reaches how far from a ship in this weather, as far as she still has it. */
export function reachesOf(battle: BattleView, piece: PieceView): readonly { readonly reach: number; readonly words: string }[] {
  const [profile, weather] = [profileOf(battle), weatherOf(battle)];
  const weapons = afloatIn(piece).flatMap(({ sheet, damage }) => [
    ...BATTERIES.filter((battery) => sheet[battery].boxes > damage[battery] && !isSilenced(weather, sheet, battery)).map(
      (battery) => [battery, reachOf(profile, sheet, battery)] as const,
    ),
    ...(weather.torpedoes && sheet.torpedo.factor > 0 && !damage.mount && !damage.launched
      ? [['torpedoes', profile.reach.torpedo] as const]
      : []),
  ]);
  return Array.from({ length: Math.max(...Object.values(profile.reach)) }, (_, i) => {
    const far = i + 1;
    const names = new Set(weapons.flatMap(([name, reach]) => (reach === far ? [name] : [])));
    return { reach: far, words: [String(far), [...names].join(', ')].filter(Boolean).join(' · ') };
  });
}
