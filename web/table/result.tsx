/** The end of the game: how it came out, and what one may do with it. */
import { type JSX, Show } from 'solid-js';
import type { Ending } from '../../kernel/index.ts';
import type { Goal } from '../../kit/teaching.ts';
import { Scale } from '../goal/scale.tsx';
import { Words } from '../parts/words.tsx';
import { hrefOf } from '../router.ts';

interface ResultProps {
  readonly ending: Ending;
  readonly game: string;
  /** Null for what is kept elsewhere: it can be taken home first. */
  readonly save: string | null;
  readonly score: JSX.Element;
  readonly goal: Goal;
  readonly onExport: () => void;
}

export const Result = (props: ResultProps) => (
  <div class="result">
    <h2
      class="prompt"
      tabindex={-1}
      ref={(heading) => queueMicrotask(() => document.activeElement === document.body && heading.focus({ preventScroll: true }))}
    >
      The game is over
    </h2>
    <p class="result-words">
      <Words of={props.ending.words} />
    </p>
    {props.score}
    <Scale levels={props.goal.levels} />
    <p class="result-history">
      <b>In history.</b> {props.goal.history}
    </p>
    <p class="row">
      <Show when={props.save} keyed>
        {(save) => (
          <>
            <a class="button primary" href={hrefOf({ page: 'report', save })}>
              Report
            </a>
            <a class="button" href={hrefOf({ page: 'replay', save })}>
              Replay
            </a>
          </>
        )}
      </Show>
      <a class="button" href={hrefOf({ page: 'new', game: props.game })}>
        New game
      </a>
      <Show when={props.save}>
        <button type="button" class="button quiet" onClick={() => props.onExport()}>
          Export
        </button>
      </Show>
    </p>
  </div>
);
