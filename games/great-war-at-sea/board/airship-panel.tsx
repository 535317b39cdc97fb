/** The card of an airship: where it is, how long it has been out, and what can be ordered of it. */
import { Show } from 'solid-js';
import { Answers } from '../../../kit/answers.tsx';
import { counted } from '../../../kit/words.ts';
import { writtenOf } from '../rules/order-lines.ts';
import type { View } from '../view.ts';
import { craftNameIn } from '../words/fleets.ts';
import { groupsOf } from './answers.ts';
import { ChartCard } from './chart-card.tsx';
import type { PanelPart } from './chart-part.ts';
import { flownInWords } from './flights.ts';

export const AirshipPanel = (props: PanelPart & { readonly airship: View['airships'][number] }) => {
  const flight = () => writtenOf(props.desk.orders(), props.airship.id).flight ?? props.airship.plot;
  const name = () => craftNameIn(props.desk.war(), props.airship.id);
  return (
    <ChartCard
      part={props}
      title={name()}
      words={props.airship.aloft ? `aloft over ${props.airship.zone}` : `in its shed in ${props.airship.zone}`}
    >
      <dl class="gw-facts">
        <div>
          <dt>{props.airship.aloft ? 'In the air' : 'In the shed'}</dt>
          <dd>{counted(props.airship.turns, 'turn')}</dd>
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
      <Answers groups={groupsOf(props.desk.answers(props.airship.id))} onChoose={props.desk.choose} about={name()} />
    </ChartCard>
  );
};
