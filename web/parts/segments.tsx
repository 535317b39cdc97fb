/** One of a few choices, side by side. */
import { createUniqueId, For } from 'solid-js';

interface SegmentsProps<T extends string> {
  readonly legend: string;
  readonly choices: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly onChoose: (choice: T) => void;
}

export const Segments = <T extends string>(props: SegmentsProps<T>) => {
  const group = createUniqueId();
  return (
    <fieldset class="segments">
      <legend class="hidden">{props.legend}</legend>
      <For each={props.choices}>
        {(choice) => (
          <label>
            <input type="radio" name={group} checked={props.chosen === choice} onChange={() => props.onChoose(choice)} />
            <span>{props.names[choice]}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
};
