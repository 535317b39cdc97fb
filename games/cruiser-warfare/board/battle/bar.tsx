/** The head of a battle: how it stands, and what can be ordered that is about no ship or hex, or about many at once. */
import { For, type JSX, Show } from 'solid-js';
import type { SeenOption, SeenQuestion } from '../../../../kernel/index.ts';
import { counted } from '../../../../kit/words.ts';
import { pieceName } from './fleet.ts';
import type { Helm } from './helm.ts';
import { bestShots } from './offers.ts';

interface BarProps {
  readonly title: string;
  readonly state: string;
  readonly question: SeenQuestion | null;
  readonly helm: Helm;
  readonly children?: JSX.Element;
}

interface HintProps {
  readonly question: SeenQuestion | null;
  readonly helm: Helm;
}

/** What to do next, for the hand on the board. */
const hintOf = ({ question, helm }: HintProps): string => {
  const [first] = helm.inHand();
  const piece = first === undefined ? undefined : helm.piece(first);
  if (question?.name === 'entry-side') return 'Press a side of the map.';
  if (helm.offers().places.size > 0)
    return `${counted(helm.offers().places.size, 'counter')} to place${piece ? `, now ${pieceName(piece)}` : ''}: press a hex.`;
  if (helm.offers().moves.size > 0) return piece ? 'Press a hex to move there.' : 'Press a ship, or a hex for all groups in it.';
  if (helm.offers().shots.size > 0) return piece ? 'Press a target, or drag to it.' : 'Press a ship, then her target.';
  return '';
};

/** Over the water, where the hand is, so that the head keeps its height from question to question. */
export const Hint = (props: HintProps) => <Show when={hintOf(props)}>{(hint) => <p class="cwb-hint">{hint()}</p>}</Show>;

const isLast = ({ verb }: SeenOption): boolean => verb === 'done';

const doneWords = (question: string, aims: number): string | null => {
  if (question === 'gunnery') return aims > 0 ? 'Open fire' : 'Hold fire';
  if (question === 'torpedoes') return aims > 0 ? 'Launch' : 'Launch none';
  return question === 'move' ? 'End of moves' : null;
};

export const BattleBar = (props: BarProps) => {
  const aims = () => props.helm.aims().length;
  const free = () => bestShots(props.helm.offers().shots).length;
  return (
    <div class="cwb-bar">
      <p class="cwb-state">
        <b>{props.title}</b> {props.state}
      </p>
      <div class="cwb-answers" role="group" aria-label="Orders">
        <Show when={free() > 0}>
          <button
            type="button"
            onClick={() => props.helm.aimAll()}
            title="Every ship that has no target yet fires where a hit is likeliest, together with others where it is all the same"
          >
            Best odds for {counted(free(), 'ship')}
          </button>
        </Show>
        <For each={props.helm.offers().others.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)))}>
          {(option) => (
            <button
              type="button"
              classList={{ 'cwb-main': isLast(option) || option.verb === 'form-up' }}
              title={option.label}
              onClick={() => props.helm.command(option.verb, option.target)}
            >
              {(isLast(option) && doneWords(props.question?.name ?? '', aims())) || option.label}
            </button>
          )}
        </For>
        {props.children}
      </div>
    </div>
  );
};
