/** Who is drawn with all that stands on her decks and with her name: everybody, but in large fleets only who lies in view and near enough. */
import { type Accessor, createMemo } from 'solid-js';
import { useChart } from '../../kit/chart-context.ts';
import type { Spot } from '../../kit/gestures.ts';
import { gradually } from '../../kit/gradually.ts';
import { isIn, partInFull, steppedPixel } from '../../kit/in-full.ts';
import type { Box } from '../../kit/view-box.ts';
import type { Berth } from './berths.ts';
import { MANY } from './fleet.ts';

/** A cruiser of so many pixels has room for turrets, and for a name that can be read. */
const [METRES, PIXELS] = [130, 18];

export const isNear = ({ scale }: Berth, perPixel: number): boolean => METRES * scale >= PIXELS * perPixel;

/** `origin` is where the drawing has its origin on the chart. */
export function createNearness(berths: Accessor<ReadonlyMap<string, Berth>>, origin: Accessor<Spot>): (token: string) => boolean {
  const chart = useChart();
  const isLarge = createMemo(() => chart !== undefined && berths().size > MANY);
  const pixel = createMemo(() => steppedPixel(chart?.perPixel() ?? 1));
  const part = createMemo<Box | undefined>((before) => chart && partInFull(before, chart.view()));
  const isInView = ({ x, y }: Berth): boolean => {
    const box = part();
    return box !== undefined && isIn(box, { x: x + origin().x, y: y + origin().y });
  };
  const wanted = createMemo((): ReadonlyMap<string, boolean> => {
    if (!isLarge()) return new Map();
    return new Map([...berths()].map(([token, berth]) => [token, isNear(berth, pixel()) && isInView(berth)]));
  });
  const near = gradually(wanted, (one, other) => one === other);
  return (token) => !isLarge() || near(token) === true;
}
