/** Rings about the ships that a question is about, where it is not about every ship. */
import { createMemo, For } from 'solid-js';
import { searchlights } from '../rules/searchlights.ts';
import { smokeOrders } from '../rules/smoke-orders.ts';
import type { ShipId } from '../state.ts';
import type { Berth } from './berths.ts';
import type { Desk } from './desk.ts';

const OF_SOME: readonly string[] = [smokeOrders.name, searchlights.name];

export const Asked = (props: { readonly desk: Desk; readonly berths: ReadonlyMap<ShipId, Berth> }) => {
  const berths = createMemo(() =>
    OF_SOME.includes(props.desk.question()?.name ?? '') ? [...props.desk.flying.asked()].flatMap((id) => props.berths.get(id) ?? []) : [],
  );
  return (
    <g class="gf-asked" aria-hidden="true">
      <For each={berths()}>{({ x, y, head }) => <circle cx={x} cy={y} r={head === 1 ? 36 : 14} />}</For>
    </g>
  );
};
