/** The sequence of play: the phases of the turn, and below the one we are in the steps that are being taken. */
import { createMemo, For, Show } from 'solid-js';
import type { TrackerLine } from '../../kernel/index.ts';

const marks: Readonly<Record<TrackerLine['where'], string>> = { done: '✓', now: '›', later: '' };

interface Reading {
  readonly phases: readonly TrackerLine[];
  /** The way from the phase down to the steps. */
  readonly trail: readonly TrackerLine[];
  readonly steps: readonly TrackerLine[];
}

/** Of a way that leads deep down, so many steps before the last are told. */
const LONGEST_TRAIL = 3;

/** Only the branch where the game stands is opened, so that all lines of one depth belong to it. */
function readTracker(lines: readonly TrackerLine[]): Reading {
  const phases = lines.filter(({ isPhase }) => isPhase);
  const level = phases[0]?.depth ?? 0;
  const way = lines.filter(({ depth, where }) => depth > level && where === 'now');
  const deepest = way.at(-1);
  return {
    phases,
    trail: way
      .slice(0, -1)
      .filter(({ title }, place) => title !== way[place + 1]?.title)
      .slice(-LONGEST_TRAIL),
    steps: deepest ? lines.filter(({ depth }) => depth === deepest.depth) : [],
  };
}

const Done = (props: { readonly line: TrackerLine }) => (
  <Show when={props.line.where === 'done'}>
    <span class="hidden"> (done)</span>
  </Show>
);

const Steps = (props: { readonly reading: Reading }) => (
  <div class="tracker-steps">
    <Show when={props.reading.trail.length > 0}>
      <p>{props.reading.trail.map(({ title }) => title).join(' › ')}</p>
    </Show>
    <ol>
      <For each={props.reading.steps}>
        {(line) => (
          <li class={line.where} aria-current={line.where === 'now' ? 'step' : undefined}>
            {line.title}
            <Done line={line} />
          </li>
        )}
      </For>
    </ol>
  </div>
);

const Phase = (props: { readonly line: TrackerLine; readonly reading: Reading }) => {
  const isDeep = () => props.reading.steps.length > 0;
  return (
    <li class={`tracker-phase ${props.line.where}`} aria-current={props.line.where === 'now' && !isDeep() ? 'step' : undefined}>
      <span class="tracker-mark" aria-hidden="true">
        {marks[props.line.where]}
      </span>
      {props.line.title}
      <Done line={props.line} />
      <Show when={props.line.where === 'now' && isDeep()}>
        <Steps reading={props.reading} />
      </Show>
    </li>
  );
};

const here = ({ phases, trail, steps }: Reading): string =>
  [...phases, ...trail, ...steps]
    .filter(({ where }) => where === 'now')
    .map(({ title }) => title)
    .join(' › ');

export const Tracker = (props: { readonly lines: readonly TrackerLine[] }) => {
  const reading = createMemo(() => readTracker(props.lines));
  return (
    <Show when={reading().phases.length > 0}>
      <details class="tracker" open={globalThis.matchMedia('(min-width: 60rem)').matches}>
        <summary>
          <h2 class="tracker-title">Sequence of play</h2> <span class="tracker-here">{here(reading())}</span>
        </summary>
        <ol>
          <For each={reading().phases}>{(line) => <Phase line={line} reading={reading()} />}</For>
        </ol>
      </details>
    </Show>
  );
};
