/** What is told openly where everybody sees it, and to one side alone where nobody else does. */
import type { OpenEvent } from '../events.ts';
import type { Play } from '../kind.ts';
import type { Side } from '../state.ts';

/** To everybody, or to the one side that may know. */
export function tell(g: Play, only: Side | null, event: OpenEvent): void {
  if (only === null) g.tell?.(event);
  else g.whisper?.([only], event);
}
