/** Figures and small tables that rules, bot and board all read. */
import type { ShipType } from './counters.ts';

/** FS-7.1: what the turn adds to the alert roll. */
export const turnAdds = (turn: number): number => (turn <= 2 ? 0 : turn <= 4 ? 1 : turn <= 6 ? 2 : 3);

/** FS-9.7a: what a raid of so many rounds adds to the alert. */
export const alertForRounds = (rounds: number): number => Math.ceil(rounds / 5);

export const isHeavy = (type: ShipType): boolean => type === 'BB' || type === 'BC';

/** FS-10.3b: carriers never fire, nor does a counter with two markers. */
export const canFire = ({ type, markers }: { readonly type: ShipType; readonly markers: number }): boolean => type !== 'CV' && markers < 2;

/** FS-10.3.1: two spaces for battleships and battlecruisers, one for all others and for heavy ships flipped and marked. */
export const gunRange = ({
  type,
  flipped,
  markers,
}: {
  readonly type: ShipType;
  readonly flipped: boolean;
  readonly markers: number;
}): number => (isHeavy(type) && !(flipped && markers > 0) ? 2 : 1);

/** FS-13.0: from the best level down, each with the least total it needs; reconstructed. */
export const LEVELS = [
  { id: 'decisive', least: 6, words: 'Decisive British victory', winner: 'british' },
  { id: 'substantive', least: 2, words: 'Substantive British victory', winner: 'british' },
  { id: 'marginal', least: -3, words: 'Marginal British victory, better than history', winner: 'british' },
  { id: 'draw', least: -8, words: 'Draw, about the historical result', winner: null },
  { id: 'german', least: Number.NEGATIVE_INFINITY, words: 'German victory', winner: 'german' },
] as const;

export interface Level {
  readonly id: (typeof LEVELS)[number]['id'];
  readonly least: number;
  readonly words: string;
  readonly winner: 'british' | 'german' | null;
}

/** What the loss of a counter is worth to the other side, by its type. */
type Worth = Readonly<Record<ShipType, number>>;

/** FS-12.0, all of it reconstructed. */
export interface Points {
  readonly german: Worth;
  readonly british: Worth;
  /** What it costs not to launch the raid. */
  readonly noRaid: number;
}

export const POINTS: Points = {
  german: { BB: 3, BC: 3, CA: 2, CL: 2, DD: 1, CV: 0 },
  british: { BB: 4, BC: 4, CA: 2, CL: 2, DD: 1, CV: 3 },
  noRaid: 4,
};
