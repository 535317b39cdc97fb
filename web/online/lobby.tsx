/** Where partners are found: tables that are open to whoever comes, who waits there, and a seat with one press. */
import { createResource, createSignal, For, onCleanup, Show } from 'solid-js';
import type { SeatAtTable, TableInWords } from '../../table/wire.ts';
import { agoInWords } from '../parts/ago.ts';
import { Notice } from '../parts/notice.tsx';
import { inSentence } from '../parts/side-name.ts';
import { go, hrefOf } from '../router.ts';
import { clockOfTable } from './clock-words.ts';
import { comeIn, openTables, sit } from './server.ts';

/** How often the list is looked up again while somebody looks at it, in milliseconds. */
const BETWEEN_LOOKS = 5_000;

const isFree = ({ person, bot }: SeatAtTable): boolean => person === null && bot === null;

/** 'Anne waits as Germany'; a bot does not wait. */
const waitingAt = ({ seats }: TableInWords): string =>
  seats.flatMap(({ person, name }) => (person === null ? [] : [`${person} waits as ${inSentence(name)}`])).join(', ') ||
  'Nobody sits there yet';

const Seats = (props: { readonly table: TableInWords; readonly onTake: (side: string) => void }) => (
  <span class="row">
    <For each={props.table.seats.filter(isFree)}>
      {(seat) => (
        <button
          type="button"
          class="button"
          aria-label={`Sit down as ${inSentence(seat.name)}: ${props.table.title}, ${props.table.scenarioName}`}
          onClick={() => props.onTake(seat.side)}
        >
          Sit down as {inSentence(seat.name)}
        </button>
      )}
    </For>
  </span>
);

const Line = (props: { readonly table: TableInWords; readonly onTake: (side: string) => void }) => (
  <li class="online-line">
    <a href={hrefOf({ page: 'at', table: props.table.id })}>
      <strong>{props.table.title}</strong>
      <span>{props.table.scenarioName}</span>
    </a>
    <span>
      {waitingAt(props.table)} <small class="soft">({clockOfTable(props.table.clock) || 'no clock'})</small>
    </span>
    <span class="soft">{agoInWords(props.table.changed, Date.now())}</span>
    <Seats table={props.table} onTake={props.onTake} />
  </li>
);

/** Where there is more than one, one may look for one's own. */
const GameChoice = (props: { readonly titles: readonly string[]; readonly onChoose: (title: string) => void }) => (
  <Show when={props.titles.length > 1}>
    <p class="row">
      <label for="lobby-game">Of</label>
      <select id="lobby-game" class="field" onChange={(event) => props.onChoose(event.currentTarget.value)}>
        <option value="">all games</option>
        <For each={props.titles}>{(title) => <option value={title}>{title}</option>}</For>
      </select>
    </p>
  </Show>
);

export const Lobby = () => {
  const [tables, { refetch }] = createResource(() => openTables().catch(() => []));
  const [title, setTitle] = createSignal('');
  const [trouble, setTrouble] = createSignal<string | null>(null);
  // Nobody asks on behalf of a page that nobody sees.
  const looking = setInterval(() => document.visibilityState === 'visible' && void refetch(), BETWEEN_LOOKS);
  onCleanup(() => clearInterval(looking));
  /** One's own stand elsewhere. */
  const others = (): readonly TableInWords[] => (tables.latest ?? []).filter(({ seats }) => !seats.some(({ isYou }) => isYou));
  const titles = (): readonly string[] => [...new Set(others().map((table) => table.title))].sort();
  const shown = (): readonly TableInWords[] => others().filter((table) => title() === '' || table.title === title());
  const take = async (table: TableInWords, side: string): Promise<void> => {
    setTrouble(null);
    try {
      await comeIn();
      await sit(table, side);
      go({ page: 'at', table: table.id });
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      void refetch();
    }
  };
  return (
    <section class="online-list" aria-label="Open to whoever comes">
      <h2>Open to whoever comes</h2>
      <Notice of={trouble()} />
      <GameChoice titles={titles()} onChoose={setTitle} />
      <Show when={shown().length > 0} fallback={<p class="soft">Nobody waits for a partner just now.</p>}>
        <ul>
          <For each={shown()}>{(table) => <Line table={table} onTake={(side) => void take(table, side)} />}</For>
        </ul>
      </Show>
    </section>
  );
};
