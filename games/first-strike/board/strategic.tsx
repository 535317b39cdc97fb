/** The Strategic Map: the North Sea with everything that is at sea in it. */
import { createMemo, For, Show } from 'solid-js';
import type { ChartMark } from '../../../kit/chart-marks.ts';
import { ChartView } from '../../../kit/chart-view.tsx';
import type { Spot } from '../../../kit/gestures.ts';
import { endsOf } from '../../../kit/path.ts';
import { PlayedMarks } from '../../../kit/played-marks.tsx';
import { Space } from '../../../kit/space.tsx';
import type { Box } from '../../../kit/view-box.ts';
import type { Data } from '../data/data.ts';
import type { StrategicSpace } from '../data/spaces.ts';
import { STRATEGIC_SPACES } from '../data/spaces.ts';
import type { View } from '../view.ts';
import { ChartGround, FogBank, SpaceTitle } from './chart-ground.tsx';
import { strategicChart } from './charts.ts';
import { Container, Weather } from './insets.tsx';
import { lyingAt, middleOf, onCard, strategicPlaces, weatherSpot } from './layout.ts';
import type { Offers } from './offers.ts';
import { Layer, Piece } from './pieces.tsx';
import { counted, strategicNames } from './words.ts';

const { spaces } = strategicChart;
const atSea = STRATEGIC_SPACES.filter((id) => spaces[id].kind === 'sea');
const inPort = STRATEGIC_SPACES.filter((id) => spaces[id].kind === 'port');

export interface SceneProps {
  readonly view: View;
  readonly data: Data;
  readonly offers: Offers;
  readonly onEmpty: () => void;
  /** What the playback draws. */
  readonly marks: readonly ChartMark[];
  /** A part to bring into view. */
  readonly show?: Box | undefined;
}

const spaceInWords = (view: View, id: StrategicSpace, offered: boolean): string => {
  const { own, enemy } = lyingAt(view, id);
  const weather = [
    view.fog === id ? 'fog' : '',
    view.poorWeather === id ? 'Poor Weather' : '',
    id === 'cuxhaven' && view.highWind ? 'High Wind' : '',
  ]
    .filter(Boolean)
    .join(', ');
  return [
    `Space ${strategicNames[id]}`,
    `${counted(own.length, 'British counter')}, ${counted(enemy.length, 'German counter')}`,
    weather,
    offered ? 'may be chosen' : '',
  ]
    .filter(Boolean)
    .join('; ');
};

const Area = (props: { readonly id: StrategicSpace } & Pick<SceneProps, 'view' | 'offers'>) => {
  const offered = () => props.offers.isOffered(props.id);
  return (
    <g class={`fs-area fs-area-${spaces[props.id].kind}`} classList={{ 'kit-lit-area': props.offers.isLit(props.id) }}>
      <Space
        path={spaces[props.id].path}
        name={spaces[props.id].name}
        label={spaceInWords(props.view, props.id, offered())}
        offered={offered()}
        selected={props.offers.isSelected(props.id)}
        onPress={offered() ? () => props.offers.pressPlace(props.id) : undefined}
      />
    </g>
  );
};

/** One step of the way of the Harwich Force, broad as on a printed map. */
const TrackArrow = (props: { readonly path: string; readonly offered: boolean }) => (
  <g class="fs-track" classList={{ 'fs-track-offered': props.offered }} aria-hidden="true">
    <path class="fs-track-line" d={props.path} />
    <Show when={endsOf(props.path)}>
      {(ends) => (
        <path
          class="fs-track-head"
          d="M9 0L-9 9L-5 0L-9 -9Z"
          transform={`translate(${ends().finish.x} ${ends().finish.y}) rotate(${ends().finish.angle})`}
        />
      )}
    </Show>
  </g>
);

/** How many aircraft are away over the coast while the raid is flown. */
const overTheCoast = (view: View): number =>
  view.aircraft.filter(({ at }) => at.startsWith('entry') || at.startsWith('target') || at === 'escape').length;

const spotOf = (id: string): Spot | undefined => {
  const space = STRATEGIC_SPACES.find((each) => each === id);
  return space && middleOf(spaces[space].room);
};

/** The names of towns. */
const TYPE = 12.5;

export const StrategicBoard = (props: SceneProps) => {
  const places = createMemo(() => strategicPlaces(props.view));
  return (
    <ChartView
      width={strategicChart.width}
      height={strategicChart.height}
      label="Strategic Map of the North Sea"
      show={props.show}
      type={TYPE}
      mini={() => <path class="kit-mini-land" d={strategicChart.land} />}
    >
      <ChartGround
        chart={strategicChart}
        onEmpty={props.onEmpty}
        areas={<For each={atSea}>{(id) => <Area id={id} view={props.view} offers={props.offers} />}</For>}
      >
        <For each={strategicChart.links}>
          {(link) => <TrackArrow path={link.path} offered={props.view.harwich === link.from && props.offers.isOffered(link.to)} />}
        </For>
        <For each={inPort}>{(id) => <Area id={id} view={props.view} offers={props.offers} />}</For>
        <Show when={props.view.fog} keyed>
          {(id) => <FogBank space={spaces[id]} />}
        </Show>
        <For each={STRATEGIC_SPACES}>{(id) => <SpaceTitle space={spaces[id]} />}</For>
        <Show when={overTheCoast(props.view) > 0}>
          <text class="fs-note" x={spaces.cuxhaven.centre[0]} y={spaces.cuxhaven.room[1] + spaces.cuxhaven.room[3] - 4}>
            {overTheCoast(props.view)} over the coast
          </text>
        </Show>
        <Container view={props.view} />
      </ChartGround>
      <Layer places={places()} offers={props.offers}>
        {(id) => <Piece view={props.view} data={props.data} id={id} offers={props.offers} />}
      </Layer>
      <Show when={props.view.fog} keyed>
        {(id) => <Weather at={weatherSpot(id, 0)} icon="fog" words={`Fog on ${strategicNames[id]}`} />}
      </Show>
      <Show when={props.view.poorWeather} keyed>
        {(id) => (
          <Weather at={weatherSpot(id, props.view.fog === id ? 1 : 0)} icon="storm" words={`Poor Weather on ${strategicNames[id]}`} />
        )}
      </Show>
      <Show when={props.view.highWind}>
        <Weather at={weatherSpot('cuxhaven', 0)} icon="wind" words="High Wind over Cuxhaven" />
      </Show>
      <PlayedMarks marks={props.marks} spotOf={(id) => onCard(places(), id) ?? spotOf(id)} />
    </ChartView>
  );
};
