/** The world with its switches and its panel, and what part of it is looked at. */
import { createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import type { ChartMark } from '../../../kit/chart-marks.ts';
import { useLooks } from '../../../kit/looks.ts';
import type { Box } from '../../../kit/view-box.ts';
import type { Area } from '../data/areas.ts';
import { around, firstLook, uprightAt } from './around.ts';
import type { ChartPart, Layers } from './chart-part.ts';
import { fleetIn } from './fleets.ts';
import { Panel } from './panel.tsx';
import { Toolbar } from './toolbar.tsx';
import { LABEL, World } from './world.tsx';

interface WorldSceneProps extends ChartPart {
  /** What the playback draws. */
  readonly marks: readonly ChartMark[];
  readonly isPlaying: boolean;
  readonly isShown: boolean;
  readonly small: boolean;
  readonly isMeasured: boolean;
}

/** The part of the width that a panel on the right takes. */
const BESIDE = 0.45;

export const WorldScene = (props: WorldSceneProps) => {
  let scene!: HTMLDivElement;
  const [layers, setLayers] = createSignal<Layers>({ figures: false, whereabouts: false });
  /** Told anew even if it is the same part: the person may have looked elsewhere since. */
  const [show, setShow] = createSignal<Box | undefined>(undefined, { equals: false });
  /** The chart must have taken its shape before it can be told where to look. */
  const look = (part: Box): void => void requestAnimationFrame(() => setShow(part));
  const isReady = createMemo(() => props.isMeasured && props.isShown);
  let hasLooked = useLooks()?.at(LABEL) !== undefined;
  createEffect(() => {
    if (!isReady() || hasLooked) return;
    hasLooked = true;
    look(uprightAt(firstLook(props.view), props.small));
  });

  const areaOf = (id: string): Area | undefined =>
    fleetIn(props.view, id)?.area ??
    props.view.markers.find(({ token }) => token === id)?.area ??
    props.view.lastSeen.find(({ token }) => token === id)?.area;
  const [side, setSide] = createSignal<'left' | 'right'>('right');
  /** The panel keeps clear of what was pressed. */
  const giveWay = (): void => {
    const pressed = document.activeElement;
    if (!(pressed instanceof SVGElement)) return;
    const [at, all] = [pressed.getBoundingClientRect(), scene.getBoundingClientRect()];
    setSide(at.left + at.width / 2 > all.left + all.width / 2 ? 'left' : 'right');
  };
  // What is pressed on the chart is in view; what is taken up elsewhere is brought into view.
  createEffect(
    on(props.desk.opened, (id) => {
      if (id === null) return;
      if (props.desk.isByHand()) return giveWay();
      setSide('right');
      const area = areaOf(id);
      if (area !== undefined) look(around(props.data, area, props.small ? 0 : BESIDE));
    }),
  );

  // Whoever is asked about a battle sees where it is.
  createEffect(
    on(props.desk.meeting, (area) => {
      if (area !== undefined) look(around(props.data, area, 0));
    }),
  );

  return (
    <div class="cw-scene" ref={scene}>
      <World
        view={props.view}
        data={props.data}
        desk={props.desk}
        marks={props.marks}
        isPlaying={props.isPlaying}
        show={show()}
        shown={layers}
      />
      <Toolbar view={props.view} data={props.data} shown={layers} onShow={setLayers} />
      <Show when={props.desk.opened()} keyed>
        {(id) => <Panel id={id} view={props.view} data={props.data} desk={props.desk} side={side()} small={props.small} />}
      </Show>
    </div>
  );
};
