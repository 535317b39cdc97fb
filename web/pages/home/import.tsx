/** Takes a record in from a file, by picker or by drop, and asks whom one wants to be. A bad one is refused with the place and the reason. */
import { type Accessor, createResource, createSignal, For, Show } from 'solid-js';
import { FilePicker } from '../../../kit/file-picker.tsx';
import type { ShelvedSide } from '../../../kit/shelf-card.ts';
import { recordsIn } from '../../../table/bundle.ts';
import type { Seats } from '../../../table/seats.ts';
import { isGameId } from '../../games.ts';
import { importRecord } from '../../new-save.ts';
import { LARGEST_RECORD } from '../../parts/game-files.ts';
import type { Trouble } from '../../protocol.ts';
import { go } from '../../router.ts';
import { createSession, Failed } from '../../session.ts';
import { shelved } from '../../shelf.ts';
import { seatsAs } from './begin.ts';

interface Refused extends Trouble {
  readonly file: string;
}

export const troubleOf = (error: unknown): Trouble =>
  error instanceof Failed ? error.trouble : { place: null, reason: error instanceof Error ? error.message : String(error) };

const RefusedNotice = (props: { readonly refused: Refused }) => (
  <div class="notice danger" role="alert">
    <p>
      <strong>{props.refused.file}</strong> was not taken. Nothing was changed.
    </p>
    <dl>
      <dt>Where</dt>
      <dd>{props.refused.place ?? 'the whole file'}</dd>
      <dt>Why</dt>
      <dd>{props.refused.reason}</dd>
    </dl>
  </div>
);

/** A record of a game that several play, which waits for the side to be chosen. */
interface Waiting {
  readonly file: string;
  readonly text: string;
  readonly sides: readonly ShelvedSide[];
}

/** What a record says of its game, read only as far as that; whether all of it holds is found out when it is played through. */
function sidesIn(text: string): readonly ShelvedSide[] {
  try {
    const said: unknown = JSON.parse(text);
    const { game, scenario } = { game: '', scenario: '', ...(typeof said === 'object' ? said : {}) };
    if (typeof game !== 'string' || !isGameId(game)) return [];
    const { scenarios } = shelved(game);
    return (scenarios.find(({ id }) => id === scenario) ?? scenarios[0])?.sides ?? [];
  } catch {
    return [];
  }
}

const SideChoice = (props: { readonly waiting: Waiting; readonly onChoose: (side: string) => void; readonly onLeave: () => void }) => (
  <div class="notice import-side" role="group" aria-label="Whom do you play?">
    <p>
      <strong>{props.waiting.file}</strong>: whom do you play?
    </p>
    <p class="row">
      <For each={props.waiting.sides}>
        {({ id, name }) => (
          <button type="button" class="button" onClick={() => props.onChoose(id)}>
            {name}
          </button>
        )}
      </For>
      <button type="button" class="button quiet" onClick={() => props.onLeave()}>
        Leave it
      </button>
    </p>
  </div>
);

/** Where another browser can hand a sealed game over to; it is asked for only when somebody wants to know. */
const Address = () => {
  const [isOpen, setOpen] = createSignal(false);
  const [address] = createResource(isOpen, async () => {
    const session = createSession();
    try {
      return await session.address();
    } finally {
      session.close();
    }
  });
  return (
    <details class="address" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Bring a sealed game here</summary>
      <p class="soft">
        A game with hidden orders is closed for one browser, and opens nowhere else. Hand it over to this address, then import the file.
      </p>
      <Show when={!address.loading} fallback={<p class="soft">One moment…</p>}>
        <Show when={address()} fallback={<p class="soft">This browser can open no sealed games here; they need https.</p>}>
          {(words) => (
            <p class="row">
              <input
                type="text"
                readonly
                aria-label="Address of this browser"
                value={words()}
                onFocus={(event) => event.currentTarget.select()}
              />
              <button type="button" class="button quiet" onClick={() => void navigator.clipboard.writeText(words())}>
                Copy
              </button>
            </p>
          )}
        </Show>
      </Show>
    </details>
  );
};

/** What is being taken in; kept by the page, on which the way in stands where there is room for it. */
export interface Importing {
  readonly refused: Accessor<Refused | null>;
  readonly waiting: Accessor<Waiting | null>;
  readonly take: (file: File | undefined) => Promise<void>;
  readonly choose: (waiting: Waiting, side: string) => Promise<void>;
  readonly leave: () => void;
}

export function createImporting(onTaken: () => void): Importing {
  const [refused, setRefused] = createSignal<Refused | null>(null);
  const [waiting, setWaiting] = createSignal<Waiting | null>(null);

  const open = async (file: string, text: string, seats: Seats | null): Promise<void> => {
    setWaiting(null);
    try {
      go({ page: 'table', save: await importRecord(text, seats) });
    } catch (error) {
      setRefused({ file, ...troubleOf(error) });
    }
  };

  /** All or as many as hold: they are looked at from the shelf. */
  const openAll = async (file: string, records: readonly string[]): Promise<void> => {
    if (records.length === 0) setRefused({ file, place: null, reason: 'no game in it is over' });
    for (const [place, record] of records.entries())
      try {
        await importRecord(record, null);
      } catch (error) {
        const { place: where, reason } = troubleOf(error);
        setRefused({ file: `${file}, game ${place + 1},`, place: where, reason });
      }
    onTaken();
  };

  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setRefused(null);
    setWaiting(null);
    if (file.size > LARGEST_RECORD) return void setRefused({ file: file.name, place: null, reason: 'it is far too large for a record' });
    const text = await file.text();
    const records = recordsIn(text);
    const sides = sidesIn(text);
    if (records[0] !== text) await openAll(file.name, records);
    else if (sides.length < 2) await open(file.name, text, null);
    else setWaiting({ file: file.name, text, sides });
  };

  const choose = ({ file, text, sides }: Waiting, side: string): Promise<void> => open(file, text, seatsAs(sides, side));
  return { refused, waiting, take, choose, leave: () => setWaiting(null) };
}

export const Import = (props: { readonly of: Importing }) => {
  const [hovering, setHovering] = createSignal(false);
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setHovering(false);
    void props.of.take(event.dataTransfer?.files[0]);
  };

  return (
    <div
      class="import"
      role="group"
      aria-label="Import"
      classList={{ hovering: hovering() }}
      onDragOver={(event) => {
        event.preventDefault();
        setHovering(true);
      }}
      onDragLeave={() => setHovering(false)}
      onDrop={onDrop}
    >
      <FilePicker class="button" onTake={(file) => void props.of.take(file)}>
        Import a record
      </FilePicker>
      <span class="soft">or drop its file here. It is played through and checked before it is taken.</span>
      <Address />
      <Show when={props.of.waiting()}>
        {(each) => <SideChoice waiting={each()} onChoose={(side) => void props.of.choose(each(), side)} onLeave={props.of.leave} />}
      </Show>
      <Show when={props.of.refused()}>{(each) => <RefusedNotice refused={each()} />}</Show>
    </div>
  );
};
