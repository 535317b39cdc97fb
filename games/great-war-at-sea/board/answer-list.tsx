/** Buttons for what is offered of one piece, in named groups; a group of many is folded. */
import { createMemo, For, Show } from 'solid-js';
import type { SeenOption } from '../../../kernel/index.ts';
import { Lock, lockWords } from '../../../kit/lock.tsx';
import { percent } from '../../../kit/words.ts';
import { groupsOf, onCard } from './answers.ts';
import type { ChartPart } from './chart-part.ts';

interface AnswersProps extends ChartPart {
  readonly options: readonly SeenOption[];
  /** What the labels begin with, and need not say here. */
  readonly about: string;
}

export const Answer = (props: ChartPart & { readonly option: SeenOption; readonly about: string }) => (
  <button
    type="button"
    class="gw-answer"
    classList={{ 'gw-answer-risky': props.option.caution !== null }}
    title={props.option.caution?.replaceAll('*', '') ?? undefined}
    aria-description={lockWords(props.option)}
    onClick={() => props.desk.choose(props.option)}
  >
    {onCard(props.option.label, props.about)}
    <Lock of={props.option} />
    <For each={props.option.odds}>
      {({ words, chance }) => (
        <span class="gw-odds">
          {words} {percent(chance)}
        </span>
      )}
    </For>
  </button>
);

const Buttons = (props: AnswersProps) => (
  <div class="gw-answers">
    <For each={props.options}>{(option) => <Answer desk={props.desk} option={option} about={props.about} />}</For>
  </div>
);

export const AnswerList = (props: AnswersProps) => {
  const groups = createMemo(() => groupsOf(props.options));
  return (
    <For each={groups()}>
      {({ title, options, folded }) => (
        <Show
          when={folded}
          fallback={
            <div class="gw-answer-group">
              <h3>{title}</h3>
              <Buttons {...props} options={options} />
            </div>
          }
        >
          <details class="gw-answer-group">
            <summary>
              {title} <span>{options.length}</span>
            </summary>
            <Buttons {...props} options={options} />
          </details>
        </Show>
      )}
    </For>
  );
};
