/** The card of an airship or of a carrier's seaplanes: where it is, how long it has been out, and what can be ordered of it. */
import { Show } from 'solid-js';
import { Answers } from '../../../kit/answers.tsx';
import { counted } from '../../../kit/words.ts';
import { flightsLeft, isSeaplane } from '../rules/airships.ts';
import { writtenOf } from '../rules/order-lines.ts';
import type { View } from '../view.ts';
import { craftNameIn } from '../words/fleets.ts';
import { groupsOf } from './answers.ts';
import { ChartCard } from './chart-card.tsx';
import type { PanelPart } from './chart-part.ts';
import { craftInWords, flownInWords } from './flights.ts';

export const AirshipPanel = (props: PanelPart & { readonly airship: View['airships'][number] }) => {
  const flight = () => writtenOf(props.desk.orders(), props.airship.id).flight ?? props.airship.plot;
  const name = () => craftNameIn(props.desk.war(), props.airship.id);
  return (
    <ChartCard part={props} title={name()} words={craftInWords(props.desk.war(), props.desk.view(), props.airship)}>
      <dl class="gw-facts">
        <div>
          <Show
            when={isSeaplane(props.airship)}
            fallback={
              <>
                <dt>{props.airship.aloft ? 'In the air' : 'In the shed'}</dt>
                <dd>{counted(props.airship.turns, 'turn')}</dd>
              </>
            }
          >
            <dt>Today</dt>
            <dd>{counted(flightsLeft(props.desk.view(), props.airship), 'flight')} left</dd>
          </Show>
        </div>
        <Show when={flight().length > 0}>
          <div>
            <dt>Flight</dt>
            <dd>{flight().join(' · ')}</dd>
          </div>
        </Show>
        <Show when={props.airship.flown}>
          {(flown) => (
            <div>
              <dt>Last flight</dt>
              <dd>{flownInWords(flown())}</dd>
            </div>
          )}
        </Show>
      </dl>
      <Show when={props.desk.isFlying()}>
        <p class="gw-hint">Press the zone to fly to.</p>
      </Show>
      <Answers groups={groupsOf(props.desk.answers(props.airship.id))} onChoose={props.desk.choose} about={name()} />
    </ChartCard>
  );
};
