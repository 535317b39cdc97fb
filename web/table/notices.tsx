/** Quiet notices of the table: a storage that does not keep, a page that lost its worker. */
import { Show } from 'solid-js';
import { storageTrouble } from '../storage.ts';

export const StorageNotice = (props: { readonly sealed: boolean }) => (
  <Show when={storageTrouble()}>
    {(reason) => (
      <p class="notice storage-notice" role="status">
        This game will not be kept after the tab is closed: {reason()}. Play on;{' '}
        {props.sealed ? 'its record opens when the game ends.' : 'export the record if you want to keep it.'}
      </p>
    )}
  </Show>
);

export const TroubleNotice = (props: { readonly trouble: string | null }) => (
  <Show when={props.trouble}>
    <p class="notice danger" role="alert">
      That could not be done: {props.trouble}. The game is as it was; reload the page to take it up again.
    </p>
  </Show>
);
