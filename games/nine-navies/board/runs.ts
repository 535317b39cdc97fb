/** Boxes ticked in one stroke: whoever begins on a box and goes on over other lines ticks them all, and may let go over the sea they are for. */
import { onCleanup } from 'solid-js';
import type { Desk } from './desk.ts';

interface Run {
  readonly wanted: boolean;
  readonly from: Element;
  /** Whether the hand has left the line on which it began: a press that stays there is the box's own. */
  isDrawn: boolean;
}

/** Lines of a panel carry the ids of their ships in `data-ships`, places of the chart theirs in `data-place`. */
const shipsOf = (line: Element): readonly string[] => line.getAttribute('data-ships')?.split(' ').filter(Boolean) ?? [];

const closest = ({ target }: Event, selector: string): Element | null => (target instanceof Element ? target.closest(selector) : null);

/** By mouse or pen: a finger that is drawn over a list moves the list. */
export function createRuns(desk: Desk) {
  let run: Run | null = null;
  /** All lines from the first to this one: where the list is scrolled meanwhile the hand does not cross each. */
  const tickTo = ({ from, wanted }: Run, line: Element): void => {
    const lines = [...(from.closest('.nn-classes')?.querySelectorAll('[data-ships]') ?? [])];
    const [first, last] = [lines.indexOf(from), lines.indexOf(line)].toSorted((a, b) => a - b);
    if (first !== undefined && last !== undefined && first >= 0) desk.pick(lines.slice(first, last + 1).flatMap(shipsOf), wanted);
  };

  const onOver = (event: PointerEvent): void => {
    const line = closest(event, '[data-ships]');
    if (!run || line === run.from) return;
    if (!run.isDrawn) tickTo(run, run.from);
    run.isDrawn = true;
    if (line) tickTo(run, line);
  };
  const onUp = (event: PointerEvent): void => {
    const place = run?.isDrawn && run.wanted ? closest(event, '[data-place]')?.getAttribute('data-place') : null;
    end();
    if (place && desk.isOffered(place)) desk.pressPlace(place);
  };
  const end = (): void => {
    run = null;
    document.removeEventListener('pointerover', onOver);
    document.removeEventListener('pointerup', onUp);
    document.removeEventListener('pointercancel', end);
  };
  const onPointerDown = (event: PointerEvent): void => {
    const from = closest(event, '[data-ships]');
    if (!from || event.pointerType === 'touch' || event.button !== 0 || !(event.target instanceof HTMLInputElement)) return;
    run = { wanted: !event.target.checked, from, isDrawn: false };
    document.addEventListener('pointerover', onOver);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', end);
  };
  onCleanup(end);
  return { onPointerDown };
}
