/** Where orders are hidden bots answer at a beat: how long they thought would tell how much they had to think about. */

/** In milliseconds. */
export const BEAT = 250;

/** Until the next one, for whoever has thought since then. */
export const toNextBeat = (since: number, now: number): number => BEAT - ((now - since) % BEAT);
