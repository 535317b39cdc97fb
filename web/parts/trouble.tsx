/** What is shown when a page cannot be shown: what happened, and two ways out. */
import { hrefOf } from '../router.ts';

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const Trouble = (props: { readonly error: unknown; readonly again: () => void }) => (
  <main class="trouble">
    <h1>Aground</h1>
    <p>This page could not be shown: {wordsOf(props.error)}.</p>
    <p>Your saved games are as they were.</p>
    <p class="row">
      <button type="button" class="button" onClick={() => props.again()}>
        Try again
      </button>
      <a class="button quiet" href={hrefOf({ page: 'home' })} onClick={() => props.again()}>
        Home
      </a>
    </p>
  </main>
);
