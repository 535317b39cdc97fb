/** The right column's long part: what happened, by turn and phase. */
import { type Accessor, createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show } from 'solid-js';
import type { Line, ShownEntry } from '../../table/index.ts';
import { createLogFilter, isFiltered, type LogFilter } from './log-filter.ts';
import { LogFilterBar } from './log-filter-bar.tsx';
import { type Group, groupsOf, lastOf } from './log-groups.ts';
import { LogLine } from './log-line.tsx';
import { type Spared, SparedLine, sparedWithin } from './spared.tsx';
import { createSteadyLines } from './steady-lines.ts';

/** Groups whose entries did not change stay the same objects, so that their lines stay the same elements. */
function steadyGroups(entries: Accessor<readonly ShownEntry[]>): Accessor<readonly Group[]> {
  return createMemo<readonly Group[]>(
    (before) => groupsOf(entries()).map((group, place) => (isSame(before[place], group) ? (before[place] ?? group) : group)),
    [],
  );
}

const isSame = (a: Group | undefined, b: Group): boolean =>
  a !== undefined && a.entries.length === b.entries.length && a.entries[0] === b.entries[0] && a.entries.at(-1) === b.entries.at(-1);

interface LogProps {
  readonly entries: readonly ShownEntry[];
  readonly highlighted: ShownEntry | null;
  readonly onHighlight: (entry: ShownEntry | null) => void;
  /** From which place on it is new to whoever looks; a log that is only looked back on leaves it out. */
  readonly newFrom?: number | undefined;
  /** Where others choose too what is read. */
  readonly filter?: LogFilter | undefined;
  /** What was not asked; a log that is only looked back on leaves it out. */
  readonly spared?: readonly Spared[] | undefined;
}

/** 'Round' under 'Round 3' tells nothing. */
const repeats = ({ turn, phase }: Group): boolean => turn?.startsWith(`${phase} `) === true;

/** The turn is named where it begins, and where the log does. */
const Heading = (props: { readonly group: Group; readonly isFirst: boolean }) => (
  <>
    <Show when={(props.group.opens || props.isFirst) && props.group.turn}>
      <h3>{props.group.turn}</h3>
    </Show>
    <Show when={props.group.turn} fallback={<h3 class="log-phase">{props.group.phase}</h3>}>
      <h4 class="log-phase" classList={{ hidden: repeats(props.group) }}>
        {props.group.phase}
      </h4>
    </Show>
  </>
);

/** Of a long log the end is drawn; the rest when it is asked for, or looked for. */
const MOST_LINES = 600;

/** How near to the end counts as reading the end, in pixels. */
const NEAR = 80;

export const Log = (props: LogProps) => {
  let box!: HTMLDivElement;
  let isAtEnd = true;
  const reading = props.filter ?? createLogFilter();
  const groups = steadyGroups(() => props.entries);
  const [most, setMost] = createSignal(MOST_LINES);
  const shown = createMemo(() => (isFiltered(reading.filter()) ? groups() : lastOf(groups(), most())));
  const newFrom = () => props.newFrom ?? Number.POSITIVE_INFINITY;
  const linesIn = createSteadyLines();
  const sections = createMemo(() => new Map(shown().map((group) => [group, linesIn(group, reading.filter(), newFrom())])));
  const full = createMemo(() => shown().filter((group) => (sections().get(group)?.length ?? 0) > 0));
  /** A group is known by where it begins: while it grows, its lines stay the same elements. */
  const places = createMemo(() => full().map(({ from }) => from));
  const byPlace = createMemo(() => new Map(full().map((group) => [group.from, group])));
  /** Behind the lines of a group, up to where the next begins. */
  const sparedIn = ({ from }: Group, place: number) =>
    isFiltered(reading.filter()) ? [] : sparedWithin(props.spared ?? [], from, full()[place + 1]?.from ?? Number.POSITIVE_INFINITY);
  const phases = createMemo(() => [...new Set(groups().map(({ phase }) => phase))]);
  const lines = createMemo(() => [...sections().values()].reduce((sum, { length }) => sum + length, 0));
  const firstNew = createMemo(
    () =>
      full()
        .flatMap((group) => sections().get(group) ?? [])
        .find(({ at }) => at >= newFrom())?.at,
  );
  const [marked, setMarked] = createSignal<Line | null>(null);
  const press = (line: Line): void => {
    const next = marked() === line ? null : line;
    setMarked(next);
    props.onHighlight(next);
  };
  createEffect(() => {
    if (props.highlighted === null) setMarked(null);
  });
  const toEnd = (): void => {
    box.scrollTop = box.scrollHeight;
  };
  const noteWhere = (): void => {
    if (box.clientHeight > 0) isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  };
  // A log that was hidden behind another column comes up where its reader left it: at the end.
  onMount(() => {
    const shaped = new ResizeObserver(() => isAtEnd && toEnd());
    shaped.observe(box);
    onCleanup(() => shaped.disconnect());
  });
  // Whoever reads the end sees what is new; whoever reads further up is left in peace.
  createEffect(
    on(
      () => props.entries,
      () => {
        if (isAtEnd) requestAnimationFrame(toEnd);
      },
    ),
  );
  // What was looked for is read from its beginning.
  createEffect(
    on(
      reading.filter,
      (filter) => {
        if (isFiltered(filter)) box.scrollTop = 0;
        else toEnd();
      },
      { defer: true },
    ),
  );
  return (
    <div class="log-column">
      <LogFilterBar of={reading} phases={phases()} lines={lines()} />
      <div class="log" ref={box} onScroll={noteWhere} tabindex={0} role="region" aria-labelledby="log-heading">
        <Show when={shown().length < groups().length}>
          <p class="log-earlier">
            <button type="button" class="link" onClick={() => setMost((before) => before * 4)}>
              Show what happened earlier
            </button>
          </p>
        </Show>
        <For each={places()}>
          {(from, place) => (
            <Show when={byPlace().get(from)}>
              {(group) => (
                <section class="log-group">
                  <Heading group={group()} isFirst={place() === 0} />
                  <ol>
                    <For each={sections().get(group()) ?? []}>
                      {(line) => (
                        <>
                          <Show when={line.at === firstNew()}>
                            <li class="log-new">New since you last looked</li>
                          </Show>
                          <LogLine line={line} pressed={marked()} onPress={press} />
                        </>
                      )}
                    </For>
                  </ol>
                  <SparedLine answered={sparedIn(group(), place())} />
                </section>
              )}
            </Show>
          )}
        </For>
      </div>
    </div>
  );
};
