/** What else is known on the water: mines, submarines in wait, airships with their ways, and what they have reported. */
import { createMemo, For, Show } from 'solid-js';
import { legible } from '../../../kit/legible.ts';
import { pressing } from '../../../kit/press.ts';
import type { AeroplaneProfile, AirshipProfile, SubmarineProfile } from '../../../kit/profile.ts';
import { Silhouette } from '../../../kit/silhouette.tsx';
import { counted } from '../../../kit/words.ts';
import { isSeaplane } from '../rules/airships.ts';
import { writtenOf } from '../rules/order-lines.ts';
import type { Airship, Flown, ZoneId, ZoneSide } from '../state.ts';
import type { View } from '../view.ts';
import { craftNameIn } from '../words/fleets.ts';
import type { ChartPart } from './chart-part.ts';
import { craftInWords, craftZone, flightFrom, flownInWords } from './flights.ts';
import { unnamedFields } from './hazards-known.ts';
import { lineThrough } from './lanes.ts';
import { outlineOf } from './shapes.ts';
import { spotIn } from './spots.ts';
import { AIRSHIP_HIGH, AIRSHIP_WIDE, airshipDown, BOATS_AT, BOATS_WIDE, boatsHigh, stationIn } from './stations.ts';
import { hoursOf } from './time.ts';

const SUBMARINE: SubmarineProfile = { kind: 'submarine', length: 60, beam: 6, tower: 0.52, periscopes: 2 };
const ZEPPELIN: AirshipProfile = { kind: 'airship', length: 158, diameter: 15, gondolas: [0.34, 0.6] };
const SEAPLANE: AeroplaneProfile = { kind: 'floatplane', length: 12.4, span: 19.4, wings: 2, engine: 'inline', tailFloat: true };

const at = (desk: ChartPart['desk'], zone: ZoneId): string => spotIn(desk.war().theatre, zone).join(' ');

const MINE = 'M0 -4V4M-4 0H4M-2.8 -2.8L2.8 2.8M2.8 -2.8L-2.8 2.8';
const SPOTS = [
  [-12, 0],
  [0, -4],
  [12, 1],
] as const;

/** Fields that were laid in this operation, or found in it. */
const Mines = (props: ChartPart & { readonly unit: number }) => (
  <For each={unnamedFields(props.desk.war(), props.desk.view())}>
    {({ zone, strength }) => (
      <g
        class="gw-laid"
        transform={`translate(${at(props.desk, zone)}) scale(${props.unit}) translate(0 24)`}
        role="img"
        aria-label={`Minefield in ${zone}${strength === null ? '' : `, strength ${strength}`}`}
      >
        <rect x="-20" y="-10" width="40" height="20" rx="4" />
        <For each={SPOTS}>
          {([x, y]) => (
            <g transform={`translate(${x} ${y})`}>
              <path d={MINE} />
              <circle r="2.3" />
            </g>
          )}
        </For>
      </g>
    )}
  </For>
);

/** Where they will be when the orders are handed in; of those in hand the zones are marked in which they may lie in wait. */
const Boats = (props: ChartPart & { readonly unit: number }) => {
  const { war, view, orders, opened } = props.desk;
  const stationOf = (boats: View['boats'][number]): ZoneId => stationIn(orders(), boats);
  return (
    <>
      <path class="gw-stations" d={outlineOf(war().theatre, props.desk.stations())} aria-hidden="true" />
      <For each={view().boats.filter(({ left }) => left > 0)}>
        {(boats) => (
          <g
            class="gw-boats"
            classList={{ 'gw-craft-chosen': opened() === boats.id }}
            transform={`translate(${at(props.desk, stationOf(boats))}) scale(${props.unit}) translate(${BOATS_AT.join(' ')})`}
            {...pressing(`${craftNameIn(war(), boats.id)}, ${counted(boats.left, 'submarine')} in wait in ${stationOf(boats)}`, () =>
              props.desk.pressPiece(boats.id),
            )}
          >
            <rect class="gw-craft-ground" width={BOATS_WIDE} height={boatsHigh(boats.left)} rx="5" />
            <For each={Array.from({ length: boats.left }, (_, i) => i)}>
              {(i) => <Silhouette profile={SUBMARINE} x={3 + i * 3} y={4 + i * 9} width={28} height={8} />}
            </For>
          </g>
        )}
      </For>
    </>
  );
};

/** The last flight is of interest until the next is flown: what was looked at, and the way there. */
const isFresh = (view: View, flown: Flown): boolean => view.turn - flown.turn <= 1;

const Flight = (props: ChartPart & { readonly flown: Flown }) => {
  const theatre = () => props.desk.war().theatre;
  return (
    <g class="gw-flown" role="img" aria-label={flownInWords(props.flown)}>
      <path class="gw-searched" d={outlineOf(theatre(), new Set(props.flown.searched))} />
      <path class="gw-flown-way" d={lineThrough([props.flown.from, ...props.flown.way].map((zone) => spotIn(theatre(), zone)))} />
    </g>
  );
};

const Airships = (props: ChartPart & { readonly unit: number }) => {
  const zoneOf = (craft: Airship): ZoneId | undefined => craftZone(props.desk.war(), props.desk.view(), craft);
  const flying = createMemo(() => props.desk.view().airships.filter((craft) => !craft.lost && zoneOf(craft) !== undefined));
  return (
    <For each={flying()}>
      {(airship) => (
        <>
          <Show when={airship.flown && isFresh(props.desk.view(), airship.flown) && airship.flown}>
            {(flown) => <Flight desk={props.desk} flown={flown()} />}
          </Show>
          <path
            class="gw-flight"
            d={lineThrough(
              [
                flightFrom(props.desk.war(), props.desk.view(), props.desk.orders(), airship),
                ...(writtenOf(props.desk.orders(), airship.id).flight ?? airship.plot),
              ].map((zone) => spotIn(props.desk.war().theatre, zone)),
            )}
            aria-hidden="true"
          />
          <g
            class="gw-airship"
            classList={{ 'gw-aloft': airship.aloft, 'gw-craft-chosen': props.desk.opened() === airship.id }}
            transform={`translate(${at(props.desk, zoneOf(airship) ?? airship.zone)}) scale(${props.unit}) translate(0 ${airshipDown(airship.aloft)})`}
            {...pressing(
              `${isSeaplane(airship) ? '' : 'Airship '}${craftNameIn(props.desk.war(), airship.id)}, ${craftInWords(props.desk.war(), props.desk.view(), airship)}`,
              () => props.desk.pressPiece(airship.id),
            )}
          >
            <rect
              class="gw-craft-ground"
              x={-AIRSHIP_WIDE / 2}
              y={-AIRSHIP_HIGH / 2}
              width={AIRSHIP_WIDE}
              height={AIRSHIP_HIGH}
              rx={AIRSHIP_HIGH / 2}
            />
            <Silhouette profile={isSeaplane(airship) ? SEAPLANE : ZEPPELIN} x={-24} y={-8} width={48} height={16} />
          </g>
        </>
      )}
    </For>
  );
};

/** Degrees from north of a zone's six sides. */
const HEADINGS: Readonly<Record<ZoneSide, number>> = { 0: 30, 1: 90, 2: 150, 3: 210, 4: 270, 5: 330 };

/** What an airship saw, or thought it saw: how many, and where to. */
const Reports = (props: ChartPart & { readonly unit: number }) => (
  <For each={props.desk.view().reports}>
    {({ zone, turn, ships, course }) => (
      <g
        class="gw-report"
        style={{ opacity: Math.max(0.35, 1 - 0.15 * (props.desk.view().turn - turn)) }}
        transform={`translate(${at(props.desk, zone)}) scale(${props.unit})`}
        role="img"
        aria-label={`Reported in ${zone}, ${hoursOf(props.desk.war().operation, turn)}: about ${ships} ships`}
      >
        <circle class="gw-report-spot" r="4.5" />
        <Show when={course !== null}>
          <path class="gw-report-course" d="M0 -7V-24M-4 -19L0 -25L4 -19" transform={`rotate(${HEADINGS[course ?? 0]})`} />
        </Show>
        <text x="8" y="14">
          about {ships}, {hoursOf(props.desk.war().operation, turn)}
        </text>
      </g>
    )}
  </For>
);

export const Pieces = (props: ChartPart) => {
  const { unit } = legible();
  return (
    <>
      <Mines desk={props.desk} unit={unit()} />
      <Boats desk={props.desk} unit={unit()} />
      <Airships desk={props.desk} unit={unit()} />
      <Reports desk={props.desk} unit={unit()} />
    </>
  );
};
