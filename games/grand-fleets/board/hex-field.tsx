/** A hex by its name, for whoever has no mouse: arrow keys lead it over the chart, Enter takes it. */
import { createUniqueId, Show } from 'solid-js';
import type { Hex } from '../../../chart/hex.ts';
import { hexOn, placeOn } from '../data/formation.ts';
import { hexInWords } from '../rules/aircraft.ts';
import type { View } from '../view.ts';
import { hexNamed } from './geometry.ts';

interface HexFieldProps {
  readonly board: View['board'];
  readonly hex: Hex;
  /** What Enter does. */
  readonly words: string;
  /** Why the hex cannot be taken. */
  readonly fault: string | null;
  readonly onAim: (hex: Hex) => void;
  readonly onTake: () => void;
}

const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const HexField = (props: HexFieldProps) => {
  const id = createUniqueId();
  const name = () => hexInWords(props.board, props.hex);
  const press = (event: KeyboardEvent & { readonly currentTarget: HTMLInputElement }): void => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const [column, row] = placeOn(hexNamed(props.board, event.currentTarget.value) ?? props.hex);
    props.onAim(hexOn(column + step[0], row + step[1]));
  };
  const type = (text: string): void => {
    const named = hexNamed(props.board, text);
    if (named !== null) props.onAim(named);
  };
  return (
    <form
      class="gf-typed"
      onSubmit={(event) => {
        event.preventDefault();
        props.onTake();
      }}
    >
      <label for={id}>Hex</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        inputmode="decimal"
        value={name()}
        aria-invalid={props.fault !== null}
        aria-describedby={`${id}-fault`}
        onKeyDown={press}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <button type="submit">{props.words}</button>
      <span id={`${id}-fault`} class="gf-fault" role="status">
        <Show when={props.fault}>{props.fault}</Show>
      </span>
    </form>
  );
};
