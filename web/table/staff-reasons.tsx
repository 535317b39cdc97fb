/** What the staff has just ordered, and why: one sentence of what it weighed, until the next order. */
import { For, Show } from 'solid-js';
import type { Sight } from '../../table/index.ts';
import { Words } from '../parts/words.tsx';

export const StaffReasons = (props: { readonly of: Sight['staff'] }) => (
  <Show when={props.of.length > 0}>
    <section class="staff-reasons" aria-label="Why the staff did so">
      <For each={props.of}>
        {({ label, words }) => (
          <p>
            <b>Staff: {label}.</b> <Words of={words} />
          </p>
        )}
      </For>
    </section>
  </Show>
);
