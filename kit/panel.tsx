/** The frame of a panel over the chart, with its name, and ways to close it and to fold it to a strip. */
import { createSignal, createUniqueId, type JSX, onMount } from 'solid-js';
import { Icon } from './icons.tsx';
import './panel.css';

interface PanelProps {
  readonly title: string;
  readonly words: JSX.Element;
  readonly side: 'left' | 'right';
  /** By hand: the keyboard comes along. */
  readonly takesFocus: boolean;
  /** Begins as a strip, so that the chart stays in reach of a finger. */
  readonly isFolded?: boolean | undefined;
  /** A name for what the game styles of its own. */
  readonly class?: string | undefined;
  readonly onClose: () => void;
  readonly children: JSX.Element;
}

export const Panel = (props: PanelProps) => {
  let panel!: HTMLElement;
  const title = createUniqueId();
  const body = createUniqueId();
  const [unfolded, setUnfolded] = createSignal(props.isFolded !== true);
  let before: Element | null = null;
  onMount(() => {
    if (!props.takesFocus) return;
    before = document.activeElement;
    panel.focus({ preventScroll: true });
  });
  const close = (): void => {
    props.onClose();
    if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <section
      ref={panel}
      class={`kit-panel kit-panel-${props.side} ${props.class ?? ''}`}
      aria-labelledby={title}
      tabindex={-1}
      onKeyDown={onKey}
    >
      <header class="kit-panel-head">
        <div>
          <h2 id={title}>{props.title}</h2>
          <p>{props.words}</p>
        </div>
        <button
          type="button"
          class="kit-icon-button"
          aria-expanded={unfolded()}
          aria-controls={body}
          aria-label={`${unfolded() ? 'Fold' : 'Unfold'} ${props.title}`}
          onClick={() => setUnfolded(!unfolded())}
        >
          <Icon name={unfolded() ? 'minus' : 'plus'} size={18} />
        </button>
        <button type="button" class="kit-icon-button" aria-label={`Close ${props.title}`} onClick={close}>
          <Icon name="close" size={18} />
        </button>
      </header>
      <div id={body} class="kit-panel-body" hidden={!unfolded()}>
        {props.children}
      </div>
    </section>
  );
};
