/** What is said over a line in one breath goes out at once: a packet costs more than what is in it. */
import type { Duplex } from 'node:stream';

/** Called before each message. The line is let go as soon as nothing is left to do that needs no waiting. */
export function breathOn(line: Duplex): () => void {
  let isHeld = false;
  const letGo = (): void => {
    isHeld = false;
    line.uncork();
  };
  return () => {
    if (isHeld) return;
    isHeld = true;
    line.cork();
    process.nextTick(letGo);
  };
}
