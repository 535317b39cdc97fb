/** One game on the shelf, with a picture and the way in. */
import { createSignal, For, lazy, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { GameId } from '../../games.ts';
import { gameIds } from '../../games.ts';
import { beginGame } from '../../new-save.ts';
import { go, hrefOf } from '../../router.ts';
import { shelved } from '../../shelf.ts';

const pictures = new Map(gameIds.map((id) => [id, lazy(shelved(id).picture)]));

const Ways = (props: { readonly id: GameId }) => {
  const [trouble, setTrouble] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const play = async (): Promise<void> => {
    setBusy(true);
    try {
      go({ page: 'table', save: await beginGame(props.id, {}) });
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return (
    <>
      <p class="row">
        <button type="button" class="button primary" disabled={busy()} onClick={play}>
          Play
        </button>
        <a class="button" href={hrefOf({ page: 'new', game: props.id })}>
          Set up
        </a>
        <a class="button quiet" href={hrefOf({ page: 'rules', game: props.id, rule: null })}>
          Rules
        </a>
      </p>
      <Show when={trouble()}>
        <p class="notice danger" role="alert">
          {trouble()}
        </p>
      </Show>
    </>
  );
};

export const GameCard = (props: { readonly id: GameId }) => {
  const game = () => shelved(props.id);
  return (
    <article class="game-card" aria-labelledby={`game-${props.id}`}>
      <div class="game-picture" aria-hidden="true">
        <Suspense>
          <Dynamic component={pictures.get(props.id)} />
        </Suspense>
      </div>
      <div class="game-words">
        <p class="game-scene">{game().scene}</p>
        <h3 id={`game-${props.id}`}>{game().title}</h3>
        <p>{game().words}</p>
        <ul class="game-facts">
          <For each={game().facts}>{(fact) => <li>{fact}</li>}</For>
        </ul>
        <Ways id={props.id} />
      </div>
      <div class="game-notes">
        <p>{game().notes.owners}</p>
        <p>{game().notes.reconstructed}</p>
      </div>
    </article>
  );
};
