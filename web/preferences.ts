/**
 * What a person prefers, kept in this browser: day or night, how large type and counters are, which columns are folded, whether
 * single keys are orders, whether what has one answer is asked, whether anything is heard, and what is taught.
 */
import { type Accessor, createSignal } from 'solid-js';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const sizes = ['usual', 'large', 'largest'] as const;
export type Size = (typeof sizes)[number];

/** Times the usual size of type and counters; pages take the same from the style sheet. */
const factors: Readonly<Record<Size, number>> = { usual: 1, large: 1.15, largest: 1.3 };

/** Storage may be forbidden; then a preference lasts as long as the tab. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It lasts as long as the tab.
  }
}

type Preference<T> = readonly [now: Accessor<T>, prefer: (choice: T) => void];

/** One of several, of which the first holds until somebody chooses; the style sheet finds any other at the root of the page. */
function oneOf<T extends string>(key: string, all: readonly [T, ...(readonly T[])]): Preference<T> {
  const [usual] = all;
  const stored = recall(key);
  const [now, set] = createSignal<T>(all.find((each) => each === stored) ?? usual);
  const show = (choice: T): void => {
    if (choice === usual) delete document.documentElement.dataset[key];
    else document.documentElement.dataset[key] = choice;
  };
  show(now());
  return [
    now,
    (choice) => {
      show(choice);
      remember(key, choice);
      set(() => choice);
    },
  ];
}

/** A yes or a no, and which of them holds until somebody says. */
function yesOrNo(key: string, usual: boolean): Preference<boolean> {
  const stored = recall(key);
  const [now, set] = createSignal(stored === null ? usual : stored === 'on');
  return [
    now,
    (on) => {
      remember(key, on ? 'on' : 'off');
      set(on);
    },
  ];
}

export const [theme, setTheme] = oneOf('theme', themes);
export const [size, setSize] = oneOf('size', sizes);
export const [sparesQuestions, setSparesQuestions] = yesOrNo('spares-questions', true);
export const [singleKeys, setSingleKeys] = yesOrNo('single-keys', true);
export const [tellsWhy, setTellsWhy] = yesOrNo('tells-why', true);
export const [opensGoal, setOpensGoal] = yesOrNo('opens-goal', true);
export const [isHeard, setHeard] = yesOrNo('sound', false);
export const [hasLogFolded, foldLog] = yesOrNo('log-folded', false);
export const [hasNarrowOrders, narrowOrders] = yesOrNo('narrow-orders', false);

export const magnification = (): number => factors[size()];
