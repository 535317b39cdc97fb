/** The card of boats in wait: where they lie, how many are left, and before play how they are sent elsewhere. */
import { Show } from 'solid-js';
import { Answers } from '../../../kit/answers.tsx';
import { counted } from '../../../kit/words.ts';
import { writtenOf } from '../rules/order-lines.ts';
import type { View } from '../view.ts';
import { craftNameIn } from '../words/fleets.ts';
import { groupsOf } from './answers.ts';
import { ChartCard } from './chart-card.tsx';
import type { PanelPart } from './chart-part.ts';
import { offing } from './words.ts';

export const BoatsPanel = (props: PanelPart & { readonly boats: View['boats'][number] }) => {
  const { war, orders } = props.desk;
  const name = () => craftNameIn(war(), props.boats.id);
  const station = () => writtenOf(orders(), props.boats.id).station ?? props.boats.zone;
  const sent = () => war().operation.boats.find(({ id }) => id === props.boats.id)?.number ?? props.boats.left;
  return (
    <ChartCard part={props} title={name()} words={`in wait in ${station()} ${offing(war(), station())}`.trim()}>
      <dl class="gw-facts">
        <div>
          <dt>Boats</dt>
          <dd>
            {props.boats.left === sent() ? counted(sent(), 'submarine') : `${props.boats.left} of ${counted(sent(), 'submarine')} left`}
          </dd>
        </div>
        <div>
          <dt>They attack</dt>
          <dd>by day whoever passes, and sooner who is slow</dd>
        </div>
      </dl>
      <Show when={props.desk.stations().size > 0}>
        <p class="gw-hint">Press one of the marked zones to have them lie in wait there.</p>
      </Show>
      <Answers groups={groupsOf(props.desk.answers(props.boats.id))} onChoose={props.desk.choose} about={name()} />
    </ChartCard>
  );
};
