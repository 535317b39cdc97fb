/** Lines by which ships tow each other (GW-TAC-TOW). */
import { createMemo, For, Show } from 'solid-js';
import type { Berth } from './berths.ts';
import type { Fight } from './results.ts';
import { type Pair, towsIn } from './towing.ts';

/** A hawser hangs through. */
const SLACK = 12;
const hawser = (from: Berth, to: Berth): string =>
  `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 + SLACK} ${to.x} ${to.y}`;

const Hawser = (props: { readonly pair: Pair; readonly berths: ReadonlyMap<string, Berth> }) => {
  const path = () => {
    const [from, to] = props.pair.map((token) => props.berths.get(token));
    return from && to ? hawser(from, to) : '';
  };
  return <Show when={path()}>{(line) => <path class="bb-tow" d={line()} />}</Show>;
};

export const Tows = (props: { readonly fight: Fight; readonly berths: ReadonlyMap<string, Berth> }) => {
  const pairs = createMemo(() => towsIn(props.fight));
  return (
    <g aria-hidden="true">
      <For each={pairs()}>{(pair) => <Hawser pair={pair} berths={props.berths} />}</For>
    </g>
  );
};
