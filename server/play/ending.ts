/** The end of a line on which a socket was asked for and none is opened. */
import type { Duplex } from 'node:stream';

/** Whoever goes in the middle of it does no harm: Node takes its own hands off a line as soon as a socket is asked for. */
export const mindTheLine = (socket: Duplex): void => void socket.on('error', () => socket.destroy());

/** Says why, and hangs up without waiting for the other end to do so. */
export function endWith(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
