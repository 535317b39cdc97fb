/** The board of Great War at Sea: the chart of the theatre, and the battle being fought. */
import { createEffect, createMemo, createSignal, mergeProps, on, Show } from 'solid-js';
import { asPlayed } from '../../../kit/as-played.ts';
import type { BoardProps } from '../../../kit/board-props.ts';
import { BoardScenes } from '../../../kit/board-scenes.tsx';
import type { ChartMark } from '../../../kit/chart-marks.ts';
import { createRoom, isSmall } from '../../../kit/room.ts';
import { BattleBoard } from '../../../tactical/board/battle-board.tsx';
import type { Data } from '../data/data.ts';
import { tactics } from '../rules/lender.ts';
import type { View } from '../view.ts';
import { describe } from './account.ts';
import type { Layers } from './chart-part.ts';
import { Charted } from './charted.tsx';
import { createDesk } from './desk.ts';
import { liveryOf } from './facts.ts';
import { SeaScene } from './sea-scene.tsx';
import { hoursOf } from './time.ts';
import { Toolbar } from './toolbar.tsx';
import './css/board.css';

export { describe, headline } from './account.ts';
export { Score } from './score.tsx';
export { Sheet } from './sheet.tsx';

const SCENES = [
  { id: 'sea', title: 'The sea' },
  { id: 'battle', title: 'Battle' },
] as const;
type Scene = (typeof SCENES)[number]['id'];

/** A board less high than this, in pixels, has no room for the tickets of the fleets. */
const LOW = 340;

const battleOf = (view: View) => view.battle ?? view.basic;

export const Board = (given: BoardProps<View, Data, ChartMark>) => {
  let element!: HTMLDivElement;
  const props = asPlayed(given);
  const marks = () => props.playback?.still?.marks ?? [];
  const isFighting = createMemo(() => battleOf(props.view) !== null);
  const [scene, setScene] = createSignal<Scene>(isFighting() ? 'battle' : 'sea');
  const isHidden = () => isFighting() && scene() === 'battle';
  // Behind a battle the chart stays as it was: nobody sees it, and each still of a playback would have all of it worked out anew.
  const chartView = createMemo<View>((before) => (isHidden() ? before : props.view), props.view);
  const desk = createDesk(
    mergeProps(props, {
      get view() {
        return chartView();
      },
    }),
  );
  const room = createRoom(() => element);
  const small = createMemo(() => {
    const found = room();
    return found !== undefined && isSmall(found);
  });
  const low = createMemo(() => small() && (room()?.height ?? LOW) < LOW);
  createEffect(on(isFighting, (now) => setScene(now ? 'battle' : 'sea'), { defer: true }));
  const [layers, setLayers] = createSignal<Layers>({ weather: true, whereabouts: true, hazards: true });
  const news = (id: Scene): string => {
    const fight = battleOf(props.view);
    if (id === 'battle') return fight ? `round ${Math.max(1, fight.round)}` : '';
    return hoursOf(desk.war().operation, Math.max(desk.war().operation.turns.first, props.view.turn));
  };
  return (
    <BoardScenes
      class="gw-board"
      label="What to show"
      small={small()}
      scenes={SCENES}
      shown={scene()}
      onShow={setScene}
      news={news}
      here={(id) => (id === 'battle' && isFighting() ? 'being fought' : '')}
      isShut={(id) => id === 'battle' && !isFighting()}
      beside={
        <Show when={scene() === 'sea' && !small()}>
          <Toolbar shown={layers} onShow={setLayers} />
        </Show>
      }
      describe={() => describe(props.view, props.data)}
      ref={element}
    >
      {/* Kept while a battle is open, so that the chart is found again as it was left. */}
      <div class="gw-holder" hidden={scene() !== 'sea'}>
        <Charted theatre={desk.war().theatre.id}>
          <SeaScene
            desk={desk}
            layers={layers}
            onLayers={setLayers}
            marks={isHidden() ? [] : marks()}
            playback={props.playback}
            isShown={scene() === 'sea'}
            small={small()}
            low={low()}
            isMeasured={room() !== undefined}
          />
        </Charted>
      </div>
      <Show when={scene() === 'battle' && battleOf(props.view)}>
        {(fight) => (
          <BattleBoard
            {...props}
            fight={fight()}
            marks={marks()}
            title={`Battle in ${props.view.fight?.zone ?? ''}`}
            tactics={tactics}
            livery={liveryOf(desk.war())}
          />
        )}
      </Show>
    </BoardScenes>
  );
};
