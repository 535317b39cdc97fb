/** Between two people at one machine: nothing of the game is on the page, or anywhere near it, until whoever is called lifts it. */
import '../css/curtain.css';
import { Show } from 'solid-js';
import type { Curtain as Passing } from '../../table/index.ts';
import { inSentence, listed } from '../parts/side-name.ts';
import { hrefOf } from '../router.ts';

export const Curtain = (props: { readonly title: string; readonly passing: Passing; readonly onLift: () => void }) => (
  <main class="curtain" aria-labelledby="curtain-heading">
    <div class="curtain-page">
      <p class="curtain-game">{props.title}</p>
      <h1 id="curtain-heading">Pass the machine to {inSentence(props.passing.side.name)}</h1>
      <p>
        <Show when={props.passing.secret} fallback="What is on the table is for their eyes alone.">
          They are asked something that {listed(props.passing.others.map(({ name }) => name))} must not see. Both choices take effect
          together.
        </Show>
      </p>
      <p class="row">
        <button
          type="button"
          class="button primary"
          ref={(button) => queueMicrotask(() => button.focus({ preventScroll: true }))}
          onClick={() => props.onLift()}
        >
          We are {inSentence(props.passing.side.name)}: lift the curtain
        </button>
        <a class="button quiet" href={hrefOf({ page: 'home' })}>
          Leave the table
        </a>
      </p>
    </div>
  </main>
);
