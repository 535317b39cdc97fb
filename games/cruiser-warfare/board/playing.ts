/** What the events of a battle look like: those of the tactical system, in the view of this game. */
import { playedBy } from '../../../kit/playback.ts';
import { battleActs } from '../../../tactical/board/playback.ts';
import type { View } from '../view.ts';

export const playing = playedBy(
  battleActs<View>({
    fightIn: ({ battle, basic }) => battle ?? basic,
    put: (view, fight) => ('step' in fight ? { ...view, battle: fight } : { ...view, basic: fight }),
  }),
);
