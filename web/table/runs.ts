/** Orders given in one stroke: whoever presses a line of the list and draws on over others gives the orders of all of them where he lets go. */
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import type { SeenOption } from '../../kernel/index.ts';
import { atomsOf } from '../../kernel/index.ts';
import type { Line } from './lines.ts';

/** Whether two lines say the same of two pieces, and both can be taken back. */
export function areAlike(one: SeenOption, other: SeenOption): boolean {
  const isFree = [one, other].every(({ ends, locks }) => !ends && !locks);
  return isFree && one.verb === other.verb && String(atomsOf(one.target).slice(1)) === String(atomsOf(other.target).slice(1));
}

/** Of the lines from one place of a list to another, in whatever direction, those that are like the first. */
export function runOver(lines: readonly Line[], from: number, to: number): readonly SeenOption[] {
  const begun = lines[from];
  if (begun?.kind !== 'option') return [];
  const { option } = begun;
  return lines
    .slice(Math.min(from, to), Math.max(from, to) + 1)
    .flatMap((line) => (line.kind === 'option' && (line === begun || areAlike(option, line.option)) ? [line.option] : []));
}

/** The place of the line that something happens to, from the button that carries it. */
function placeOf({ target }: Event): number | null {
  const row = target instanceof Element ? target.closest('.option-row') : null;
  const place = row?.querySelector('[data-option]')?.getAttribute('data-option');
  return place == null ? null : Number(place);
}

/** By mouse or pen: a finger that is drawn over a list moves the list. What stays on one line is a press like any other. */
export function createRuns(lines: Accessor<readonly Line[]>, give: (options: readonly SeenOption[]) => void) {
  let from: number | null = null;
  const [drawn, setDrawn] = createSignal<readonly SeenOption[]>([]);
  const end = (): void => {
    from = null;
    setDrawn([]);
    document.removeEventListener('pointerup', onUp);
    document.removeEventListener('pointercancel', end);
  };
  const onUp = (event: PointerEvent): void => {
    const options = placeOf(event) === null ? [] : drawn();
    end();
    if (options.length > 1) give(options);
  };
  const onPointerDown = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    from = placeOf(event);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', end);
  };
  const onPointerOver = (event: PointerEvent): void => {
    const to = placeOf(event);
    if (from !== null && to !== null) setDrawn(from === to ? [] : runOver(lines(), from, to));
  };
  onCleanup(end);
  return { onPointerDown, onPointerOver, isIn: (option: SeenOption): boolean => drawn().includes(option) };
}
