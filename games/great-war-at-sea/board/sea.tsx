/** The chart of the theatre with all that lies on it. */
import { createMemo, Show } from 'solid-js';
import type { ChartMark } from '../../../kit/chart-marks.ts';
import { ChartView } from '../../../kit/chart-view.tsx';
import type { Spot } from '../../../kit/gestures.ts';
import { keptList } from '../../../kit/kept-list.ts';
import { PlayedMarks } from '../../../kit/played-marks.tsx';
import type { Box } from '../../../kit/view-box.ts';
import type { War } from '../data/data.ts';
import { hasZone } from '../data/zones.ts';
import type { ZoneId } from '../state.ts';
import type { View } from '../view.ts';
import type { ChartPart, Shown } from './chart-part.ts';
import { chartOf } from './charts.ts';
import { Courses } from './course-lines.tsx';
import { Ground } from './ground.tsx';
import { minesOn } from './hazards.tsx';
import { channelsOf, fieldNames } from './hazards-known.ts';
import { Meeting } from './meeting.tsx';
import { MiniSea } from './mini-sea.tsx';
import { Night } from './night.tsx';
import { Pieces } from './pieces.tsx';
import { spotIn } from './spots.ts';
import { Stacks } from './stacks.tsx';
import {
  airshipRoom,
  berthedIn,
  boatsRoom,
  isSameBerthed,
  isSameWaiting,
  markerRoom,
  markerScale,
  stationsOf,
  waitingIn,
} from './stations.ts';
import { WeatherPills, WeatherTints } from './weather.tsx';
import { Whereabouts, WhereaboutsHours } from './whereabouts.tsx';
import { ZoneField } from './zone-field.tsx';
import './css/sea.css';

interface SeaProps extends ChartPart {
  readonly marks: readonly ChartMark[];
  readonly show: Box | undefined;
  /** What a card at the right covers of the width. */
  readonly covered: number;
  readonly shown: Shown;
}

/** Where a zone, a port, a fleet, a marker, a ship or her piece is. */
function zoneOf({ theatre, ports, holding }: War, { fleets, markers }: View, id: string): ZoneId | undefined {
  if (hasZone(theatre, id)) return id;
  const piece = holding.get(id) ?? id;
  const fleet = fleets.find((each) => each.id === id || each.pieces.includes(piece));
  return ports.get(id)?.zone ?? fleet?.zone ?? markers.find(({ token }) => token === id)?.zone;
}

export const Sea = (props: SeaProps) => {
  const war = () => props.desk.war();
  const id = () => war().theatre.id;
  const chart = () => chartOf(id());
  // Names are hung clear of all that lies on the chart: they are hung anew when that is something else, and not for every still or order.
  const fields = keptList(() => (props.shown().hazards ? fieldNames(war(), props.desk.view()) : []));
  const channels = keptList(() => (props.shown().hazards ? channelsOf(war(), props.desk.view()) : []));
  const taken = keptList(() => [...stationsOf(props.desk.view()).keys()]);
  const waiting = createMemo(() => waitingIn(props.desk.view(), props.desk.orders()), undefined, { equals: isSameWaiting });
  const berthed = createMemo(() => berthedIn(war(), props.desk.view()), undefined, { equals: isSameBerthed });
  const markersAt = (unit: number) => [
    ...taken().map((zone) => markerRoom(war().theatre, zone, markerScale(unit))),
    ...waiting().map((boats) => boatsRoom(war().theatre, boats, unit)),
    ...berthed().map((craft) => airshipRoom(war().theatre, craft, unit)),
    ...minesOn(id(), fields()),
  ];
  const spotOf = (about: string): Spot | undefined => {
    const zone = zoneOf(war(), props.desk.view(), about);
    const [x, y] = zone === undefined ? [] : spotIn(war().theatre, zone);
    return x === undefined || y === undefined ? undefined : { x, y };
  };
  return (
    <ChartView
      width={chart().width}
      height={chart().height}
      label={`Chart: ${war().theatre.title}`}
      show={props.show}
      covered={props.covered}
      mini={() => <MiniSea desk={props.desk} />}
    >
      <svg
        class="kit-ground gw-ground"
        classList={{ 'gw-laying': props.desk.dragging.now() !== null }}
        width={chart().width}
        height={chart().height}
        viewBox={`0 0 ${chart().width} ${chart().height}`}
      >
        <Ground
          theatre={id()}
          date={war().operation.date}
          fields={fields()}
          channels={channels()}
          markersAt={markersAt}
          water={
            <>
              <Show when={props.shown().weather}>
                <WeatherTints desk={props.desk} />
              </Show>
              <Whereabouts desk={props.desk} shown={props.shown} />
            </>
          }
        >
          <WhereaboutsHours desk={props.desk} shown={props.shown} markersAt={markersAt} />
          <Night desk={props.desk} />
          <Show when={props.shown().weather}>
            <WeatherPills desk={props.desk} markersAt={markersAt} />
          </Show>
          {/* Each in a group of its own: when one is drawn anew, nothing else is moved, or it would lose the focus. */}
          <g>
            <ZoneField desk={props.desk} />
          </g>
          <g>
            <Courses desk={props.desk} />
          </g>
          <g>
            <Pieces desk={props.desk} />
          </g>
          <g>
            <Stacks desk={props.desk} />
          </g>
          <Meeting desk={props.desk} />
          <PlayedMarks marks={props.marks} spotOf={spotOf} />
        </Ground>
      </svg>
    </ChartView>
  );
};
