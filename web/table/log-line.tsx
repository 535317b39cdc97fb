/** One line of the log: what happened, its rule, the dice behind it, and what it gathers. */
import { For, type JSX, Show } from 'solid-js';
import { counted } from '../../kit/words.ts';
import type { Line, ShownEntry } from '../../table/index.ts';
import { RuleChip } from '../parts/rule-chip.tsx';
import { Words } from '../parts/words.tsx';
import { Faces, intoView, RollDisclosure } from './roll.tsx';

interface LineProps {
  readonly line: Line;
  readonly pressed: Line | null;
  readonly onPress: (line: Line) => void;
}

const LineWords = (props: LineProps) => (
  <Show
    when={props.line.about.length > 0}
    fallback={
      <span class="entry-words">
        <Words of={props.line.words} />
      </span>
    }
  >
    <button
      type="button"
      class="entry-words"
      aria-pressed={props.pressed === props.line}
      title="Show on the board"
      onClick={() => props.onPress(props.line)}
    >
      <Words of={props.line.words} />
    </button>
  </Show>
);

export const LogLine = (props: LineProps) => (
  <li
    class="entry"
    classList={{
      routine: props.line.scene.weight === 'routine',
      grave: props.line.scene.weight === 'grave',
      pressed: props.pressed === props.line,
    }}
    data-at={props.line.at}
  >
    <LineWords {...props} />
    <RuleChip rule={props.line.rule} />
    <Show when={props.line.roll}>{(roll) => <RollDisclosure roll={roll()} />}</Show>
    <Show when={props.line.parts.length > 0}>
      <Rolls parts={props.line.parts} />
    </Show>
    <Show when={props.line.gathered.length > 0}>
      <Below summary="Each of them">
        <For each={props.line.gathered}>{(line) => <LogLine line={line} pressed={props.pressed} onPress={props.onPress} />}</For>
      </Below>
    </Show>
  </li>
);

const Below = (props: { readonly summary: JSX.Element; readonly children: JSX.Element }) => (
  <details class="salvo" onToggle={intoView}>
    <summary>{props.summary}</summary>
    <ol class="plain-list">{props.children}</ol>
  </details>
);

/** More dice than this are not drawn before they are asked for. */
const MOST_DICE = 8;

const rollsIn = (parts: readonly ShownEntry[]) => parts.flatMap(({ roll }) => (roll ? [roll] : []));

/** One roll is opened at once; of several each can be opened by itself. */
const Rolls = (props: { readonly parts: readonly ShownEntry[] }) => {
  const only = () => (props.parts.length === 1 ? (props.parts[0]?.roll ?? null) : null);
  return (
    <Show when={only()} fallback={<Salvo parts={props.parts} />}>
      {(roll) => <RollDisclosure roll={roll()} />}
    </Show>
  );
};

const Salvo = (props: { readonly parts: readonly ShownEntry[] }) => {
  const dice = () => rollsIn(props.parts).reduce((sum, { faces }) => sum + faces.length, 0);
  return (
    <Below
      summary={
        <>
          <Show when={dice() > 0 && dice() <= MOST_DICE}>
            <For each={rollsIn(props.parts)}>{({ faces, sides }) => <Faces faces={faces} sides={sides} size={18} />}</For>
          </Show>
          <span>{counted(props.parts.length, 'roll', 'rolls')}</span>
        </>
      }
    >
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
    </Below>
  );
};
