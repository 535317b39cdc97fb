/** `<ChartView>`: a chart with its own pan and zoom, by mouse, touch and keyboard. It never swallows a click on what lies on it. */
import { createEffect, createMemo, createSignal, createUniqueId, type JSX, on, onCleanup, onMount, Show, useContext } from 'solid-js';
import { ChartContext, LitContext, PlayedContext } from './chart-context.ts';
import { gestures, type Spot } from './gestures.ts';
import { Icon, type IconName } from './icons.tsx';
import { steppedPixel } from './in-full.ts';
import { createLead } from './leading.ts';
import { useLooks } from './looks.ts';
import { MiniMap } from './mini-map.tsx';
import { glide } from './motion.ts';
import { isSmall } from './room.ts';
import { useSize } from './size.ts';
import { type Box, bringing, type Covered, contains, opening, panBy, reshape, showing, whole, zoomAt, zoomCentre } from './view-box.ts';

interface ChartViewProps {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  /** A part of the chart to bring into view when it changes. */
  readonly show?: Box | undefined;
  /** Type of so many units is read when the chart is opened, and when a part of it is shown. */
  readonly type?: number | undefined;
  /** Where it is opened, if it cannot be read as a whole; the middle unless told. */
  readonly start?: Box | undefined;
  /** As much of the width as a card at the right covers, such as 0.4: a chart narrower than its pane goes to the left of it. */
  readonly covered?: number | undefined;
  /** What of the chart is drawn on a small map in the corner, as long as only a part is in view. */
  readonly mini?: (() => JSX.Element) | undefined;
  readonly children: JSX.Element;
}

/** Pixels below which type is not drawn: on a desk, and on a phone, which is held closer. */
const [DESK_TYPE, PHONE_TYPE] = [11, 10];
/** To each doubling, in which type is drawn afresh as one comes closer. */
const STEPS = 12;
/** A chart of which this much is seen along each side needs no small map. */
const NEARLY_ALL = 0.85;

/** What a line of the log is about, as boards mark it. */
const LIT_PIECE = '.kit-lit, .kit-counter.kit-selected, .kit-pile.kit-selected';
const LIT_AREA = '.kit-lit-area';

const middleOf = ({ x, y, width, height }: Box): Box => ({ x: x + width / 2, y: y + height / 2, width: 0, height: 0 });

const STEP = 1.35;
const WALK = 0.12;

const Patterns = (props: { readonly offered: string; readonly flats: string }) => (
  <defs>
    <pattern id={props.offered} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="kit-pattern-offered" d="M0 0V9" />
    </pattern>
    <pattern id={props.flats} width="7" height="7" patternUnits="userSpaceOnUse">
      <circle class="kit-pattern-flats" cx="1.6" cy="1.8" r="0.6" />
      <circle class="kit-pattern-flats" cx="5.2" cy="5.2" r="0.6" />
    </pattern>
  </defs>
);

const CornerButton = (props: { readonly icon: IconName; readonly label: string; readonly press: () => void }) => (
  <button type="button" class="kit-corner-button" aria-label={props.label} title={props.label} onClick={() => props.press()}>
    <Icon name={props.icon} size={18} />
  </button>
);

/** Milliseconds of rest after which the plate is drawn afresh at the closeness it is looked at. */
const REST = 140;

export const ChartView = (props: ChartViewProps) => {
  let svg!: SVGSVGElement;
  let pane!: HTMLDivElement;
  const chart = (): Covered => ({ x: 0, y: 0, width: props.width, height: props.height, covered: props.covered ?? 0 });
  const looks = useLooks();
  /** Read once: when the chart is put away, what gave it its name may be gone. */
  const name = props.label;
  const [view, setView] = createSignal<Box>(looks?.at(name) ?? { x: 0, y: 0, width: props.width, height: props.height });
  const [overlay, setOverlay] = createSignal<SVGGElement>();
  const [moving, setMoving] = createSignal<SVGSVGElement>();
  const patterns = { offered: createUniqueId(), flats: createUniqueId() };

  const aspect = (): number => view().width / view().height;
  const perPixel = (): number => view().width / Math.max(1, pane.getBoundingClientRect().width);
  const onChart = (at: Spot): Spot => {
    const box = pane.getBoundingClientRect();
    return { x: view().x + (at.x - box.left) * perPixel(), y: view().y + (at.y - box.top) * perPixel() };
  };

  // The plate holds the whole chart and is drawn once. What moves it past the pane is a transform alone, which costs no painting;
  // after a change of scale it is drawn afresh as soon as the hand rests.
  const [size, setSize] = createSignal({ width: 0, height: 0 });
  const [drawn, setDrawn] = createSignal(1);
  const magnified = useSize();
  const leastType = createMemo(() => magnified() * (isSmall(size()) ? PHONE_TYPE : DESK_TYPE));
  const plate = createMemo(() => whole(chart(), size().height > 0 ? size().width / size().height : props.width / props.height));
  const drawnPerPixel = (): number => (size().width > 0 ? plate().width / drawn() / size().width : 1);
  const unit = createMemo(() => steppedPixel(drawnPerPixel(), STEPS));
  const closeness = createMemo(() => plate().width / view().width);
  let resting: ReturnType<typeof setTimeout> | undefined;
  createEffect(() => {
    const now = closeness();
    clearTimeout(resting);
    if (Math.abs(now - drawn()) > 1e-6) resting = setTimeout(() => setDrawn(now), REST);
  });
  onCleanup(() => clearTimeout(resting));
  const viewBox = () => `${plate().x} ${plate().y} ${plate().width} ${plate().height}`;
  const laid = createMemo(() => {
    const { width, height } = size();
    const type = { '--least-type': `${leastType() * unit()}px` };
    if (height === 0) return type;
    const [x, y] = [view().x - plate().x, view().y - plate().y].map((from) => Math.round((from / view().width) * width));
    return {
      ...type,
      width: `${width * drawn()}px`,
      height: `${height * drawn()}px`,
      transform: `translate(${-(x ?? 0)}px, ${-(y ?? 0)}px) scale(${closeness() / drawn()})`,
    };
  });

  /** Until a hand has moved the chart, it shows in every shape of its pane what it was told to show. */
  let isByHand = looks?.at(name) !== undefined;
  const widest = (): number => (props.type === undefined ? Infinity : (size().width * props.type) / leastType());
  const told = (): Box =>
    props.show
      ? showing(chart(), props.show, aspectOfPane(), widest())
      : opening(chart(), props.start ?? chart(), aspectOfPane(), widest());
  const aspectOfPane = (): number => size().width / size().height;

  const flight = glide(view, setView);
  const bound = (): Box => flight.goal() ?? view();
  const lead = createLead({
    isPlayed: useContext(PlayedContext),
    view: bound,
    fly: flight.to,
    holding: (box, spots) => bringing(chart(), box, spots),
  });
  const takeInHand = (): void => {
    isByHand = true;
    lead.hold();
  };
  const zoomBy = (factor: number, about: Spot): void => {
    const { x, y } = onChart(about);
    takeInHand();
    setView((box) => zoomAt(chart(), box, factor, x, y));
  };
  const flyByHand = (goal: Box): void => {
    takeInHand();
    flight.to(goal);
  };
  onCleanup(() => isByHand && looks?.keep(name, lead.before() ?? bound()));
  const home = (): void => flyByHand(panBy(chart(), whole(chart(), aspect()), 0, 0));
  const step = (factor: number): void => flyByHand(zoomCentre(chart(), view(), factor));
  const walk = (dx: number, dy: number): void => flyByHand(panBy(chart(), view(), dx * WALK * view().width, dy * WALK * view().height));

  const hands = gestures({
    drag: (dx, dy) => {
      takeInHand();
      setView((box) => panBy(chart(), box, -dx * perPixel(), -dy * perPixel()));
    },
    pinch: zoomBy,
  });

  const keys: Record<string, () => void> = {
    '+': () => step(STEP),
    '=': () => step(STEP),
    '-': () => step(1 / STEP),
    Home: home,
    '0': home,
    ArrowLeft: () => walk(-1, 0),
    ArrowRight: () => walk(1, 0),
    ArrowUp: () => walk(0, -1),
    ArrowDown: () => walk(0, 1),
  };

  const onKey = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };

  const onMove = (event: PointerEvent): void => {
    if (hands.move(event.pointerId, { x: event.clientX, y: event.clientY })) svg.setPointerCapture(event.pointerId);
  };

  const swallowAfterDrag = {
    capture: true,
    handleEvent: (event: Event): void => {
      if (hands.wasDrag()) event.stopPropagation();
    },
  };

  const wheel = {
    passive: false,
    handleEvent: (event: WheelEvent): void => {
      event.preventDefault();
      flight.stop();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
      zoomBy(Math.exp(-event.deltaY * lines * 0.0016), { x: event.clientX, y: event.clientY });
    },
  };

  const onDouble = (event: MouseEvent): void => {
    const onPiece = event.target instanceof Element && event.target.closest('[role="button"]');
    if (!onPiece) home();
  };

  const isPart = createMemo(() => view().width < NEARLY_ALL * props.width || view().height < NEARLY_ALL * props.height);

  const boxOf = (element: Element): Box => {
    const box = element.getBoundingClientRect();
    const { x, y } = onChart({ x: box.left, y: box.top });
    return { x, y, width: box.width * perPixel(), height: box.height * perPixel() };
  };
  const centreOn = ({ x, y, width, height }: Box): void =>
    flyByHand(panBy(chart(), view(), x + width / 2 - view().x - view().width / 2, y + height / 2 - view().y - view().height / 2));

  /** Whoever walks the pieces by keyboard sees the one that has the focus. */
  const follow = (event: FocusEvent): void => {
    if (!(event.target instanceof SVGGraphicsElement) || event.target === svg || !event.target.matches(':focus-visible')) return;
    const part = boxOf(event.target);
    if (!contains(view(), part)) centreOn(part);
  };

  const bring = (spots: readonly Spot[]): void => {
    if (spots.length > 0 && size().height > 0) lead.bring(spots);
  };

  /** Of what is lit one at least is seen; a piece before the sea it lies in. */
  const showLit = (): void => {
    const [piece] = svg.querySelectorAll(LIT_PIECE);
    const lit = piece ? [...svg.querySelectorAll(LIT_PIECE)] : [...svg.querySelectorAll(LIT_AREA)];
    const [first, ...others] = lit.map((element) => middleOf(boxOf(element)));
    if (first && ![first, ...others].some((part) => contains(view(), part))) centreOn(first);
  };

  onMount(() => {
    const shaped = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.height === 0) return;
      const goal = bound();
      flight.stop();
      setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
      setView(isByHand ? reshape(chart(), goal, aspectOfPane()) : told());
    });
    shaped.observe(pane);
    onCleanup(() => shaped.disconnect());
  });

  // A chart that steps aside for a card stays as near as it is.
  createEffect(
    on(
      () => props.covered,
      () => size().height > 0 && flight.to(panBy(chart(), bound(), 0, 0)),
      { defer: true },
    ),
  );

  // A plate that takes another shape is opened again.
  createEffect(
    on(
      [() => props.width, () => props.height, magnified],
      () => {
        if (size().height === 0) return;
        flight.stop();
        isByHand = false;
        lead.forget();
        setView(told());
      },
      { defer: true },
    ),
  );

  const lit = useContext(LitContext);
  createEffect(on([() => lit?.()], ([ids]) => ids?.length && requestAnimationFrame(showLit), { defer: true }));

  createEffect(
    on(
      () => props.show,
      (part) => {
        if (!part) return;
        isByHand = false;
        lead.forget();
        if (size().height > 0) flight.to(told());
      },
      { defer: true },
    ),
  );

  return (
    <div class="kit-chart" ref={pane}>
      <svg
        ref={svg}
        class="kit-chart-plate"
        style={laid()}
        viewBox={viewBox()}
        role="group"
        aria-label={props.label}
        tabindex={0}
        onPointerDown={(event) => {
          flight.stop();
          hands.down(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={onMove}
        onPointerUp={(event) => hands.up(event.pointerId)}
        onPointerCancel={(event) => hands.up(event.pointerId)}
        onPointerLeave={(event) => hands.up(event.pointerId)}
        onKeyDown={onKey}
        onDblClick={onDouble}
        onFocusIn={follow}
        on:wheel={wheel}
        on:click={swallowAfterDrag}
      >
        <Patterns {...patterns} />
        <ChartContext.Provider
          value={{
            view,
            perPixel: () => view().width / Math.max(1, size().width),
            drawnPerPixel,
            unit,
            leastType,
            overlay,
            moving,
            bring,
            patterns,
          }}
        >
          {props.children}
          <g ref={setOverlay} />
        </ChartContext.Provider>
      </svg>
      <svg ref={setMoving} class="kit-chart-moving" style={laid()} viewBox={viewBox()} aria-hidden="true" />
      <Show when={isPart() && props.mini}>
        {(mini) => (
          <MiniMap frame={chart()} seen={view()} onLook={({ x, y }) => centreOn({ x, y, width: 0, height: 0 })}>
            {mini()()}
          </MiniMap>
        )}
      </Show>
      <div class="kit-corner">
        <CornerButton icon="plus" label="Closer" press={() => step(STEP)} />
        <CornerButton icon="minus" label="Further" press={() => step(1 / STEP)} />
        <CornerButton icon="whole" label="Whole chart" press={home} />
      </div>
    </div>
  );
};
