/** Dragging from one piece of a drawing to another, by mouse, pen or finger. Pieces carry their id in `data-piece-id`. */
import { type Accessor, createSignal } from 'solid-js';
import { SLACK, type Spot } from './gestures.ts';

/** A drag under way: where the hand is, in the units of the drawing, and the piece under it. */
export interface Drag {
  readonly from: string;
  readonly at: Spot;
  readonly over: string | null;
}

export interface DragRules {
  readonly mayStart: (id: string) => boolean;
  readonly drop: (from: string, onto: string, at: Spot) => void;
  /** Let go over nothing. */
  readonly letGo?: (id: string, at: Spot) => void;
}

export interface Dragging {
  readonly now: Accessor<Drag | null>;
  /** Whether the press that just ended was a drag, and so no click; asked once. */
  readonly wasDrag: () => boolean;
  readonly handlers: (id: string) => {
    readonly 'data-piece-id': string;
    readonly onPointerDown: (event: PointerEvent) => void;
  };
}

/** The uppermost piece of the drawing; what else is drawn there, such as a line or a name, does not hide it. */
const pieceUnder = ({ clientX, clientY }: PointerEvent): string | null => {
  const drawn = document.elementsFromPoint(clientX, clientY);
  const covering = drawn.findIndex((element) => !(element instanceof SVGElement));
  const pieces = drawn.slice(0, covering).map((element) => element.closest<SVGElement>('[data-piece-id]'));
  return pieces.find((piece) => piece !== null)?.dataset.pieceId ?? null;
};

const onDrawing = (piece: SVGElement, { clientX, clientY }: PointerEvent): Spot => {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(piece.ownerSVGElement?.getScreenCTM()?.inverse());
  return { x, y };
};

const isFar = (start: Spot, { clientX, clientY }: PointerEvent): boolean => Math.hypot(clientX - start.x, clientY - start.y) >= SLACK;

export function createDragging({ mayStart, drop, letGo }: DragRules): Dragging {
  const [now, setNow] = createSignal<Drag | null>(null);
  let dragged = false;

  /** Follows the hand from its press until it lets go, wherever it is by then: a quick one leaves a small piece in one leap. */
  const follow = (id: string, piece: SVGElement, start: Spot): void => {
    const stop = new AbortController();
    const end = (onto: string | null): void => {
      stop.abort();
      const drag = now();
      setNow(null);
      if (!drag) return;
      if (onto === null) letGo?.(id, drag.at);
      else drop(id, onto, drag.at);
    };
    const move = (event: PointerEvent): void => {
      if (!dragged && !isFar(start, event)) return;
      if (!dragged) {
        piece.setPointerCapture(event.pointerId);
        dragged = true;
      }
      setNow({ from: id, at: onDrawing(piece, event), over: pieceUnder(event) });
    };
    const { signal } = stop;
    const primary = (act: (event: PointerEvent) => void) => (event: PointerEvent) => void (event.isPrimary && act(event));
    window.addEventListener('pointermove', primary(move), { signal });
    window.addEventListener(
      'pointerup',
      primary((event) => end(pieceUnder(event))),
      { signal },
    );
    window.addEventListener(
      'pointercancel',
      primary(() => end(null)),
      { signal },
    );
  };

  const handlers: Dragging['handlers'] = (id) => ({
    'data-piece-id': id,
    onPointerDown: (event) => {
      dragged = false;
      if (!event.isPrimary || event.button !== 0 || !mayStart(id) || !(event.currentTarget instanceof SVGElement)) return;
      // The hand moves the piece, not the chart under it.
      event.stopPropagation();
      follow(id, event.currentTarget, { x: event.clientX, y: event.clientY });
    },
  });
  const wasDrag = (): boolean => {
    const was = dragged;
    dragged = false;
    return was;
  };
  return { now, handlers, wasDrag };
}
