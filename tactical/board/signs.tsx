/** At the edge of the window, where enemies lie beyond it, and how many. */
import { createMemo, For } from 'solid-js';
import { useChart } from '../../kit/chart-context.ts';
import type { Spot } from '../../kit/gestures.ts';
import { isIn } from '../../kit/in-full.ts';
import { Moving } from '../../kit/moving.tsx';
import type { Box } from '../../kit/view-box.ts';
import type { BattleView } from '../view.ts';
import type { Berth } from './berths.ts';
import { signsTo } from './beyond.ts';
import { plateBox } from './fan.ts';

/** In pixels: how far from the edge, and the disc with its point. */
const [INSET, DISC] = [20, 10];
/** In pixels: what is kept free for the hint, and for the keys of the playback. */
const [HINT, KEYS] = [32, 48];
/** In pixels: about the middle of a hull, where no sign is to lie. */
const HULL = 16;
const POINT = `M${DISC - 3} -7L${DISC + 7} 0L${DISC - 3} 7Z`;

interface SignsProps {
  readonly battle: BattleView;
  readonly berths: ReadonlyMap<string, Berth>;
  /** What is written beside the ships besides their names. */
  readonly labels: readonly Box[];
  readonly isNarrow: boolean;
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
    if (unnamed.length === 0) return [];
    const half = HULL * pixel();
    const ships = [...props.berths.values()].flatMap((berth) => [
      plateBox(berth, berth.plate, 0, berth.pixel),
      { x: berth.x - half, y: berth.y - half, width: 2 * half, height: 2 * half },
    ]);
    // The hint stands at the upper edge, and at the lower, where it is wide, the keys of the playback.
    const [above, below] = [HINT * pixel(), props.isNarrow ? 0 : KEYS * pixel()];
    const free = { ...box, y: box.y + above, height: box.height - above - below };
    return signsTo(unnamed, free, INSET * pixel(), [...ships, ...props.labels]);
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
