/** GW-6.1a (ours): what long range in basic combat is among those who have come, and whether there is any. */
import type { OpenRange, Sheet } from './battle.ts';
import type { Fighting } from './fight.ts';
import { reachOf } from './guns.ts';
import type { Lender } from './lender.ts';
import type { Profile } from './profile.ts';
import { hexesAt, profileOf, sightOf, type Visibility, weatherOf } from './profiles.ts';

/** GW-6.1a: who keeps to long range does so for the sake of such guns, or against them. */
const reachesLong = (profile: Profile, sheet: Sheet): boolean =>
  sheet.primary.boxes > 0 && reachOf(profile, sheet, 'primary') >= profile.longRange;

/** As far as secondary guns reach if none of them has guns for more. */
export const openRange = (profile: Profile, sheets: readonly Sheet[]): OpenRange =>
  profile.longRange <= profile.reach.secondary || sheets.some((sheet) => reachesLong(profile, sheet)) ? 'long' : 'middle';

/** GW-6.1a: of all who came, also those who are lost by now. */
export function openRangeIn<K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state']): OpenRange {
  const battle = lender.basic(state);
  const sheets = battle.pieces.flatMap(({ ships }) => ships.map((id) => lender.sheet(data, state, id)));
  return openRange(profileOf(battle), sheets);
}

/** CW-6.4a, CW-6.0, GW-6.1b: at night, in weather in which only primary guns fire, and where nobody sees so far, there is no long range. */
export const isCloseOnly = (engagement: Visibility, open: OpenRange): boolean =>
  engagement.night || weatherOf(engagement).guns === 'primary-only' || sightOf(engagement) < hexesAt(profileOf(engagement), open);
