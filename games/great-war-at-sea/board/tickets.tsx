/** The own fleets in a row below the chart, one ticket each: who it is, what it is there for, and how far it is written. */
import { createMemo, For, Show } from 'solid-js';
import { FlagMark } from '../../../kit/nation.tsx';
import { Silhouette } from '../../../kit/silhouette.tsx';
import { berthOf } from '../data/data.ts';
import type { Fleet } from '../state.ts';
import type { ChartPart } from './chart-part.ts';
import { missionNames, profileOf } from './facts.ts';
import { flagshipOf, headOf, markersOf, shipsWith } from './fleets.ts';
import { endHour } from './time.ts';
import { markerTitle, whereabouts } from './words.ts';
import './css/tickets.css';

const Ticket = (props: ChartPart & { readonly fleet: Fleet }) => {
  const { war, view } = props.desk;
  const flagship = () => flagshipOf(war(), view(), props.fleet);
  const legs = () => props.desk.courses().get(props.fleet.id) ?? [];
  const isOpen = () => headOf(view(), props.desk.opened() ?? '') === props.fleet.id;
  const state = () => {
    const last = legs().at(-1);
    if (props.desk.unwritten().has(props.fleet.id)) return last ? `written to ${endHour(war().operation, last.turn)}` : 'to be written';
    if (props.fleet.first > view().turn && !last) return `may sail in turn ${props.fleet.first}`;
    return last ? `to ${last.to} by ${endHour(war().operation, last.turn)}` : whereabouts(war(), props.fleet);
  };
  return (
    <li>
      <button
        type="button"
        class="gw-ticket"
        classList={{ 'gw-ticket-unwritten': props.desk.unwritten().has(props.fleet.id) }}
        aria-pressed={isOpen()}
        onClick={() => props.desk.takeUp(props.fleet.id)}
      >
        <Show when={flagship()}>
          {(id) => (
            <svg class="gw-ticket-picture" viewBox="0 0 60 20" aria-hidden="true">
              <Silhouette profile={profileOf(war(), id())} x={1} y={1} width={58} height={17} />
            </svg>
          )}
        </Show>
        <span class="gw-ticket-words">
          <b>
            <Show when={flagship()}>{(id) => <FlagMark nation={berthOf(war(), id()).sheet.nation} />}</Show>{' '}
            {markerTitle(view(), war(), props.fleet)} <em>{shipsWith(war(), view(), props.fleet).length}</em>
          </b>
          <span>
            {missionNames[props.fleet.mission]} · {state()}
          </span>
        </span>
      </button>
    </li>
  );
};

export const Tickets = (props: ChartPart) => {
  const fleets = createMemo(() => markersOf(props.desk.view()));
  return (
    <Show when={fleets().length > 0}>
      <div class="gw-tickets">
        <ul aria-label="Your fleets">
          <For each={fleets()}>{(fleet) => <Ticket desk={props.desk} fleet={fleet} />}</For>
        </ul>
      </div>
    </Show>
  );
};
