/** How fast something goes. */

const WARM_UP = 1500;
const WINDOW = 800;
const WINDOWS = 3;

/**
 * Units of work done in a second of processor time, after a warm-up: the best of several windows. Processor time,
 * because what else the machine is doing says nothing about us. `work` says how many units one call did.
 */
export function perSecond(work: () => number): number {
  window(work, WARM_UP);
  return Math.max(...Array.from({ length: WINDOWS }, () => window(work, WINDOW)));
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
function busy(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
