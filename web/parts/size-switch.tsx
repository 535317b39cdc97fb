/** How large type and counters are. */
import { type Size, setSize, size, sizes } from '../preferences.ts';
import { Segments } from './segments.tsx';

const names: Readonly<Record<Size, string>> = { usual: 'Usual', large: 'Large', largest: 'Largest' };

const LEGEND = 'Size of type and counters';

/** The words by themselves would not say what is usual or large. */
export const SizeSwitch = () => (
  <div class="size-switch">
    <span aria-hidden="true">{LEGEND}</span>
    <Segments legend={LEGEND} choices={sizes} names={names} chosen={size()} onChoose={setSize} />
  </div>
);
