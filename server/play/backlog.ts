/** How much is held in memory for pages that do not read what they are sent. */

/** In bytes: for one page, and for all of them together. */
export interface MostWaiting {
  readonly forOne: number;
  readonly forAll: number;
}

export const USUAL_WAITING: MostWaiting = { forOne: 8 * 2 ** 20, forAll: 256 * 2 ** 20 };

/** What of a socket is needed for it. */
interface Sending {
  readonly bufferedAmount: number;
}

/** No more waits for a page that reads, over however slow a line. */
const LITTLE = 64 * 2 ** 10;

/** Whether one more for it would be too much. Where much waits for many at once, whoever does not read is let go sooner. */
export function isSlow({ bufferedAmount }: Sending, all: Iterable<Sending>, { forOne, forAll }: MostWaiting): boolean {
  if (bufferedAmount <= Math.min(LITTLE, forOne)) return false;
  return bufferedAmount > forOne || waitingFor(all) > forAll;
}

function waitingFor(all: Iterable<Sending>): number {
  let sum = 0;
  for (const { bufferedAmount } of all) sum += bufferedAmount;
  return sum;
}
