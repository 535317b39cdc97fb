/** What a score is worth, from one end of the scale to the other, and where it stands now. */
import '../css/goal.css';
import { For } from 'solid-js';
import type { GoalLevel } from '../../kit/teaching.ts';
import { Told } from '../glossary/told.tsx';

export const Scale = (props: { readonly levels: readonly GoalLevel[] }) => (
  <ol class="goal-scale">
    <For each={props.levels}>
      {({ score, words, isHere }) => (
        <li aria-current={isHere ? 'true' : undefined}>
          <span>
            <Told of={score} />
          </span>
          <b>{words}</b>
        </li>
      )}
    </For>
  </ol>
);
