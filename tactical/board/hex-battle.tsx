/** A battle on the tactical map. */
import { type Accessor, createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import { useChart } from '../../kit/chart-context.ts';
import type { ChartMark } from '../../kit/chart-marks.ts';
import { ChartView } from '../../kit/chart-view.tsx';
import { createDragging } from '../../kit/drag.ts';
import type { Spot } from '../../kit/gestures.ts';
import { centreOf, halfExtent } from '../../kit/hex-geometry.ts';
import { steppedPixel } from '../../kit/in-full.ts';
import { isMotionAllowed } from '../../kit/motion.ts';
import { PlayedMarks } from '../../kit/played-marks.tsx';
import { createRoom, type Room } from '../../kit/room.ts';
import type { Box } from '../../kit/view-box.ts';
import { CENTRE } from '../hexes.ts';
import type { BattleView, PieceView } from '../view.ts';
import { actionIn } from './action.ts';
import { type Berth, keptBerths, packed, SIZE } from './berths.ts';
import { Effects } from './effects.tsx';
import type { Fanned } from './fan.ts';
import { Field, Rings, ringsShown } from './field.tsx';
import { DragLine, FireLabels, FireLines, labelBoxes, linesOf, ODDS_WIDTH } from './fire-lines.tsx';
import { MANY } from './fleet.ts';
import type { Helm } from './helm.ts';
import { isLaidAlike, type Laid, laidOf } from './laid.ts';
import { Leaders } from './leaders.tsx';
import { createTrack } from './memory.ts';
import { Rain, Water } from './mood.tsx';
import type { Blow } from './results.ts';
import { Signs } from './signs.tsx';
import { Squadron } from './squadron.tsx';
import { Tows } from './tows.tsx';
import { drawnSize, type Fan, fanOf, isNarrow } from './view-fit.ts';

interface HexBattleProps {
  readonly battle: BattleView;
  readonly helm: Helm;
  /** What the last fire did. */
  readonly blows: readonly Blow[];
  /** The chart keeps the fleets in view by itself. */
  readonly following: boolean;
  readonly marks: readonly ChartMark[];
}

/** When the map follows the ships, the sea is seen to slide under them (CW-7.33b). */
const slideUnder = (slid: Accessor<number>, sea: () => SVGGElement): void => {
  createEffect(
    on(
      slid,
      (shift) => {
        if (shift === 0 || !isMotionAllowed()) return;
        const { x, y } = centreOf(CENTRE + shift, SIZE);
        sea().animate([{ transform: `translate(${-x}px, ${-y}px)` }, { transform: 'none' }], { duration: 420, easing: 'ease-out' });
      },
      { defer: true },
    ),
  );
};

const sameBox = (a: Box | undefined, b: Box | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height);

interface SceneProps extends HexBattleProps {
  readonly origin: Spot;
  readonly laid: readonly Laid[];
  readonly headingOf: (token: string) => number;
  readonly slid: Accessor<number>;
  readonly room: Room;
  readonly fan: Fan;
}

/** All that lies on the chart: it is laid anew only when ships move, or when the chart comes much closer. */
const Scene = (props: SceneProps) => {
  let sea!: SVGGElement;
  const chart = useChart();
  /** Great fleets are laid in steps, so that little of them is drawn anew. */
  const pixel = createMemo(() => {
    const exact = chart?.drawnPerPixel() ?? 1;
    return (props.laid.length > MANY ? steppedPixel(exact) : Number(exact.toPrecision(3))) * drawnSize(props.room);
  });
  /** Where hexes are to be pressed, no stack lies over its neighbours. */
  const lookedAtHex = () => (props.helm.goals().size > 0 ? null : (props.helm.focus()?.hex ?? null));
  const layout = createMemo(
    (): Pick<Fanned, 'berths' | 'leaders'> =>
      props.laid.length > MANY ? { berths: packed(props.laid, lookedAtHex()), leaders: [] } : props.fan(pixel()),
  );
  const berths = createMemo<ReadonlyMap<string, Berth>>((before) => keptBerths(before, layout().berths), new Map<string, Berth>());
  const lines = createMemo(() => linesOf(props.helm, berths()));
  const dragging = createDragging({ mayStart: props.helm.isReady, drop: props.helm.drop });
  const tokens = createMemo(() => props.laid.map(({ token }) => token));
  slideUnder(props.slid, () => sea);
  return (
    <g
      classList={{ 'bb-steering': props.helm.goals().size > 0, 'bb-many': props.laid.length > MANY }}
      style={{ '--bb-pixel': pixel() }}
      transform={`translate(${props.origin.x} ${props.origin.y})`}
    >
      <g ref={sea}>
        <Water night={props.battle.night} weather={props.battle.weather} onPress={props.helm.letGo} />
        <Field battle={props.battle} helm={props.helm} />
      </g>
      <Rings battle={props.battle} helm={props.helm} />
      <Leaders leaders={layout().leaders} pixel={pixel()} />
      <Tows fight={props.battle} berths={berths()} />
      <FireLines lines={lines()} />
      <Squadron
        tokens={tokens()}
        berths={berths()}
        helm={props.helm}
        dragging={dragging}
        origin={props.origin}
        headingOf={props.headingOf}
      />
      <Effects blows={props.blows} berths={berths()} livery={props.helm.livery} />
      <PlayedMarks
        marks={props.marks}
        spotOf={(id) => berths().get(id) ?? berths().get(props.helm.counterOf(id) ?? '')}
        origin={props.origin}
      />
      <FireLabels lines={lines()} helm={props.helm} isBrief={isNarrow(props.room)} />
      <Rain night={props.battle.night} weather={props.battle.weather} />
      <Signs
        battle={props.battle}
        berths={berths()}
        labels={labelBoxes(props.helm, lines(), isNarrow(props.room))}
        isNarrow={isNarrow(props.room)}
        origin={props.origin}
      />
      <Show when={dragging.now()}>{(drag) => <DragLine drag={drag()} berths={berths()} origin={props.origin} />}</Show>
    </g>
  );
};

/** Water about the map, for ships that are fanned out beyond its edge. */
const AROUND = 1.4 * SIZE;

/** As wide or as high as the pane, since the water about the map costs nothing, and ships are fanned out over it. */
const inShapeOf = ({ width, height }: Room, { x, y }: Spot): Spot => ({
  x: Math.max(x, (y * width) / height),
  y: Math.max(y, (x * height) / width),
});

/** Until it has been measured. */
const DESK: Room = { width: 900, height: 600 };

export const HexBattle = (props: HexBattleProps) => {
  let pane!: HTMLDivElement;
  const room = createRoom(() => pane);
  const track = createTrack(() => props.battle);
  const headingOf = (token: string): number => track().headings.get(token) ?? 0;
  const pixels = () => room() ?? DESK;
  /** Odds stand at the names of all who may be fired at; in a narrow pane they are short, and take what room there is. */
  const beside = createMemo(() =>
    isNarrow(pixels()) ? 0 : props.helm.offers().shots.size + props.helm.aims().length > 0 ? ODDS_WIDTH : 0,
  );
  const laidOut = (piece: PieceView): Laid => laidOf(props.helm.livery, piece, headingOf(piece.token), piece.own === null ? beside() : 0);
  /** Most orders move nobody: what is laid out of the same ships need not be worked out anew. */
  const laid = createMemo(() => props.battle.pieces.filter(({ hex }) => hex !== null).map(laidOut), undefined, { equals: isLaidAlike });
  const half = createMemo(
    () => {
      const { x, y } = halfExtent(ringsShown(props.battle), SIZE);
      return inShapeOf(pixels(), { x: x + AROUND, y: y + AROUND });
    },
    undefined,
    { equals: (a, b) => a.x === b.x && a.y === b.y },
  );
  const fan = createMemo(() => fanOf(laid(), half(), pixels()));
  const action = createMemo<Box | undefined>(
    () => {
      const box = props.following && room() ? actionIn(props.battle, props.helm, laid(), pixels(), fan()) : null;
      return box ? { ...box, x: box.x + half().x, y: box.y + half().y } : undefined;
    },
    undefined,
    { equals: sameBox },
  );
  /** The chart must have taken its shape before it can be told where to look. */
  const [show, setShow] = createSignal<Box | undefined>(undefined);
  createEffect(on(action, (box) => requestAnimationFrame(() => setShow(box))));

  return (
    <div class="bb-waters" ref={pane}>
      <ChartView width={2 * half().x} height={2 * half().y} label="The tactical map" show={show()}>
        <Scene {...props} origin={half()} laid={laid()} headingOf={headingOf} slid={() => track().slid} room={pixels()} fan={fan()} />
      </ChartView>
    </div>
  );
};
