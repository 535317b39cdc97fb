/** What First Strike! teaches at its table. */
import { signed } from '../../../kernel/index.ts';
import type { Goal, GoalLevel, Teaching } from '../../../kit/teaching.ts';
import { counted } from '../../../kit/words.ts';
import { AIRCRAFT, BRITISH_FLEET, GERMAN_FLEET, HARWICH_FORCE, RAIDERS, type ShipId } from '../data/counters.ts';
import type { Data } from '../data/data.ts';
import { counterOf, levelFor } from '../data/data.ts';
import type { View } from '../view.ts';
import { whys } from '../whys.ts';

/** Before the raid there is nothing to be judged: the level would flatter whoever has done nothing yet. */
export const hasBegun = ({ raid, score }: Pick<View, 'raid' | 'score'>): boolean => raid !== 'before' || score.length > 0;

/** What the score is worth now. */
export const standing = (view: View, data: Data): string =>
  hasBegun(view) ? `as it stands: ${levelFor(data, view.total).words}` : 'the raid is still to come';

/** FS-13.0: from the best level down. */
export const levelsIn = (data: Data, view: View): GoalLevel[] =>
  data.levels.map((level, place) => {
    const above = data.levels[place - 1];
    const least = Number.isFinite(level.least) ? signed(level.least) : null;
    const most = above && signed(above.least - 1);
    return {
      score: most === undefined ? `${least} or more` : least === null ? `${most} or less` : `${least} to ${most}`,
      words: level.words,
      isHere: hasBegun(view) && level === levelFor(data, view.total),
    };
  });

const named = (data: Data, ids: readonly ShipId[]): string => ids.map((id) => counterOf(data, id).name).join(', ');

const goal = (view: View, data: Data): Goal => ({
  scenario: 'cuxhaven',
  title: 'The Cuxhaven Raid',
  words: 'Take three seaplane carriers to within reach of the German coast, send off the raid, and bring everybody home.',
  wins: [
    'The score at the end decides; the scale below says what it is worth.',
    'Every two hits on an installation are a point, and installations beyond the first one more each. German ships that are sunk count as well.',
    `Aircraft lost cost 2, damaged ones 1, a carrier ${data.points.british.CV}. Not to launch the raid at all costs ${data.points.noRaid}; to lose all three carriers before it is defeat.`,
  ],
  levels: levelsIn(data, view),
  forces: [
    {
      side: 'British',
      nation: 'british',
      parts: [
        { name: 'Harwich Force', words: named(data, HARWICH_FORCE) },
        { name: 'In the air', words: `${counted(AIRCRAFT.length, 'seaplane')}, three to a carrier, two bombs each` },
        { name: 'Grand Fleet, if it comes up', words: named(data, BRITISH_FLEET) },
      ],
    },
    {
      side: 'German',
      nation: 'german',
      parts: [
        { name: 'Around the Bight', words: RAIDERS.map(({ name }) => name).join(', ') },
        { name: 'High Sea Fleet, if it comes out', words: named(data, GERMAN_FLEET) },
      ],
    },
  ],
  history:
    'Seven of the nine seaplanes got off. Their bombs did little harm, and none found the airship sheds; three came back to their carriers, the crews of the other four were picked up, three by the submarine E 11 and one by a Dutch trawler. No ship was lost, and the High Sea Fleet stayed in port.',
});

export const teaching: Teaching<View, Data> = { whys, setUps: [], goal };
