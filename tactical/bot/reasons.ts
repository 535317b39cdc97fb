/** Why the captain does what he does in battle, in one sentence of what he has weighed. */

/** '2.1 times'; more than ten is said as such. */
const times = (ratio: number): string => (ratio > 10 ? 'more than ten times' : `${ratio.toFixed(1)} times`);

const EVEN = 1.05;

/** How fast the fleets would shoot each other to pieces: one for an even fight, more if we are stronger. */
export function balanceInWords(balance: number): string {
  if (balance > EVEN) return `We would shoot the enemy to pieces ${times(balance)} as fast as he would us`;
  if (balance < 1 / EVEN) return `The enemy would shoot us to pieces ${times(1 / balance)} as fast as we would him`;
  return 'It would be an even fight';
}

/** '+1.2 points', '−0.4 points'. */
export const gainInWords = (gain: number): string => `${gain < 0 ? '−' : '+'}${Math.abs(gain).toFixed(1)} points`;
