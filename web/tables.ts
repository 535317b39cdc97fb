/**
 * Tables that must not be left: where the store does not take a game, or could only have it sealed and the browser cannot seal,
 * it lives in its worker alone. Such a table stays as long as the tab.
 */
import { createSession, type Session } from './session.ts';

const staying = new Map<string, Session>();

export const stayAt = (save: string, session: Session): void => void staying.set(save, session);

export const isStaying = (session: Session): boolean => [...staying.values()].includes(session);

export const tableAt = (save: string): Session => staying.get(save) ?? createSession();

/** Leaves a table, unless it must stay. */
export function leave(session: Session): void {
  if (!isStaying(session)) session.close();
}

/** The game is given up for good. */
export function clear(save: string): void {
  staying.get(save)?.close();
  staying.delete(save);
}
