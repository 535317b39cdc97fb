/** The goal card: how one wins, how long it takes, what a good score is, who is there, and how it went in history. */
import '../css/goal.css';
import { For, Show } from 'solid-js';
import { difficultyOf, type Measured, minutesFor, ordersInWords, SECONDS_AN_ORDER, timeInWords, winsInWords } from '../../kit/measured.ts';
import { FlagMark } from '../../kit/nation.tsx';
import type { Goal, GoalForce } from '../../kit/teaching.ts';
import type { Named } from '../../table/index.ts';
import { Explained, TellOnce } from '../glossary/told.tsx';
import { inSentence } from '../parts/side-name.ts';
import { opensGoal, setOpensGoal } from '../preferences.ts';
import { Dialog } from '../table/dialog.tsx';
import { Scale } from './scale.tsx';

interface GoalCardProps {
  readonly goal: Goal;
  readonly measured: Measured | undefined;
  readonly viewer: Named;
  /** The sides, if there are several. */
  readonly sides: readonly Named[];
  readonly onClose: () => void;
}

/** For the side of whoever looks; an onlooker is told of the one with most to do. */
const Time = (props: { readonly measured: Measured; readonly side: string }) => {
  const side = () => props.measured.sides[props.side] ?? Object.values(props.measured.sides).toSorted((a, b) => b.orders - a.orders)[0];
  return (
    <Show when={side()}>
      {(found) => (
        <p>
          About {timeInWords(minutesFor(found()))}: some {ordersInWords(found())} at {SECONDS_AN_ORDER} seconds each. It is{' '}
          {difficultyOf(found())}.
        </p>
      )}
    </Show>
  );
};

/** How often each side wins when the captain plays both: what one may expect. */
const Expected = (props: { readonly measured: Measured; readonly sides: readonly Named[] }) => (
  <p class="soft">
    In {props.measured.games} games of the captain against himself{' '}
    {winsInWords(
      props.measured,
      props.sides.map(({ id, name }) => ({ id, name: inSentence(name) })),
    )}
    .
  </p>
);

const Force = (props: { readonly force: GoalForce }) => (
  <section class="goal-force">
    <h4>
      <FlagMark nation={props.force.nation} /> {props.force.side}
    </h4>
    <ul>
      <For each={props.force.parts}>
        {({ name, words }) => (
          <li>
            <Show when={name && name !== words}>
              <b>{name}</b>{' '}
            </Show>
            <Explained text={words} />
          </li>
        )}
      </For>
    </ul>
  </section>
);

export const GoalCard = (props: GoalCardProps) => (
  <Dialog title={props.goal.title} class="goal" reads onClose={props.onClose}>
    <TellOnce>
      <p class="goal-words">
        <Explained text={props.goal.words} />
      </p>
      <h3>How one wins</h3>
      <ul class="goal-wins">
        <For each={props.goal.wins}>
          {(words) => (
            <li>
              <Explained text={words} />
            </li>
          )}
        </For>
      </ul>
      <h3>A good score</h3>
      <Scale levels={props.goal.levels} />
      <Show when={props.measured}>
        {(measured) => (
          <>
            <Show when={props.sides.length > 1}>
              <Expected measured={measured()} sides={props.sides} />
            </Show>
            <h3>How long it takes</h3>
            <Time measured={measured()} side={props.viewer.id} />
          </>
        )}
      </Show>
      <h3>Order of battle</h3>
      <div class="goal-forces">
        <For each={props.goal.forces}>{(force) => <Force force={force} />}</For>
      </div>
      <h3>In history</h3>
      <p>
        <Explained text={props.goal.history} />
      </p>
    </TellOnce>
    <div class="goal-foot">
      <label class="choice">
        <input type="checkbox" checked={opensGoal()} onChange={(event) => setOpensGoal(event.currentTarget.checked)} />
        <span>Show this when a game begins</span>
      </label>
      <button type="button" class="button primary" onClick={() => props.onClose()}>
        To the table
      </button>
    </div>
  </Dialog>
);
