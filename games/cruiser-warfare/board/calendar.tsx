/** The calendar of the war: thirty turns and what they bring, sightings, losses, and what a side keeps to itself. */
import { createMemo, For, Show } from 'solid-js';
import { FlagMark } from '../../../kit/nation.tsx';
import { RecordPage, RecordPart } from '../../../kit/record.tsx';
import { capital, counted } from '../../../kit/words.ts';
import { SIDES, sideNames, sideWords } from '../../../tactical/board/sides.ts';
import { areaName } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { vesselOf } from '../data/ships.ts';
import { LAST_TURN, MONTHS, nameOfTurn } from '../rules/calendar.ts';
import type { ShipId, Side } from '../state.ts';
import type { View } from '../view.ts';
import { placeName } from '../words/names.ts';
import { diaryOf, type Entry } from './diary.ts';
import { flagOf, typeName } from './facts.ts';
import { newsOf } from './score.tsx';
import { agoInWords, ghostsOf } from './sightings.ts';
import { knownUnder, shipName } from './words.ts';
import './css/calendar.css';

const TURNS = [1, 2, 3, 4, 5, 6] as const;

const TurnBox = (props: { readonly turn: number; readonly now: number; readonly entries: readonly Entry[] }) => (
  <li
    class="cw-turn"
    classList={{ 'cw-turn-now': props.turn === props.now, 'cw-turn-past': props.turn < props.now }}
    aria-current={props.turn === props.now ? 'step' : undefined}
  >
    <b>{nameOfTurn(props.turn).split(' ')[0]}</b>
    <ul>
      <For each={props.entries}>{({ words }) => <li>{words}</li>}</For>
    </ul>
  </li>
);

const Turns = (props: { readonly view: View; readonly data: Data }) => {
  const diary = createMemo(() => diaryOf(props.data, props.view));
  return (
    <div class="cw-months">
      <For each={MONTHS}>
        {(month, i) => (
          <section aria-label={`${month} 1914`}>
            <h3>{month}</h3>
            <ol>
              <For each={TURNS.map((place) => i() * TURNS.length + place).filter((turn) => turn <= LAST_TURN)}>
                {(turn) => <TurnBox turn={turn} now={props.view.turn} entries={diary().filter((entry) => entry.turn === turn)} />}
              </For>
            </ol>
          </section>
        )}
      </For>
    </div>
  );
};

const ShipName = (props: { readonly id: ShipId }) => (
  <>
    <FlagMark nation={flagOf(props.id)} /> {vesselOf(props.id).name} <span class="cw-soft">{typeName(props.id)}</span>
  </>
);

const Sightings = (props: { readonly view: View; readonly data: Data; readonly onShow: (token: string) => void }) => {
  const seen = createMemo(() => [
    ...props.view.markers.map(({ token, area }) => ({ token, words: `${areaName(area)}, in sight` })),
    ...ghostsOf(props.data, props.view)
      .toSorted((a, b) => a.age - b.age)
      .map(({ token, area, age }) => ({ token, words: `${areaName(area)}, ${agoInWords(age)}` })),
  ]);
  return (
    <Show when={seen().length > 0} fallback={<p class="cw-none">Nobody of the enemy has been seen.</p>}>
      <ul class="cw-list">
        <For each={seen()}>
          {({ token, words }) => (
            <li>
              <button type="button" class="cw-line" onClick={() => props.onShow(token)}>
                <b>{placeName(token)}</b> {words}
                <Show when={knownUnder(props.view, token).length > 0}>: {knownUnder(props.view, token).map(shipName).join(', ')}</Show>
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
};

const sideOf = (id: ShipId): Side => {
  const { nation } = vesselOf(id);
  return nation === 'german' || nation === 'austrian' || nation === 'italian' ? 'central' : 'allied';
};

const Losses = (props: { readonly view: View }) => (
  <Show when={props.view.lost.length > 0} fallback={<p class="cw-none">No ship has been lost.</p>}>
    <For each={SIDES}>
      {(side) => {
        const ships = () => props.view.lost.filter((id) => sideOf(id) === side);
        return (
          <Show when={ships().length > 0}>
            <p>
              {sideNames[side]}: {counted(ships().length, 'ship')}
            </p>
            <ul class="cw-list">
              <For each={ships()}>
                {(id) => (
                  <li>
                    <ShipName id={id} />
                  </li>
                )}
              </For>
            </ul>
          </Show>
        );
      }}
    </For>
  </Show>
);

const Secrets = (props: { readonly view: View }) => (
  <Show when={props.view.secrets}>
    {(secrets) => (
      <RecordPart title="For your eyes alone">
        <ul class="cw-list">
          <li>
            Coal of the Etappe:{' '}
            {secrets()
              .etappen.map((area) => `${areaName(area)}${secrets().usedEtappen.includes(area) ? ' (used)' : ''}`)
              .join(', ') || 'none yet'}
          </li>
          <li>Shells: {secrets().stocks.map(areaName).join(', ') || 'none yet'}</li>
          <li>Italy {secrets().italy ? 'will join you' : 'stays neutral'}</li>
        </ul>
      </RecordPart>
    )}
  </Show>
);

interface CalendarProps {
  readonly view: View;
  readonly data: Data;
  /** Shows a marker on the chart. */
  readonly onShow: (token: string) => void;
}

export const Calendar = (props: CalendarProps) => (
  <RecordPage>
    <RecordPart title="The war, turn by turn">
      <Turns view={props.view} data={props.data} />
    </RecordPart>
    <div class="cw-record-columns">
      <RecordPart title={props.view.viewer === 'onlooker' ? 'Markers' : 'The enemy'}>
        <Sightings view={props.view} data={props.data} onShow={props.onShow} />
      </RecordPart>
      <RecordPart title="Lost">
        <Losses view={props.view} />
      </RecordPart>
      <RecordPart title="Who is in the war">
        <ul class="cw-list">
          <For each={newsOf(props.view)} fallback={<li>As the war began.</li>}>
            {(words) => <li>{capital(words)}</li>}
          </For>
          <Show when={props.view.viewer !== 'onlooker' && props.view.viewer}>
            {(side) => (
              <li>
                {sideWords[side()]} liners still to be armed: {props.view.pool.length}
              </li>
            )}
          </Show>
        </ul>
      </RecordPart>
      <Secrets view={props.view} />
    </div>
  </RecordPage>
);
