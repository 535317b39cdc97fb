/** The score in a few lines: the total, what it is made of, the alert and the turn. */
import { For, Show } from 'solid-js';
import { signed } from '../../../kernel/index.ts';
import type { ScoreProps } from '../../../kit/board-props.ts';
import { Gauge } from '../../../kit/sheet.tsx';
import type { Data } from '../data/data.ts';
import type { View } from '../view.ts';
import { stageOf } from './account.ts';
import { standing } from './teaching.ts';

export const Score = (props: ScoreProps<View, Data>) => (
  <section class="kit-score fs-score" aria-label="Score">
    <p class="fs-score-total">
      <b>{signed(props.view.total)}</b> <span>points</span>
      <Show when={!props.isOver}>
        <em>{standing(props.view, props.data)}</em>
      </Show>
    </p>
    <Show when={props.data.pack}>{(name) => <p class="kit-score-standing">With the figures of {name()}</p>}</Show>
    <Show when={props.view.score.length > 0}>
      <ul>
        <For each={props.view.score}>
          {(line) => (
            <li>
              <span class="fs-score-points">{signed(line.points)}</span>
              <span>
                {line.words}
                <Show when={line.count > 1}> ({line.count})</Show>
              </span>
              <span class="kit-chip">{line.rule}</span>
            </li>
          )}
        </For>
      </ul>
    </Show>
    <Gauge name="German alert" label={`German alert ${props.view.alert} of 5`} of={5} at={props.view.alert} />
    <p class="kit-score-turn">
      Turn {props.view.turn}: {stageOf(props.view)}
    </p>
  </section>
);
