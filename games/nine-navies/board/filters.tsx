/** Which ships of a panel are shown: by kind, navy, speed and damage. */
import { createMemo, For, Show } from 'solid-js';
import type { Navy } from '../data/ships.ts';
import type { ShipView } from '../view.ts';
import { KINDS, kindNames, navyNames, type ShipKind } from './facts.ts';
import { everything, type Filter, passes } from './muster.ts';

interface FiltersProps {
  readonly ships: readonly ShipView[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

export const Filters = (props: FiltersProps) => {
  const navies = createMemo(() => [...new Set(props.ships.map(({ navy }) => navy))]);
  const kinds = createMemo(() => KINDS.filter((kind) => props.ships.some((ship) => passes(ship, { ...everything, kind }))));
  const speeds = createMemo(() => [...new Set(props.ships.map(({ speed }) => speed))].sort((a, b) => a - b));
  const asNavy = (value: string): Navy | null => navies().find((navy) => navy === value) ?? null;
  const asKind = (value: string): ShipKind | null => KINDS.find((kind) => kind === value) ?? null;
  return (
    <div class="nn-filters" role="group" aria-label="Show only some ships">
      <Show when={kinds().length > 1}>
        <select
          aria-label="Kind of ship"
          onChange={(event) => props.onFilter({ ...props.filter, kind: asKind(event.currentTarget.value) })}
        >
          <option value="">All kinds</option>
          <For each={kinds()}>
            {(kind) => (
              <option value={kind} selected={props.filter.kind === kind}>
                {kindNames[kind][1]}
              </option>
            )}
          </For>
        </select>
      </Show>
      <Show when={navies().length > 1}>
        <select aria-label="Navy" onChange={(event) => props.onFilter({ ...props.filter, navy: asNavy(event.currentTarget.value) })}>
          <option value="">All navies</option>
          <For each={navies()}>
            {(navy) => (
              <option value={navy} selected={props.filter.navy === navy}>
                {navyNames[navy]}
              </option>
            )}
          </For>
        </select>
      </Show>
      <Show when={speeds().length > 1}>
        <select
          aria-label="Least speed"
          onChange={(event) => props.onFilter({ ...props.filter, speed: Number(event.currentTarget.value) })}
        >
          <option value="0">Any speed</option>
          <For each={speeds().slice(1)}>
            {(speed) => (
              <option value={speed} selected={props.filter.speed === speed}>
                speed {speed} and up
              </option>
            )}
          </For>
        </select>
      </Show>
      <Show when={props.ships.some(({ damage }) => damage > 0)}>
        <label class="nn-check">
          <input
            type="checkbox"
            checked={props.filter.whole}
            onChange={(event) => props.onFilter({ ...props.filter, whole: event.currentTarget.checked })}
          />
          undamaged
        </label>
      </Show>
    </div>
  );
};
