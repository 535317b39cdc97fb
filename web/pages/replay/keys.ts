/** Single keys that move a replay, wherever the focus is, save where a person writes. */
import { onCleanup, onMount } from 'solid-js';
import { singleKeys } from '../../preferences.ts';
import { isWriting } from '../../table/keys.ts';

/** A button or a link has a meaning of its own for the space bar. */
const isPressed = ({ key, target }: KeyboardEvent): boolean =>
  key === ' ' && target instanceof Element && target.closest('button, a') !== null;

/** The slider takes arrows, not letters. */
const isSlider = (target: EventTarget | null): boolean => target instanceof HTMLInputElement && target.type === 'range';

export function listenToMoves(moves: Readonly<Record<string, () => void>>): void {
  const onKey = (event: KeyboardEvent): void => {
    if (!singleKeys() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isPressed(event)) return;
    if (isWriting(event.target) && !isSlider(event.target)) return;
    const move = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
    if (!move) return;
    event.preventDefault();
    move();
  };
  onMount(() => document.addEventListener('keydown', onKey));
  onCleanup(() => document.removeEventListener('keydown', onKey));
}
