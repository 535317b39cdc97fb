/** One press from the shelf to a table: a scenario, and the side that one plays. */
import { createSignal } from 'solid-js';
import type { ShelvedSide } from '../../../kit/shelf-card.ts';
import { PERSON, type Seats } from '../../../table/seats.ts';
import type { GameId } from '../../games.ts';
import { noteBegun } from '../../goal/begun.ts';
import { beginGame } from '../../new-save.ts';
import { go } from '../../router.ts';
import { shelved } from '../../shelf.ts';

/** A seat of no bot by name goes to the best (`table/seats.ts`). */
const BEST = '';

/** A person plays this side, the best bot every other; null for a game of one side. */
export const seatsAs = (sides: readonly Pick<ShelvedSide, 'id'>[], side: string): Seats | null =>
  sides.length < 2 ? null : Object.fromEntries(sides.map(({ id }) => [id, id === side ? PERSON : BEST]));

const seatsFor = (game: GameId, scenario: string, side: string): Seats | null =>
  seatsAs(shelved(game).scenarios.find(({ id }) => id === scenario)?.sides ?? [], side);

export function createBegin(game: GameId) {
  const [trouble, setTrouble] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const begin = async (scenario: string, side: string): Promise<void> => {
    setBusy(true);
    try {
      go({ page: 'table', save: noteBegun(await beginGame(game, { scenario }, seatsFor(game, scenario, side))) });
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return { begin, busy, trouble };
}
