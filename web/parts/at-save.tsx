/** A page about one saved game: finds it, opens its record in a worker of its own, fetches the board, and shows what was opened. */
import { createResource, type JSX, onCleanup, Show } from 'solid-js';
import type { GameId } from '../games.ts';
import { hrefOf } from '../router.ts';
import type { Save } from '../save.ts';
import { gameOf, type Session } from '../session.ts';
import { type LaidBoard, shelved } from '../shelf.ts';
import { find, isUnkept } from '../storage.ts';
import { leave, tableAt } from '../tables.ts';

export interface Opened extends LaidBoard {
  readonly game: GameId;
  readonly save: Save;
  /** A server keeps it, and not this browser. */
  readonly isElsewhere?: true;
}

/** Undefined when there is no such save. */
async function openSave(session: Session, id: string): Promise<Opened | 'unreadable' | undefined> {
  const save = await find(id);
  if (save === undefined || save === 'unreadable') return save;
  const { game } = save;
  // A game that is not kept is at its table already.
  const opening = isUnkept(id) ? null : session.resume(save);
  const [board, standing] = await Promise.all([shelved(game).board(), opening]);
  if (standing && gameOf(standing) !== game) return 'unreadable';
  return { game, save, board, data: board.dataFor(await session.pack()) };
}

const NoSave = (props: { readonly title: string; readonly words: string }) => (
  <main class="trouble">
    <h1>{props.title}</h1>
    <p>{props.words}</p>
    <p>
      <a class="button" href={hrefOf({ page: 'home' })}>
        Home
      </a>
    </p>
  </main>
);

const NoSuchSave = () => (
  <NoSave
    title="No such game"
    words="There is no saved game here under this address. It may have been deleted, or saved in another browser."
  />
);

const UnreadableSave = () => (
  <NoSave
    title="Unreadable"
    words="This saved game cannot be read: it is damaged, or another version of Line Ahead has saved it. It can be deleted from the home page."
  />
);

export interface AtSaveProps {
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
  const ready = (): Opened | undefined => {
    const each = opened();
    return each === 'unreadable' ? undefined : each;
  };
  return (
    <Show when={!opened.loading} fallback={<p class="waiting">Unrolling the chart…</p>}>
      <Show when={opened() !== 'unreadable'} fallback={<UnreadableSave />}>
        <Show when={ready()} fallback={<NoSuchSave />}>
          {(each) => props.children(each(), session)}
        </Show>
      </Show>
    </Show>
  );
};
