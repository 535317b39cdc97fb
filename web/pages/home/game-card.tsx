/** One game on the shelf, with a picture of its table and the ways in. */
import { For, lazy, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { GameId } from '../../games.ts';
import { gameIds } from '../../games.ts';
import { hasFirstWatch } from '../../lesson/watches.ts';
import { hrefOf } from '../../router.ts';
import { shelved } from '../../shelf.ts';
import { measureInWords } from './measures.ts';
import { Play } from './play.tsx';

const pictures = new Map(gameIds.map((id) => [id, lazy(shelved(id).picture)]));

/** What one knows before one sits down. */
const Facts = (props: { readonly id: GameId }) => {
  const game = () => shelved(props.id);
  const facts = () => [...game().facts, measureInWords(game().measured[game().begins])].filter((fact) => fact !== null);
  return (
    <ul class="game-facts">
      <For each={facts()}>{(fact) => <li>{fact}</li>}</For>
    </ul>
  );
};

/** The scenario that the card begins, and the way to all others. */
const Ways = (props: { readonly id: GameId }) => {
  const game = () => shelved(props.id);
  const first = () => game().scenarios.find(({ id }) => id === game().begins);
  const others = () => game().scenarios.length - 1;
  return (
    <div class="game-ways">
      <div class="game-begins">
        <Show when={others() > 0} fallback={<span />}>
          <p class="game-first">{first()?.title}</p>
        </Show>
        <p>
          <a href={hrefOf({ page: 'new', game: props.id })}>{others() > 0 ? `Set up one of ${others() + 1}` : 'Set up'}</a>
          <Show when={hasFirstWatch(props.id)}>
            <a href={hrefOf({ page: 'first-watch', game: props.id })}>First watch</a>
          </Show>
          <a href={hrefOf({ page: 'rules', game: props.id, rule: null })}>Rules</a>
        </p>
      </div>
      <Show when={first()}>{(scenario) => <Play game={props.id} scenario={scenario()} />}</Show>
    </div>
  );
};

export const GameCard = (props: { readonly id: GameId }) => {
  const game = () => shelved(props.id);
  return (
    <article class="game-card" aria-labelledby={`game-${props.id}`}>
      <div class="game-picture" aria-hidden="true">
        <Suspense>
          <Dynamic component={pictures.get(props.id)} drawings={game().drawings} />
        </Suspense>
      </div>
      <div class="game-words">
        <p class="game-scene">{game().scene}</p>
        <h3 id={`game-${props.id}`}>{game().title}</h3>
        <Facts id={props.id} />
        <p>{game().words}</p>
      </div>
      <Ways id={props.id} />
    </article>
  );
};
