/** The battle being fought: on the tactical map, or by the quick system without one, with both fleets beside it. */
import { createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import type { ChartMark } from '../../kit/chart-marks.ts';
import { PlaybackBar } from '../../kit/playback-bar.tsx';
import { createRoom } from '../../kit/room.ts';
import type { Weather } from '../battle.ts';
import { BattleBar, Hint } from './bar.tsx';
import { Legend } from './field.tsx';
import { type BattleProps, createHelm } from './helm.ts';
import { HexBattle } from './hex-battle.tsx';
import { ImpulseTracker } from './impulses.tsx';
import { LineBattle } from './line-battle.tsx';
import type { Livery } from './livery.ts';
import { createResults } from './memory.ts';
import { FleetPanel } from './panel.tsx';
import type { Fight } from './results.ts';
import { nextInWords, stepInWords } from './steps.ts';
import './css/battle.css';
import './css/craft.css';
import './css/panel.css';

const WEATHERS: Readonly<Record<Weather, string>> = {
  clear: '',
  mist: 'mist',
  fog: 'fog',
  squall: 'squall',
  storm: 'storm',
  gale: 'gale',
};

const skyOf = ({ night, weather }: Fight): string => [night ? 'night' : '', WEATHERS[weather]].filter(Boolean).join(', ');

const stateOf = (fight: Fight, livery: Livery): string => {
  const sky = skyOf(fight);
  if (!('step' in fight)) return [`Round ${fight.round}, ${fight.range} range`, sky].filter(Boolean).join(' · ');
  const first = fight.stage === 'fighting' ? `initiative: ${livery.sideName[fight.initiative]}` : '';
  return [[stepInWords(fight, livery), nextInWords(fight, livery)].filter(Boolean).join(', '), first, sky].filter(Boolean).join(' · ');
};

/** Where there is room for both, the fleets are open from the start. */
const ROOMY = 780;

interface BattleBoardProps extends BattleProps {
  /** What the playback draws over the ships; none while it shows nothing. */
  readonly marks?: readonly ChartMark[] | undefined;
  /** What the battle is called, or the waters it is fought in. */
  readonly title: string;
}

export const BattleBoard = (props: BattleBoardProps) => {
  let element!: HTMLDivElement;
  const helm = createHelm(props);
  const results = createResults(
    () => props.fight,
    () => props.playback,
  );
  const room = createRoom(() => element);
  const isRoomy = createMemo(() => (room()?.width ?? 0) >= ROOMY);
  const [fleets, setFleets] = createSignal(false);
  createEffect(on(isRoomy, (roomy) => setFleets(roomy)));
  const [following, setFollowing] = createSignal(true);
  const battle = () => ('step' in props.fight ? props.fight : null);
  const basic = () => ('step' in props.fight ? null : props.fight);
  return (
    <div class="bb" classList={{ 'bb-roomy': isRoomy() }} ref={element}>
      <BattleBar title={props.title} state={stateOf(props.fight, props.livery)} question={props.question} helm={helm}>
        <Show when={battle()}>
          <button type="button" class="bb-toggle bb-follow" aria-pressed={following()} onClick={() => setFollowing(!following())}>
            Follow
          </button>
        </Show>
        <button type="button" class="bb-toggle" aria-pressed={fleets()} onClick={() => setFleets(!fleets())}>
          Fleets
        </button>
      </BattleBar>
      <Show when={battle()}>{(now) => <ImpulseTracker battle={now()} helm={helm} />}</Show>
      <div class="bb-body">
        <div class="bb-sea kit-corner-wide">
          <Show when={battle()}>
            {(now) => (
              <HexBattle battle={now()} helm={helm} blows={results.onTheWater()} following={following()} marks={props.marks ?? []} />
            )}
          </Show>
          <Show when={basic()}>
            {(now) => <LineBattle basic={now()} helm={helm} blows={results.onTheWater()} marks={props.marks ?? []} />}
          </Show>
          <Hint helm={helm} />
          <div class="kit-scene-playback">
            <PlaybackBar playback={props.playback} />
          </div>
          <Show when={battle()}>{(now) => <Legend battle={now()} helm={helm} />}</Show>
        </div>
        <Show when={fleets()}>
          <FleetPanel helm={helm} results={results.steps()} />
        </Show>
      </div>
    </div>
  );
};
