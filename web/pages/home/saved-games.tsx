/** The games you left: resume, look back, take away, throw away; and the way in for records from elsewhere. */
import { type Accessor, createMemo, createResource, createSignal, For, Show } from 'solid-js';
import { download } from '../../../kit/download.ts';
import { counted } from '../../../kit/words.ts';
import { personsIn } from '../../../table/seats.ts';
import { agoInWords } from '../../parts/ago.ts';
import { fileName, letterName } from '../../parts/game-files.ts';
import { hrefOf } from '../../router.ts';
import type { Save } from '../../save.ts';
import { shelved } from '../../shelf.ts';
import { discard, isUnkept, shelf, storageTrouble } from '../../storage.ts';
import { clear, leave, tableAt } from '../../tables.ts';
import { createImporting, Import, type Importing, troubleOf } from './import.tsx';

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** So many are seen at once; the rest is folded. */
const SHOWN = 3;

/** Whose move it is. One who plays alone needs no name, and one against a bot is told which side is his. */
function moveInWords({ moves, ended, seats, game }: Save): string {
  if (ended) return 'over';
  if (moves === undefined) return '';
  const isShared = seats !== undefined && personsIn(seats).length > 1;
  if (isShared) return `${moves} to move`;
  return (shelved(game).scenarios[0]?.sides.length ?? 1) > 1 ? `your move as ${moves.replace(/^The /, 'the ')}` : 'your move';
}

/** How many orders there were in a game where they are hidden is told when it is over. */
const orders = ({ commands: count, away }: Save): string => {
  if (away) return 'handed over to another browser';
  if (count === null) return 'sealed until it ends';
  return `${counted(count, 'order')} given`;
};

/** A sealed game leaves this browser for one other, which has told its address. */
const HandOver = (props: { readonly what: string; readonly save: Save; readonly onGone: () => void }) => {
  const [address, setAddress] = createSignal('');
  const [trouble, setTrouble] = createSignal<string | null>(null);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const session = tableAt(props.save.id);
    try {
      download(letterName(props.save.game, props.save.touched), await session.handOver(props.save, address().trim()));
      props.onGone();
    } catch (error) {
      setTrouble(troubleOf(error).reason);
    } finally {
      leave(session);
    }
  };
  return (
    <details class="hand-over">
      <summary class="button quiet" aria-label={`Hand over ${props.what}`}>
        Hand over
      </summary>
      <form onSubmit={(event) => void send(event)}>
        <label>
          Address of the other browser
          <input type="text" required value={address()} onInput={(event) => setAddress(event.currentTarget.value)} autocomplete="off" />
        </label>
        <p class="soft">It stands there below the games, under “Bring a sealed game here”. The game goes on there and no longer here.</p>
        <button type="submit" class="button">
          Make the file
        </button>
        <Show when={trouble()}>
          {(reason) => (
            <p class="notice danger" role="alert">
              It was not handed over: {reason()}.
            </p>
          )}
        </Show>
      </form>
    </details>
  );
};

const LetterAgain = (props: { readonly what: string; readonly save: Save }) => (
  <button
    type="button"
    class="button quiet"
    aria-label={`The file of ${props.what} again`}
    onClick={async () => download(letterName(props.save.game, props.save.touched), await recordOf(props.save.id))}
  >
    The file again
  </button>
);

const Export = (props: { readonly what: string; readonly save: Save }) => {
  const take = async (commands: number): Promise<void> => {
    const { id, game, touched } = props.save;
    download(fileName(game, touched, commands), await recordOf(id));
  };
  return (
    <Show when={props.save.commands !== null}>
      <button type="button" class="button quiet" aria-label={`Export ${props.what}`} onClick={() => void take(props.save.commands ?? 0)}>
        Export
      </button>
    </Show>
  );
};

/** Of a game that the store has, or of one that only its table has. */
async function recordOf(id: string): Promise<string> {
  const session = tableAt(id);
  try {
    return isUnkept(id) ? (await session.record()).record : await session.exported(id);
  } finally {
    leave(session);
  }
}

/** Deleting asks once more, in place. */
const Delete = (props: { readonly what: string; readonly onDelete: () => void }) => {
  const [sure, setSure] = createSignal(false);
  return (
    <Show
      when={sure()}
      fallback={
        <button type="button" class="button quiet" aria-label={`Delete ${props.what}`} onClick={() => setSure(true)}>
          Delete
        </button>
      }
    >
      <button
        type="button"
        class="button danger"
        ref={(button) => queueMicrotask(() => button.focus())}
        onClick={() => props.onDelete()}
        onBlur={() => setSure(false)}
      >
        Delete for good
      </button>
    </Show>
  );
};

const Row = (props: { readonly save: Save; readonly onDelete: () => void; readonly onGone: () => void }) => {
  const what = () => `${shelved(props.save.game).title}, ${props.save.headline}`;
  return (
    <li class="save">
      <div>
        <strong>{shelved(props.save.game).title}</strong> <span class="save-headline">{props.save.headline}</span>
        <p class="save-when">
          <Show when={moveInWords(props.save)}>{(words) => <span class="save-moves">{words()}</span>}</Show>
          <time datetime={new Date(props.save.touched).toISOString()} title={when.format(props.save.touched)}>
            {agoInWords(props.save.touched, Date.now())}
          </time>
          , {orders(props.save)}
        </p>
      </div>
      <div class="row">
        <Show when={!props.save.away} fallback={<LetterAgain what={what()} save={props.save} />}>
          <a
            class="button"
            classList={{ primary: !props.save.ended }}
            href={hrefOf({ page: 'table', save: props.save.id })}
            aria-label={`${props.save.ended ? 'Look at' : 'Resume'} ${what()}`}
          >
            {props.save.ended ? 'Look' : 'Resume'}
          </a>
          <a class="button quiet" href={hrefOf({ page: 'replay', save: props.save.id })} aria-label={`Replay ${what()}`}>
            Replay
          </a>
          <Export what={what()} save={props.save} />
          <Show when={props.save.commands === null && !isUnkept(props.save.id)}>
            <HandOver what={what()} save={props.save} onGone={props.onGone} />
          </Show>
        </Show>
        <Delete what={what()} onDelete={props.onDelete} />
      </div>
    </li>
  );
};

const UnreadableRow = (props: { readonly onDelete: () => void }) => (
  <li class="save">
    <div>
      <strong>Unreadable</strong> <span class="save-headline">damaged, or saved by another version</span>
    </div>
    <div class="row">
      <Delete what="what cannot be read" onDelete={props.onDelete} />
    </div>
  </li>
);

/** The shelf of this browser, and what comes onto it from elsewhere. */
export interface Kept {
  readonly isEmpty: Accessor<boolean>;
  readonly saves: Accessor<readonly Save[]>;
  readonly unreadable: Accessor<readonly IDBValidKey[]>;
  readonly importing: Importing;
  readonly refresh: () => void;
  readonly remove: (key: IDBValidKey) => Promise<void>;
}

export function createKept(): Kept {
  const [kept, { refetch }] = createResource(shelf);
  const refresh = (): void => void refetch();
  const saves = (): readonly Save[] => kept.latest?.saves ?? [];
  const unreadable = (): readonly IDBValidKey[] => kept.latest?.unreadable ?? [];
  const remove = async (key: IDBValidKey): Promise<void> => {
    if (typeof key === 'string') clear(key);
    await discard(key);
    await refetch();
  };
  const isEmpty = createMemo(() => saves().length + unreadable().length === 0);
  return { isEmpty, saves, unreadable, importing: createImporting(refresh), refresh, remove };
}

export const StorageNotice = () => (
  <Show when={storageTrouble()}>
    {(reason) => (
      <p class="notice" role="status">
        Games will not be kept after this tab is closed: {reason()}. Export what you want to keep.
      </p>
    )}
  </Show>
);

const Rows = (props: { readonly kept: Kept; readonly saves: readonly Save[] }) => (
  <For each={props.saves}>{(save) => <Row save={save} onDelete={() => void props.kept.remove(save.id)} onGone={props.kept.refresh} />}</For>
);

export const SavedGames = (props: { readonly kept: Kept }) => (
  <section class="saves" classList={{ empty: props.kept.isEmpty() }} aria-labelledby="saves-heading">
    <h2 id="saves-heading">Your games</h2>
    <Show
      when={!props.kept.isEmpty()}
      fallback={<p class="soft">None yet. Games are saved after every order, and wait at the top of this page.</p>}
    >
      <ul class="save-list">
        <Rows kept={props.kept} saves={props.kept.saves().slice(0, SHOWN)} />
        <For each={props.kept.unreadable()}>{(key) => <UnreadableRow onDelete={() => void props.kept.remove(key)} />}</For>
      </ul>
      <Show when={props.kept.saves().length > SHOWN}>
        <details>
          <summary>{props.kept.saves().length - SHOWN} more</summary>
          <ul class="save-list">
            <Rows kept={props.kept} saves={props.kept.saves().slice(SHOWN)} />
          </ul>
        </details>
      </Show>
    </Show>
    <Import of={props.kept.importing} />
  </section>
);
