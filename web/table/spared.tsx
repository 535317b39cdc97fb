/** What was not asked because there was one answer, or a standing order: a quiet line of the log, for those who want to know. */
import { For, Show } from 'solid-js';
import type { Answered } from '../../table/index.ts';
import { Words } from '../parts/words.tsx';

/** What was answered by itself when the log had so many entries. */
export interface Spared {
  readonly after: number;
  readonly answered: readonly Answered[];
}

/** Those that belong behind the entries from one place of the log up to another. */
export const sparedWithin = (spared: readonly Spared[], from: number, to: number): readonly Answered[] =>
  spared.flatMap(({ after, answered }) => (after > from && after <= to ? answered : []));

export const SparedLine = (props: { readonly answered: readonly Answered[] }) => (
  <Show when={props.answered.length > 0}>
    <details class="answered">
      <summary>{props.answered.length === 1 ? 'One question was' : `${props.answered.length} questions were`} not asked</summary>
      <ul class="plain-list">
        <For each={props.answered}>
          {({ prompt, label }) => (
            <li>
              <Words of={prompt} /> <strong>{label}</strong>
            </li>
          )}
        </For>
      </ul>
    </details>
  </Show>
);
