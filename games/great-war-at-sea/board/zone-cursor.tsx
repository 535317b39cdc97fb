/** The zone that the keyboard is at: arrow keys walk from zone to zone, Enter presses the one that is reached. */
import { createSignal, onMount, Show } from 'solid-js';
import type { Theatre, ZoneId } from '../data/theatre.ts';
import { hasZone } from '../data/zones.ts';
import { zoneBox } from './charts.ts';
import { walkedTo } from './walk.ts';
import './css/cursor.css';

interface CursorProps {
  readonly theatre: Theatre;
  /** Where it is until it has walked. */
  readonly start: ZoneId;
  readonly label: (zone: ZoneId) => string;
  readonly onPress: (zone: ZoneId) => void;
  /** The zone that has the focus; null when it is gone. */
  readonly onFocus?: (zone: ZoneId | null) => void;
}

/** A new element for each zone, so that the chart follows the focus. */
const At = (props: CursorProps & { readonly zone: ZoneId; readonly isWalking: boolean; readonly onWalk: (zone: ZoneId) => void }) => {
  let element!: SVGRectElement;
  onMount(() => props.isWalking && element.focus({ preventScroll: true }));
  const box = () => zoneBox(props.theatre, props.zone);
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = walkedTo(props.theatre, props.zone, event.key);
    if (next === null && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    if (next === null) props.onPress(props.zone);
    else props.onWalk(next);
  };
  return (
    <rect
      ref={element}
      class="gw-cursor"
      x={box()[0] + 2}
      y={box()[1] + 2}
      width={box()[2] - 4}
      height={box()[3] - 4}
      rx="3"
      tabindex={0}
      role="button"
      aria-label={props.label(props.zone)}
      onKeyDown={onKey}
      onFocus={() => props.onFocus?.(props.zone)}
      onBlur={() => props.onFocus?.(null)}
    />
  );
};

export const ZoneCursor = (props: CursorProps) => {
  const [reached, walk] = createSignal<ZoneId | null>(null);
  const zone = (): ZoneId => {
    const walked = reached();
    return walked !== null && hasZone(props.theatre, walked) ? walked : props.start;
  };
  return (
    <Show when={zone()} keyed>
      {(at) => <At {...props} zone={at} isWalking={reached() === at} onWalk={walk} />}
    </Show>
  );
};
