/** The rolls behind a meeting, out of what was told last. Pure. */
import type { Explanation } from '../../../kernel/index.ts';
import type { Happened, News } from '../../../kit/playback.ts';
import { contactRoll } from '../rules/contact.ts';
import type { ZoneId } from '../state.ts';

const isMeeting = ({ event }: Happened): boolean => event !== null && 'type' in event && event.type === 'met';

/** Those that came off in this zone, none where no roll was needed; null where the meeting was told earlier. */
export function contactRollsIn(news: News<unknown> | null, zone: ZoneId): readonly Explanation[] | null {
  const here = news?.happened.filter(({ about }) => about?.includes(zone)) ?? [];
  if (!here.some(isMeeting)) return null;
  return here.flatMap(({ roll }) => (roll?.check === contactRoll.name && roll.outcome !== 'none' ? [roll] : []));
}
