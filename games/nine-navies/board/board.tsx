/** The board of Nine Navies War: the chart, the battle, and the record of the war. */
import { createEffect, createMemo, createSignal, Match, on, Show, Switch } from 'solid-js';
import { asPlayed } from '../../../kit/as-played.ts';
import type { BoardProps } from '../../../kit/board-props.ts';
import { BoardScenes } from '../../../kit/board-scenes.tsx';
import type { ChartMark } from '../../../kit/chart-marks.ts';
import { keptList } from '../../../kit/kept-list.ts';
import { createRoom, isSmall } from '../../../kit/room.ts';
import type { Box } from '../../../kit/view-box.ts';
import type { Data } from '../data/data.ts';
import { ZONES } from '../data/map.ts';
import { nameBattle } from '../rules/combat.ts';
import type { View } from '../view.ts';
import { nameOf } from '../wording.ts';
import { describe } from './account.ts';
import { around, aroundSeas, beside } from './around.ts';
import { BattleBoard } from './battle.tsx';
import { baseBox, chart, seaShape } from './charts.ts';
import { baseAsked, createDesk } from './desk.ts';
import { isBase, isZone } from './facts.ts';
import { PlacePanel } from './panel.tsx';
import { WarRecord } from './record.tsx';
import { SeaChart } from './sea-chart.tsx';
import './css/common.css';

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

/** A panel lies on the side away from its place. */
const panelSide = (place: string): 'left' | 'right' => {
  const x = isBase(place) ? baseBox(place).box[0] + 70 : isZone(place) ? seaShape(place).plate[0] : 0;
  return x > chart.width * 0.52 ? 'left' : 'right';
};

export const Board = (given: BoardProps<View, Data, ChartMark>) => {
  let element!: HTMLDivElement;
  const props = asPlayed(given);
  const marks = () => props.playback?.still?.marks ?? [];
  const desk = createDesk(props);
  const [shown, setShown] = createSignal<Scene>(sceneOf(props.view));
  const room = createRoom(() => element);
  /** Not known before the board has been measured. */
  const small = createMemo(() => {
    const found = room();
    return found && isSmall(found);
  });
  /** Told anew even if it is the same part: the person may have looked elsewhere since. */
  const [show, setShow] = createSignal<Box | undefined>(undefined, { equals: false });
  const isTall = createMemo(() => {
    const found = room();
    return found !== undefined && found.height > found.width;
  });
  /** While another scene is open the chart stays behind it, laid out as it was, for a playback that turns from the battle to the seas has no time to build it. */
  const seas = createMemo<View>((before) => (before === undefined || shown() === 'seas' ? props.view : before));
  const inBattle = createMemo(() => props.view.battle !== null);
  const zone = createMemo(() => props.view.battle?.zone);
  createEffect(on([inBattle, zone], ([now]) => setShown(now ? 'battle' : 'seas'), { defer: true }));

  /** A question about the ships of one base opens it, where there is room for chart and panel. */
  const asked = createMemo(() => baseAsked(props.view, props.question?.name));
  createEffect(
    on([asked, small], ([base, inHand]) => {
      if (inHand !== undefined) desk.reveal(inHand ? null : base);
    }),
  );
  createEffect(
    on([asked, small, isTall], ([base, inHand]) => {
      if (inHand) setShow(around(props.data, base ?? props.view.active));
      else if (base !== null) setShow(beside(around(props.data, base), panelSide(base)));
    }),
  );

  /** NN-5.7a: seas of which one is named are all in view; the chart may still lie where the last base was. */
  const named = keptList(() => (props.question?.name === nameBattle.name ? ZONES.filter(desk.isOffered) : []));
  createEffect(on(named, (zones) => zones.length > 0 && setShow(aroundSeas(zones))));
  return (
    <BoardScenes
      class="nn-board"
      label="What to show"
      small={small() === true}
      scenes={scenes}
      shown={shown()}
      onShow={setShown}
      news={(id) => newsOf(props.view, id)}
      here={(id) => (id === 'battle' && inBattle() ? 'being fought' : '')}
      isShut={(id) => id === 'battle' && !inBattle()}
      describe={() => describe(props.view)}
      playback={props.playback}
      ref={element}
    >
      <div class="nn-scene" classList={{ 'nn-behind': shown() !== 'seas' }}>
        <SeaChart
          view={seas()}
          desk={desk}
          marks={shown() === 'seas' ? marks() : []}
          show={show()}
          start={around(props.data, seas().active)}
          onRecord={() => setShown('record')}
        />
      </div>
      <Switch>
        <Match when={shown() === 'seas'}>
          <Show when={desk.opened()} keyed>
            {(place) => <PlacePanel view={props.view} desk={desk} place={place} side={panelSide(place)} onClose={() => desk.open(null)} />}
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
            {(battle) => <BattleBoard view={props.view} battle={battle()} marks={marks()} question={props.question} desk={desk} />}
          </Show>
        </Match>
        <Match when={shown() === 'record'}>
          <WarRecord view={props.view} desk={desk} />
        </Match>
      </Switch>
    </BoardScenes>
  );
};
