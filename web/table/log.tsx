/** The right column's long part: what happened, by turn and phase. */
import { type Accessor, createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show } from 'solid-js';
import { counted } from '../../kit/words.ts';
import type { ShownEntry } from '../../table/index.ts';
import { RuleChip } from '../parts/rule-chip.tsx';
import { Words } from '../parts/words.tsx';
import { type Group, groupsOf, lastOf } from './log-groups.ts';
import { RollDisclosure } from './roll.tsx';

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
}

const EntryWords = (props: { readonly entry: ShownEntry; readonly pressed: boolean; readonly onPress: () => void }) => (
  <Show
    when={props.entry.about.length > 0}
    fallback={
      <span class="entry-words">
        <Words of={props.entry.words} />
      </span>
    }
  >
    <button type="button" class="entry-words" aria-pressed={props.pressed} title="Show on the board" onClick={() => props.onPress()}>
      <Words of={props.entry.words} />
    </button>
  </Show>
);

const Entry = (props: { readonly entry: ShownEntry; readonly pressed: boolean; readonly onPress: () => void }) => (
  <li class="entry" classList={{ routine: props.entry.routine, pressed: props.pressed }}>
    <EntryWords {...props} />
    <RuleChip rule={props.entry.rule} />
    <Show when={props.entry.roll}>{(roll) => <RollDisclosure roll={roll()} />}</Show>
    <Show when={props.entry.parts.length > 0}>
      <Salvo parts={props.entry.parts} />
    </Show>
  </li>
);

/** The dice of a salvo stand under its line, and are read when they are asked for. */
const Salvo = (props: { readonly parts: readonly ShownEntry[] }) => (
  <details class="salvo">
    <summary>{counted(props.parts.length, 'roll', 'rolls')}</summary>
    <ol class="plain-list">
      <For each={props.parts}>
        {(part) => (
          <li class="part">
            <span class="entry-words">
              <Words of={part.words} />
            </span>
            <RuleChip rule={part.rule} />
            <Show when={part.roll}>{(roll) => <RollDisclosure roll={roll()} />}</Show>
          </li>
        )}
      </For>
    </ol>
  </details>
);

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

/** Of a long log the end is drawn; the rest when it is asked for. */
const MOST_LINES = 600;

/** How near to the end counts as reading the end, in pixels. */
const NEAR = 80;

export const Log = (props: LogProps) => {
  let box!: HTMLDivElement;
  let isAtEnd = true;
  const groups = steadyGroups(() => props.entries);
  const [most, setMost] = createSignal(MOST_LINES);
  const shown = createMemo(() => lastOf(groups(), most()));
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
  return (
    <div class="log" ref={box} onScroll={noteWhere} tabindex={0} role="region" aria-labelledby="log-heading">
      <h2 id="log-heading" class="hidden">
        Log
      </h2>
      <Show when={shown().length < groups().length}>
        <p class="log-earlier">
          <button type="button" class="link" onClick={() => setMost((lines) => lines * 4)}>
            Show what happened earlier
          </button>
        </p>
      </Show>
      <For each={shown()}>
        {(group, place) => (
          <section class="log-group">
            <Heading group={group} isFirst={place() === 0} />
            <ol>
              <For each={group.entries}>
                {(entry) => (
                  <Entry
                    entry={entry}
                    pressed={props.highlighted === entry}
                    onPress={() => props.onHighlight(props.highlighted === entry ? null : entry)}
                  />
                )}
              </For>
            </ol>
          </section>
        )}
      </For>
    </div>
  );
};
