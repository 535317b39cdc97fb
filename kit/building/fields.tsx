/** The fields of a builder: some words, a whole number, and one of several. */
import { For } from 'solid-js';

interface WordsProps {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly onChange: (value: string) => void;
}

/** On a line of its own, as titles are. */
export const Words = (props: WordsProps) => (
  <label class="builder-field wide">
    {props.label}
    <input
      type="text"
      class="field"
      autocomplete="off"
      maxlength={props.most}
      value={props.value}
      onInput={(event) => props.onChange(event.currentTarget.value)}
    />
  </label>
);

interface WholeProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

export const Whole = (props: WholeProps) => (
  <label class="builder-field">
    {props.label}
    <input
      type="number"
      class="field"
      min={props.least}
      max={props.most}
      value={props.value}
      onChange={(event) => {
        const value = Math.round(event.currentTarget.valueAsNumber);
        const kept = Number.isFinite(value) ? Math.min(props.most, Math.max(props.least, value)) : props.value;
        event.currentTarget.value = `${kept}`;
        props.onChange(kept);
      }}
    />
  </label>
);

interface OneOfProps<T extends string> {
  readonly label: string;
  readonly all: readonly T[];
  readonly value: T;
  readonly words: (value: T) => string;
  readonly onChange: (value: T) => void;
}

export const OneOf = <T extends string>(props: OneOfProps<T>) => (
  <label class="builder-field">
    {props.label}
    <select
      class="field"
      onChange={(event) => {
        const chosen = props.all.find((each) => each === event.currentTarget.value);
        if (chosen !== undefined) props.onChange(chosen);
      }}
    >
      <For each={props.all}>
        {(each) => (
          <option value={each} selected={each === props.value}>
            {props.words(each)}
          </option>
        )}
      </For>
    </select>
  </label>
);
