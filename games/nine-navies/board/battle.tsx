/** The battle: both lines, who fires at whom, and what may come of it. Targets are pressed, dragged to, or lined up all at once. */
import { createMemo, For, Show } from 'solid-js';
import type { ChartMark } from '../../../kit/chart-marks.ts';
import { ChartView } from '../../../kit/chart-view.tsx';
import { createDragging, type Drag } from '../../../kit/drag.ts';
import type { Spot } from '../../../kit/gestures.ts';
import { inSlices } from '../../../kit/in-slices.ts';
import { Flag } from '../../../kit/nation.tsx';
import { OpenSea } from '../../../kit/open-sea.tsx';
import { PlayedMarks } from '../../../kit/played-marks.tsx';
import { createRoom } from '../../../kit/room.ts';
import { ScaledBy } from '../../../kit/scaled.tsx';
import { counted } from '../../../kit/words.ts';
import type { Alliance } from '../data/map.ts';
import { ZONE_FACTS } from '../data/map.ts';
import type { View } from '../view.ts';
import { type BattleProps, createAiming, shipOf } from './aiming.ts';
import { BattleBar } from './battle-bar.tsx';
import { type Berth, battleBerths, CARD, layoutFor, lineOf, titleHeights } from './battle-layout.ts';
import { SIDES, sideFlag, sideNames } from './facts.ts';
import { ShipCard, type ShipCardProps } from './ship-card.tsx';
import { Brackets, bracketsOf, Shots, shotsOf } from './shots.tsx';
import './css/battle.css';

const strength = (view: View, side: Alliance): string => {
  const line = lineOf(view, side).flatMap(({ id }) => shipOf(view, id) ?? []);
  const dice = line.reduce((sum, { attack }) => sum + attack, 0);
  const left = line.reduce((sum, { printed, damage }) => sum + printed.defence - damage, 0);
  return `${counted(line.length, 'ship')} · ${counted(dice, 'die', 'dice')} · ${counted(left, 'point')} to bear`;
};

const LineTitle = (props: { readonly view: View; readonly side: Alliance; readonly y: number }) => (
  <g class="nn-line-title" transform={`translate(18 ${props.y})`}>
    <Flag nation={sideFlag[props.side]} y={-13} width={21} />
    <text x="28">
      {sideNames[props.side]} <tspan class="nn-line-words">{strength(props.view, props.side)}</tspan>
    </text>
  </g>
);

const placed = ({ x, y, scale }: Berth): string =>
  `translate(${x - (CARD.width / 2) * scale}px, ${y - (CARD.height / 2) * scale}px) scale(${scale})`;

/** A ship at her berth; the card stays the same when ship, fighter or berth change. */
const Berthed = (props: Omit<ShipCardProps, 'ship' | 'fighter'> & { readonly id: string; readonly berth: Berth }) => (
  <g class="nn-berth" style={{ transform: placed(props.berth) }}>
    <ScaledBy scale={props.berth.scale}>
      <Show when={shipOf(props.view, props.id)}>
        {(ship) => (
          <Show when={props.battle.fighters.find(({ id }) => id === props.id)}>
            {(fighter) => <ShipCard {...props} ship={ship()} fighter={fighter()} />}
          </Show>
        )}
      </Show>
    </ScaledBy>
  </g>
);

/** From the ship in hand to where the hand is. */
const DraggedLine = (props: { readonly drag: Drag; readonly from: Berth | undefined }) => (
  <Show when={props.from}>
    {(from) => <path class="nn-drag" d={`M${from().x} ${from().y}L${props.drag.at.x} ${props.drag.at.y}`} aria-hidden="true" />}
  </Show>
);

/** Type on the card of a ship, and as large as it may grow there. */
const CARD_TYPE = 15;

const markOf = (view: View, id: string): string => (shipOf(view, id)?.side === 'allied' ? 'kit-mini-own' : 'kit-mini-enemy');

/** So many ships are drawn in a frame when a battle is opened. */
const SLICE = 6;

interface LinesProps extends Omit<ShipCardProps, 'ship' | 'fighter'> {
  readonly berths: ReadonlyMap<string, Berth>;
}

const Lines = (props: LinesProps) => {
  const ids = createMemo(() => SIDES.toReversed().flatMap((side) => lineOf(props.view, side).map(({ id }) => id)));
  const drawn = inSlices(ids, SLICE);
  return (
    <For each={drawn()}>{(id) => <Show when={props.berths.get(id)}>{(berth) => <Berthed {...props} id={id} berth={berth()} />}</Show>}</For>
  );
};

/** Until the sea has been measured. */
const DESK = { width: 840, height: 700 };

export const BattleBoard = (props: BattleProps & { readonly marks: readonly ChartMark[] }) => {
  let sea!: HTMLDivElement;
  const aiming = createAiming(props);
  const dragging = createDragging({ mayStart: aiming.mayAim, drop: aiming.aim });
  const room = createRoom(() => sea);
  const layout = createMemo(
    () => layoutFor(room() ?? DESK, lineOf(props.view, 'central').length, lineOf(props.view, 'allied').length),
    undefined,
    {
      equals: (a, b) => a.width === b.width && a.height === b.height,
    },
  );
  /** Stays while the enemy fires, so that the lines do not shift to and fro. */
  const firing = createMemo<Alliance>((before) => SIDES.find((side) => side === props.question?.side) ?? before, 'allied');
  const berths = createMemo(() => battleBerths(props.view, layout(), firing()));
  const titles = createMemo(() => titleHeights(props.view, layout()));
  const brackets = createMemo(() => bracketsOf(props, aiming, berths()));
  const shots = createMemo(() => shotsOf(props, aiming, berths()));
  const type = createMemo(() => CARD_TYPE * Math.min(1, ...[...berths().values()].map(({ scale }) => scale)));
  /** The ship that is to name her target. */
  const start = createMemo(() => {
    const berth = berths().get(aiming.current() ?? '');
    return berth && { x: berth.x, y: berth.y, width: 0, height: 0 };
  });
  /** A ship's berth; what is said of the whole battle stands between the lines. */
  const spotOf = (id: string): Spot | undefined =>
    berths().get(id) ?? (id === props.battle.zone ? { x: layout().width / 2, y: layout().height / 2 } : undefined);
  return (
    <div class="nn-battle">
      <BattleBar {...props} aiming={aiming} />
      <div class="nn-battle-sea kit-corner-wide" ref={sea}>
        <ChartView
          width={layout().width}
          height={layout().height}
          label={`Battle: ${ZONE_FACTS[props.battle.zone].name}`}
          type={type()}
          start={start()}
          mini={() => (
            <For each={[...berths()]}>
              {([id, { x, y, scale }]) => <circle class={markOf(props.view, id)} cx={x} cy={y} r={20 * scale} />}
            </For>
          )}
        >
          <OpenSea width={layout().width} height={layout().height} onPress={() => props.desk.select(null)} />
          <For each={SIDES}>{(side) => <LineTitle view={props.view} side={side} y={titles()[side]} />}</For>
          <Shots shots={shots()} />
          {/* Cards that are laid out before the sea is measured would all have to glide to where they belong. */}
          <Show when={room()}>
            <Lines {...props} berths={berths()} aiming={aiming} dragging={dragging} />
          </Show>
          <Brackets brackets={brackets()} />
          <PlayedMarks marks={props.marks} spotOf={spotOf} />
          <Show when={dragging.now()}>{(drag) => <DraggedLine drag={drag()} from={berths().get(drag().from)} />}</Show>
        </ChartView>
      </div>
    </div>
  );
};
