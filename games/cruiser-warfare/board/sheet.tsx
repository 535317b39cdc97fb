/** All there is to know about one own fleet, piece or ship, for the column of orders. */
import { For, Show } from 'solid-js';
import { Silhouette } from '../../../kit/silhouette.tsx';
import { ShipSheet } from '../../../tactical/board/ship-sheet.tsx';
import type { Data } from '../data/data.ts';
import { sheetOf } from '../data/data.ts';
import type { ShipId } from '../state.ts';
import type { View } from '../view.ts';
import { profileOf } from './facts.ts';
import { conditionOf, isRaw } from './fleets.ts';
import { livery } from './livery.ts';

/** The ships that an id stands for; a fleet has its card beside the chart. */
const shipsUnder = (view: View, id: string): readonly ShipId[] => {
  if (conditionOf(view, id)) return [id];
  return view.pieces.find((piece) => piece.id === id)?.ships ?? [];
};

const fuelOf = (view: View, ship: ShipId): number | undefined => view.pieces.find(({ ships }) => ships.includes(ship))?.fuel;

export const Sheet = (props: { readonly view: View; readonly data: Data; readonly id: string }) => (
  <For each={shipsUnder(props.view, props.id)}>
    {(id) => (
      <Show when={conditionOf(props.view, id)}>
        {(condition) => (
          <article class="kit-sheet">
            <svg class="kit-sheet-picture" viewBox="0 0 120 34" aria-hidden="true">
              <Silhouette profile={profileOf(id)} x={2} y={1} width={116} height={31} />
            </svg>
            <ShipSheet
              livery={livery}
              sheet={sheetOf(props.data, props.view, id)}
              wounds={condition()}
              rounds={condition().rounds}
              raw={isRaw(props.view, sheetOf(props.data, props.view, id))}
              fuel={fuelOf(props.view, id)}
            />
          </article>
        )}
      </Show>
    )}
  </For>
);
