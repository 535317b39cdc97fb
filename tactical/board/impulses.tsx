/** The twenty steps of a round as a line that fills (CW-7.31a): where it stands, who moves when, and in which of them the ship in hand does. */
import { createMemo, For, mapArray } from 'solid-js';
import { IMPULSES, type Impulse } from '../impulses.ts';
import type { BattleView } from '../view.ts';
import { paceOf } from './fleet.ts';
import type { Helm } from './helm.ts';
import { moversIn, type Runner, runnerOf, sideOf, wordsOf } from './steps.ts';

interface TrackerProps {
  readonly battle: BattleView;
  readonly helm: Helm;
}

interface StepProps extends TrackerProps {
  readonly impulse: Impulse;
  readonly movesNow: boolean;
  readonly runners: readonly Runner[];
}

const Step = (props: StepProps) => {
  const side = () => sideOf(props.impulse, props.battle);
  const isNow = () => props.battle.step === props.impulse.number && props.battle.stage === 'fighting';
  const label = createMemo(() => {
    const movers = moversIn(props.impulse, props.battle, props.runners);
    return [`Step ${props.impulse.number}, ${wordsOf(props.impulse, props.battle, props.helm.livery)}`, movers].filter(Boolean).join(': ');
  });
  return (
    <li
      class="bb-step"
      classList={{
        'bb-step-allied': side() === 'allied',
        'bb-step-central': side() === 'central',
        'bb-step-fire': props.impulse.does === 'gunnery',
        'bb-step-now': isNow(),
        'bb-step-past': props.impulse.number < props.battle.step,
        'bb-step-moves': props.movesNow,
      }}
      aria-current={isNow() ? 'step' : undefined}
      title={label()}
    >
      <span class="hidden">{label()}</span>
    </li>
  );
};

export const ImpulseTracker = (props: TrackerProps) => {
  const pace = createMemo(() => {
    const piece = props.helm.focus();
    const speed = piece ? paceOf(props.battle, piece) : null;
    return piece && speed !== null ? { side: piece.side, speed } : null;
  });
  /** Of hundreds an order moves a few: only how fast these are is looked up anew. */
  const runnerOfEach = mapArray(
    () => props.battle.pieces,
    (piece) => createMemo(() => runnerOf(props.battle, piece)),
  );
  const runners = createMemo(() => runnerOfEach().flatMap((runner) => runner() ?? []));
  const moves = (impulse: Impulse): boolean => {
    const found = pace();
    return found !== null && impulse.does === 'move' && sideOf(impulse, props.battle) === found.side && found.speed >= impulse.slowest;
  };
  return (
    <ol class="bb-steps" aria-label={`Round ${props.battle.round}, step ${props.battle.step} of ${IMPULSES.length}`}>
      <For each={IMPULSES}>{(impulse) => <Step {...props} impulse={impulse} movesNow={moves(impulse)} runners={runners()} />}</For>
    </ol>
  );
};
