/** A hit on a ship that is in no battle: by a mine, by guns ashore, by somebody whom she never saw. Her owner alone reads what it does. */
import type { Play } from '../kernel/index.ts';
import type { Engagement, ShipId, Side, Weapon } from './battle.ts';
import type { Fight, Fighting } from './fight.ts';
import { takeEffect } from './fight.ts';
import { dealWithHits } from './hits.ts';
import type { Lender } from './lender.ts';
import { emptyEngagement } from './opening.ts';
import type { Profile } from './profile.ts';

export interface Misfortune {
  readonly profile: Profile['id'];
  /** Year and month as a number such as 1914.11. */
  readonly date: number;
  readonly ship: ShipId;
  readonly side: Side;
  readonly by: Weapon;
  /** Hexes, for what armour keeps out. */
  readonly range: number;
}

/** She is the only piece of it, and unknown to the enemy. */
const engagementOf = ({ profile, date, ship, side }: Misfortune): Engagement => ({
  ...emptyEngagement({ profile, date, night: false, weather: 'clear' }),
  pieces: [
    {
      id: ship,
      side,
      ships: [ship],
      role: 'line',
      squadron: 0,
      token: ship,
      hex: null,
      group: 0,
      moved: 0,
      loose: false,
      known: false,
      counted: false,
      exited: false,
      tow: null,
    },
  ],
});

/** The hit is looked up and marked off as in battle; what the lender tells of it is for the game to keep from others. */
export function strikeAlone<K extends Fighting>(lender: Lender<K>, g: Play<K>, misfortune: Misfortune): void {
  const { ship, side, by, range } = misfortune;
  const engagement = engagementOf(misfortune);
  const fight: Fight<K> = {
    lender,
    of: () => engagement,
    seen: () => {
      throw new Error('nobody looks on');
    },
    readers: [side],
  };
  engagement.hits.push({ from: ship, by, target: ship, range });
  dealWithHits(fight, g);
  takeEffect(fight, g);
}
