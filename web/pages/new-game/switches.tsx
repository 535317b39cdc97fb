/** The switches that make a difference in the chosen scenario: those that shape the game, and folded behind them readings of single rules. */
import { For, Show } from 'solid-js';
import type { Option } from '../../../kernel/index.ts';
import { counted } from '../../../kit/words.ts';
import { RuleChip } from '../../parts/rule-chip.tsx';

interface SwitchesProps {
  readonly options: readonly Option[];
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChoose: (option: string, value: string) => void;
}

const chosenFor = ({ chosen }: SwitchesProps, { id, values }: Option): string | undefined => chosen[id] ?? values[0]?.id;

const Switch = (props: { readonly option: Option; readonly value: string | undefined; readonly onChoose: (value: string) => void }) => (
  <fieldset class="switch">
    <legend>
      {props.option.title} <RuleChip rule={props.option.rule} />
    </legend>
    <For each={props.option.values}>
      {(value, place) => (
        <label class="choice">
          <input type="radio" name={props.option.id} checked={props.value === value.id} onChange={() => props.onChoose(value.id)} />
          <span>
            {value.words}
            <Show when={place() === 0}>
              <span class="soft"> (usual)</span>
            </Show>
          </span>
        </label>
      )}
    </For>
  </fieldset>
);

const List = (props: SwitchesProps) => (
  <div class="switches">
    <For each={props.options}>
      {(option) => <Switch option={option} value={chosenFor(props, option)} onChoose={(value) => props.onChoose(option.id, value)} />}
    </For>
  </div>
);

export const Switches = (props: SwitchesProps) => {
  const shaping = () => props.options.filter(({ shapes }) => shapes === true);
  const readings = () => props.options.filter(({ shapes }) => shapes !== true);
  const changed = () => readings().filter((option) => chosenFor(props, option) !== option.values[0]?.id).length;
  return (
    <>
      <List {...props} options={shaping()} />
      <Show when={readings().length > 0}>
        <details class="switch folded" open={changed() > 0}>
          <summary>
            {counted(readings().length, 'reading of a rule', 'readings of single rules')}
            <span class="soft">{changed() > 0 ? `, ${changed()} not the usual` : ', as usual'}</span>
          </summary>
          <List {...props} options={readings()} />
        </details>
      </Show>
    </>
  );
};
