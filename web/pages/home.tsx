/** The first page: what this is, the games, and the games you left. */
import '../css/home.css';
import { For } from 'solid-js';
import { gameIds } from '../games.ts';
import { ThemeSwitch } from '../parts/theme-switch.tsx';
import { GameCard } from './home/game-card.tsx';
import { SavedGames } from './home/saved-games.tsx';

const Intro = () => (
  <div class="home-intro">
    <h1>Line Ahead</h1>
    <p class="home-lede">Naval board wargames of 1890–1918, played as they lie on the table: chart, counters and dice.</p>
    <p>
      Every rule is enforced and numbered. Every roll shows its modifiers and what the chance was. Your staff can play for you whenever you
      like. It all runs here in your browser, with or without a connection.
    </p>
  </div>
);

const Foot = () => (
  <footer class="home-foot">
    <p>
      Line Ahead is free software under the MIT licence. The games’ names and designs belong to their owners; the project is not affiliated
      with them. Charts, silhouettes and rules text are our own work, the coasts after Natural Earth.
    </p>
  </footer>
);

export const Home = () => (
  <div class="home">
    <header class="home-top">
      <Intro />
      <ThemeSwitch />
    </header>
    <main>
      <section aria-labelledby="games-heading">
        <h2 id="games-heading" class="hidden">
          Games
        </h2>
        <For each={gameIds}>{(id) => <GameCard id={id} />}</For>
      </section>
      <SavedGames />
    </main>
    <Foot />
  </div>
);
