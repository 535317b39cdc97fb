/** The table: finds the save, opens its record in a worker, fetches the board, and sits down. */
import { createResource, onCleanup, Show } from 'solid-js';
import type { BoardModule } from '../../kit/board-props.ts';
import { type GameId, isGameId } from '../game-ids.ts';
import { games } from '../games.ts';
import { hrefOf } from '../router.ts';
import { createSession, type Session } from '../session.ts';
import { find, type Save } from '../storage.ts';
import { TableView } from '../table/table-view.tsx';

export interface Opened {
  readonly game: GameId;
  readonly save: Save;
  readonly board: BoardModule;
}

/** Undefined when there is no such save. */
export async function openSave(session: Session, id: string): Promise<Opened | undefined> {
  const save = await find(id);
  if (!save || !isGameId(save.game)) return undefined;
  const [board] = await Promise.all([games[save.game].board(), session.open(save.record, save.seats ?? null)]);
  return { game: save.game, save, board };
}

export const NoSuchSave = () => (
  <main class="trouble">
    <h1>No such game</h1>
    <p>There is no saved game here under this address. It may have been deleted, or saved in another browser.</p>
    <p>
      <a class="button" href={hrefOf({ page: 'home' })}>
        Home
      </a>
    </p>
  </main>
);

const TablePage = (props: { readonly save: string }) => {
  const session = createSession();
  onCleanup(session.close);
  const [opened] = createResource(
    () => props.save,
    (id) => openSave(session, id),
  );
  return (
    <Show when={!opened.loading} fallback={<p class="waiting">Unrolling the chart…</p>}>
      <Show when={opened()} fallback={<NoSuchSave />}>
        {(ready) => <TableView session={session} opened={ready()} />}
      </Show>
    </Show>
  );
};

export default TablePage;
