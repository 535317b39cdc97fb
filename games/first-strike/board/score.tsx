/** The score in a few lines: the total, what it is made of, the alert and the turn. */
import { For, Show } from 'solid-js';
import { levelFor } from '../data/tables.ts';
import type { View } from '../view.ts';
import { stageOf } from './account.ts';

const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

const Alert = (props: { readonly level: number }) => (
  <p class="fs-alert" role="img" aria-label={`German alert ${props.level} of 5`}>
    <span class="fs-alert-name">German alert</span>
    <For each={[1, 2, 3, 4, 5]}>
      {(step) => (
        <span class="fs-alert-box" classList={{ 'fs-alert-lit': step <= props.level, 'fs-alert-here': step === props.level }}>
          {step}
        </span>
      )}
    </For>
  </p>
);

export const Score = (props: { readonly view: View }) => (
  <section class="fs-score" aria-label="Score">
    <p class="fs-score-total">
      <b>{signed(props.view.total)}</b> <span>points</span>
      <em>{levelFor(props.view.total).words}</em>
    </p>
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
              <span class="fs-chip">{line.rule}</span>
            </li>
          )}
        </For>
      </ul>
    </Show>
    <Alert level={props.view.alert} />
    <p class="fs-score-turn">
      Turn {props.view.turn}: {stageOf(props.view)}
    </p>
  </section>
);
