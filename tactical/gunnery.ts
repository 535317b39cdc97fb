/** CW-7.4: gunnery on the tactical map. */
import { distance } from '../chart/hex.ts';
import { atLeast, d6, flag, otherwise, plus, secretCheck } from '../kernel/index.ts';
import type { Engagement, Piece } from './battle.ts';
import { CRACK, FALLS, nearMiss, worthOfFall } from './broadside.ts';
import type { Fighting } from './fight.ts';
import type { Circumstances } from './guns.ts';
import type { Lender } from './lender.ts';
import { sightOf } from './profiles.ts';
import type { Field } from './shots.ts';
import { gapIn } from './sighting.ts';

/** CW-7.4d, GW-GUN-DICE: one die for each factor. The series has two of its modifiers as well: GW-GUN-MOD-CLOSE, GW-GUN-MOD-DEAD. */
export const gunDie = secretCheck(
  'guns',
  'CW-7.4d',
  'Guns',
  {
    close: flag('the target is in the same or an adjacent hex'),
    dead: flag('the target lies dead in the water'),
    towed: flag('the target tows or is towed'),
    italic: flag('the name of the firing ship is in italics, by the rules of Great War at Sea'),
    crack: CRACK,
  },
  {
    dice: d6,
    modifiers: [
      plus(1, 'CW-7.4e', 'at close range', (f) => f.close),
      plus(1, 'CW-7.4f', 'the target is dead in the water', (f) => f.dead),
      plus(1, 'GW-GUN-MOD-TOW', 'the target tows or is towed', (f) => f.towed),
      plus(1, 'GW-GUN-MOD-ITALIC', 'crack gunners', (f) => f.italic),
    ],
    rows: [atLeast(6, 'hit'), nearMiss, otherwise('miss')],
    outcomes: FALLS,
    counts: 'hit',
    worth: worthOfFall,
  },
);

/** CW-7.4e */
const isClose = (range: number): boolean => range <= 1;

export const laying = {
  rule: 'CW-7.4c',
  outOfReach: () => ({ words: 'she has no guns that reach', rule: 'CW-7.5a' }),
  firesAgain: true,
  die: gunDie,
  facts: ({ range, dead, towed, italic, crack }: Circumstances) => ({ close: isClose(range), dead, towed, italic, crack }),
};

/** CW-7.4a: hexes to a target that is in sight. */
function rangeTo(engagement: Engagement, from: Piece, to: Piece): number | null {
  if (from.hex === null || to.hex === null) return null;
  const range = distance(from.hex, to.hex);
  return range <= sightOf(engagement) ? range : null;
}

/** The tactical map; the side with the initiative fires first (CW-7.4b). */
export const onTheMap = <K extends Fighting>(lender: Lender<K>): Field<K> => ({
  lender,
  of: (state) => lender.battle(state),
  seen: (view) => lender.battleSeen(view),
  first: (state) => lender.battle(state).initiative,
  range: (state, from, to) => rangeTo(lender.battle(state), from, to),
  gap: (state) => gapIn(lender.battle(state)),
});
