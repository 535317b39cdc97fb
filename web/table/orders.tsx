/** The left column: what is asked of me, what I may do, and who may do it for me. */
import { type JSX, Show } from 'solid-js';
import type { Refusal } from '../../kernel/index.ts';
import { Icon } from '../../kit/icons.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { Words } from '../parts/words.tsx';
import type { StaffScope, Table, TableOption, TableQuestion, UndoState } from '../protocol.ts';
import { Options } from './options.tsx';
import type { Selection } from './selection.ts';
import { Tracker } from './tracker.tsx';

export interface OrdersProps {
  readonly table: Table;
  readonly selection: Selection;
  readonly refusal: Refusal | null;
  readonly onChoose: (option: TableOption) => void;
  readonly onStaff: (scope: StaffScope) => void;
  readonly onUndo: () => void;
  /** Shown in place of the question once the game is over. */
  readonly result: JSX.Element;
  readonly sheet: JSX.Element;
}

const Narrowed = (props: { readonly selection: Selection; readonly of: number }) => (
  <Show when={props.selection.isNarrowed()}>
    <p class="narrowed" role="status">
      {props.selection.options().length} of {props.of} options{' '}
      <button type="button" class="link" onClick={() => props.selection.clear()}>
        show all
      </button>
    </p>
  </Show>
);

const Question = (props: {
  readonly question: TableQuestion;
  readonly selection: Selection;
  readonly onChoose: (option: TableOption) => void;
}) => (
  <>
    <h2 class="prompt">
      <Words of={props.question.prompt} />
    </h2>
    <p class="prompt-rule">
      <RuleChip rule={props.question.rule} />
    </p>
    <Narrowed selection={props.selection} of={props.question.options.length} />
    <Options items={props.selection.items()} onChoose={props.onChoose} onPiece={props.selection.press} />
  </>
);

const Undo = (props: { readonly undo: UndoState; readonly onUndo: () => void }) => (
  <Show
    when={props.undo.possible}
    fallback={
      <p class="undo-locked">
        <span class="soft">No undo.</span> {props.undo.reason} <Show when={props.undo.rule}>{(rule) => <RuleChip rule={rule()} />}</Show>
      </p>
    }
  >
    <button type="button" class="button quiet" aria-keyshortcuts="u" onClick={() => props.onUndo()}>
      <Icon name="undo" size={16} /> Undo
    </button>
  </Show>
);

const Staff = (props: { readonly onStaff: (scope: StaffScope) => void }) => (
  <div class="staff" role="group" aria-label="Staff">
    <span aria-hidden="true">Staff:</span>
    <button
      type="button"
      class="button quiet"
      aria-label="Staff: answer this"
      aria-keyshortcuts="s"
      title="The captain bot answers, seeing what you see"
      onClick={() => props.onStaff('decision')}
    >
      answer this
    </button>
    <button
      type="button"
      class="button quiet"
      aria-label="Staff: finish the phase"
      aria-keyshortcuts="Shift+S"
      title="The captain bot answers until the phase changes"
      onClick={() => props.onStaff('phase')}
    >
      finish the phase
    </button>
  </div>
);

export const Orders = (props: OrdersProps) => (
  <>
    <Tracker lines={props.table.tracker} />
    <section class="card" aria-label="Your orders">
      <Show when={props.table.question} fallback={props.result}>
        {(question) => (
          <>
            <Question question={question()} selection={props.selection} onChoose={props.onChoose} />
            <Show when={props.refusal}>
              {(refusal) => (
                <p class="notice danger" role="alert">
                  Refused: {refusal().words} <RuleChip rule={refusal().rule} />
                </p>
              )}
            </Show>
            <Staff onStaff={props.onStaff} />
          </>
        )}
      </Show>
      <Undo undo={props.table.undo} onUndo={props.onUndo} />
    </section>
    {props.sheet}
  </>
);
