/** How large type and counters are. */
import { type Size, setSize, size, sizes } from '../preferences.ts';
import { Segments } from './segments.tsx';

const names: Readonly<Record<Size, string>> = { usual: 'Usual', large: 'Large', largest: 'Largest' };

export const SizeSwitch = () => (
  <Segments legend="Size of type and counters" choices={sizes} names={names} chosen={size()} onChoose={setSize} />
);
