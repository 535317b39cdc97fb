/** `<PlaybackBar>`: back, play or pause, on, to the end; what the still shows in words; and the same for a screen reader. A board puts it where it has room. */
import { For, onCleanup, onMount, Show } from 'solid-js';
import type { Explanation } from '../kernel/index.ts';
import { Die } from './die.tsx';
import { Icon, type IconName } from './icons.tsx';
import type { Playback } from './playback.ts';
import './playback.css';

/** It stays where the focus is, even when there is nothing to do for it. */
const Button = (props: {
  readonly icon: IconName;
  readonly label: string;
  readonly class?: string;
  readonly idle?: boolean;
  readonly press: () => void;
}) => (
  <button
    type="button"
    class={props.class}
    aria-label={props.label}
    title={props.label}
    aria-disabled={props.idle === true}
    onClick={() => props.press()}
  >
    <Icon name={props.icon} size={18} />
  </button>
);

/** More lines than this nobody reads; the rest stands in the log. */
const MOST = 3;

/** More dice than this are a heap. */
const FEW_DICE = 10;

/** They fall anew with every still: each has dice of its own, even where it is the same face again. */
const FallingDice = (props: { readonly rolls: readonly Explanation[] }) => {
  const dice = () => props.rolls.flatMap(({ faces, sides }) => faces.map((face) => ({ face, sides })));
  return (
    <span class="kit-falling-dice">
      <For each={dice().slice(0, FEW_DICE)}>{({ face, sides }) => <Die value={face} sides={sides} size={20} />}</For>
      <Show when={dice().length > FEW_DICE}>
        <span>+ {dice().length - FEW_DICE}</span>
      </Show>
    </span>
  );
};

const Caption = (props: { readonly title: string; readonly words: readonly string[]; readonly rolls: readonly Explanation[] }) => (
  <p class="kit-playback-words" aria-hidden="true">
    <b>{props.title}</b>
    <Show when={props.rolls.length > 0}>
      <FallingDice rolls={props.rolls} />
    </Show>
    <For each={props.words.slice(0, MOST)}>{(words) => <span>{words}</span>}</For>
    <Show when={props.words.length > MOST}>
      <span>and {props.words.length - MOST} more</span>
    </Show>
  </p>
);

export const PlaybackBar = (props: { readonly playback: Playback<unknown, unknown> | undefined }) => (
  <Show when={props.playback}>
    {(playback) => (
      <Show when={playback().steps > 0}>
        <Bar playback={playback()} />
      </Show>
    )}
  </Show>
);

/** The button that had the focus when its bar went with its scene: the bar of the next scene takes it over. */
let handedOver: string | null = null;

const Bar = (props: { readonly playback: Playback<unknown, unknown> }) => {
  let bar!: HTMLDivElement;
  onCleanup(() => {
    const { activeElement } = document;
    if (!activeElement || !bar.contains(activeElement)) return;
    handedOver = activeElement.getAttribute('aria-label');
    queueMicrotask(() => {
      handedOver = null;
    });
  });
  onMount(() => {
    if (handedOver !== null) bar.querySelector<HTMLElement>(`[aria-label="${handedOver}"]`)?.focus();
  });
  const isAtEnd = () => props.playback.step === null;
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => props.playback.go(-1),
    ArrowRight: () => props.playback.go(1),
    End: props.playback.end,
  };
  const onKey = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    <div
      ref={bar}
      class="kit-playback"
      classList={{ 'kit-playback-resting': isAtEnd() }}
      role="group"
      aria-label="What happened"
      onKeyDown={onKey}
      onPointerDown={(event) => event.stopPropagation()}
    >
      <Show when={props.playback.still}>{(still) => <Caption title={still().title} words={still().words} rolls={still().rolls} />}</Show>
      <div class="kit-playback-keys">
        <Button icon="back" label="One step back" idle={props.playback.step === 1} press={() => props.playback.go(-1)} />
        <Button
          class="kit-playback-again"
          icon={props.playback.isRunning ? 'pause' : 'play'}
          label={props.playback.isRunning ? 'Pause' : 'Play what happened'}
          press={props.playback.toggle}
        />
        <Button icon="on" label="One step on" idle={isAtEnd()} press={() => props.playback.go(1)} />
        <Button icon="end" label="To the end" idle={isAtEnd()} press={props.playback.end} />
        <Show when={props.playback.step}>
          {(step) => (
            <span class="kit-playback-step">
              {step()} of {props.playback.steps}
            </span>
          )}
        </Show>
      </div>
      <div class="kit-playback-said" role="status" aria-live="polite">
        {props.playback.said}
      </div>
    </div>
  );
};
