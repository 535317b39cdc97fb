/** The board of Grand Fleets: the sea with its ships, the order pad and the squadrons' tickets below it, and the whole field in a corner. */
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Hex } from '../../../chart/hex.ts';
import type { BoardProps } from '../../../kit/board-props.ts';
import { BoardScenes } from '../../../kit/board-scenes.tsx';
import { useChart } from '../../../kit/chart-context.ts';
import { ChartView } from '../../../kit/chart-view.tsx';
import { boxAround } from '../../../kit/hex-geometry.ts';
import { PlaybackBar } from '../../../kit/playback-bar.tsx';
import { createRoom, isSmall } from '../../../kit/room.ts';
import type { Box } from '../../../kit/view-box.ts';
import type { Data } from '../data/data.ts';
import { isDark } from '../rules/night.ts';
import { isAfloat } from '../rules/ships.ts';
import type { ShipView, View } from '../view.ts';
import { describe, turnOf } from './account.ts';
import { Aircraft } from './aircraft.tsx';
import { Asked } from './asked.tsx';
import { berthsOf } from './berths.ts';
import { marksAsked } from './boats.ts';
import { createCloseness } from './closeness.ts';
import { Courses, Ways } from './courses.tsx';
import { createDesk, type Desk } from './desk.ts';
import { Effects, Trails, Water } from './effects.tsx';
import { Fire } from './fire.tsx';
import { createPlates, Fleet } from './fleet.tsx';
import { frameOf, PITCH, SIZE, spotOf } from './geometry.ts';
import { MiniShips } from './mini-map.tsx';
import { Night } from './night.tsx';
import { Pad } from './pad.tsx';
import { boxOfPlate } from './plates.ts';
import { atRest } from './playback-desk.ts';
import { PlaybackLayer, PlayedTracks } from './playback-layer.tsx';
import type { Mark } from './playback-marks.ts';
import { Reach } from './reach.tsx';
import { createMemory, type Memory } from './results.ts';
import { Sea } from './sea.tsx';
import { SightEdge } from './sight.tsx';
import { Smoke } from './smoke.tsx';
import { boatPlates, Submarines } from './submarines.tsx';
import { Tickets } from './tickets.tsx';
import { WindRose } from './wind-rose.tsx';
import { lightInWords } from './words.ts';
import { Carried, Zones } from './zones.tsx';
import './css/air.css';
import './css/board.css';
import './css/chart.css';
import './css/placing.css';
import './css/sheet.css';
import './css/weather.css';

type Props = BoardProps<View, Data, Mark>;

interface SceneProps {
  readonly desk: Desk;
  readonly memory: Memory;
  /** What the playback draws; null while it shows nothing. */
  readonly marks: readonly Mark[] | null;
  readonly frame: Box;
}

const Scene = (props: SceneProps) => {
  const chart = useChart();
  const closeness = createCloseness();
  const berths = createMemo(() => berthsOf(props.desk.view()));
  const aims = createMemo(() => props.desk.firing()?.aims ?? props.desk.view().aims);
  const seen = createMemo((): Box => {
    const box = chart?.view() ?? props.frame;
    return chart ? { ...box, x: box.x + props.frame.x, y: box.y + props.frame.y } : box;
  });
  const boats = createMemo(() => boatPlates(props.desk, closeness()));
  const plates = createPlates(
    () => props.desk,
    berths,
    closeness,
    seen,
    () => [...boats().values()],
  );
  const written = createMemo(() => [
    ...boats().values(),
    ...[...plates()].flatMap(([ship, plate]) => {
      const berth = berths().get(ship);
      return berth ? [boxOfPlate(plate, berth)] : [];
    }),
  ]);
  const origin = () => ({ x: -props.frame.x, y: -props.frame.y });
  return (
    <g transform={`translate(${origin().x} ${origin().y})`}>
      <Sea frame={props.frame} onPress={props.desk.pressHex} />
      <Zones desk={props.desk} closeness={closeness()} />
      <Reach desk={props.desk} closeness={closeness()} />
      <SightEdge desk={props.desk} frame={props.frame} closeness={closeness()} />
      <Ways desk={props.desk} />
      <Trails berths={berths()} moves={props.marks ? [] : props.memory.moves} closeness={closeness()} />
      <PlayedTracks marks={props.marks ?? []} closeness={closeness()} />
      <Night desk={props.desk} berths={berths()} closeness={closeness()} />
      <Smoke desk={props.desk} berths={berths()} closeness={closeness()} />
      <Courses desk={props.desk} closeness={closeness()} berths={berths()} />
      <Water berths={berths()} blows={props.marks ? [] : props.memory.blows} />
      <Asked desk={props.desk} berths={berths()} />
      <Submarines desk={props.desk} frame={props.frame} closeness={closeness()} plates={boats()} />
      <Fleet desk={props.desk} berths={berths()} closeness={closeness()} aims={aims()} seen={seen()} plates={plates()} />
      <Effects desk={props.desk} berths={berths()} blows={props.marks ? [] : props.memory.blows} closeness={closeness()} />
      <Aircraft desk={props.desk} berths={berths()} closeness={closeness()} />
      <Fire desk={props.desk} berths={berths()} closeness={closeness()} />
      <Carried desk={props.desk} closeness={closeness()} />
      <PlaybackLayer
        view={props.desk.view()}
        berths={berths()}
        marks={props.marks ?? []}
        closeness={closeness()}
        written={written()}
        origin={origin()}
      />
    </g>
  );
};

/** Until the board has been measured. */
const UNMEASURED = { width: 840, height: 600 };

/** A chart that is shown a part of it leaves margins of this kind itself. */
const MARGIN = 1.6;
/** Water around the ships, for courses and names. */
const AROUND = 1.5 * PITCH;
/** Of the width, what the name of the last squadron needs on the right of it. */
const BESIDE = 0.18;
/** With more ships than this nobody wants to see all of them at every step. */
const MANY = 60;

/** With so much more water than some take up, all are seen. */
const NEARLY = 1.7;

function isNearlyAll(some: readonly ShipView[], all: readonly ShipView[]): boolean {
  const [part, whole] = [some, all].map((ships) =>
    boxAround(
      ships.map(({ hex }) => hex),
      SIZE,
    ),
  );
  return part != null && whole != null && whole.width <= NEARLY * part.width && whole.height <= NEARLY * part.height;
}

/** Where the eye belongs: on all ships and on what is played; while guns are laid, on who can fire and be fired at; on a small screen else on one's own. */
function actionIn(desk: Desk, played: readonly Hex[], frame: Box, small: boolean): Box | undefined {
  const all = desk.view().ships.filter(isAfloat);
  const firing = played.length > 0 ? [] : all.filter(({ id }) => desk.engaged().has(id));
  const isOfOwn = small && played.length === 0 && firing.length === 0;
  const afloat = firing.length > 0 && !isNearlyAll(firing, all) ? firing : all;
  const own = afloat.filter(({ side }) => side === desk.side());
  const asked = desk.view().aircraft.filter(({ id, fate }) => fate === 'aloft' && desk.flying.asked().has(id));
  const boats = marksAsked(desk.view(), desk.draft(), desk.flying.asked());
  const box = boxAround([...[...(isOfOwn && own.length > 0 ? own : afloat), ...asked, ...boats].map(({ hex }) => hex), ...played], SIZE);
  if (!box) return undefined;
  const beside = small ? 0 : BESIDE * (box.width + 2 * AROUND);
  const [width, height] = [(box.width + beside + 2 * AROUND) / MARGIN, (box.height + 2 * AROUND) / MARGIN];
  return { x: box.x - frame.x + (box.width + beside - width) / 2, y: box.y - frame.y + (box.height - height) / 2, width, height };
}

/** Parts of the view that the small map and the names beside it take in the lower corner. */
const CORNER = { width: 0.4, height: 0.3 };

/** Whether fewer ships lie in the left lower corner of what is shown than in the right. */
function isLeftFreer(desk: Desk, shown: Box | undefined, frame: Box): boolean {
  if (!shown) return false;
  const [width, height] = [shown.width * MARGIN, shown.height * MARGIN];
  const [middle, bottom] = [shown.x + shown.width / 2, shown.y + (shown.height + height) / 2];
  let [left, right] = [0, 0];
  for (const ship of desk.view().ships.filter(isAfloat)) {
    const { x, y } = spotOf(ship.hex);
    const across = (x - frame.x - middle) / width;
    if (y - frame.y < bottom - CORNER.height * height) continue;
    if (across > 0.5 - CORNER.width) right++;
    if (across < CORNER.width - 0.5) left++;
  }
  return left < right;
}

export const Board = (props: Props) => {
  let element!: HTMLDivElement;
  const desk = createDesk(props);
  const memory = createMemory(() => props.view);
  const still = () => props.playback?.still;
  const shown = createMemo(() => {
    const view = still()?.view;
    return view ? atRest(desk, view, props.onSelect) : desk;
  });
  const room = createRoom(() => element);
  const small = createMemo(() => isSmall(room() ?? UNMEASURED));
  const frame = createMemo(() => frameOf(props.view.board), undefined, {
    equals: (a, b) => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height,
  });
  const isNight = () => isDark(desk.waters());
  /** Orders are written for how it stands. */
  const leaveOff = (): void => props.playback?.end();
  const [show, setShow] = createSignal<Box>();
  const isMany = props.view.ships.length > MANY;
  const [following, setFollowing] = createSignal(!isMany);
  const isPlaying = createMemo(() => still() != null);
  /** Where ships were, and where some of them were hit, or went down. */
  const played = (): readonly Hex[] => {
    const view = still()?.view;
    return view ? [...view.ships.filter(isAfloat), ...memory().blows].map(({ hex }) => hex) : [];
  };
  // The chart must have taken its shape before it can be told where to look.
  createEffect(
    on([() => room() !== undefined, () => props.question?.name, () => props.view.turn, following, isPlaying], ([isMeasured], before) => {
      const isFirst = before?.[0] !== true;
      if (isMeasured && (isFirst || following())) requestAnimationFrame(() => setShow(actionIn(desk, played(), frame(), small())));
    }),
  );
  const isMiniLeft = createMemo(() => isLeftFreer(desk, show(), frame()));
  return (
    <BoardScenes
      class="gf-board-frame"
      label="Which chart to show"
      small={small()}
      scenes={[{ id: 'battle', title: 'Battle' }]}
      shown="battle"
      onShow={() => undefined}
      news={() => ''}
      here={() => ''}
      describe={() => describe(props.data, props.view)}
      ref={element}
    >
      <div class="gf">
        <div
          class="gf-sea"
          classList={{ 'gf-night': isNight(), 'gf-playing': isPlaying(), 'gf-many': isMany, 'gf-mini-left': isMiniLeft() }}
          style={{ '--gf-beat': `${props.playback?.beat ?? 0}ms` }}
          data-theme={isNight() ? 'dark' : undefined}
        >
          <ChartView
            width={frame().width}
            height={frame().height}
            label="The sea"
            show={show()}
            mini={() => <MiniShips desk={shown()} frame={frame()} />}
          >
            <Scene desk={shown()} memory={memory()} marks={still()?.marks ?? null} frame={frame()} />
          </ChartView>
          <p class="gf-now">
            <b>{turnOf(props.data, props.view)}</b> {lightInWords(desk.battle(), desk.waters().light)}
          </p>
          <WindRose view={props.view} />
          <button type="button" class="gf-follow" aria-pressed={following()} onClick={() => setFollowing(!following())}>
            Follow
          </button>
          <div class="gf-bar">
            <PlaybackBar playback={props.playback} />
          </div>
        </div>
        <div class="gf-foot" onPointerDown={leaveOff} onFocusIn={leaveOff}>
          <Pad desk={desk} />
          <div class="gf-foot-squadrons">
            <Tickets desk={desk} />
          </div>
        </div>
      </div>
    </BoardScenes>
  );
};
