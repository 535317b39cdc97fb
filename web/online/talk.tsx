/** What is said at an online table: lines of text, and where one sits there a place to add one. */
import { createEffect, createSignal, createUniqueId, For, on, Show } from 'solid-js';
import type { SaidLine } from '../../table/wire.ts';
import { clockInWords } from '../parts/ago.ts';
import { Notice } from '../parts/notice.tsx';
import { say } from './server.ts';

/** As many characters as the server takes in one line. */
const LONGEST = 500;

const Line = (props: { readonly line: SaidLine }) => (
  <li classList={{ 'is-house': props.line.by === null }}>
    <Show when={props.line.by}>{(by) => <strong>{by()}</strong>}</Show> <span class="talk-words">{props.line.words}</span>{' '}
    <small class="soft">{clockInWords(props.line.at, Date.now())}</small>
  </li>
);

const Say = (props: { readonly table: string }) => {
  const id = createUniqueId();
  const [words, setWords] = createSignal('');
  const [trouble, setTrouble] = createSignal<string | null>(null);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const said = words().trim();
    if (said === '') return;
    try {
      await say(props.table, said);
      setTrouble(null);
      setWords('');
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form class="talk-say" onSubmit={send}>
      <label class="hidden" for={id}>
        Say something
      </label>
      <input
        id={id}
        class="field"
        type="text"
        maxlength={LONGEST}
        autocomplete="off"
        placeholder="Say something"
        value={words()}
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      <button type="submit" class="button quiet">
        Say
      </button>
      <Notice of={trouble()} />
    </form>
  );
};

interface TalkProps {
  readonly table: string;
  readonly said: readonly SaidLine[];
  /** Whether one may speak here. */
  readonly sits: boolean;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

export const Talk = (props: TalkProps) => {
  let list!: HTMLUListElement;
  createEffect(
    on(
      () => [props.said, props.open],
      () => queueMicrotask(() => list?.lastElementChild?.scrollIntoView({ block: 'nearest' })),
    ),
  );
  return (
    <details class="talk" open={props.open} onToggle={(event) => props.onOpen(event.currentTarget.open)}>
      <summary>Talk{props.said.length > 0 ? ` (${props.said.length})` : ''}</summary>
      <ul ref={list} role="log" aria-label="What was said">
        <For each={props.said} fallback={<li class="soft">Nobody has said anything yet.</li>}>
          {(line) => <Line line={line} />}
        </For>
      </ul>
      <Show when={props.sits}>
        <Say table={props.table} />
      </Show>
    </details>
  );
};
