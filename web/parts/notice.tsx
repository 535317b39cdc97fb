/** What went wrong, in words; nothing while nothing has. */
import { Show } from 'solid-js';

export const Notice = (props: { readonly of: string | null }) => (
  <Show when={props.of}>
    <p class="notice danger" role="alert">
      {props.of}
    </p>
  </Show>
);
