/** Day, night, or as the system has it. */
import { setTheme, type Theme, theme, themes } from '../preferences.ts';
import { Segments } from './segments.tsx';

const names: Readonly<Record<Theme, string>> = { system: 'System', light: 'Day', dark: 'Night' };

export const ThemeSwitch = () => <Segments legend="Colours" choices={themes} names={names} chosen={theme()} onChoose={setTheme} />;
