/** A game that is over and whose rules this server has no longer: what was done, as it is kept, for there is nobody who could show it. */
import { createResource, For, Show } from 'solid-js';
import type { TableInWords } from '../../table/wire.ts';
import { plain } from '../parts/plain.ts';
import { Bare } from './bare.tsx';
import { actsOf } from './server.ts';

export const KeptActs = (props: { readonly table: TableInWords; readonly why: string }) => {
  const [acts] = createResource(() => actsOf(props.table.id).catch(() => []));
  return (
    <Bare>
      <main>
        <h1>
          {props.table.title}: {props.table.scenarioName}
        </h1>
        <p class="notice">It cannot be shown on a board any more: {props.why}. This is what was done, as it is kept.</p>
        <p>{plain(props.table.ending ?? '')}</p>
        <ol>
          <For each={acts.latest ?? []}>{(act) => <For each={act.lines}>{(line) => <li>{line}</li>}</For>}</For>
        </ol>
        <Show when={acts.latest?.length === 0}>
          <p class="soft">Nothing was done.</p>
        </Show>
      </main>
    </Bare>
  );
};
