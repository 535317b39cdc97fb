/** One press from the shelf to a table: a scenario, and the side that one plays. */
import { createSignal } from 'solid-js';
import { PERSON } from '../../../table/seats.ts';
import type { GameId } from '../../games.ts';
import { beginGame } from '../../new-save.ts';
import { go } from '../../router.ts';
import { shelved } from '../../shelf.ts';

/** A seat of no bot by name goes to the best (`table/seats.ts`). */
const BEST = '';

function seatsFor(game: GameId, scenario: string, side: string): Readonly<Record<string, string>> | null {
  const sides = shelved(game).scenarios.find(({ id }) => id === scenario)?.sides ?? [];
  return sides.length < 2 ? null : Object.fromEntries(sides.map(({ id }) => [id, id === side ? PERSON : BEST]));
}

export function createBegin(game: GameId) {
  const [trouble, setTrouble] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const begin = async (scenario: string, side: string): Promise<void> => {
    setBusy(true);
    try {
      go({ page: 'table', save: await beginGame(game, { scenario }, seatsFor(game, scenario, side)) });
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return { begin, busy, trouble };
}
