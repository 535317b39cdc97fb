/** `<Stack>`: the counters of one area in the room they have; more than fit lie in a pile that a press fans out. */
import { createSignal, createUniqueId, For, type JSX, onMount, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { useChart } from './chart-context.ts';
import { CARD } from './counter.tsx';
import type { Dragging } from './drag.ts';
import { type Arrangement, arrange, fitting, OFFSET, type Panel, type Place, panelFor, type Room } from './layout.ts';
import { legible } from './legible.ts';
import { isPin, PIN, PinFrame } from './pin.tsx';
import { pressing } from './press.ts';
import { Scaled } from './scaled.tsx';
import { StillContext } from './still.ts';
import { fittingSize } from './text-size.ts';

/** What a piece listens to that is dragged, and whether the press that just ended was a drag. */
interface Grip {
  readonly handlers: ReturnType<Dragging['handlers']>;
  readonly wasDrag: () => boolean;
}

interface StackProps<Item> {
  readonly each: readonly Item[];
  readonly room: Room;
  /** The accessible name of the pile, such as 'Area 12: 7 counters'. */
  readonly label: string;
  /** Largest and smallest scale of a counter; 1 and 0.55 unless told. */
  readonly most?: number | undefined;
  readonly least?: number | undefined;
  /** Something inside can be pressed for the current decision: the closed pile shows it. */
  readonly offered?: boolean | undefined;
  readonly selected?: boolean | undefined;
  /** By what the top of a closed pile is dragged; undefined where it cannot be. */
  readonly grip?: ((top: Item) => Grip | undefined) | undefined;
  /** Draws one counter at the origin, at its natural size. A press on it may `close` the panel in which the pile is fanned out. */
  readonly children: (item: Item, close: () => void) => JSX.Element;
}

/** Type of a panel's title, where there is room for it. */
const TITLE = 9.5;

/** How many fanned cards would fit side by side into the screen, but none is narrower than so many pixels. */
const FANNED_ACROSS = 10;
const LEAST_FANNED = 84;

const nothing = (): void => {};

const at = ({ x, y }: Place, scale: number): string => `translate(${x} ${y}) scale(${scale})`;

/** Type of the count of a pile. */
const COUNT = 9;

/** At the corner of the top card, or beside its pin. */
const Count = (props: { readonly count: number }) => {
  const { least, unit } = legible();
  const pinned = isPin();
  const size = () => Math.max(COUNT, least());
  const place = () =>
    pinned() ? `${CARD.width / 2 + PIN * unit()} ${CARD.height / 2 - PIN * unit()}` : `${CARD.width + size() / 3} ${-size() / 4}`;
  return (
    <g class="kit-count" transform={`translate(${place()})`}>
      <circle r={size() * 0.78} />
      <text y={size() * 0.35} style={{ 'font-size': `${size()}px` }}>
        {props.count}
      </text>
    </g>
  );
};

const Spread = <Item,>(props: {
  readonly each: readonly Item[];
  readonly plan: Arrangement;
  readonly close: () => void;
  readonly children: (item: Item, close: () => void) => JSX.Element;
}) => (
  <For each={props.each}>
    {(item, i) => (
      <Show when={props.plan.places[i()]}>
        {(place) => (
          <Scaled at={place()} scale={props.plan.scale}>
            {props.children(item, props.close)}
          </Scaled>
        )}
      </Show>
    )}
  </For>
);

/** A frame around the top card and the edges that show behind it, or around its pin. */
const PileFrame = (props: { readonly class: string; readonly spread: number; readonly margin: number }) => {
  const pinned = isPin();
  return (
    <Show
      when={pinned()}
      fallback={
        <rect
          class={props.class}
          x={-props.margin - props.spread}
          y={-props.margin - props.spread}
          width={CARD.width + 2 * props.margin + props.spread}
          height={CARD.height + 2 * props.margin + props.spread}
          rx={props.margin + 2}
        />
      }
    >
      <PinFrame class={props.class} margin={props.margin} />
    </Show>
  );
};

/** The edge of a card that lies under others; pins lie on each other. */
const Edge = () => {
  const pinned = isPin();
  return (
    <Show when={!pinned()}>
      <rect class="kit-card" width={CARD.width} height={CARD.height} rx="2.5" />
      <rect class="kit-card-edge" width={CARD.width} height={CARD.height} rx="2.5" />
    </Show>
  );
};

interface PileProps<Item> {
  readonly stack: StackProps<Item>;
  readonly plan: Arrangement;
  readonly open: boolean;
  readonly press: () => void;
  readonly ref: (pile: SVGGElement) => void;
}

const Pile = <Item,>(props: PileProps<Item>) => {
  const edges = () => props.plan.places.slice(0, -1);
  const top = () => props.stack.each[0];
  const grip = () => {
    const item = top();
    return item === undefined ? undefined : props.stack.grip?.(item);
  };
  const press = (): void => {
    if (grip()?.wasDrag() !== true) props.press();
  };
  return (
    <g
      ref={props.ref}
      class="kit-pile kit-pressable"
      classList={{ 'kit-offered': props.stack.offered === true, 'kit-selected': props.stack.selected === true }}
      {...pressing(props.stack.label, press)}
      {...grip()?.handlers}
      aria-expanded={props.open}
    >
      <For each={edges()}>
        {(place) => (
          <Scaled at={place} scale={props.plan.scale}>
            <Edge />
          </Scaled>
        )}
      </For>
      <Show when={props.plan.places.at(-1)}>
        {(place) => (
          <Scaled at={place()} scale={props.plan.scale}>
            <PileFrame class="kit-ring" spread={OFFSET * edges().length} margin={2.6} />
            <PileFrame class="kit-focus" spread={OFFSET * edges().length} margin={4.6} />
            <g class="kit-pile-top" aria-hidden="true">
              <StillContext.Provider value={true}>
                <Show when={top()} keyed>
                  {(item) => props.stack.children(item, nothing)}
                </Show>
              </StillContext.Provider>
            </g>
            <Count count={props.stack.each.length} />
          </Scaled>
        )}
      </Show>
    </g>
  );
};

interface FannedProps<Item> {
  readonly stack: StackProps<Item>;
  readonly panel: Panel;
  readonly close: () => void;
}

const CloseMark = (props: { readonly close: () => void }) => (
  <g class="kit-panel-close kit-pressable" {...pressing('Close', props.close)}>
    <rect class="kit-focus" x="-8" y="-8" width="16" height="16" rx="4" />
    <circle class="kit-panel-close-ground" r="6.5" />
    <path d="M-2.6 -2.6L2.6 2.6M2.6 -2.6L-2.6 2.6" />
  </g>
);

const Fanned = <Item,>(props: FannedProps<Item>) => {
  let group!: SVGGElement;
  onMount(() => {
    const first = group.querySelector('.kit-counter[tabindex]') ?? group.querySelector('[tabindex]');
    if (first instanceof SVGElement) first.focus({ preventScroll: true });
  });
  const title = createUniqueId();
  const [x, y, width, height] = [
    () => props.panel.room[0],
    () => props.panel.room[1],
    () => props.panel.room[2],
    () => props.panel.room[3],
  ];
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    props.close();
  };
  return (
    <g ref={group} class="kit-panel" role="group" aria-labelledby={title} onKeyDown={closeOnEscape}>
      <rect class="kit-panel-away" x="-100000" y="-100000" width="200000" height="200000" onClick={() => props.close()} />
      <rect class="kit-panel-ground" x={x()} y={y()} width={width()} height={height()} rx={6 * props.panel.scale} />
      <g transform={at({ x: x(), y: y() }, props.panel.scale)}>
        <text
          id={title}
          class="kit-panel-title"
          x="9"
          y="16"
          style={{ 'font-size': `${fittingSize(props.stack.label, width() / props.panel.scale - 32, TITLE)}px` }}
        >
          {props.stack.label}
        </text>
        <g transform={`translate(${width() / props.panel.scale - 12} 12)`}>
          <CloseMark close={props.close} />
        </g>
      </g>
      <Spread each={props.stack.each} plan={{ kind: 'grid', scale: props.panel.scale, places: props.panel.places }} close={props.close}>
        {props.stack.children}
      </Spread>
    </g>
  );
};

export const Stack = <Item,>(props: StackProps<Item>) => {
  const chart = useChart();
  const [open, setOpen] = createSignal(false);
  let pile: SVGGElement | undefined;
  const close = (): void => {
    setOpen(false);
    pile?.focus({ preventScroll: true });
  };
  const plan = () =>
    arrange(props.each.length, props.room, { ...fitting, most: props.most ?? fitting.most, least: props.least ?? fitting.least });
  const bounds = (): Room => {
    const view = chart?.view();
    return view ? [view.x, view.y, view.width, view.height] : props.room;
  };
  /** Fanned cards can be read and pressed by a finger, whatever the zoom. */
  const readable = (): number => {
    const perPixel = chart?.perPixel() ?? 1;
    const width = Math.max(LEAST_FANNED, bounds()[2] / perPixel / FANNED_ACROSS);
    return Math.max(plan().scale, Math.min(1.6, (width * perPixel) / CARD.width));
  };
  const panel = (): Panel => panelFor(props.each.length, props.room, bounds(), readable());
  return (
    <Show when={plan().kind === 'pile'} fallback={<Spread each={props.each} plan={plan()} close={nothing} children={props.children} />}>
      <Pile stack={props} plan={plan()} open={open()} press={() => setOpen(true)} ref={(element) => (pile = element)} />
      <Show when={open() && (chart?.overlay() ?? false)}>
        {(layer) => (
          <Portal mount={layer()} isSVG>
            <Fanned stack={props} panel={panel()} close={close} />
          </Portal>
        )}
      </Show>
    </Show>
  );
};
