/** What a person prefers, kept in this browser: day or night, whether single keys are orders, and whether what has one answer is asked. */
import { createSignal } from 'solid-js';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const isTheme = (text: string | null): text is Theme => themes.some((theme) => theme === text);

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

const storedTheme = recall('theme');
const [theme, setThemeSignal] = createSignal<Theme>(isTheme(storedTheme) ? storedTheme : 'system');
const [sparesQuestions, setSparesQuestionsSignal] = createSignal(recall('spares-questions') !== 'off');
const [singleKeys, setSingleKeysSignal] = createSignal(recall('single-keys') !== 'off');

export { singleKeys, sparesQuestions, theme };

const show = (choice: Theme): void => {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
};
show(theme());

export function setTheme(choice: Theme): void {
  show(choice);
  remember('theme', choice);
  setThemeSignal(choice);
}

export function setSingleKeys(on: boolean): void {
  remember('single-keys', on ? 'on' : 'off');
  setSingleKeysSignal(on);
}

export function setSparesQuestions(on: boolean): void {
  remember('spares-questions', on ? 'on' : 'off');
  setSparesQuestionsSignal(on);
}
