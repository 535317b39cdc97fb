/** The record of the war: the turns with the ships that they bring, the points, the zones, what has happened, and the pools. */
import { createMemo, For, Show } from 'solid-js';
import { RecordPage, RecordPart } from '../../../kit/record.tsx';
import { capital, counted } from '../../../kit/words.ts';
import type { Data } from '../data/data.ts';
import type { Alliance } from '../data/map.ts';
import { BASE_FACTS, ZONE_FACTS, ZONES } from '../data/map.ts';
import { pointsFor } from '../rules/control.ts';
import type { ShipView, View } from '../view.ts';
import { eventsOf } from './account.ts';
import type { Desk } from './desk.ts';
import { navyNames, SIDES, shortDate, sideNames } from './facts.ts';
import { kindTitle, MiniPicture, NavyFlag } from './mini.tsx';
import { musterOf } from './muster.ts';
import { Track } from './score.tsx';
import { factors, shipInWords } from './words.ts';
import './css/record.css';

const ShipName = (props: { readonly ship: ShipView; readonly desk: Desk }) => (
  <button
    type="button"
    class="nn-record-ship"
    classList={{ 'nn-ship-selected': props.desk.selected() === props.ship.id }}
    aria-label={shipInWords(props.ship)}
    onClick={() => props.desk.select(props.ship.id)}
  >
    <NavyFlag navy={props.ship.navy} /> {props.ship.name} <span>{factors(props.ship)}</span>
  </button>
);

const Summary = (props: { readonly ships: readonly ShipView[] }) => (
  <span class="nn-summary">
    <For each={musterOf(props.ships).navies}>
      {({ navy, count }) => (
        <span>
          <NavyFlag navy={navy} /> {count}
        </span>
      )}
    </For>
    <span class="nn-summary-kinds">
      <For each={musterOf(props.ships).kinds}>
        {({ kind, count }) => (
          <span title={kindTitle(kind, count)}>
            <MiniPicture kind={kind} /> {count}
          </span>
        )}
      </For>
    </span>
  </span>
);

const TurnBox = (props: { readonly turn: number; readonly view: View; readonly desk: Desk }) => {
  const due = () => props.view.ships.filter(({ at, entry }) => at === 'track' && entry === props.turn);
  const isNow = () => props.view.turn === props.turn;
  const words = () =>
    `Turn ${props.turn}, ${shortDate(props.turn)}: ${due().length > 0 ? `${counted(due().length, 'ship')} to come` : props.turn <= props.view.turn ? 'past' : 'no reinforcements'}`;
  return (
    <li
      class="nn-turn"
      classList={{ 'nn-turn-now': isNow(), 'nn-turn-past': props.turn < props.view.turn }}
      aria-current={isNow() ? 'step' : undefined}
    >
      <details open={false}>
        <summary aria-label={words()}>
          <b>{props.turn}</b>
          <span class="nn-turn-date">{shortDate(props.turn)}</span>
          <Summary ships={due()} />
        </summary>
        <Show when={due().length > 0} fallback={<p class="nn-none">Nothing is due.</p>}>
          <For each={due()}>{(ship) => <ShipName ship={ship} desk={props.desk} />}</For>
          <Show when={due().some(({ uncertain }) => uncertain)}>
            <p class="nn-none">Ships of 10* may come later, or never.</p>
          </Show>
        </Show>
      </details>
    </li>
  );
};

const Pool = (props: { readonly title: string; readonly words: string; readonly ships: readonly ShipView[]; readonly desk: Desk }) => (
  <details class="nn-pool">
    <summary>
      <b>{props.title}</b> <span>{counted(props.ships.length, 'ship')}</span> <Summary ships={props.ships} />
    </summary>
    <p class="nn-none">{props.words}</p>
    <For each={props.ships}>{(ship) => <ShipName ship={ship} desk={props.desk} />}</For>
  </details>
);

const ZoneTable = (props: { readonly view: View; readonly data: Data }) => (
  <table class="nn-zones">
    <caption>The seas, what they are worth, and who holds them</caption>
    <thead>
      <tr>
        <th scope="col">Sea</th>
        <th scope="col">Allies</th>
        <th scope="col">Central</th>
        <th scope="col">Held by</th>
      </tr>
    </thead>
    <tbody>
      <For each={ZONES}>
        {(zone) => {
          const holder = (): Alliance | null => props.view.control[zone];
          return (
            <tr>
              <th scope="row">{ZONE_FACTS[zone].name}</th>
              <td classList={{ 'nn-held': holder() === 'allied' }}>{pointsFor(props.data, zone, 'allied')}</td>
              <td classList={{ 'nn-held': holder() === 'central' }}>{pointsFor(props.data, zone, 'central')}</td>
              <td>{holder() === null ? 'nobody' : sideNames[holder() ?? 'allied']}</td>
            </tr>
          );
        }}
      </For>
    </tbody>
  </table>
);

export const WarRecord = (props: { readonly view: View; readonly desk: Desk }) => {
  const turns = () => Array.from({ length: props.view.lastTurn }, (_, i) => i + 1);
  const at = (place: string) => props.desk.muster(place).ships;
  const sunk = createMemo(() => SIDES.map((side) => ({ side, ships: at('sunk').filter((ship) => ship.side === side) })));
  const lost = (side: Alliance): readonly ShipView[] => sunk().find((each) => each.side === side)?.ships ?? [];
  return (
    <RecordPage>
      <RecordPart title="Victory points">
        <Track view={props.view} />
      </RecordPart>
      <RecordPart title="Turns and reinforcements">
        <ol class="nn-turns">
          <For each={turns()}>{(turn) => <TurnBox turn={turn} view={props.view} desk={props.desk} />}</For>
        </ol>
      </RecordPart>
      <RecordPart title="What has happened">
        <ul class="nn-events">
          <For each={eventsOf(props.view)}>{(words) => <li>{capital(words)}</li>}</For>
        </ul>
      </RecordPart>
      <RecordPart title="Chits still in the cup">
        <p class="nn-chits">
          <For each={props.view.chits} fallback="None: every base has been activated this turn.">
            {(chit) => <span>{BASE_FACTS[chit].name}</span>}
          </For>
        </p>
      </RecordPart>
      <RecordPart title="Off the chart">
        <Pool
          title="The US cup"
          words={`${navyNames.US} ships, drawn blind for Europe${props.view.usAtWar ? '' : ' once the United States are at war'}.`}
          ships={at('cup')}
          desk={props.desk}
        />
        <Pool title="The Pacific" words="Gone to the other ocean for good." ships={at('pacific')} desk={props.desk} />
        <For each={SIDES}>
          {(side) => <Pool title={`Lost by the ${sideNames[side]}`} words="In the dead pile." ships={lost(side)} desk={props.desk} />}
        </For>
      </RecordPart>
      <section aria-label="Seas">
        <ZoneTable view={props.view} data={props.desk.data} />
      </section>
    </RecordPage>
  );
};
