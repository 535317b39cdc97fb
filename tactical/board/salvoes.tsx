/** What the playback draws over the ships: salvos that fly, splashes where they fall short, bursts where they hit, and rings where a ship goes down. */
import { For, Show } from 'solid-js';
import { Burst } from '../../kit/open-sea.tsx';
import type { Berth } from './berths.ts';
import { Splashes } from './effects.tsx';
import type { Helm } from './helm.ts';
import type { BattleMark } from './playback.ts';

interface SalvoesProps {
  readonly marks: readonly BattleMark[];
  readonly berths: ReadonlyMap<string, Berth>;
  readonly helm: Helm;
}

type Salvo = BattleMark & { readonly kind: 'salvo' };

const Salvo = (props: { readonly from: Berth; readonly to: Berth; readonly mark: Salvo }) => (
  <>
    <path
      class="bb-salvo"
      classList={{ 'bb-salvo-torpedoes': props.mark.torpedoes }}
      d={`M${props.from.x} ${props.from.y}L${props.to.x} ${props.to.y}`}
      pathLength={1}
    />
    <g class="bb-salvo-fall" transform={`translate(${props.to.x} ${props.to.y}) scale(${props.to.pixel})`}>
      <Splashes />
      <Show when={props.mark.hits > 0}>
        <Burst x={0} y={0} hits={props.mark.hits} />
      </Show>
    </g>
  </>
);

export const Salvoes = (props: SalvoesProps) => {
  const berthOf = (ship: string): Berth | undefined => props.berths.get(props.helm.counterOf(ship) ?? '');
  return (
    <g class="bb-salvoes" aria-hidden="true">
      <For each={props.marks}>
        {(mark) =>
          mark.kind === 'salvo' ? (
            <Show when={props.berths.get(mark.from)}>
              {(from) => <Show when={props.berths.get(mark.to)}>{(to) => <Salvo from={from()} to={to()} mark={mark} />}</Show>}
            </Show>
          ) : (
            <Show when={berthOf(mark.ship)}>
              {(at) => (
                <g transform={`translate(${at().x} ${at().y}) scale(${at().pixel})`}>
                  <circle class="bb-ripple" r="18" />
                  <circle class="bb-ripple" r="34" />
                </g>
              )}
            </Show>
          )
        }
      </For>
    </g>
  );
};
