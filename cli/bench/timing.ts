/** How fast something goes. */

const WARM_UP = 1500;
const WINDOW = 800;
/** As many windows in a row without a better one mean that the runtime has done what it can. */
const ENOUGH = 3;

/** By so much a window must be better than the best to count as progress. */
const PROGRESS = 1.02;

/**
 * Units of work done in a second of processor time: the best of several windows, once they get no better. A large game is
 * compiled bit by bit while it runs, so how long that takes is seen, not guessed. Processor time, because what else the
 * machine is doing says nothing about us. `work` says how many units one call did.
 */
export function perSecond(work: () => number, enough = ENOUGH): number {
  window(work, WARM_UP);
  let best = 0;
  let since = 0;
  while (since < enough) {
    const speed = window(work, WINDOW);
    since = speed > best * PROGRESS ? 0 : since + 1;
    best = Math.max(best, speed);
  }
  return best;
}

function window(work: () => number, milliseconds: number): number {
  const start = busy();
  let done = 0;
  let now = start;
  while (now - start < milliseconds) {
    done += work();
    now = busy();
  }
  return (done * 1000) / (now - start);
}

/** Milliseconds of processor time that this process has used. */
export function busy(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
