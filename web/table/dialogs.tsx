/** The two dialogs of the table: a caution before an order, and the keys. */
import { For } from 'solid-js';
import { Words } from '../parts/words.tsx';
import { setSingleKeys, singleKeys } from '../preferences.ts';
import type { Cautioned } from './controller.ts';
import { Dialog } from './dialog.tsx';

export const Caution = (props: { readonly of: Cautioned; readonly onYes: () => void; readonly onNo: () => void }) => (
  <Dialog title={`${props.of.label}?`} onClose={props.onNo}>
    <p>
      <Words of={props.of.caution} />
    </p>
    <p class="row">
      <button type="button" class="button primary" onClick={() => props.onYes()}>
        Do it
      </button>
      <button type="button" class="button quiet" onClick={() => props.onNo()}>
        Think again
      </button>
    </p>
  </Dialog>
);

const keys: readonly (readonly [keys: string, does: string])[] = [
  ['1 … 9', 'choose an option by its number, which it keeps while the same thing is asked'],
  ['0', 'the usual set-up, where fleets are laid out before play'],
  ['e', 'end the question: the large button below the orders'],
  ['Shift', 'held while the last order is pressed or dragged: it is given, and the question is ended'],
  ['a stroke', 'with the mouse over lines of the list that say the same: all of them are ordered where it is let go'],
  ['↑ ↓', 'move among the options'],
  ['Enter', 'choose'],
  ['Tab', 'go on to the chart, the log and the rest'],
  ['← → ↑ ↓', 'on the chart, move it; in a fleet, go from ship to ship'],
  ['Esc', 'show all options again, or close what is open'],
  ['n', 'take up the next piece that can be ordered; Shift n the one before'],
  ['/', 'search among many options'],
  ['u', 'undo'],
  ['s', 'let the staff answer'],
  ['l', 'let the staff lay out all orders of a question, for you to change and to end'],
  ['Shift s', 'let the staff finish the phase'],
  ['r', 'open the rulebook at the rule that applies'],
  ['c', 'the chart alone, or with orders and log beside it'],
  ['g', 'the goal: how one wins, and how it stands'],
  ['?', 'these keys'],
];

export const Keys = (props: { readonly onClose: () => void }) => (
  <Dialog title="Keys" onClose={props.onClose}>
    <dl class="keys">
      <For each={keys}>
        {([key, does]) => (
          <>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </>
        )}
      </For>
    </dl>
    <p class="soft">While what happened is played, any key ends it; on its buttons ← and → go step by step.</p>
    <p class="soft">On the chart: arrows move it, + and − bring it closer or further, 0 shows the whole.</p>
    <label class="choice">
      <input type="checkbox" checked={singleKeys()} onChange={(event) => setSingleKeys(event.currentTarget.checked)} />
      <span>Single letters and figures are orders</span>
    </label>
    <p class="row">
      <button type="button" class="button primary" onClick={() => props.onClose()}>
        Close
      </button>
    </p>
  </Dialog>
);
