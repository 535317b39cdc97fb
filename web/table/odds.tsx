/** What an option promises and risks: short on the button, whole when it is opened. */
import { For, Show } from 'solid-js';
import type { Odds, Roll } from '../../table/index.ts';
import { percent } from '../parts/percent.ts';
import { RuleChip } from '../parts/rule-chip.tsx';
import { Modifiers, Rows } from './roll.tsx';

/** Good and bad are told by mark and word order, not by colour alone. */
export const OddsBadge = (props: { readonly odds: Odds }) => (
  <span class="badge" classList={{ good: props.odds.good && props.odds.chance > 0, bad: !props.odds.good && props.odds.chance > 0 }}>
    <span aria-hidden="true">{props.odds.good ? '▲' : '▼'}</span> {props.odds.words} <b>{percent(props.odds.chance)}</b>
  </span>
);

const RollAhead = (props: { readonly roll: Roll }) => (
  <li>
    <p>
      {props.roll.title} <RuleChip rule={props.roll.rule} />: {props.roll.words}, <b>{percent(props.roll.chance)}</b>
    </p>
    <Show when={props.roll.modifiers.length > 0}>
      <Modifiers modifiers={props.roll.modifiers} />
    </Show>
    <Rows rows={props.roll.rows} outcomes={[props.roll.outcome]} />
  </li>
);

export const OddsDetails = (props: { readonly odds: readonly Odds[]; readonly id: string }) => (
  <div class="odds-details" id={props.id}>
    <For each={props.odds}>
      {(odds) => (
        <section>
          <h3>
            <OddsBadge odds={odds} />
          </h3>
          <Show when={odds.rolls.length > 1}>
            <p class="soft">{odds.joint ? 'Decided by these rolls:' : `At least one of ${odds.rolls.length} rolls:`}</p>
          </Show>
          <ol class="plain-list">
            <For each={odds.rolls}>{(roll) => <RollAhead roll={roll} />}</For>
          </ol>
        </section>
      )}
    </For>
  </div>
);
