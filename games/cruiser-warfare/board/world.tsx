/** The chart of the world. */
import { createMemo, createSignal } from 'solid-js';
import type { ChartMark } from '../../../kit/chart-marks.ts';
import { ChartView } from '../../../kit/chart-view.tsx';
import type { Spot } from '../../../kit/gestures.ts';
import { PlayedMarks } from '../../../kit/played-marks.tsx';
import type { Box } from '../../../kit/view-box.ts';
import { AREAS, type Area } from '../data/areas.ts';
import type { View } from '../view.ts';
import { Areas } from './areas.tsx';
import { topCards } from './berths.ts';
import type { ChartPart, Shown } from './chart-part.ts';
import { areaShape, chart } from './charts.ts';
import { Contacts } from './contacts.tsx';
import { CarriedCourse, Courses, Trails } from './course-lines.tsx';
import { Figures } from './figures.tsx';
import { holderOf } from './fleets.ts';
import { Names, Shores, Waters } from './ground.tsx';
import { MiniWorld } from './mini-world.tsx';
import { musterOf } from './muster.ts';
import { Stacks } from './stacks.tsx';
import { StormMarks, Storms } from './storms.tsx';
import { Etappen } from './supplies.tsx';
import { UNWATCHED, type Watch, watch } from './trails.ts';
import { Whereabouts } from './whereabouts.tsx';
import './css/world.css';

interface WorldProps extends ChartPart {
  readonly marks: readonly ChartMark[];
  readonly isPlaying: boolean;
  readonly show: Box | undefined;
  readonly shown: Shown;
}

/** The names of the areas. */
const TYPE = 12;

/** Where an area, a fleet, a marker or a ship is. */
function spotOf(view: View, id: string): Spot | undefined {
  const counter = holderOf(view, id) ?? [...view.fleets, ...view.markers].find(({ token }) => token === id);
  const area = AREAS.find((each) => each === id) ?? counter?.area;
  if (area === undefined) return undefined;
  const [x, y] = areaShape(area).centre;
  return { x, y };
}

export const LABEL = 'Chart of the world';

export const World = (props: WorldProps) => {
  const muster = createMemo(() => musterOf(props.data, props.view));
  const cards = createMemo(() => topCards(muster(), props.shown().figures));
  const watched = createMemo((before: Watch) => (props.isPlaying ? before : watch(before, props.view)), UNWATCHED);
  const [hovered, setHovered] = createSignal<Area | null>(null);
  return (
    <ChartView
      width={chart.width}
      height={chart.height}
      label={LABEL}
      show={props.show}
      type={TYPE}
      mini={() => <MiniWorld muster={muster()} />}
    >
      <svg
        class="kit-ground cw-ground"
        classList={{ 'cw-carrying': props.desk.carrying.carried() !== null }}
        width={chart.width}
        height={chart.height}
        viewBox={`0 0 ${chart.width} ${chart.height}`}
      >
        <Waters />
        <Storms view={props.view} />
        <Whereabouts view={props.view} data={props.data} desk={props.desk} muster={muster()} shown={props.shown} />
        <Areas view={props.view} data={props.data} desk={props.desk} muster={muster()} onHover={setHovered} />
        <Shores />
        <Names view={props.view} cards={cards()} />
        <StormMarks view={props.view} />
        <Etappen view={props.view} />
        <Figures view={props.view} data={props.data} shown={props.shown} hovered={hovered()} />
        <Trails of={watched().trails} />
        <Courses view={props.view} data={props.data} desk={props.desk} />
        <Stacks view={props.view} data={props.data} desk={props.desk} muster={muster()} shown={props.shown} />
        <Contacts view={props.view} />
        <PlayedMarks marks={props.marks} spotOf={(id) => spotOf(props.view, id)} />
        <CarriedCourse view={props.view} data={props.data} desk={props.desk} />
        <rect class="cw-frame" x="0.5" y="0.5" width={chart.width - 1} height={chart.height - 1} />
      </svg>
    </ChartView>
  );
};
