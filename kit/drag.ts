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
  readonly drop: (from: string, onto: string) => void;
}

export interface Dragging {
  readonly now: Accessor<Drag | null>;
  /** Whether the press that just ended was a drag, and so no click. */
  readonly wasDrag: () => boolean;
  readonly handlers: (id: string) => {
    readonly 'data-piece-id': string;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
  };
}

const pieceUnder = ({ clientX, clientY }: PointerEvent): string | null => {
  const piece = document.elementFromPoint(clientX, clientY)?.closest<SVGElement>('[data-piece-id]');
  return piece?.dataset.pieceId ?? null;
};

const onDrawing = ({ clientX, clientY, currentTarget }: PointerEvent): Spot => {
  const drawing = currentTarget instanceof SVGElement ? currentTarget.ownerSVGElement : null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(drawing?.getScreenCTM()?.inverse());
  return { x, y };
};

const isFar = (start: Spot, { clientX, clientY }: PointerEvent): boolean => Math.hypot(clientX - start.x, clientY - start.y) >= SLACK;

export function createDragging({ mayStart, drop }: DragRules): Dragging {
  const [now, setNow] = createSignal<Drag | null>(null);
  let start: Spot | null = null;
  let dragged = false;
  const end = (): void => {
    start = null;
    setNow(null);
  };
  const handlers: Dragging['handlers'] = (id) => ({
    'data-piece-id': id,
    onPointerDown: (event) => {
      dragged = false;
      if (!event.isPrimary || event.button !== 0 || !mayStart(id)) return;
      // The hand moves the piece, not the chart under it.
      event.stopPropagation();
      start = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event) => {
      if (!start || (!dragged && !isFar(start, event))) return;
      if (!dragged && event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
      dragged = true;
      setNow({ from: id, at: onDrawing(event), over: pieceUnder(event) });
    },
    onPointerUp: (event) => {
      const onto = now() ? pieceUnder(event) : null;
      end();
      if (onto !== null) drop(id, onto);
    },
    onPointerCancel: end,
  });
  return { now, handlers, wasDrag: () => dragged };
}
