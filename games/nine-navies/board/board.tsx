/** The board of Nine Navies War: the chart, the battle, and the record of the war. */
import { createEffect, createMemo, createSignal, For, Match, on, onCleanup, onMount, Show, Switch } from 'solid-js';
import type { BoardProps } from '../../../kit/board-props.ts';
import type { Box } from '../../../kit/view-box.ts';
import type { View } from '../view.ts';
import { nameOf } from '../wording.ts';
import { describe } from './account.ts';
import { BattleBoard } from './battle.tsx';
import { baseBox, chart, seaShape } from './charts.ts';
import { baseAsked, createDesk } from './desk.ts';
import { isBase, isZone } from './facts.ts';
import { PlacePanel } from './panel.tsx';
import { WarRecord } from './record.tsx';
import { around, SeaChart } from './sea-chart.tsx';
import './board.css';

export { describe, headline } from './account.ts';
export { Score } from './score.tsx';
export { Sheet } from './sheet.tsx';

const scenes = [
  { id: 'seas', title: 'The seas' },
  { id: 'battle', title: 'Battle' },
  { id: 'record', title: 'War record' },
] as const;
type Scene = (typeof scenes)[number]['id'];

const sceneOf = (view: View): Scene => (view.battle ? 'battle' : 'seas');

const newsOf = (view: View, scene: Scene): string => {
  if (scene === 'battle') return view.battle ? `round ${Math.max(1, view.battle.round)}` : '';
  return scene === 'record' ? `${view.points.allied} : ${view.points.central}` : '';
};

const Tabs = (props: { readonly view: View; readonly shown: Scene; readonly onShow: (scene: Scene) => void }) => (
  <div class="nn-tabs" role="group" aria-label="What to show">
    <For each={scenes}>
      {({ id, title }) => (
        <button
          type="button"
          aria-pressed={props.shown === id}
          disabled={id === 'battle' && !props.view.battle}
          onClick={() => props.onShow(id)}
        >
          {title}
          <Show when={newsOf(props.view, id)}>{(news) => <span class="nn-tab-news">{news()}</span>}</Show>
          <Show when={id === 'battle' && props.view.battle && props.shown !== id}>
            <span class="nn-tab-here">being fought</span>
          </Show>
        </button>
      )}
    </For>
  </div>
);

/** The board in words, for those who do not see it. */
const InWords = (props: { readonly view: View }) => {
  const [open, setOpen] = createSignal(false);
  return (
    <details class="nn-account" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>The board in words</summary>
      <Show when={open()}>
        <dl>
          <For each={describe(props.view)}>
            {({ place, things }) => (
              <>
                <dt>{place}</dt>
                <For each={things}>{(thing) => <dd>{thing}</dd>}</For>
              </>
            )}
          </For>
        </dl>
      </Show>
    </details>
  );
};

/** Screens less wide than this, in pixels, are shown a part of the chart at a time. */
const SMALL = 640;

/** A panel lies on the side away from its place. */
const panelSide = (place: string): 'left' | 'right' => {
  const x = isBase(place) ? baseBox(place).box[0] + 70 : isZone(place) ? seaShape(place).plate[0] : 0;
  return x > chart.width * 0.52 ? 'left' : 'right';
};

export const Board = (props: BoardProps<View>) => {
  let frame!: HTMLDivElement;
  const desk = createDesk(props);
  const [shown, setShown] = createSignal<Scene>(sceneOf(props.view));
  /** Not known before the board has been measured. */
  const [small, setSmall] = createSignal<boolean>();
  const [show, setShow] = createSignal<Box>();
  const inBattle = createMemo(() => props.view.battle !== null);
  const zone = createMemo(() => props.view.battle?.zone);
  createEffect(on([inBattle, zone], ([now]) => setShown(now ? 'battle' : 'seas'), { defer: true }));

  /** A question about the ships of one base opens it, where there is room for chart and panel. */
  const asked = createMemo(() => baseAsked(props.view, props.question?.name));
  createEffect(
    on([asked, small], ([base, isSmall]) => {
      if (isSmall === undefined) return;
      desk.reveal(isSmall ? null : base);
      const place = base ?? props.view.active;
      // The chart must have taken its shape before it can be told where to look.
      if (isSmall && place) requestAnimationFrame(() => setShow(around(place)));
    }),
  );
  onMount(() => {
    const shaped = new ResizeObserver(([entry]) => {
      if (!entry) return;
      setSmall(entry.contentRect.width < SMALL);
    });
    shaped.observe(frame);
    onCleanup(() => shaped.disconnect());
  });
  return (
    <div class="nn-board" classList={{ 'nn-small': small() === true }}>
      <Tabs view={props.view} shown={shown()} onShow={setShown} />
      <div class="nn-scene" ref={frame}>
        <Switch>
          <Match when={shown() === 'seas'}>
            <SeaChart view={props.view} desk={desk} show={show()} onRecord={() => setShown('record')} />
            <Show when={desk.opened()} keyed>
              {(place) => (
                <PlacePanel view={props.view} desk={desk} place={place} side={panelSide(place)} onClose={() => desk.open(null)} />
              )}
            </Show>
            <Show when={small() === true && desk.opened() === null && asked()}>
              {(base) => (
                <button type="button" class="nn-open-base" onClick={() => desk.open(base())}>
                  {nameOf(base())}: choose ships
                </button>
              )}
            </Show>
          </Match>
          <Match when={shown() === 'battle'}>
            <Show when={props.view.battle} fallback={<p class="nn-none">No battle is being fought.</p>}>
              {(battle) => <BattleBoard view={props.view} battle={battle()} question={props.question} desk={desk} />}
            </Show>
          </Match>
          <Match when={shown() === 'record'}>
            <WarRecord view={props.view} desk={desk} />
          </Match>
        </Switch>
      </div>
      <InWords view={props.view} />
    </div>
  );
};
