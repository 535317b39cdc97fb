/** The chart with its calendar, its switches, its panel and the tickets of the fleets, and what part of it is looked at. */
import { createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import type { ChartMark } from '../../../kit/chart-marks.ts';
import { useLooks } from '../../../kit/looks.ts';
import type { Playback } from '../../../kit/playback.ts';
import { PlaybackBar } from '../../../kit/playback-bar.tsx';
import type { Box } from '../../../kit/view-box.ts';
import { hasZone, zonesWithin } from '../data/zones.ts';
import type { ZoneId } from '../state.ts';
import { CalendarBar } from './calendar-bar.tsx';
import type { ChartPart, Layers, Shown } from './chart-part.ts';
import { sideFlag } from './facts.ts';
import { fleetIn, markersOf } from './fleets.ts';
import { craftZone } from './flights.ts';
import { boxAround, watersOf } from './looks.ts';
import { OpenPanel } from './panel.tsx';
import { Sea } from './sea.tsx';
import { ownSide } from './side.ts';
import { Tickets } from './tickets.tsx';
import { Toolbar } from './toolbar.tsx';

interface SeaSceneProps extends ChartPart {
  readonly layers: Shown;
  readonly onLayers: (layers: Layers) => void;
  /** What the playback draws. */
  readonly marks: readonly ChartMark[];
  readonly playback: Playback<unknown, unknown> | undefined;
  readonly isShown: boolean;
  readonly small: boolean;
  /** Too low for anything but the chart and its hours. */
  readonly low: boolean;
  readonly isMeasured: boolean;
}

/** The part of the width that a panel on the right takes. */
const BESIDE = 0.4;
/** Zones to each side of what is looked at. */
const AROUND = 2;

export const SeaScene = (props: SeaSceneProps) => {
  let scene!: HTMLDivElement;
  const { war, view, opened } = props.desk;
  /** Told anew even if it is the same part: the person may have looked elsewhere since. */
  const [show, setShow] = createSignal<Box | undefined>(undefined, { equals: false });
  /** The chart must have taken its shape before it can be told where to look. */
  const look = (part: Box | undefined): void => void requestAnimationFrame(() => part && setShow(part));
  const isReady = createMemo(() => props.isMeasured && props.isShown);
  let hasLooked = useLooks()?.at(`Chart: ${war().theatre.title}`) !== undefined;
  createEffect(() => {
    if (!isReady() || hasLooked) return;
    hasLooked = true;
    look(props.small ? firstWaters() : watersOf(war()));
  });

  /** On a phone the waters of whoever is to be ordered first: all fleets together would be a heap. */
  const firstWaters = (): Box | undefined => {
    const fleets = markersOf(view());
    const first = fleets.find(({ id }) => props.desk.unwritten().has(id)) ?? fleets[0];
    return first ? boxAround(war(), zonesWithin(war().theatre, first.zone, 1)) : watersOf(war());
  };

  const zonesOf = (id: string): readonly ZoneId[] => {
    const fleet = fleetIn(view(), id);
    if (fleet) return [fleet.zone, ...(props.desk.courses().get(id) ?? []).map(({ to }) => to)];
    const craft = view().airships.find((each) => each.id === id);
    const boats = view().boats.find((each) => each.id === id);
    const known = view().known.find(({ token }) => token === id);
    return [craft && craftZone(war(), view(), craft), boats?.zone, known?.zone, hasZone(war().theatre, id) ? id : undefined].flatMap(
      (zone) => zone ?? [],
    );
  };
  const [side, setSide] = createSignal<'left' | 'right'>('right');
  const covered = createMemo(() => (opened() !== null && side() === 'right' && !props.small ? BESIDE : 0));
  /** The panel keeps clear of what was pressed. */
  const giveWay = (): void => {
    const pressed = document.activeElement;
    if (!(pressed instanceof SVGElement)) return;
    const [at, all] = [pressed.getBoundingClientRect(), scene.getBoundingClientRect()];
    setSide(at.left + at.width / 2 > all.left + all.width * 0.6 ? 'left' : 'right');
  };
  // What is pressed on the chart is in view; what is taken up elsewhere is brought into view.
  createEffect(
    on(opened, (id) => {
      if (id === null) return;
      if (props.desk.isByHand()) return giveWay();
      setSide('right');
      const [first, ...others] = zonesOf(id);
      if (first !== undefined) look(boxAround(war(), spread([first, ...others]), props.small ? 0 : BESIDE));
    }),
  );
  /** At least a few zones, so that one sees where one is. */
  const spread = (zones: readonly ZoneId[]): readonly ZoneId[] => zones.flatMap((zone) => zonesWithin(war().theatre, zone, AROUND));

  createEffect(
    on(
      () => view().fight?.zone,
      (zone) => zone !== undefined && look(boxAround(war(), spread([zone]))),
    ),
  );

  return (
    <div class="gw-scene" style={{ '--own': `var(--nation-${sideFlag(war())[ownSide(view()) ?? 'allied']})` }}>
      <CalendarBar desk={props.desk} />
      <div class="gw-chart" ref={scene}>
        <Sea desk={props.desk} marks={props.marks} show={show()} covered={covered()} shown={props.layers} />
        <div class="kit-scene-playback">
          <PlaybackBar playback={props.playback} />
        </div>
        {/* A card takes the foot of a small chart. */}
        <Show when={props.small && opened() === null}>
          <Toolbar shown={props.layers} onShow={props.onLayers} />
        </Show>
        <Show when={opened()} keyed>
          {(id) => <OpenPanel id={id} desk={props.desk} side={side()} small={props.small} />}
        </Show>
      </div>
      <Show when={!props.low}>
        <Tickets desk={props.desk} />
      </Show>
    </div>
  );
};
