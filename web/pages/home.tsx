/** The first page: the games you left, the games there are, and their battles. */
import '../css/home.css';
import { createResource, For, Show } from 'solid-js';
import { gameIds } from '../games.ts';
import { whoAmI } from '../online/server.ts';
import { ThemeSwitch } from '../parts/theme-switch.tsx';
import { hrefOf } from '../router.ts';
import { shelved } from '../shelf.ts';
import { Gallery, Taster } from './home/gallery.tsx';
import { GameCard } from './home/game-card.tsx';
import { createKept, SavedGames, StorageNotice } from './home/saved-games.tsx';

const Intro = () => (
  <div class="home-intro">
    <h1>Line Ahead</h1>
    <p class="home-lede">Naval board wargames of 1890–1918, played as they lie on the table: chart, counters and dice.</p>
    <p>
      Every rule is enforced and numbered, every roll shows what the chance was, and your staff can play for you whenever you like. It all
      runs here in your browser, with or without a connection.
    </p>
  </div>
);

/** The way to tables with other people, where a server is there. */
const OnlineLink = () => {
  const [person] = createResource(whoAmI);
  return (
    <Show when={person() !== undefined}>
      <a class="button quiet" href={hrefOf({ page: 'tables' })}>
        Tables with others
      </a>
    </Show>
  );
};

const Games = () => (
  <section aria-labelledby="games-heading">
    <h2 id="games-heading" class="hidden">
      Games
    </h2>
    <div class="shelf">
      <For each={gameIds}>{(id) => <GameCard id={id} />}</For>
      <Taster />
    </div>
  </section>
);

/** Whose the games are, and what of them is ours, told once for all. */
const Foot = () => (
  <footer class="home-foot">
    <p>
      Line Ahead is free software under the MIT licence. The games’ names and designs belong to their owners; the project is not affiliated
      with them. Charts, silhouettes and rules text are our own work, the coasts after Natural Earth.
    </p>
    <details>
      <summary>Designers, publishers, and what is reconstructed</summary>
      <dl>
        <For each={gameIds}>
          {(id) => (
            <div>
              <dt>{shelved(id).title}</dt>
              <dd>{shelved(id).notes.owners}</dd>
              <dd>{shelved(id).notes.reconstructed}</dd>
            </div>
          )}
        </For>
      </dl>
    </details>
  </footer>
);

/** What one left comes first; whoever has left nothing yet sees the games first. */
export const Home = () => {
  const kept = createKept();
  return (
    <div class="home wide">
      <header class="home-top">
        <Intro />
        <OnlineLink />
        <ThemeSwitch />
      </header>
      <main>
        <StorageNotice />
        <Show when={!kept.isEmpty()}>
          <SavedGames kept={kept} />
        </Show>
        <Games />
        <Gallery />
        <Show when={kept.isEmpty()}>
          <SavedGames kept={kept} />
        </Show>
      </main>
      <Foot />
    </div>
  );
};
