/** Buttons for what is offered of one piece, in named groups; a group of many begins folded. */
import { For, Show } from 'solid-js';
import type { SeenOption } from '../kernel/index.ts';
import { type AnswerGroup, onCard } from './answering.ts';
import { Lock, lockWords } from './lock.tsx';
import { percent } from './words.ts';
import './answers.css';

interface Answering {
  /** What the labels begin with, and need not say here. */
  readonly about: string;
  readonly onChoose: (option: SeenOption) => void;
}

const Answer = (props: Answering & { readonly option: SeenOption }) => (
  <button
    type="button"
    class="kit-answer"
    classList={{ 'kit-answer-risky': props.option.caution !== null }}
    title={props.option.caution?.replaceAll('*', '') ?? undefined}
    aria-description={lockWords(props.option)}
    onClick={() => props.onChoose(props.option)}
  >
    {onCard(props.option.label, props.about)}
    <Lock of={props.option} />
    <For each={props.option.odds}>
      {({ words, chance }) => (
        <span class="kit-answer-odds">
          {words} {percent(chance)}
        </span>
      )}
    </For>
  </button>
);

const Buttons = (props: Answering & { readonly options: readonly SeenOption[] }) => (
  <div class="kit-answers">
    <For each={props.options}>{(option) => <Answer option={option} about={props.about} onChoose={props.onChoose} />}</For>
  </div>
);

export const Answers = (props: Answering & { readonly groups: readonly AnswerGroup[] }) => (
  <For each={props.groups}>
    {({ title, options, folded }) => (
      <Show
        when={folded}
        fallback={
          <div class="kit-answer-group">
            <Show when={title}>
              <h3>{title}</h3>
            </Show>
            <Buttons options={options} about={props.about} onChoose={props.onChoose} />
          </div>
        }
      >
        <details class="kit-answer-group">
          <summary>
            {title} <span>{options.length}</span>
          </summary>
          <Buttons options={options} about={props.about} onChoose={props.onChoose} />
        </details>
      </Show>
    )}
  </For>
);
