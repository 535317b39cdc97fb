/** Places in a game that one looks back to: the beginnings of turns and of battles, as one viewer has read of them. */
import type { Game, Kind } from '../kernel/index.ts';
import { entrySeen, mayRead, momentAt } from '../kernel/index.ts';

export interface Landmark {
  /** As the viewer counts them. */
  readonly moment: number;
  readonly kind: 'turn' | 'battle';
  readonly words: string;
}

/** From the viewer's own log alone, in its own moments: whoever reads them learns nothing that it has not told. */
export function landmarksOf<K extends Kind>(game: Game<K>, viewer: string): Landmark[] {
  const found: Landmark[] = [];
  let turn = 0;
  for (const entry of game.log) {
    if (!mayRead(entry, viewer)) continue;
    const moment = momentAt(game, viewer, entry.command);
    if (entry.round > turn) {
      turn = entry.round;
      found.push({ moment, kind: 'turn', words: `Turn ${turn}` });
    }
    if (entry.what.kind === 'event' && game.ruleset.battles?.includes(entry.what.event.type))
      found.push({ moment, kind: 'battle', words: entrySeen(game, entry, moment, viewer).words });
  }
  return found;
}
