/** What the captain weighs, in points of victory unless it says otherwise. Found by trial, captain against captain. */
import type { Battery } from '../battle.ts';

export interface Settings {
  /** What one box of guns is worth to whoever loses it: the hits that it would still have scored. */
  readonly guns: Readonly<Record<Battery, number>>;
  readonly mount: number;
  readonly leader: number;
  readonly slowed: number;
  /** A ship stopped dead, as a share of her worth. */
  readonly stopped: number;
  /** How much more dearly a raider holds his ships: nobody will mend them. */
  readonly raider: number;
  /** Exchanges of fire that a fight is expected to last at most. */
  readonly horizon: number;
  /** What is left of a prospect for each hex by which the range has still to change. */
  readonly delay: number;
  /** How much the range will be of our choosing, by who is faster. */
  readonly say: { readonly slower: number; readonly equal: number; readonly faster: number };
  /** What a point lost weighs against a point won in an even fight. */
  readonly caution: number;
  /** How strongly the balance of strength sways between boldness and caution, and within which limits. */
  readonly sway: number;
  readonly boldest: number;
  readonly shyest: number;
  /** Below this balance a fleet breaks off and cuts its tows. */
  readonly beaten: number;
  /** What a torpedo must promise before it is spent. */
  readonly torpedo: number;
}

export const settings: Settings = {
  guns: { primary: 5, secondary: 3.2, tertiary: 1.6 },
  mount: 0.3,
  leader: 0.5,
  slowed: 1,
  stopped: 0.4,
  raider: 1.3,
  horizon: 20,
  delay: 0.9,
  say: { slower: 0.25, equal: 0.5, faster: 0.75 },
  caution: 0.8,
  sway: 0.7,
  boldest: 0.4,
  shyest: 2.5,
  beaten: 0.6,
  torpedo: 0.2,
};
