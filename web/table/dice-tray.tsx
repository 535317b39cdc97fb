/** The last rolls, with their dice large enough to be seen from the other side of the table. */
import { For, Show } from 'solid-js';
import type { Explanation } from '../../kernel/index.ts';
import { percent } from '../../kit/words.ts';
import type { ShownEntry } from '../../table/index.ts';
import { Faces } from './roll.tsx';

const SHOWN = 4;

const lastRolls = (entries: readonly ShownEntry[]): readonly Explanation[] => {
  const rolls: Explanation[] = [];
  for (let place = entries.length - 1; place >= 0 && rolls.length < SHOWN; place--) {
    const entry = entries[place];
    for (const { roll } of [...(entry ? [entry] : []), ...(entry?.parts ?? []).toReversed()]) if (roll) rolls.push(roll);
  }
  return rolls.slice(0, SHOWN);
};

export const DiceTray = (props: { readonly entries: readonly ShownEntry[] }) => (
  <section class="tray" aria-labelledby="tray-heading">
    <h2 id="tray-heading">Dice</h2>
    <Show when={lastRolls(props.entries).length > 0} fallback={<p class="soft">No dice have fallen yet.</p>}>
      <ol>
        <For each={lastRolls(props.entries)}>
          {(roll, place) => (
            <li classList={{ latest: place() === 0 }}>
              <Faces faces={roll.faces} sides={roll.sides} size={30} falling={place() === 0} />
              <span class="tray-words">
                {roll.title}
                <span class="soft">
                  {' '}
                  {roll.words}
                  {roll.falls ? '' : `, ${percent(roll.chance)}`}
                </span>
              </span>
            </li>
          )}
        </For>
      </ol>
    </Show>
  </section>
);
