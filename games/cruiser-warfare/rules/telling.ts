/** What is told openly where everybody sees it, and to one side alone where nobody else does. */
import type { OwnWords } from '../../../kernel/index.ts';
import type { OpenEvent } from '../events.ts';
import type { CruiserWarfare, Play } from '../kind.ts';
import type { Fleet, Side } from '../state.ts';

/** To everybody, or to the one side that may know. */
export function tell(g: Play, only: Side | null, event: OpenEvent): void {
  if (only === null) g.tell?.(event);
  else g.whisper?.([only], event);
}

/** A fleet as its own side calls it, and as everybody else does. */
type Called = Pick<Fleet, 'id' | 'side' | 'token'>;

/** Everybody is told of a fleet by its marker, its own side by its own name for it. */
export function tellOfFleet(g: Play, fleet: Called, event: (name: string) => OpenEvent): void {
  g.tell?.(event(fleet.token), ownWords(fleet, event));
}

const ownWords = ({ id, side }: Called, event: (name: string) => OpenEvent): OwnWords<CruiserWarfare> =>
  side === 'allied' ? { allied: event(id) } : { central: event(id) };

/** The same of two fleets that meet. */
export function tellOfBoth(g: Play, allied: Called, central: Called, event: (allied: string, central: string) => OpenEvent): void {
  g.tell?.(event(allied.token, central.token), { allied: event(allied.id, central.token), central: event(allied.token, central.id) });
}
