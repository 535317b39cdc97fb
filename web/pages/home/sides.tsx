/** The sides of a scenario as buttons: whoever presses one plays it, against the best bot. */
import { For, Show } from 'solid-js';
import type { ShelvedScenario } from '../../../kit/shelf-card.ts';
import type { GameId } from '../../games.ts';
import { shelved } from '../../shelf.ts';
import { createBegin } from './begin.ts';
import { timeOfSide } from './measures.ts';

interface SidesProps {
  readonly game: GameId;
  readonly scenario: ShelvedScenario;
  /** Where there is room for it the time stands on the button. */
  readonly timed: boolean;
}

export const Sides = (props: SidesProps) => {
  const { begin, busy, trouble } = createBegin(props.game);
  const isAlone = () => props.scenario.sides.length === 1;
  const verb = (name: string): string => (isAlone() ? 'Play' : name);
  const time = (side: string) => timeOfSide(shelved(props.game).measured[props.scenario.id], side);
  return (
    <>
      <p class="sides">
        <For each={props.scenario.sides}>
          {({ id, name }) => (
            <button
              type="button"
              class="button"
              classList={{ primary: props.timed }}
              disabled={busy()}
              aria-label={isAlone() ? undefined : `${name}: play ${props.scenario.title}, ${shelved(props.game).title}`}
              onClick={() => void begin(props.scenario.id, id)}
            >
              {verb(name)}
              <Show when={props.timed && !isAlone() && time(id)}>{(words) => <small>{words()}</small>}</Show>
            </button>
          )}
        </For>
      </p>
      <Show when={trouble()}>
        <p class="notice danger" role="alert">
          {trouble()}
        </p>
      </Show>
    </>
  );
};
