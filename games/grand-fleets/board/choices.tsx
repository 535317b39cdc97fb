/** What the list offers for whatever is in hand, as buttons beside the chart: on a small screen the list is a page away. */
import { createMemo, For, Show } from 'solid-js';
import type { SeenOption } from '../../../kernel/index.ts';
import { percent } from '../../../kit/words.ts';
import { choicesFor } from './answers.ts';
import type { Desk } from './desk.ts';

/** The first of its odds; the list has them all. */
const oddsOf = ({ odds: [first] }: SeenOption): string => (first ? ` · ${first.words} ${percent(first.chance)}` : '');

export const Choices = (props: { readonly desk: Desk }) => {
  const choices = createMemo(() => choicesFor(props.desk.question(), props.desk.selected()));
  return (
    <Show when={choices().length > 0}>
      <div class="gf-pad gf-choices" role="group" aria-label="Orders">
        <For each={choices()}>
          {(option) => (
            <button type="button" onClick={() => props.desk.command(option)}>
              {option.label}
              {oddsOf(option)}
            </button>
          )}
        </For>
      </div>
    </Show>
  );
};
