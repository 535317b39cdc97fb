/** The board of Cruiser Warfare: the world, the battle being fought, and the calendar of the war. */
import { createEffect, createMemo, createSignal, Match, on, Show, Switch } from 'solid-js';
import { asPlayed } from '../../../kit/as-played.ts';
import type { BoardProps } from '../../../kit/board-props.ts';
import { BoardScenes } from '../../../kit/board-scenes.tsx';
import type { ChartMark } from '../../../kit/chart-marks.ts';
import { createRoom, isSmall } from '../../../kit/room.ts';
import { BattleBoard } from '../../../tactical/board/battle-board.tsx';
import { areaName } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { nameOfTurn } from '../rules/calendar.ts';
import { tactics } from '../rules/lender.ts';
import type { View } from '../view.ts';
import { describe } from './account.ts';
import { Calendar } from './calendar.tsx';
import { createDesk } from './desk.ts';
import { livery } from './livery.ts';
import { WorldScene } from './world-scene.tsx';
import './css/common.css';

export { describe, headline } from './account.ts';
export { Score } from './score.tsx';
export { Sheet } from './sheet.tsx';

const SCENES = [
  { id: 'world', title: 'The world' },
  { id: 'battle', title: 'Battle' },
  { id: 'calendar', title: 'Calendar' },
] as const;
type Scene = (typeof SCENES)[number]['id'];

const battleOf = (view: View) => view.battle ?? view.basic;

/** A battle by itself has no world around it. */
const isCampaign = ({ scenario }: View): boolean => scenario === 'campaign';
const scenesOf = (view: View) => SCENES.filter(({ id }) => isCampaign(view) || id === 'battle');

const newsOf = (view: View, scene: Scene): string => {
  if (scene === 'battle') return battleOf(view) ? `round ${Math.max(1, battleOf(view)?.round ?? 0)}` : '';
  return scene === 'calendar' && view.turn > 0 ? nameOfTurn(view.turn) : '';
};

/** The name of a battle that stands alone, or the waters it is fought in. */
const titleOf = (data: Data, view: View): string => {
  const named = data.battles.find(({ id }) => id === view.scenario);
  if (named) return named.title;
  const contact = view.fighting === null ? undefined : view.contacts[view.fighting];
  return contact ? areaName(contact.area) : 'Battle';
};

export const Board = (given: BoardProps<View, Data, ChartMark>) => {
  let element!: HTMLDivElement;
  const props = asPlayed(given);
  const desk = createDesk(props);
  const isFighting = createMemo(() => battleOf(props.view) !== null);
  const [scene, setScene] = createSignal<Scene>(isFighting() || !isCampaign(props.view) ? 'battle' : 'world');
  createEffect(on(isFighting, (now) => setScene(now || !isCampaign(props.view) ? 'battle' : 'world'), { defer: true }));
  const room = createRoom(() => element);
  const small = createMemo(() => {
    const found = room();
    return found !== undefined && isSmall(found);
  });
  return (
    <BoardScenes
      class="cw-board"
      label="What to show"
      small={small()}
      scenes={scenesOf(props.view)}
      shown={scene()}
      onShow={setScene}
      news={(id) => newsOf(props.view, id)}
      here={(id) => (id === 'battle' && isFighting() ? 'being fought' : '')}
      isShut={(id) => id === 'battle' && !isFighting()}
      describe={() => describe(props.view, props.data)}
      playback={scene() === 'battle' ? undefined : props.playback}
      ref={element}
    >
      <Show when={isCampaign(props.view)}>
        {/* Kept while another scene is open, so that the chart is found again as it was left. */}
        <div class="cw-scene" hidden={scene() !== 'world'}>
          <WorldScene
            view={props.view}
            data={props.data}
            desk={desk}
            marks={props.playback?.still?.marks ?? []}
            isPlaying={props.playback?.still != null}
            isShown={scene() === 'world'}
            small={small()}
            isMeasured={room() !== undefined}
          />
        </div>
      </Show>
      <Switch>
        <Match when={scene() === 'battle'}>
          <Show when={battleOf(props.view)} fallback={<p class="cw-none">No battle is being fought.</p>}>
            {(fight) => (
              <BattleBoard
                {...props}
                fight={fight()}
                marks={props.playback?.still?.marks}
                title={titleOf(props.data, props.view)}
                tactics={tactics}
                livery={livery}
              />
            )}
          </Show>
        </Match>
        <Match when={scene() === 'calendar'}>
          <Calendar
            view={props.view}
            data={props.data}
            onShow={(token) => {
              setScene('world');
              desk.reveal(token);
            }}
          />
        </Match>
      </Switch>
    </BoardScenes>
  );
};
