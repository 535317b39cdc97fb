/** The board of First Strike!: three charts, of which the one where the play is comes up by itself. */
import { createEffect, createMemo, createSignal, Match, on, Show, Switch } from 'solid-js';
import { asPlayed } from '../../../kit/as-played.ts';
import type { BoardProps } from '../../../kit/board-props.ts';
import { BoardScenes } from '../../../kit/board-scenes.tsx';
import type { ChartMark } from '../../../kit/chart-marks.ts';
import { aspectOf, createRoom, isSmall } from '../../../kit/room.ts';
import type { Box } from '../../../kit/view-box.ts';
import type { Data } from '../data/data.ts';
import { arrowsFrom } from '../data/data.ts';
import type { TrackSpace } from '../data/spaces.ts';
import { TRACK } from '../data/spaces.ts';
import type { View } from '../view.ts';
import { describe } from './account.ts';
import { BattleBoard } from './battle.tsx';
import { layoutFor } from './battle-layout.ts';
import { RAID_SPACES, raidChart, strategicChart } from './charts.ts';
import { createOffers } from './offers.ts';
import { RaidBoard } from './raid.tsx';
import { StrategicBoard } from './strategic.tsx';
import './board.css';

export { describe, headline } from './account.ts';
export { Score } from './score.tsx';
export { Sheet } from './sheet.tsx';

const scenes = [
  { id: 'strategic', title: 'North Sea' },
  { id: 'raid', title: 'Air raid' },
  { id: 'battle', title: 'Naval battle' },
] as const;
type Scene = (typeof scenes)[number]['id'];

const sceneOf = (view: View): Scene => (view.battle ? 'battle' : view.raid === 'flying' ? 'raid' : 'strategic');

/** What is worth knowing of a chart that is not open. */
const newsOf = (view: View, scene: Scene): string => {
  if (scene === 'battle') return view.battle && view.battle.round > 0 ? `round ${view.battle.round} of ${view.battle.rounds}` : '';
  return scene === 'raid' && view.raid === 'flying' && view.airRound > 0 ? `round ${view.airRound}` : '';
};

type Part = readonly [x: number, y: number, width: number, height: number];

/** The part of a chart that holds these rooms; the chart itself adds the sea around it, so a little is taken off. */
const holding = (rooms: readonly Part[]): Box => {
  const [left, top] = [Math.min(...rooms.map(([x]) => x)), Math.min(...rooms.map(([, y]) => y))];
  const [right, bottom] = [Math.max(...rooms.map(([x, , width]) => x + width)), Math.max(...rooms.map(([, y, , height]) => y + height))];
  const [width, height] = [(right - left) / 1.5, (bottom - top) / 1.5];
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
};

/** As long as the force is on its way out, in so many spaces, the German coast with all that lies there is looked at as well. */
const OUTWARD = 2;

/**
 * The North Sea opens on the Harwich Force and the waters ahead of it: close by on a small screen,
 * elsewhere only as close as the full height of the chart allows.
 */
const watersAround = (harwich: TrackSpace, small: boolean): Box => {
  const place = TRACK.indexOf(harwich);
  const next = TRACK[place + 1] ?? harwich;
  const rooms: readonly Part[] = [strategicChart.spaces[harwich].room, strategicChart.spaces[next].room];
  if (small) return holding(rooms);
  const { width, height } = strategicChart;
  const part = holding(place < OUTWARD ? [...rooms, [width, height / 2, 0, 0]] : rooms);
  return { ...part, height: Math.max(part.height, height / 1.6) };
};

/** On a small screen the Raid Map closes in on the aircraft that is selected and wherever it may fly. */
const airAround = (data: Data, at: string | undefined): Box | undefined => {
  const space = RAID_SPACES.find((id) => id === at);
  if (!space) return undefined;
  return holding([space, ...arrowsFrom(data, space).filter((id) => id !== 'escape')].map((id) => raidChart.spaces[id].room));
};

/** Until the board has been measured. */
const UNMEASURED = { width: 840, height: 600 };

export const Board = (given: BoardProps<View, Data, ChartMark>) => {
  let element!: HTMLDivElement;
  const props = asPlayed(given);
  const offers = createOffers(props);
  const scene = createMemo(() => sceneOf(props.view));
  const [shown, setShown] = createSignal<Scene>(sceneOf(props.view));
  const room = createRoom(() => element);
  const small = createMemo(() => isSmall(room() ?? UNMEASURED));
  const aspect = createMemo(() => aspectOf(room() ?? UNMEASURED));
  const layout = createMemo(() => layoutFor(aspect()));
  const [show, setShow] = createSignal<Box>();
  createEffect(on(scene, (now) => setShown(now), { defer: true }));
  const harwich = createMemo(() => props.view.harwich);
  const selectedAt = createMemo(() => props.view.aircraft.find(({ id }) => id === props.selected)?.at);
  createEffect(() => {
    const waters = shown() === 'strategic' ? watersAround(harwich(), small()) : undefined;
    setShow(waters ?? (small() ? airAround(props.data, selectedAt()) : undefined));
  });
  const common = { data: props.data, offers, onEmpty: () => props.onSelect(null) };
  const marks = () => props.playback?.still?.marks ?? [];
  return (
    <BoardScenes
      class="fs-board"
      label="Which chart to show"
      small={small()}
      scenes={scenes}
      shown={shown()}
      onShow={setShown}
      news={(id) => newsOf(props.view, id)}
      here={(id) => (scene() === id ? 'the play is here' : '')}
      describe={() => describe(props.view)}
      playback={props.playback}
      ref={element}
    >
      <Switch>
        <Match when={shown() === 'strategic'}>
          <StrategicBoard view={props.view} {...common} marks={marks()} show={show()} />
        </Match>
        <Match when={shown() === 'raid'}>
          <RaidBoard view={props.view} {...common} marks={marks()} show={show()} />
        </Match>
        <Match when={shown() === 'battle'}>
          <Show when={layout()} keyed>
            {(sea) => <BattleBoard view={props.view} {...common} marks={marks()} layout={sea} />}
          </Show>
        </Match>
      </Switch>
    </BoardScenes>
  );
};
