/** The scenarios to choose from, and a sheet of the chosen one: who is there, how long it takes, how it went. */
import { For, Show } from 'solid-js';
import type { Scenario } from '../../../kernel/index.ts';
import { difficultyOf, type Measured, minutesFor, ordersInWords, SECONDS_AN_ORDER, timeInWords } from '../../../kit/measured.ts';
import { capital } from '../../../kit/words.ts';
import type { Named } from '../../../table/index.ts';
import { hrefOf } from '../../router.ts';
import { minutesOf } from '../home/measures.ts';

type Measures = Readonly<Record<string, Measured>>;

interface ChoiceProps {
  readonly all: readonly Scenario[];
  readonly chosen: string;
  readonly measured: Measures;
  readonly onChoose: (id: string) => void;
}

const timeOf = (measured: Measured | undefined): string => {
  const minutes = minutesOf(measured);
  return minutes === null ? '' : timeInWords(minutes);
};

export const ScenarioChoice = (props: ChoiceProps) => (
  <fieldset class="switch scenarios">
    <legend>Scenario</legend>
    <For each={props.all}>
      {({ id, title }) => (
        <label class="choice">
          <input type="radio" name="scenario" checked={props.chosen === id} onChange={() => props.onChoose(id)} />
          <span>{title}</span>
          <span class="scenario-time">{timeOf(props.measured[id])}</span>
        </label>
      )}
    </For>
  </fieldset>
);

interface SheetProps {
  readonly scenario: Scenario;
  readonly sides: readonly Named[];
  readonly measured: Measured | undefined;
}

/** 'About 30 orders, 5 min, easy. Captain against captain they won 9 of 20.'. */
function sideMeasured({ measured }: SheetProps, side: string): string | null {
  const found = measured?.sides[side];
  if (!measured || !found) return null;
  const reckoned = `About ${ordersInWords(found)}, ${timeInWords(minutesFor(found))}, ${difficultyOf(found)}`;
  return `${reckoned}. Captain against captain they won ${found.wins} of ${measured.games}.`;
}

export const ScenarioSheet = (props: SheetProps) => (
  <section class="scenario-sheet" aria-labelledby="scenario-title">
    <h2 id="scenario-title">{props.scenario.title}</h2>
    <p>{props.scenario.words}</p>
    <dl class="scenario-sides">
      <For each={props.sides}>
        {({ id, name }) => (
          <div>
            <dt>{capital(name)}</dt>
            <Show when={props.scenario.forces?.[id]}>{(force) => <dd>{capital(force().words)}</dd>}</Show>
            <Show when={sideMeasured(props, id)}>{(words) => <dd class="soft">{words()}</dd>}</Show>
          </div>
        )}
      </For>
    </dl>
    <Show when={props.scenario.history}>
      {(history) => (
        <p class="scenario-history">
          <strong>In history.</strong> {history().words}
        </p>
      )}
    </Show>
    <Show when={props.measured}>
      <p class="soft scenario-reckoning">
        Orders as the captain gives them, the median of {props.measured?.games} games; minutes at {SECONDS_AN_ORDER} seconds an order.{' '}
        <a href={hrefOf({ page: 'balance' })}>Who wins how often</a>
      </p>
    </Show>
  </section>
);
