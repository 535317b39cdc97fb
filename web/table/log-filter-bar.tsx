/** Above the log: what of it is shown, and a way to see all of it again. */
import { createSignal, createUniqueId, For, Show } from 'solid-js';
import type { Weight } from '../../kernel/index.ts';
import { capital, counted } from '../../kit/words.ts';
import { isFiltered, type LogFilter } from './log-filter.ts';

const WEIGHTS: readonly (readonly [Weight, string])[] = [
  ['routine', 'Everything'],
  ['plain', 'Without routine'],
  ['grave', 'Only the gravest'],
];

const isWeight = (value: string): value is Weight => WEIGHTS.some(([weight]) => weight === value);

const Fields = (props: { readonly of: LogFilter; readonly phases: readonly string[] }) => {
  const filter = () => props.of.filter();
  return (
    <div class="log-filter">
      <label>
        <span class="hidden">Ship or place</span>
        <input
          type="search"
          class="field"
          placeholder="Ship or place"
          autocomplete="off"
          spellcheck={false}
          value={filter().typed}
          onInput={(event) => props.of.set({ typed: event.currentTarget.value })}
        />
      </label>
      <label>
        <span class="hidden">Phase</span>
        <select class="field" onChange={(event) => props.of.set({ phase: event.currentTarget.value || null })}>
          <option value="">Every phase</option>
          <For each={props.phases}>
            {(phase) => (
              <option value={phase} selected={filter().phase === phase}>
                {phase}
              </option>
            )}
          </For>
        </select>
      </label>
      <label>
        <span class="hidden">Weight</span>
        <select
          class="field"
          onChange={({ currentTarget: { value } }) => {
            if (isWeight(value)) props.of.set({ least: value });
          }}
        >
          <For each={WEIGHTS}>
            {([weight, words]) => (
              <option value={weight} selected={filter().least === weight}>
                {words}
              </option>
            )}
          </For>
        </select>
      </label>
    </div>
  );
};

export const LogFilterBar = (props: { readonly of: LogFilter; readonly phases: readonly string[]; readonly lines: number }) => {
  const [open, setOpen] = createSignal(false);
  const fields = createUniqueId();
  return (
    <div class="log-bar">
      <h2 id="log-heading">Log</h2>
      <button type="button" class="link" aria-expanded={open()} aria-controls={fields} onClick={() => setOpen(!open())}>
        Filter
      </button>
      <div id={fields} class="log-fields">
        <Show when={open()}>
          <Fields of={props.of} phases={props.phases} />
        </Show>
      </div>
      <Show when={isFiltered(props.of.filter())}>
        <p class="log-filtered" role="status">
          <Show when={props.of.filter().extract}>{(extract) => <b>{extract().title}</b>}</Show> {capital(counted(props.lines, 'line'))}.{' '}
          <button type="button" class="link" onClick={() => props.of.clear()}>
            Show all
          </button>
        </p>
      </Show>
    </div>
  );
};
