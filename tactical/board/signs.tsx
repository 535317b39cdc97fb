/** At the edge of the window, where enemies lie beyond it, and how many. */
import { createMemo, For } from 'solid-js';
import { useChart } from '../../kit/chart-context.ts';
import type { Spot } from '../../kit/gestures.ts';
import { isIn } from '../../kit/in-full.ts';
import { Moving } from '../../kit/moving.tsx';
import type { BattleView } from '../view.ts';
import type { Berth } from './berths.ts';
import { signsTo } from './beyond.ts';

/** In pixels: how far from the edge, and the disc with its point. */
const [INSET, DISC] = [20, 10];
const POINT = `M${DISC - 3} -7L${DISC + 7} 0L${DISC - 3} 7Z`;

interface SignsProps {
  readonly battle: BattleView;
  readonly berths: ReadonlyMap<string, Berth>;
  /** Where the drawing has its origin on the chart. */
  readonly origin: Spot;
}

export const Signs = (props: SignsProps) => {
  const chart = useChart();
  /** An onlooker has no enemies. */
  const enemies = createMemo(() => {
    const own = props.battle.pieces.find((piece) => piece.own !== null)?.side;
    return props.battle.pieces.filter(({ side }) => own !== undefined && side !== own).map(({ token }) => token);
  });
  const berths = createMemo(() => enemies().flatMap((token) => props.berths.get(token) ?? []));
  const pixel = (): number => chart?.perPixel() ?? 1;
  const signs = createMemo(() => {
    const view = chart?.view();
    if (!view) return [];
    const box = { ...view, x: view.x - props.origin.x, y: view.y - props.origin.y };
    // Whose name can be read is not looked for.
    const unnamed = berths().filter(({ x, y, plate }) => !isIn(box, { x: x + plate.x, y: y + plate.y }));
    return signsTo(unnamed, box, INSET * pixel());
  });
  return (
    <Moving origin={props.origin}>
      <g class="bb-signs">
        <For each={signs()}>
          {({ x, y, towards, count }) => (
            <g transform={`translate(${x} ${y}) scale(${pixel()})`}>
              <path d={POINT} transform={`rotate(${towards})`} />
              <circle r={DISC} />
              <text y="4" font-size={`${1.1 * (chart?.leastType() ?? DISC)}px`}>
                {count}
              </text>
            </g>
          )}
        </For>
      </g>
    </Moving>
  );
};
