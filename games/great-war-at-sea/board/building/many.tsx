/** Several of a list: those that are chosen as chips that a press puts back, and the rest to be added. */
import { createMemo, For, type JSX, Show } from 'solid-js';

interface ManyProps<T extends string> {
  readonly label: string;
  readonly all: readonly T[];
  readonly chosen: readonly T[];
  readonly words: (value: T) => string;
  readonly onChange: (chosen: readonly T[]) => void;
  /** Another way to choose, beside the list. */
  readonly children?: JSX.Element;
}

export const Many = <T extends string>(props: ManyProps<T>) => {
  const left = createMemo(() => props.all.filter((each) => !props.chosen.includes(each)));
  const add = (select: HTMLSelectElement): void => {
    const more = left().find((each) => each === select.value);
    select.value = '';
    if (more !== undefined) props.onChange([...props.chosen, more]);
  };
  return (
    <fieldset class="gw-many">
      <legend>{props.label}</legend>
      <div class="builder-chips">
        <For each={props.chosen}>
          {(each) => (
            <button
              type="button"
              class="builder-chip"
              aria-label={`Remove ${props.words(each)}`}
              onClick={() => props.onChange(props.chosen.filter((other) => other !== each))}
            >
              {props.words(each)} <span aria-hidden="true">×</span>
            </button>
          )}
        </For>
        <Show when={left().length > 0}>
          <select class="builder-chip all" aria-label={`${props.label}: add`} onChange={(event) => add(event.currentTarget)}>
            <option value="">add…</option>
            <For each={left()}>{(each) => <option value={each}>{props.words(each)}</option>}</For>
          </select>
        </Show>
        {props.children}
      </div>
    </fieldset>
  );
};
