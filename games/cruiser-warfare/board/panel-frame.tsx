/** The frame of a panel beside the chart. On a small screen it begins as a strip that unfolds. */
import { createSignal, createUniqueId, type JSX, onMount, Show } from 'solid-js';
import { Icon } from '../../../kit/icons.tsx';
import type { ChartPart } from './chart-part.ts';
import './css/panel.css';

export interface PanelProps extends ChartPart {
  readonly side: 'left' | 'right';
  readonly small: boolean;
}

interface FrameProps {
  readonly title: string;
  readonly words: JSX.Element;
  readonly side: 'left' | 'right';
  /** By hand: the keyboard comes along. */
  readonly takesFocus: boolean;
  /** Begins as a strip, so that the chart stays in reach of a finger. */
  readonly small: boolean;
  readonly onClose: () => void;
  readonly children: JSX.Element;
}

export const PanelFrame = (props: FrameProps) => {
  let panel!: HTMLElement;
  const title = createUniqueId();
  const body = createUniqueId();
  const [unfolded, setUnfolded] = createSignal(!props.small);
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
    <section ref={panel} class={`cw-panel cw-panel-${props.side}`} aria-labelledby={title} tabindex={-1} onKeyDown={onKey}>
      <header class="cw-panel-head">
        <div>
          <h2 id={title}>{props.title}</h2>
          <p>{props.words}</p>
        </div>
        <Show when={props.small}>
          <button
            type="button"
            class="cw-icon-button"
            aria-expanded={unfolded()}
            aria-controls={body}
            aria-label={unfolded() ? 'Fold' : 'Unfold'}
            onClick={() => setUnfolded(!unfolded())}
          >
            <Icon name={unfolded() ? 'minus' : 'plus'} size={18} />
          </button>
        </Show>
        <button type="button" class="cw-icon-button" aria-label={`Close ${props.title}`} onClick={close}>
          <Icon name="close" size={18} />
        </button>
      </header>
      <div id={body} class="cw-panel-body" hidden={!unfolded()}>
        {props.children}
      </div>
    </section>
  );
};
