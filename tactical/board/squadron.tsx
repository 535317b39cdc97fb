/** All ships in sight, each where she lies, with her guns trained on what she aims at, and their names over them. */
import { createMemo, createSelector, For, Show } from 'solid-js';
import { useChart } from '../../kit/chart-context.ts';
import type { Dragging } from '../../kit/drag.ts';
import type { Spot } from '../../kit/gestures.ts';
import { headingTo } from '../../kit/hex-geometry.ts';
import type { Berth } from './berths.ts';
import { Craft } from './craft.tsx';
import type { Helm } from './helm.ts';
import { Name } from './name.tsx';
import { createNearness } from './nearness.ts';
import { writtenNames } from './written.ts';

interface SquadronProps {
  readonly tokens: readonly string[];
  readonly berths: ReadonlyMap<string, Berth>;
  readonly helm: Helm;
  readonly dragging: Dragging;
  /** Where the drawing has its origin on the chart. */
  readonly origin: Spot;
  headingOf(token: string): number;
}

/** Pixels: a little less than the least type, for a chart that is drawn between two steps. */
const LEGIBLE = 9.5;

export const Squadron = (props: SquadronProps) => {
  const isNear = createNearness(
    () => props.berths,
    () => props.origin,
  );
  const chart = useChart();
  const pixel = createMemo(() => chart?.drawnPerPixel() ?? 1);
  const isOver = createSelector(() => props.dragging.now()?.over ?? null);
  /** What each counter aims at: the first target that was named for her ships. */
  const targets = createMemo(() => {
    const aims = props.helm.aims().toReversed();
    return new Map(aims.map(({ ship, token }) => [props.helm.counterOf(ship) ?? '', token]));
  });
  const bearingOf = (token: string): number | null => {
    const [from, to] = [props.berths.get(token), props.berths.get(targets().get(token) ?? '')];
    return from && to ? headingTo(from, to) : null;
  };
  /** Who is in hand, who fires and who is fired at, our own, and then the others. */
  const importance = (token: string): number => {
    if (props.helm.isInHand(token)) return 0;
    if (targets().has(token) || isAimedAt().has(token) || props.helm.isReady(token)) return 1;
    return props.helm.piece(token)?.own ? 2 : 3;
  };
  const isAimedAt = createMemo((): ReadonlySet<string> => new Set(targets().values()));
  /** A name that could not be read is left out, and so is one that would lie over another. */
  const canBeRead = (token: string): boolean => {
    const berth = props.berths.get(token);
    return berth !== undefined && isNear(token) && berth.plate.size >= LEGIBLE * pixel();
  };
  const named = createMemo(() =>
    writtenNames(
      props.tokens.filter(canBeRead).toSorted((a, b) => importance(a) - importance(b)),
      props.berths,
    ),
  );
  const isNamed = createSelector(named, (token: string, names) => names.has(token));
  return (
    <>
      <For each={props.tokens}>
        {(token) => {
          const heading = createMemo(() => props.headingOf(token));
          const bearing = createMemo(() => bearingOf(token));
          return (
            <Show when={props.helm.piece(token)}>
              {(piece) => (
                <Show when={props.berths.get(token)}>
                  {(berth) => (
                    <Craft
                      piece={piece()}
                      berth={berth()}
                      heading={heading()}
                      helm={props.helm}
                      dragging={props.dragging}
                      bearing={bearing()}
                      isOver={isOver(token)}
                      isNear={isNear(token)}
                    />
                  )}
                </Show>
              )}
            </Show>
          );
        }}
      </For>
      <g class="bb-names" aria-hidden="true">
        <For each={props.tokens}>
          {(token) => (
            <Show when={isNamed(token) && props.helm.piece(token)}>
              {(piece) => (
                <Show when={props.berths.get(token)}>{(berth) => <Name piece={piece()} berth={berth()} helm={props.helm} />}</Show>
              )}
            </Show>
          )}
        </For>
      </g>
    </>
  );
};
