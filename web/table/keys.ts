/** Single keys as orders, wherever the focus is, save where a person writes or a dialog is open. */
import { onCleanup, onMount } from 'solid-js';
import { singleKeys } from '../preferences.ts';
import type { Pace } from './round.ts';

export interface KeyOrders {
  readonly choose: (key: number) => void;
  readonly close: () => void;
  readonly layOut: () => void;
  readonly undo: () => void;
  readonly staff: (scope: 'decision' | 'phase') => void;
  readonly rules: () => void;
  readonly chart: () => void;
  readonly goal: () => void;
  readonly help: () => void;
  readonly search: () => void;
  readonly walk: (pace: Pace) => void;
  readonly escape: () => void;
}

export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select, dialog') !== null;

function orderOf(key: string, orders: KeyOrders): (() => void) | undefined {
  if (/^[1-9]$/.test(key)) return () => orders.choose(Number(key));
  const named: Readonly<Record<string, () => void>> = {
    0: orders.layOut,
    l: orders.layOut,
    e: orders.close,
    u: orders.undo,
    s: () => orders.staff('decision'),
    S: () => orders.staff('phase'),
    r: orders.rules,
    c: orders.chart,
    g: orders.goal,
    '?': orders.help,
    '/': orders.search,
    n: () => orders.walk(1),
    N: () => orders.walk(-1),
  };
  return Object.hasOwn(named, key) ? named[key] : undefined;
}

export function listenToKeys(orders: KeyOrders): void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    const order = event.key === 'Escape' ? orders.escape : singleKeys() ? orderOf(event.key, orders) : undefined;
    if (!order) return;
    event.preventDefault();
    order();
  };
  onMount(() => document.addEventListener('keydown', onKey));
  onCleanup(() => document.removeEventListener('keydown', onKey));
}
