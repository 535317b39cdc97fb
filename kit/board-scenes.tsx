/** What every board has around it: tabs for its scenes, the one that is open, and the board in words for those who do not see it. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Account } from './account.ts';
import type { Playback } from './playback.ts';
import { PlaybackBar } from './playback-bar.tsx';
import './board.css';

/** One of the charts that a board can show. */
export interface Scene<S extends string> {
  readonly id: S;
  readonly title: string;
}

interface TabsProps<S extends string> {
  readonly label: string;
  readonly scenes: readonly Scene<S>[];
  readonly shown: S;
  readonly onShow: (scene: S) => void;
  /** What is worth knowing of a scene that is not open. */
  readonly news: (scene: S) => string;
  /** Said of the scene where the play is, as long as another is open. */
  readonly here: (scene: S) => string;
  readonly isShut?: ((scene: S) => boolean) | undefined;
  /** What belongs to the open scene and would lie over it: stands at the end of the row. */
  readonly beside?: JSX.Element;
}

const Tabs = <S extends string>(props: TabsProps<S>) => (
  <div class="kit-tabs" role="group" aria-label={props.label}>
    <For each={props.scenes}>
      {({ id, title }) => (
        <button type="button" aria-pressed={props.shown === id} disabled={props.isShut?.(id) === true} onClick={() => props.onShow(id)}>
          {title}
          <Show when={props.news(id)}>{(news) => <span class="kit-tab-news">{news()}</span>}</Show>
          <Show when={props.shown !== id && props.here(id)}>{(words) => <span class="kit-tab-here">{words()}</span>}</Show>
        </button>
      )}
    </For>
    {props.beside}
  </div>
);

/** Made only when it is opened: the words of hundreds of pieces are many. */
const InWords = (props: { readonly describe: () => readonly Account[] }) => {
  const [open, setOpen] = createSignal(false);
  return (
    <details class="kit-account" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>The board in words</summary>
      <Show when={open()}>
        <dl>
          <For each={props.describe()}>
            {({ place, things }) => (
              <>
                <dt>{place}</dt>
                <For each={things}>{(thing) => <dd>{thing}</dd>}</For>
              </>
            )}
          </For>
        </dl>
      </Show>
    </details>
  );
};

interface BoardScenesProps<S extends string> extends TabsProps<S> {
  readonly class: string;
  readonly small: boolean;
  readonly describe: () => readonly Account[];
  /** What happened last; a scene that has room of its own for the bar leaves it out. */
  readonly playback?: Playback<unknown, unknown> | undefined;
  /** The element that the scene is drawn in, for measuring. */
  readonly ref: HTMLDivElement | ((scene: HTMLDivElement) => void);
  readonly children: JSX.Element;
}

export const BoardScenes = <S extends string>(props: BoardScenesProps<S>) => (
  <div class={`kit-board ${props.class}`} classList={{ 'kit-small': props.small }}>
    <Show when={props.scenes.length > 1}>
      <Tabs {...props} />
    </Show>
    <div class="kit-scene" ref={props.ref}>
      {props.children}
      <div class="kit-scene-playback">
        <PlaybackBar playback={props.playback} />
      </div>
    </div>
    <InWords describe={props.describe} />
  </div>
);
