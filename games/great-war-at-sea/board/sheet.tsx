/** All there is to know about one own ship or piece, for the column of orders. */
import { For } from 'solid-js';
import { Silhouette } from '../../../kit/silhouette.tsx';
import { ShipSheet } from '../../../tactical/board/ship-sheet.tsx';
import type { Data, War } from '../data/data.ts';
import { sheetOf, warIn } from '../data/data.ts';
import { shipOf } from '../rules/fleets.ts';
import type { ShipId } from '../state.ts';
import type { View } from '../view.ts';
import { liveryOf, profileOf } from './facts.ts';

/** The ships that an id stands for; a fleet has its card beside the chart. */
const shipsUnder = (war: War, id: string): readonly ShipId[] => (war.places.has(id) ? [id] : (war.pieces.get(id)?.ships ?? []));

export const Sheet = (props: { readonly view: View; readonly data: Data; readonly id: string }) => {
  const war = () => warIn(props.data, props.view);
  return (
    <For each={shipsUnder(war(), props.id)}>
      {(id) => (
        <article class="kit-sheet">
          <svg class="kit-sheet-picture" viewBox="0 0 120 34" aria-hidden="true">
            <Silhouette profile={profileOf(war(), id)} x={2} y={1} width={116} height={31} />
          </svg>
          <ShipSheet livery={liveryOf(war())} sheet={sheetOf(war(), id)} wounds={shipOf(props.view, id)} />
        </article>
      )}
    </For>
  );
};
