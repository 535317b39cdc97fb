/** Why the captain closes or keeps away, in one sentence of what he has weighed. */
import { isRunning } from './escape.ts';
import { mustAct, type Plot } from './prospects.ts';

/** What his courses are chosen by: who is the stronger, and what he is there for. */
export function stanceInWords(plot: Plot): string {
  const { strength } = plot;
  const balance =
    strength >= 1 ? `We are ${strength.toFixed(1)} times as strong as they` : `They are ${(1 / strength).toFixed(1)} times as strong as we`;
  if (isRunning(plot)) return `${balance}, and to get away is what counts.`;
  if (mustAct(plot)) return `${balance}, and we have nothing to gain by waiting.`;
  return `${balance}: ${strength > 0.5 ? 'we close as far as our guns want it' : 'we do not seek them'}.`;
}
