/** All ships in sight, each where she lies, with her guns trained on what she aims at. */
import { For, Show } from 'solid-js';
import type { Dragging } from '../../kit/drag.ts';
import { headingTo } from '../../kit/hex-geometry.ts';
import type { Berth } from './berths.ts';
import { Craft } from './craft.tsx';
import type { Helm } from './helm.ts';

interface SquadronProps {
  readonly tokens: readonly string[];
  readonly berths: ReadonlyMap<string, Berth>;
  readonly helm: Helm;
  readonly dragging: Dragging;
  headingOf(token: string): number;
}

export const Squadron = (props: SquadronProps) => {
  const bearingOf = (token: string): number | null => {
    const ships = new Set(props.helm.piece(token)?.ships?.map(({ sheet }) => sheet.id));
    const aim = props.helm.aims().find(({ ship }) => ships.has(ship));
    const [from, to] = [props.berths.get(token), aim ? props.berths.get(aim.token) : undefined];
    return from && to ? headingTo(from, to) : null;
  };
  return (
    <For each={props.tokens}>
      {(token) => (
        <Show when={props.helm.piece(token)}>
          {(piece) => (
            <Show when={props.berths.get(token)}>
              {(berth) => (
                <Craft
                  piece={piece()}
                  berth={berth()}
                  heading={props.headingOf(token)}
                  helm={props.helm}
                  dragging={props.dragging}
                  bearing={bearingOf(token)}
                />
              )}
            </Show>
          )}
        </Show>
      )}
    </For>
  );
};
