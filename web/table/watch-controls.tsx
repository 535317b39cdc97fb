/** Bots play all sides: run, pause, step, and how fast. */
import { createUniqueId, For } from 'solid-js';
import type { SeatSeen } from '../../table/index.ts';
import { paces, type Watching } from './watching.ts';

const against = (seats: readonly SeatSeen[]): string => seats.map(({ name, seat }) => `${name}: ${seat}`).join(', ');

export const WatchControls = (props: { readonly watching: Watching; readonly seats: readonly SeatSeen[] }) => {
  const group = createUniqueId();
  return (
    <div class="watch">
      <h2 class="prompt">Bots play all sides</h2>
      <p class="soft">{against(props.seats)}</p>
      <p class="row">
        <button type="button" class="button primary" onClick={() => props.watching.toggle()}>
          {props.watching.running() ? 'Pause' : 'Let them play'}
        </button>
        <button type="button" class="button" disabled={props.watching.running()} onClick={() => props.watching.step()}>
          One step
        </button>
      </p>
      <fieldset class="segments">
        <legend class="hidden">Pace</legend>
        <For each={paces}>
          {(pace) => (
            <label>
              <input
                type="radio"
                name={group}
                checked={props.watching.pace().name === pace.name}
                onChange={() => props.watching.setPace(pace)}
              />
              <span>{pace.name}</span>
            </label>
          )}
        </For>
      </fieldset>
    </div>
  );
};
