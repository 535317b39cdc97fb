/** A battle without a map (CW-6.0): two lines at long or short range. */
import { createMemo, Show } from 'solid-js';
import type { ChartMark } from '../../kit/chart-marks.ts';
import { ChartView } from '../../kit/chart-view.tsx';
import { createDragging } from '../../kit/drag.ts';
import { PlayedMarks } from '../../kit/played-marks.tsx';
import { createRoom, type Room } from '../../kit/room.ts';
import type { BasicRange } from '../battle.ts';
import type { BasicView } from '../view.ts';
import { type Berth, keptBerths, lineBerths, type Waters } from './berths.ts';
import { Effects } from './effects.tsx';
import { DragLine, FireLabels, FireLines, linesOf } from './fire-lines.tsx';
import type { Helm } from './helm.ts';
import { laidOf } from './laid.ts';
import { Rain, Water } from './mood.tsx';
import type { Blow } from './results.ts';
import { Squadron } from './squadron.tsx';
import { Tows } from './tows.tsx';

interface LineBattleProps {
  readonly basic: BasicView;
  readonly helm: Helm;
  /** What the last fire did. */
  readonly blows: readonly Blow[];
  readonly marks: readonly ChartMark[];
}

/** Open sea is as large as the screen, in steps, so that a unit of the drawing is a pixel. */
const watersFor = ({ width, height }: Room): Waters => ({ width: Math.round(width / 16) * 16, height: Math.round(height / 16) * 16 });

/** Where the drawing begins. */
const CORNER = { x: 0, y: 0 };
const DESK = { width: 900, height: 700 };

/** Both lines steer the same way. */
const COURSE = 90;

const RANGE_NAMES: Readonly<Record<BasicRange, string>> = {
  far: 'very long range',
  long: 'long range',
  middle: 'long range',
  short: 'short range',
};

/** The water between the lines, measured. */
const RangeMark = (props: { readonly waters: Waters; readonly range: BasicRange }) => {
  const reach = () => (props.range === 'short' ? 0.16 : 0.4) * props.waters.height * 0.5;
  const middle = () => props.waters.height / 2;
  return (
    <g class="bb-range">
      <path
        d={`M26 ${middle() - reach()}V${middle() - 14}M26 ${middle() + 14}V${middle() + reach()}M18 ${middle() - reach()}h16M18 ${middle() + reach()}h16`}
      />
      <text x="14" y={middle() + 5}>
        {RANGE_NAMES[props.range]}
      </text>
    </g>
  );
};

export const LineBattle = (props: LineBattleProps) => {
  let sea!: HTMLDivElement;
  /** What the chart keeps for its buttons is no water. */
  const room = createRoom(() => sea.firstElementChild ?? sea);
  const waters = createMemo(() => watersFor(room() ?? DESK), undefined, {
    equals: (a, b) => a.width === b.width && a.height === b.height,
  });
  const laid = createMemo(() =>
    props.basic.pieces.filter(({ exited, count }) => !exited && count !== 0).map((piece) => laidOf(props.helm.livery, piece, COURSE)),
  );
  const berths = createMemo<ReadonlyMap<string, Berth>>(
    (before) => keptBerths(before, lineBerths(laid(), waters(), props.basic.range)),
    new Map<string, Berth>(),
  );
  const lines = createMemo(() => linesOf(props.helm, berths()));
  const dragging = createDragging({ mayStart: props.helm.isReady, drop: props.helm.drop });
  const tokens = createMemo(() => [...berths().keys()]);
  return (
    <div class="bb-waters" ref={sea}>
      <ChartView width={waters().width} height={waters().height} label="Both lines">
        <Water night={props.basic.night} weather={props.basic.weather} onPress={props.helm.letGo} />
        <RangeMark waters={waters()} range={props.basic.range} />
        <Tows fight={props.basic} berths={berths()} />
        <FireLines lines={lines()} />
        <Squadron tokens={tokens()} berths={berths()} helm={props.helm} dragging={dragging} origin={CORNER} headingOf={() => COURSE} />
        <Effects blows={props.blows} berths={berths()} livery={props.helm.livery} />
        <PlayedMarks marks={props.marks} spotOf={(id) => berths().get(id) ?? berths().get(props.helm.counterOf(id) ?? '')} />
        <FireLabels lines={lines()} helm={props.helm} isBrief />
        <Rain night={props.basic.night} weather={props.basic.weather} />
        <Show when={dragging.now()}>{(drag) => <DragLine drag={drag()} berths={berths()} origin={CORNER} />}</Show>
      </ChartView>
    </div>
  );
};
