/** What of the log has not been looked at where it lies behind the board. */
import type { ShownEntry } from '../../table/index.ts';

/** Lines from a place of the log on that tell something: a roll is read under what came of it, and routine is no news. */
export const unreadFrom = (log: readonly ShownEntry[], from: number): number =>
  log.slice(from).filter(({ roll, scene }) => roll === null && scene.weight !== 'routine').length;
