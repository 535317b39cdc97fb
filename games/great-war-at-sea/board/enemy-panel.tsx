/** The card of an enemy fleet that was met: where and when, what was made out, and how far it can have gone since. */
import { createMemo, For, Show } from 'solid-js';
import { FlagMark } from '../../../kit/nation.tsx';
import { Silhouette } from '../../../kit/silhouette.tsx';
import { counted } from '../../../kit/words.ts';
import { berthOf } from '../data/data.ts';
import type { Known } from '../state.ts';
import { ChartCard } from './chart-card.tsx';
import type { PanelPart } from './chart-part.ts';
import { profileOf, typeWords } from './facts.ts';
import { typesInWords } from './fleets.ts';
import { reachOf } from './reach.ts';
import { agoInWords, dayOf, hoursOf } from './time.ts';
import { enemyName } from './words.ts';

export const EnemyPanel = (props: PanelPart & { readonly known: Known }) => {
  const { war, view } = props.desk;
  const reach = createMemo(() => reachOf(war(), view(), props.known));
  const operation = () => war().operation;
  return (
    <ChartCard
      part={props}
      title={enemyName(war(), props.known.token)}
      words={`met in ${props.known.zone}, ${agoInWords(view().turn - props.known.turn)}`}
    >
      <dl class="gw-facts">
        <div>
          <dt>Met</dt>
          <dd>
            {dayOf(operation(), props.known.turn)}, {hoursOf(operation(), props.known.turn)}, in {props.known.zone}
          </dd>
        </div>
        <div>
          <dt>Can be now</dt>
          <dd>in any of {counted(reach().now.size, 'zone')} (dashed)</dd>
        </div>
        <div>
          <dt>After this turn</dt>
          <dd>in any of {counted(reach().next.size, 'zone')} (dotted)</dd>
        </div>
      </dl>
      <Show when={props.known.ships.length > 0} fallback={<p class="gw-none">Nothing of it was made out.</p>}>
        <section class="gw-part">
          <h3>
            Made out <span>{typesInWords(war(), props.known.ships)}</span>
          </h3>
          <ul class="gw-pieces">
            <For each={props.known.ships}>
              {(id) => (
                <li class="gw-seen">
                  <svg class="gw-piece-picture" viewBox="0 0 78 22" aria-hidden="true">
                    <Silhouette profile={profileOf(war(), id)} x={1} y={1} width={76} height={19} />
                  </svg>
                  <span class="gw-piece-name">
                    <FlagMark nation={berthOf(war(), id).sheet.nation} /> {berthOf(war(), id).sheet.name}
                    <small>{typeWords(berthOf(war(), id).sheet.type)[0]}</small>
                  </span>
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
    </ChartCard>
  );
};
