/** Whether anybody is still at the other end of a line. */

/** What of a socket is needed for it. */
export interface Pulsing {
  on(event: 'pong' | 'close', hear: () => void): unknown;
  ping(): void;
  terminate(): void;
}

/** Asks now and then, each line in its own time, so that thousands are not asked at once; whoever keeps silent is let go. */
export function feelPulse(socket: Pulsing, silence: number): void {
  let isThere = true;
  socket.on('pong', () => {
    isThere = true;
  });
  const pulse = setInterval(() => {
    if (!isThere) return socket.terminate();
    isThere = false;
    socket.ping();
  }, silence);
  pulse.unref();
  socket.on('close', () => clearInterval(pulse));
}
