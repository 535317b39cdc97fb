/** The Air Raid Map: the mouths of Jade, Weser and Elbe, with the aircraft over them. */
import { createMemo, For, Show } from 'solid-js';
import type { Point } from '../../../chart/chart.ts';
import type { SeenOption } from '../../../kernel/index.ts';
import { Arrow } from '../../../kit/arrow.tsx';
import { ChartView } from '../../../kit/chart-view.tsx';
import type { Spot } from '../../../kit/gestures.ts';
import { PlayedMarks } from '../../../kit/played-marks.tsx';
import { Space } from '../../../kit/space.tsx';
import { percent } from '../../../kit/words.ts';
import type { Data } from '../data/data.ts';
import type { Installation, RaidSpace } from '../data/spaces.ts';
import { isInstallation, TARGETS } from '../data/spaces.ts';
import { alertForRounds } from '../data/tables.ts';
import { batteriesBearingOn } from '../rules/anti-aircraft.ts';
import type { View } from '../view.ts';
import { airWays, pathBetween } from './air-ways.ts';
import { ChartGround, SpaceTitle } from './chart-ground.tsx';
import { RAID_SPACES, raidChart } from './charts.ts';
import { Weather } from './insets.tsx';
import { askedFirst, bearingSpot, cardRoom, DELAYED, hitsSpot, middleOf, onCard, raidPlaces, WAITING } from './layout.ts';
import type { Offers } from './offers.ts';
import { BatteryCounter, Layer, Piece } from './pieces.tsx';
import type { SceneProps } from './strategic.tsx';
import { counted, installationInWords, raidNames } from './words.ts';

const { spaces } = raidChart;

const bearingOn = (data: Data, view: View, space: RaidSpace): number => batteriesBearingOn(data, view, space).length;

const spaceInWords = (data: Data, view: View, id: RaidSpace, option: SeenOption | null): string => {
  const here = view.aircraft.filter(({ at }) => at === id).length;
  const name = isInstallation(id) ? `${installationInWords(id, view.hits[id])}` : raidNames[id];
  const odds = option?.odds.map(({ words, chance }) => `${words} ${percent(chance)}`).join(', ');
  return [
    name,
    counted(here, 'aircraft', 'aircraft'),
    `under fire of ${counted(bearingOn(data, view, id), 'battery', 'batteries')}`,
    option?.label ?? '',
    odds ?? '',
  ]
    .filter(Boolean)
    .join('; ');
};

const AirSpace = (props: { readonly id: RaidSpace } & Pick<SceneProps, 'view' | 'data' | 'offers'>) => {
  const offered = () => props.offers.isOffered(props.id);
  return (
    <g class="fs-area fs-area-air" classList={{ 'fs-target': isInstallation(props.id), 'kit-lit-area': props.offers.isLit(props.id) }}>
      <Space
        path={spaces[props.id].path}
        name={spaces[props.id].name}
        label={spaceInWords(props.data, props.view, props.id, props.offers.onward(props.id))}
        offered={offered()}
        selected={props.offers.isSelected(props.id)}
        onPress={offered() ? () => props.offers.pressPlace(props.id) : undefined}
      />
    </g>
  );
};

const burst = (points: number, outer: number, inner: number): string =>
  `M${Array.from({ length: points * 2 }, (_, i) => {
    const [turn, radius] = [(Math.PI * i) / points, i % 2 === 0 ? outer : inner];
    return `${(radius * Math.sin(turn)).toFixed(1)} ${(-radius * Math.cos(turn)).toFixed(1)}`;
  }).join('L')}Z`;
const BURST = burst(9, 15, 9.5);

/** Hits on an installation: one burst with their number. */
const Hits = (props: { readonly at: Installation; readonly hits: number }) => (
  <Show when={props.hits > 0}>
    <g
      class="kit-burst"
      transform={`translate(${hitsSpot(props.at).join(' ')})`}
      role="img"
      aria-label={installationInWords(props.at, props.hits)}
    >
      <path d={BURST} />
      <text y="4.6">{props.hits}</text>
    </g>
  </Show>
);

const bearingInWords = (guns: number): string => (guns === 0 ? '' : guns === 1 ? 'one battery bears' : `${guns} batteries bear`);

/** Under whose fire an entry lies. */
const Bearing = (props: { readonly view: View; readonly data: Data; readonly id: RaidSpace }) => (
  <Show when={!isInstallation(props.id) && bearingOn(props.data, props.view, props.id) > 0}>
    <g class="fs-bearing" transform={`translate(${bearingSpot(props.id).join(' ')})`} aria-hidden="true">
      <text>✸ {bearingInWords(bearingOn(props.data, props.view, props.id))}</text>
    </g>
  </Show>
);

const spaceNamed = (id: string | undefined): RaidSpace | undefined => RAID_SPACES.find((each) => each === id);

const spotOf = (id: string): Spot | undefined => {
  const space = spaceNamed(id);
  return space && middleOf(spaces[space].room);
};

/** Where the odds of flying to a space stand: on the lower edge of an entry, on the upper edge of a target. */
const edgeOf = (space: RaidSpace): Point => {
  const [x, y] = spaces[space].centre;
  return [x, isInstallation(space) ? y - 72 : space === 'escape' ? y + 78 : y + 62];
};

/** What a choice promises, on a small label; flak is named as a danger. */
export const OddsLabel = (props: {
  readonly at: Point;
  readonly option: SeenOption;
  readonly safe: string;
  /** What it would come to. */
  readonly effect?: string;
}) => {
  const [first] = props.option.odds;
  const words = () =>
    props.option.odds.length === 0
      ? props.safe
      : [...props.option.odds.map((each) => `${each.words} ${percent(each.chance)}`), props.effect ?? ''].filter(Boolean).join(' · ');
  const width = () => words().length * 6.1 + 14;
  return (
    <g
      class="fs-odds"
      classList={{ 'fs-odds-bad': first?.good === false, 'fs-odds-good': first?.good === true }}
      transform={`translate(${props.at[0]} ${props.at[1]})`}
      aria-hidden="true"
    >
      <rect x={-width() / 2} y="-10" width={width()} height="20" rx="6" />
      <text y="4.2">{words()}</text>
    </g>
  );
};

const Ways = (props: { readonly view: View; readonly offers: Offers }) => {
  const from = (): RaidSpace | undefined => spaceNamed(props.view.aircraft.find(({ id }) => id === props.offers.selected())?.at);
  return (
    <Show when={from()} keyed>
      {(start) => (
        <For each={props.offers.allOnward()}>
          {([to, option]) => (
            <Show when={spaceNamed(to)} keyed>
              {(space) => (
                <>
                  <Arrow path={pathBetween(start, space)} oneWay tone="selected" />
                  <OddsLabel at={edgeOf(space)} option={option} safe="no flak" />
                </>
              )}
            </Show>
          )}
        </For>
      )}
    </Show>
  );
};

const Delayed = (props: { readonly view: View }) => (
  <Show when={props.view.raid === 'flying' && props.view.aircraft.some(({ at }) => at === 'cuxhaven')}>
    <g class="fs-delayed" aria-hidden="true">
      <rect class="fs-panel" x={DELAYED[0]} y={DELAYED[1]} width={DELAYED[2]} height={DELAYED[3]} rx="8" />
      <text class="fs-panel-title" x={WAITING[0] + WAITING[2] + 6} y={WAITING[1] + 19}>
        Delayed
      </text>
      <text class="fs-panel-words" x={WAITING[0] + WAITING[2] + 6} y={WAITING[1] + 33}>
        on the way in
      </text>
    </g>
  </Show>
);

/** The round of the raid and what the count will cost: one more alert for every five begun (FS-9.7a). */
const RoundMarker = (props: { readonly view: View }) => {
  const adds = () => alertForRounds(props.view.airRound);
  const cells = () => Array.from({ length: 5 }, (_, i) => Math.max(0, adds() - 1) * 5 + i + 1);
  return (
    <g
      class="fs-tracks"
      transform="translate(724 702)"
      role="img"
      aria-label={`Air round ${props.view.airRound}; the alert will rise by ${adds()}`}
    >
      <rect class="fs-panel" x="-98" y="8" width="196" height="76" rx="8" />
      <text class="fs-panel-title" x="-88" y="25">
        Air round
      </text>
      <text class="fs-panel-words" x="88" y="25" text-anchor="end">
        alert +{adds()}
      </text>
      <For each={cells()}>
        {(round, i) => (
          <g
            class="fs-cell"
            classList={{ 'fs-here': round === props.view.airRound, 'fs-past': round < props.view.airRound }}
            transform={`translate(${-86 + i() * 35} 40)`}
          >
            <rect width="32" height="28" rx="3" />
            <text x="16" y="19">
              {round}
            </text>
            <Show when={round === props.view.airRound}>
              <path class="fs-pointer" d="M11 -5.5H21L16 -0.5Z" />
            </Show>
          </g>
        )}
      </For>
    </g>
  );
};

/** Half as large again as the smallest type on the map: it may grow so much without being in the way. */
const TYPE = 17;

export const RaidBoard = (props: SceneProps) => {
  const places = createMemo(() => raidPlaces(props.view));
  const start = createMemo(() => askedFirst(places(), props.offers));
  const batteries = createMemo(
    () =>
      new Map(
        props.view.batteries.flatMap(({ id, at }) =>
          at === 'container' || at === 'out'
            ? []
            : [[id, { x: spaces[at].centre[0] - 112, y: spaces[at].centre[1] + 26, scale: 1.1 }] as const],
        ),
      ),
  );
  const lying = createMemo(() => [...batteries().values()].map(cardRoom));
  return (
    <ChartView
      width={raidChart.width}
      height={raidChart.height}
      label="Air Raid Map of the mouths of Jade, Weser and Elbe"
      show={props.show}
      type={TYPE}
      start={start()}
      mini={() => <path class="kit-mini-land" d={raidChart.land} />}
    >
      <ChartGround chart={raidChart} onEmpty={props.onEmpty} lying={lying()}>
        <For each={airWays(props.data)}>
          {(link) => (
            <g class="fs-way" classList={{ 'fs-way-home': link.to === 'escape' }}>
              <Arrow path={link.path} oneWay={link.oneWay} planned={link.to === 'escape'} />
            </g>
          )}
        </For>
        <For each={RAID_SPACES}>{(id) => <AirSpace id={id} view={props.view} data={props.data} offers={props.offers} />}</For>
        <For each={RAID_SPACES}>
          {(id) => (
            <>
              <SpaceTitle space={spaces[id]} named={!id.startsWith('entry')} />
              <Bearing view={props.view} data={props.data} id={id} />
            </>
          )}
        </For>
        <Delayed view={props.view} />
        <Show when={props.view.airRound > 0}>
          <RoundMarker view={props.view} />
        </Show>
      </ChartGround>
      <Layer places={places()} offers={props.offers}>
        {(id) => <Piece view={props.view} data={props.data} id={id} offers={props.offers} />}
      </Layer>
      <Layer places={batteries()} offers={props.offers}>
        {(id) => <BatteryCounter view={props.view} id={id} offers={props.offers} />}
      </Layer>
      <For each={TARGETS}>{(at) => <Hits at={at} hits={props.view.hits[at]} />}</For>
      <Ways view={props.view} offers={props.offers} />
      <PlayedMarks marks={props.marks} spotOf={(id) => onCard(places(), id) ?? onCard(batteries(), id) ?? spotOf(id)} />
      <Show when={props.view.highWind}>
        <Weather at={[52, 56]} icon="wind" words="High Wind over the whole Raid Map" />
      </Show>
    </ChartView>
  );
};
