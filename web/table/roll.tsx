/** Everything a doubting player may ask about one roll. */
import { createSignal, For, Show } from 'solid-js';
import { signed } from '../../kernel/figures.ts';
import type { Explanation, Fall } from '../../kernel/index.ts';
import { Die } from '../../kit/die.tsx';
import { percent } from '../../kit/words.ts';
import { RuleChip } from '../parts/rule-chip.tsx';

interface FacesProps {
  readonly faces: readonly number[];
  readonly sides: number;
  readonly size: number | 'inline';
  /** Whether they are seen to fall. */
  readonly falling?: boolean;
}

export const Faces = (props: FacesProps) => (
  <span class="faces" classList={{ 'kit-falling-dice': props.falling === true }}>
    <For each={props.faces}>{(value) => <Die value={value} sides={props.sides} size={props.size} />}</For>
  </span>
);

export const Modifiers = (props: { readonly modifiers: Explanation['modifiers'] }) => (
  <ul class="modifiers">
    <For each={props.modifiers}>
      {({ by, words, rule }) => (
        <li>
          <b>{signed(by)}</b> {words} <RuleChip rule={rule} />
        </li>
      )}
    </For>
  </ul>
);

/** The rows that came stand out: one for a roll, as many as there were kinds of fall for a volley. */
export const Rows = (props: { readonly rows: Explanation['rows']; readonly outcomes: readonly string[] }) => (
  <table class="rows">
    <thead class="hidden">
      <tr>
        <th scope="col">Roll</th>
        <th scope="col">Result</th>
      </tr>
    </thead>
    <tbody>
      <For each={props.rows}>
        {(row) => (
          <tr classList={{ came: props.outcomes.includes(row.outcome) }}>
            <th scope="row">{row.needs}</th>
            <td>{row.words}</td>
          </tr>
        )}
      </For>
    </tbody>
  </table>
);

const sum = ({ natural, faces }: Explanation): string =>
  faces.length === 1 ? `${natural} on the die` : `${faces.join(' + ')} = ${natural} on the dice`;

const Summed = (props: { readonly roll: Explanation }) => (
  <>
    <p>
      {sum(props.roll)} <RuleChip rule={props.roll.rule} />
    </p>
    <Show when={props.roll.modifiers.length > 0} fallback={<p class="soft">No modifiers.</p>}>
      <Modifiers modifiers={props.roll.modifiers} />
      <p>
        Total <b>{props.roll.total}</b>
      </p>
    </Show>
    <Rows rows={props.roll.rows} outcomes={[props.roll.outcome]} />
    <p>
      The chance of ‘{props.roll.words}’ was <b>{percent(props.roll.chance)}</b>.
    </p>
  </>
);

const FallLine = (props: { readonly fall: Fall; readonly sides: number }) => (
  <li>
    <Faces faces={[props.fall.face]} sides={props.sides} size={18} />
    <span>
      <Show when={props.fall.total !== props.fall.face}>
        {props.fall.face} makes <b>{props.fall.total}</b>:{' '}
      </Show>
      {props.fall.words}
    </span>
  </li>
);

/** What the best outcome of a volley is called; its own words tell all of them. */
const bestWords = ({ rows, outcome }: Explanation): string => rows.find((row) => row.outcome === outcome)?.words ?? outcome;

const Volley = (props: { readonly roll: Explanation; readonly falls: readonly Fall[] }) => (
  <>
    <p>
      {props.falls.length === 1 ? 'One die' : `${props.falls.length} dice, each by itself`} <RuleChip rule={props.roll.rule} />
    </p>
    <Show when={props.roll.modifiers.length > 0} fallback={<p class="soft">No modifiers.</p>}>
      <Modifiers modifiers={props.roll.modifiers} />
    </Show>
    <ol class="falls">
      <For each={props.falls}>{(fall) => <FallLine fall={fall} sides={props.roll.sides} />}</For>
    </ol>
    <Rows rows={props.roll.rows} outcomes={props.falls.map(({ outcome }) => outcome)} />
    <p>
      The chance of ‘{bestWords(props.roll)}’ was <b>{percent(props.roll.chance)}</b> for each die.
    </p>
  </>
);

const Explained = (props: { readonly roll: Explanation }) => (
  <div class="explained">
    <Show when={props.roll.falls} fallback={<Summed roll={props.roll} />}>
      {(falls) => <Volley roll={props.roll} falls={falls()} />}
    </Show>
  </div>
);

/** 'chance was 33%'; of a volley, of what and for each die. */
const chanceWords = (roll: Explanation): string =>
  roll.falls && roll.falls.length > 1 ? `${bestWords(roll)}: ${percent(roll.chance)} a die` : `chance was ${percent(roll.chance)}`;

/** What was opened is seen, even where the line was the last in view. */
export const intoView = ({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }): void => {
  if (currentTarget.open) requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }));
};

/** Closed it shows the dice; open, the whole sum. Drawn only once it is opened, for the log is long. */
export const RollDisclosure = (props: { readonly roll: Explanation }) => {
  const [open, setOpen] = createSignal(false);
  return (
    <details
      class="roll"
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        intoView(event);
      }}
    >
      <summary>
        <Faces faces={props.roll.faces} sides={props.roll.sides} size={18} />
        <span>
          <span class="hidden">{props.roll.title}, explained: </span>
          {chanceWords(props.roll)}
        </span>
      </summary>
      <Show when={open()}>
        <Explained roll={props.roll} />
      </Show>
    </details>
  );
};
