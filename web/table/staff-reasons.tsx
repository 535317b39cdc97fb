/** What the staff has just ordered, and why: one sentence of what it weighed, until the next order. The last one is read at once, those before it when they are asked for. */
import { For, Show } from 'solid-js';
import type { Sight } from '../../table/index.ts';
import { Words } from '../parts/words.tsx';

const Reason = (props: { readonly of: Sight['staff'][number] }) => (
  <p>
    <b>Staff: {props.of.label}.</b> <Words of={props.of.words} />
  </p>
);

export const StaffReasons = (props: { readonly of: Sight['staff'] }) => (
  <Show when={props.of.at(-1)}>
    {(last) => (
      <section class="staff-reasons" aria-label="Why the staff did so">
        <Reason of={last()} />
        <Show when={props.of.length > 1}>
          <details>
            <summary>{props.of.length === 2 ? 'One more reason' : `${props.of.length - 1} more reasons`}</summary>
            <For each={props.of.slice(0, -1)}>{(reason) => <Reason of={reason} />}</For>
          </details>
        </Show>
      </section>
    )}
  </Show>
);
