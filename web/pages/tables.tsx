/** Tables at the server: those at which one sits, and those that are open to whoever comes. */
import '../css/home.css';
import '../css/online.css';
import { createResource, For, onCleanup, Show } from 'solid-js';
import type { TableInWords } from '../../table/wire.ts';
import { type GameId, gameIds } from '../games.ts';
import { clockOfTable } from '../online/clock-words.ts';
import { Lobby } from '../online/lobby.tsx';
import { myTables, whoAmI } from '../online/server.ts';
import { sitterOf, standingOf } from '../online/words.ts';
import { agoInWords } from '../parts/ago.ts';
import { PageTop } from '../parts/page-top.tsx';
import { hrefOf } from '../router.ts';
import { shelved } from '../shelf.ts';

/** How often the list is looked up again, in milliseconds. */
const BETWEEN_LOOKS = 10_000;

const TableLine = (props: { readonly table: TableInWords }) => (
  <li class="online-line" classList={{ 'is-mine': props.table.seats.some(({ isYou, isAsked }) => isYou && isAsked) }}>
    <a href={hrefOf({ page: 'at', table: props.table.id })}>
      <strong>{props.table.title}</strong>
      <span>{props.table.scenarioName}</span>
    </a>
    <span class="soft">{props.table.seats.map((seat) => `${seat.name}: ${sitterOf(seat)}`).join(' · ')}</span>
    <span class="online-standing">{[standingOf(props.table), clockOfTable(props.table.clock)].filter(Boolean).join(' · ')}</span>
    <span class="soft">{agoInWords(props.table.changed, Date.now())}</span>
  </li>
);

const List = (props: { readonly title: string; readonly none: string; readonly tables: readonly TableInWords[] }) => (
  <section class="online-list" aria-label={props.title}>
    <h2>{props.title}</h2>
    <Show when={props.tables.length > 0} fallback={<p class="soft">{props.none}</p>}>
      <ul>
        <For each={props.tables}>{(table) => <TableLine table={table} />}</For>
      </ul>
    </Show>
  </section>
);

/** A game for one needs nobody elsewhere. */
const isShared = (id: GameId): boolean => shelved(id).scenarios.some(({ sides }) => sides.length > 1);

const SetUps = () => (
  <nav class="row" aria-label="Set up a table">
    <For each={gameIds.filter(isShared)}>
      {(id) => (
        <a class="button" href={hrefOf({ page: 'new', game: id })}>
          {shelved(id).title}
        </a>
      )}
    </For>
  </nav>
);

const TablesPage = () => {
  const [person] = createResource(whoAmI);
  const [mine, { refetch: lookAtMine }] = createResource(
    () => person() ?? false,
    () => myTables().catch(() => []),
  );
  const looking = setInterval(() => void lookAtMine(), BETWEEN_LOOKS);
  onCleanup(() => clearInterval(looking));
  return (
    <div class="home">
      <PageTop class="home-top" />
      <main class="online">
        <h1>Tables</h1>
        <Show
          when={person.loading || person() !== undefined}
          fallback={
            <p class="notice">There is no server behind this page: games between people need one. What is played here stays here.</p>
          }
        >
          <p>
            Play with somebody elsewhere: set up a game, seat <em>somebody elsewhere</em>, and send the link. Orders go through the server,
            which shows each side what is its own and nothing else.
          </p>
          <SetUps />
          <Show when={person()} keyed>
            {(known) => (
              <p>
                You play as <strong>{known.name}</strong>
                {known.isGuest ? ', a guest' : ''}. <a href={hrefOf({ page: 'account' })}>Your account</a>
              </p>
            )}
          </Show>
          <List title="Your tables" none="You sit at none yet." tables={mine.latest ?? []} />
          <Lobby />
        </Show>
      </main>
    </div>
  );
};

export default TablesPage;
