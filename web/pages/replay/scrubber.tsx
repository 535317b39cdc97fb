/** The scrubber: drag, step, or let it run. */
import { createEffect, createSignal, onCleanup, Show } from 'solid-js';

/** Long enough to read one line. */
const PACE = 900;

export const Scrubber = (props: { readonly at: number; readonly last: number; readonly onMove: (at: number) => void }) => {
  const [running, setRunning] = createSignal(false);
  const move = (to: number): void => props.onMove(Math.max(0, Math.min(props.last, to)));

  const toggle = (): void => {
    if (!running() && props.at >= props.last) move(0);
    setRunning(!running());
  };

  createEffect(() => {
    if (!running()) return;
    const timer = setInterval(() => {
      if (props.at >= props.last) setRunning(false);
      else move(props.at + 1);
    }, PACE);
    onCleanup(() => clearInterval(timer));
  });

  return (
    <div class="scrubber" role="group" aria-label="Moment of the game">
      <button type="button" class="button quiet" aria-label="One order back" disabled={props.at <= 0} onClick={() => move(props.at - 1)}>
        ‹
      </button>
      <button type="button" class="button quiet" aria-label={running() ? 'Pause' : 'Let it run'} onClick={toggle}>
        <Show when={running()} fallback="▶">
          ❚❚
        </Show>
      </button>
      <button
        type="button"
        class="button quiet"
        aria-label="One order on"
        disabled={props.at >= props.last}
        onClick={() => move(props.at + 1)}
      >
        ›
      </button>
      <input
        type="range"
        min="0"
        max={props.last}
        step="1"
        value={props.at}
        aria-label="Orders given"
        aria-valuetext={`after ${props.at} of ${props.last} orders`}
        onInput={(event) => move(event.currentTarget.valueAsNumber)}
      />
      <output>
        {props.at} of {props.last}
      </output>
    </div>
  );
};
