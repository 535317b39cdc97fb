/** How long people may think, at a table with others. */
import { For } from 'solid-js';
import type { Clock } from '../../../table/wire.ts';
import { CLOCKS, clockOfTable } from '../../online/clock-words.ts';

const capital = (words: string): string => words.replace(/^./, (first) => first.toUpperCase());

export const ClockChoice = (props: { readonly onChoose: (clock: Clock) => void }) => (
  <div class="switch">
    <label for="clock">Time to think</label>
    <p class="soft">Whose minutes are over has lost. When days are over the other may claim the game, or wait.</p>
    <select id="clock" class="field" onChange={(event) => props.onChoose(CLOCKS[event.currentTarget.selectedIndex] ?? { kind: 'none' })}>
      <For each={CLOCKS}>{(clock) => <option>{capital(clockOfTable(clock) || 'as long as everybody likes')}</option>}</For>
    </select>
  </div>
);
