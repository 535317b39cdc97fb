/** The head of a battle: how it stands, and what can be ordered that is about no ship or hex, or about many at once. */
import { For, type JSX, Show } from 'solid-js';
import type { SeenOption, SeenQuestion } from '../../kernel/index.ts';
import { offeredIn } from '../../kernel/index.ts';
import { Lock, lockWords } from '../../kit/lock.tsx';
import { counted } from '../../kit/words.ts';
import { pieceName } from './fleet.ts';
import type { Helm } from './helm.ts';
import { bestShots, isDone, type Questions } from './offers.ts';

interface BarProps {
  readonly title: string;
  readonly state: string;
  readonly question: SeenQuestion | null;
  readonly helm: Helm;
  /** What is shown besides, and how. */
  readonly children?: JSX.Element;
}

/** What to do next, for the hand on the board. */
const hintOf = (helm: Helm): string => {
  const [first] = helm.inHand();
  const piece = first === undefined ? undefined : helm.piece(first);
  if (helm.offers().entries.size > 0) return 'Press an edge of the map.';
  if (helm.offers().places.size > 0)
    return `${counted(helm.offers().places.size, 'counter')} to place${piece ? `, now ${pieceName(piece)}` : ''}: press a hex.`;
  if (helm.offers().moves.size > 0) return piece ? 'Press a hex to move there.' : 'Press a ship, or a hex for all groups in it.';
  if (helm.offers().shots.size > 0) return piece ? 'Press a target, or drag to it.' : 'Press a ship, then her target.';
  return '';
};

/** Over the water, where the hand is, so that the head keeps its height from question to question. */
export const Hint = (props: { readonly helm: Helm }) => <Show when={hintOf(props.helm)}>{(hint) => <p class="bb-hint">{hint()}</p>}</Show>;

const formations = ({ setUp }: Questions, question: SeenQuestion | null): readonly unknown[] => offeredIn(question, setUp, 'form-up');

/** One press for each enemy. What they have in common is said once before them, so that four have room in a row. */
const AllAtOne = (props: { readonly helm: Helm; readonly free: number }) => (
  <Show when={props.helm.prey().length > 0}>
    <div class="bb-all-at" classList={{ 'bb-prey': !props.helm.prey().some(({ piece }) => piece === props.helm.focus()) }}>
      <span aria-hidden="true">
        Fire at <Lock of={{ locks: true }} />
      </span>
      <For each={props.helm.prey()}>
        {(prey) => (
          <button
            type="button"
            classList={{ 'bb-prey': prey.piece !== props.helm.focus() }}
            title="All who have no target yet fire at her, and fire is opened"
            aria-label={`${prey.shots.length} at ${pieceName(prey.piece)}, and fire`}
            aria-description={lockWords({ locks: true })}
            onClick={() => props.helm.fireAtOne(prey)}
          >
            {prey.shots.length < props.free ? `${prey.shots.length} at ` : ''}
            {pieceName(prey.piece)}
          </button>
        )}
      </For>
    </div>
  </Show>
);

export const BattleBar = (props: BarProps) => {
  const free = () => bestShots(props.helm.offers().shots).length;
  /** What ends the question stands in the foot of the orders. */
  const others = () => props.helm.offers().others.filter((option) => !isDone(props.helm.tactics, props.question, option));
  const isMain = (option: SeenOption): boolean => formations(props.helm.tactics, props.question).includes(option);
  return (
    <div class="bb-bar">
      <p class="bb-state">
        <b>{props.title}</b> {props.state}
      </p>
      <div class="bb-toggles">{props.children}</div>
      <div class="bb-answers kit-answers" role="group" aria-label="Orders">
        <Show when={free() > 0}>
          <button
            type="button"
            onClick={() => props.helm.aimAll()}
            title="Every ship that has no target yet fires where a hit is likeliest, together with others where it is all the same"
          >
            Best odds for {counted(free(), 'ship')}
          </button>
          <button type="button" onClick={() => props.helm.fireAll()} aria-description={lockWords({ locks: true })}>
            Best odds, and fire
            <Lock of={{ locks: true }} />
          </button>
        </Show>
        <AllAtOne helm={props.helm} free={free()} />
        <Show when={props.helm.onward().length > 0}>
          <button
            type="button"
            onClick={() => props.helm.holdCourse()}
            aria-description={lockWords({ locks: true })}
            title="Every group that may move goes on as it heads, and the moves are over"
          >
            Hold course, and end
            <Lock of={{ locks: true }} />
          </button>
        </Show>
        <For each={others()}>
          {(option) => (
            <button
              type="button"
              classList={{ 'bb-main': isMain(option) }}
              title={option.label}
              aria-description={lockWords(option)}
              onClick={() => props.helm.command(option)}
            >
              {option.label}
              <Lock of={option} />
            </button>
          )}
        </For>
      </div>
    </div>
  );
};
