/** The scrubber: drag, step, go from turn to turn and from battle to battle, or let it run at one's own pace. */
import { createEffect, createSignal, For, onCleanup, Show } from 'solid-js';
import type { Landmark } from '../../../table/index.ts';
import { plain } from '../../parts/plain.ts';
import { listenToMoves } from './keys.ts';

/** Long enough to read one line. */
const PACE = 900;
const SPEEDS = [0.5, 1, 2, 4, 16] as const;

interface ScrubberProps {
  readonly at: number;
  readonly last: number;
  readonly landmarks: readonly Landmark[];
  readonly onMove: (at: number) => void;
}

/** The landmark behind or before a moment. */
const beyond = (marks: readonly Landmark[], at: number): Landmark | undefined => marks.find(({ moment }) => moment > at);
const before = (marks: readonly Landmark[], at: number): Landmark | undefined => marks.findLast(({ moment }) => moment < at);

const Ticks = (props: Pick<ScrubberProps, 'landmarks' | 'last'>) => (
  <svg class="scrubber-ticks" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
    <For each={props.landmarks}>
      {({ moment, kind }) => (
        <path class={`tick-${kind}`} d={`M${(1000 * moment) / Math.max(1, props.last)} 0V${kind === 'turn' ? 6 : 10}`} />
      )}
    </For>
  </svg>
);

const Step = (props: {
  readonly name: string;
  readonly sign: string;
  readonly to: number | undefined;
  readonly onMove: (at: number) => void;
}) => (
  <button
    type="button"
    class="button quiet"
    aria-label={props.name}
    title={props.name}
    disabled={props.to === undefined}
    onClick={() => props.to !== undefined && props.onMove(props.to)}
  >
    {props.sign}
  </button>
);

export const Scrubber = (props: ScrubberProps) => {
  const [running, setRunning] = createSignal(false);
  const [speed, setSpeed] = createSignal<(typeof SPEEDS)[number]>(1);
  const move = (to: number): void => props.onMove(Math.max(0, Math.min(props.last, to)));
  const battles = () => props.landmarks.filter(({ kind }) => kind === 'battle');
  const turns = () => props.landmarks.filter(({ kind }) => kind === 'turn');
  const here = () => props.landmarks.findLast(({ moment }) => moment <= props.at);

  const toggle = (): void => {
    if (!running() && props.at >= props.last) move(0);
    setRunning(!running());
  };
  const faster = (steps: number): void => {
    const place = SPEEDS.indexOf(speed()) + steps;
    setSpeed(SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, place))] ?? 1);
  };
  const goTo = (mark: Landmark | undefined): void => {
    if (mark) move(mark.moment);
  };

  createEffect(() => {
    if (!running()) return;
    const timer = setInterval(() => {
      if (props.at >= props.last) setRunning(false);
      else move(props.at + 1);
    }, PACE / speed());
    onCleanup(() => clearInterval(timer));
  });

  listenToMoves({
    ' ': toggle,
    ',': () => move(props.at - 1),
    '.': () => move(props.at + 1),
    '[': () => goTo(before(turns(), props.at)),
    ']': () => goTo(beyond(turns(), props.at)),
    B: () => goTo(before(battles(), props.at)),
    b: () => goTo(beyond(battles(), props.at)),
    '+': () => faster(1),
    '-': () => faster(-1),
  });

  return (
    <div class="scrubber" role="group" aria-label="Moment of the game">
      <Show when={battles().length > 0}>
        <Step name="Battle before" sign="⚔‹" to={before(battles(), props.at)?.moment} onMove={move} />
      </Show>
      <Step name="One order back" sign="‹" to={props.at > 0 ? props.at - 1 : undefined} onMove={move} />
      <button type="button" class="button quiet" aria-label={running() ? 'Pause' : 'Let it run'} onClick={toggle}>
        <Show when={running()} fallback="▶">
          ❚❚
        </Show>
      </button>
      <Step name="One order on" sign="›" to={props.at < props.last ? props.at + 1 : undefined} onMove={move} />
      <Show when={battles().length > 0}>
        <Step name="Next battle" sign="›⚔" to={beyond(battles(), props.at)?.moment} onMove={move} />
      </Show>
      <label class="scrubber-speed">
        <span class="hidden">Speed</span>
        <select class="field" onChange={(event) => setSpeed(SPEEDS[event.currentTarget.selectedIndex] ?? 1)}>
          <For each={SPEEDS}>
            {(each) => (
              <option value={each} selected={speed() === each}>
                {each}×
              </option>
            )}
          </For>
        </select>
      </label>
      <div class="scrubber-way">
        <input
          type="range"
          min="0"
          step="1"
          ref={(way) =>
            // A place beyond the end is not taken: where a moment is opened by its address, the end comes later.
            createEffect(() => {
              way.max = String(props.last);
              way.value = String(props.at);
            })
          }
          aria-label="Orders given"
          aria-valuetext={`after ${props.at} of ${props.last} orders${here() ? `, ${plain(here()?.words ?? '')}` : ''}`}
          onInput={(event) => move(event.currentTarget.valueAsNumber)}
        />
        <Ticks landmarks={props.landmarks} last={props.last} />
      </div>
      <output>
        {props.at} of {props.last}
      </output>
    </div>
  );
};
