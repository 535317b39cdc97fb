/** The theatre with the fleets of the draft: a press puts the open fleet there, or picks a zone for a list. */
import { createMemo, For, Show } from 'solid-js';
import { legible } from '../../../../kit/legible.ts';
import { Flag } from '../../../../kit/nation.tsx';
import { pressing } from '../../../../kit/press.ts';
import { counted } from '../../../../kit/words.ts';
import { leaderOf, putInto } from '../../data/drafting.ts';
import type { ZoneId } from '../../data/theatre.ts';
import { hasZone, isInPlay, zoneIn } from '../../data/zones.ts';
import { SIDES, type Side } from '../../state.ts';
import { Charted } from '../charted.tsx';
import { zoneBox, zoneMiddle } from '../charts.ts';
import { TheatreChart } from '../ground.tsx';
import { frameOf, plateSize } from '../plate.ts';
import { zoneUnder } from '../shapes.ts';
import { ZoneCursor } from '../zone-cursor.tsx';
import type { BuilderDesk, DeskPart } from './desk.ts';
import { zoneInWords } from './words.ts';

/** Fleets of one side in one zone. */
interface Station {
  readonly zone: ZoneId;
  readonly side: Side;
  readonly places: readonly number[];
}

function stationsOf({ draft, theatre }: BuilderDesk): readonly Station[] {
  const { fleets } = draft();
  const zones = [...new Set(fleets.map(({ zone }) => zone))].filter((zone) => hasZone(theatre(), zone));
  const at = (zone: ZoneId, side: Side): number[] =>
    fleets.flatMap((fleet, place) => (fleet.zone === zone && fleet.side === side ? [place] : []));
  return zones.flatMap((zone) => SIDES.map((side) => ({ zone, side, places: at(zone, side) }))).filter(({ places }) => places.length > 0);
}

/** Type of a marker's name, in chart units. */
const NAME = 12;
const [WIDTH, HEIGHT] = [27, 18];

const Marker = (props: DeskPart & { readonly station: Station }) => {
  const { swell } = legible();
  const draft = () => props.desk.draft();
  const isOpen = (): boolean => props.station.places.includes(props.desk.open());
  /** The open one, or else the first of them. */
  const shown = (): number => (isOpen() ? props.desk.open() : (props.station.places[0] ?? 0));
  const name = (): string => draft().fleets[shown()]?.name ?? '';
  const label = (): string => `${props.station.places.map((place) => draft().fleets[place]?.name).join(', ')} in ${props.station.zone}`;
  /** Pressed again, the next one. */
  const press = (): void => {
    const { places } = props.station;
    props.desk.openFleet(places[(places.indexOf(props.desk.open()) + 1) % places.length] ?? shown());
  };
  const [x, y] = zoneMiddle(props.desk.theatre(), props.station.zone);
  return (
    <g
      class="gw-station"
      classList={{ 'gw-station-open': isOpen() }}
      data-side={props.station.side}
      transform={`translate(${x} ${y + (props.station.side === 'allied' ? -9 : 9)}) scale(${swell(NAME)})`}
      {...pressing(label(), press, isOpen())}
    >
      <rect x={-WIDTH / 2 - 3} y={-HEIGHT / 2 - 3} width={WIDTH + 6} height={HEIGHT + 6} rx="3" />
      <Flag nation={draft().sides[props.station.side].nations[0] ?? 'neutral'} x={-WIDTH / 2} y={-HEIGHT / 2} width={WIDTH} />
      <Show when={props.station.places.length > 1}>
        <circle cx={WIDTH / 2 + 1} cy={-HEIGHT / 2} r="8" />
        <text class="gw-station-count" x={WIDTH / 2 + 1} y={-HEIGHT / 2 + 3.6}>
          {props.station.places.length}
        </text>
      </Show>
      <Show when={isOpen()}>
        <text class="gw-station-name" y={HEIGHT / 2 + 15} font-size={`${NAME}px`}>
          {name()}
        </text>
      </Show>
    </g>
  );
};

const Picked = (props: DeskPart) => (
  <For each={props.desk.picking()?.zones() ?? []}>
    {(zone) => {
      const [x, y, width, height] = zoneBox(props.desk.theatre(), zone);
      return <rect class="gw-picked" x={x} y={y} width={width} height={height} />;
    }}
  </For>
);

/** What a press on a zone does: it puts the open fleet there, or picks the zone for a list, or puts it back. */
function take(desk: BuilderDesk, zone: ZoneId): void {
  if (!isInPlay(zoneIn(desk.theatre(), zone))) return;
  const picking = desk.picking();
  if (!picking) return desk.change((draft) => putInto(draft, desk.open(), zone));
  const zones = picking.zones();
  picking.onZones(zones.includes(zone) ? zones.filter((each) => each !== zone) : [...zones, zone]);
}

/** Presses on the water. */
const Water = (props: DeskPart) => {
  let field!: SVGRectElement;
  const { theatre } = props.desk;
  const frame = () => frameOf(theatre().grid);
  const press = ({ clientX, clientY }: MouseEvent): void => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(field.getScreenCTM()?.inverse());
    const zone = zoneUnder(theatre(), x, y);
    if (zone !== undefined) take(props.desk, zone);
  };
  return (
    <rect
      ref={field}
      class="gw-water"
      x={frame()[0]}
      y={frame()[1]}
      width={frame()[2]}
      height={frame()[3]}
      role="presentation"
      onClick={press}
    />
  );
};

const cursorLabel = (desk: BuilderDesk, zone: ZoneId): string => {
  const does = desk.picking() ? 'picks this one or puts it back' : `puts ${openFleet(desk)?.name ?? 'nobody'} here`;
  return `${zoneInWords(desk.theatre(), zone)}. Arrow keys walk over the zones, Enter ${does}.`;
};

/** Whoever moves when the open fleet is put somewhere. */
const openFleet = ({ draft, open }: BuilderDesk) => draft().fleets[leaderOf(draft(), open())];

/** Where the keyboard begins. */
const homeOf = (desk: BuilderDesk): ZoneId => {
  const zone = openFleet(desk)?.zone ?? '';
  return hasZone(desk.theatre(), zone) ? zone : (desk.zones()[0] ?? '');
};

const hint = (desk: BuilderDesk): string => {
  const picking = desk.picking();
  if (picking) return `${picking.words}: ${counted(picking.zones().length, 'zone')}. Press zones to pick them or to put them back.`;
  const fleet = openFleet(desk);
  return fleet ? `Press the chart to put ${fleet.name} there, or walk there with the arrow keys and press Enter.` : '';
};

export const BuilderChart = (props: DeskPart) => {
  const stations = createMemo(() => stationsOf(props.desk));
  const plate = () => plateSize(props.desk.theatre().grid);
  return (
    <div class="gw-builder-chart">
      <Charted theatre={props.desk.theatre().id}>
        <div class="gw-builder-plate" style={{ 'aspect-ratio': `${plate().width} / ${plate().height}` }}>
          <TheatreChart
            theatre={props.desk.theatre().id}
            date={props.desk.date()}
            fields={[]}
            channels={[]}
            water={<Picked desk={props.desk} />}
          >
            <Water desk={props.desk} />
            <ZoneCursor
              theatre={props.desk.theatre()}
              start={homeOf(props.desk)}
              label={(zone) => cursorLabel(props.desk, zone)}
              onPress={(zone) => take(props.desk, zone)}
            />
            <For each={stations()}>{(station) => <Marker desk={props.desk} station={station} />}</For>
          </TheatreChart>
        </div>
      </Charted>
      <p class="soft">
        {hint(props.desk)}{' '}
        <Show when={props.desk.picking()}>
          <button type="button" class="builder-chip" onClick={() => props.desk.pick(null)}>
            done
          </button>
        </Show>
      </p>
    </div>
  );
};
