/** Day, night, or as the system has it. */
import { createUniqueId, For } from 'solid-js';
import { setTheme, type Theme, theme, themes } from '../preferences.ts';

const names: Readonly<Record<Theme, string>> = { system: 'System', light: 'Day', dark: 'Night' };

export const ThemeSwitch = () => {
  const group = createUniqueId();
  return (
    <fieldset class="segments">
      <legend class="hidden">Colours</legend>
      <For each={themes}>
        {(choice) => (
          <label>
            <input type="radio" name={group} checked={theme() === choice} onChange={() => setTheme(choice)} />
            <span>{names[choice]}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
};
