/** The rolls behind a meeting, out of what was told last. Pure. */
import type { Explanation } from '../../../kernel/index.ts';
import type { News } from '../../../kit/playback.ts';
import { contactRoll } from '../rules/contact.ts';
import type { ZoneId } from '../state.ts';

/** Those that came off in this zone; none where no roll was needed, or where it was told earlier. */
export const contactRollsIn = (news: News<unknown> | null, zone: ZoneId): readonly Explanation[] =>
  (news?.happened ?? []).flatMap(({ roll, about }) =>
    roll?.check === contactRoll.name && roll.outcome !== 'none' && about?.includes(zone) ? [roll] : [],
  );
