/** What an option promises and risks: short on the button, whole when it is opened. */
import { createResource, For, Show } from 'solid-js';
import type { Badge, RollAhead, SeenOption } from '../../kernel/index.ts';
import { percent } from '../../kit/words.ts';
import { RuleChip } from '../parts/rule-chip.tsx';
import { Modifiers } from './roll.tsx';

/** Good and bad are told by mark and word order, not by colour alone. */
export const OddsBadge = (props: { readonly odds: Badge }) => (
  <span class="badge" classList={{ good: props.odds.good && props.odds.chance > 0, bad: !props.odds.good && props.odds.chance > 0 }}>
    <span aria-hidden="true">{props.odds.good ? '▲' : '▼'}</span> {props.odds.words} <b>{percent(props.odds.chance)}</b>
  </span>
);

const Ahead = (props: { readonly roll: RollAhead }) => (
  <li>
    <p>
      {props.roll.title}
      <Show when={props.roll.times > 1}>, {props.roll.times} times</Show> <RuleChip rule={props.roll.rule} />
    </p>
    <Show when={props.roll.modifiers.length > 0}>
      <Modifiers modifiers={props.roll.modifiers} />
    </Show>
    <Show when={props.roll.rows.length > 0}>
      <table class="rows">
        <tbody>
          <For each={props.roll.rows}>
            {({ needs, words, chance }) => (
              <tr>
                <td>{needs}</td>
                <td>{words}</td>
                <td>{percent(chance)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </Show>
  </li>
);

interface DetailsProps {
  readonly option: SeenOption;
  readonly id: string;
  /** Asked for when they are wanted, for most odds are never opened. */
  readonly rollsOf: (option: SeenOption) => Promise<readonly RollAhead[]>;
}

export const OddsDetails = (props: DetailsProps) => {
  const [rolls] = createResource(
    () => props.option,
    (option) => props.rollsOf(option),
    { initialValue: [] },
  );
  return (
    <div class="odds-details" id={props.id}>
      <p>
        <For each={props.option.odds}>{(odds) => <OddsBadge odds={odds} />}</For>
      </p>
      <Show when={rolls.latest.length > 1}>
        <p class="soft">Decided by these rolls:</p>
      </Show>
      <ol class="plain-list">
        <For each={rolls.latest}>{(roll) => <Ahead roll={roll} />}</For>
      </ol>
    </div>
  );
};
