/** A page about one saved game: finds it, opens its record in a worker of its own, fetches the board, and shows what was opened. */
import { createResource, type JSX, onCleanup, Show } from 'solid-js';
import type { BoardModule } from '../../kit/board-props.ts';
import { type GameId, isGameId } from '../games.ts';
import { hrefOf } from '../router.ts';
import type { Session } from '../session.ts';
import { shelved } from '../shelf.ts';
import { find, type Save } from '../storage.ts';
import { leave, tableAt } from '../tables.ts';

export interface Opened {
  readonly game: GameId;
  readonly save: Save;
  readonly board: BoardModule;
}

/** Undefined when there is no such save. */
async function openSave(session: Session, id: string): Promise<Opened | undefined> {
  const save = await find(id);
  if (!save || !isGameId(save.game)) return undefined;
  // A game without a record is at its table already.
  const opening = save.record === null ? null : session.open(save.record, save.seats ?? null);
  const [board] = await Promise.all([shelved(save.game).board(), opening]);
  return { game: save.game, save, board };
}

const NoSuchSave = () => (
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

interface AtSaveProps {
  readonly save: string;
  readonly children: (opened: Opened, session: Session) => JSX.Element;
}

export const AtSave = (props: AtSaveProps) => {
  const session = tableAt(props.save);
  onCleanup(() => leave(session));
  const [opened] = createResource(
    () => props.save,
    (id) => openSave(session, id),
  );
  return (
    <Show when={!opened.loading} fallback={<p class="waiting">Unrolling the chart…</p>}>
      <Show when={opened()} fallback={<NoSuchSave />}>
        {(ready) => props.children(ready(), session)}
      </Show>
    </Show>
  );
};
