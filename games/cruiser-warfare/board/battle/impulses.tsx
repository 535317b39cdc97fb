/** The twenty steps of a round (CW-7.31a): where it stands, who moves when, and in which of them the ship in hand does. */
import { createMemo, For } from 'solid-js';
import { enemyOf, type Side } from '../../../../tactical/battle.ts';
import { IMPULSES, type Impulse } from '../../../../tactical/round.ts';
import type { BattleView } from '../../../../tactical/view.ts';
import { sideNames, sideWords } from '../facts.ts';
import { paceOf, pieceName } from './fleet.ts';
import type { Helm } from './helm.ts';

interface TrackerProps {
  readonly battle: BattleView;
  readonly helm: Helm;
}

const SPEEDS = ['', 'all', '1', '2', '2+'] as const;
const SPEED_WORDS = ['', 'all that can move', 'speed 1 and faster', 'speed 2 and faster', 'speed 2+'] as const;

const sideOf = (impulse: Impulse, { initiative }: BattleView): Side | null =>
  impulse.does !== 'move' ? null : impulse.who === 'first' ? initiative : enemyOf(initiative);

const markOf = (impulse: Impulse): string => {
  if (impulse.does === 'move') return SPEEDS[impulse.slowest] ?? '';
  return impulse.does === 'gunnery' ? 'G' : impulse.does === 'torpedoes' ? 'T' : 'I';
};

const wordsOf = (impulse: Impulse, battle: BattleView): string => {
  const side = sideOf(impulse, battle);
  if (impulse.does === 'move' && side) return `${sideNames[side]} move: ${SPEED_WORDS[impulse.slowest]}`;
  return impulse.does === 'gunnery' ? 'gunnery' : impulse.does === 'torpedoes' ? 'torpedoes' : 'initiative';
};

/** Counters of which it is known that they are fast enough for a step. */
const moversIn = (impulse: Impulse, battle: BattleView): readonly string[] => {
  const side = sideOf(impulse, battle);
  if (impulse.does !== 'move' || side === null) return [];
  return battle.pieces.flatMap((piece) => {
    const pace = piece.side === side && piece.hex !== null ? paceOf(battle, piece) : null;
    return pace !== null && pace >= impulse.slowest ? [pieceName(piece)] : [];
  });
};

const Step = (props: TrackerProps & { readonly impulse: Impulse; readonly movesNow: boolean }) => {
  const side = () => sideOf(props.impulse, props.battle);
  const letter = () => {
    const mover = side();
    return mover ? sideWords[mover].slice(0, 1) : '';
  };
  const isNow = () => props.battle.step === props.impulse.number && props.battle.stage === 'fighting';
  const movers = () => moversIn(props.impulse, props.battle).join(', ');
  const label = () => [`Step ${props.impulse.number}, ${wordsOf(props.impulse, props.battle)}`, movers()].filter(Boolean).join(': ');
  return (
    <li
      class="cwb-step"
      classList={{
        'cwb-step-allied': side() === 'allied',
        'cwb-step-central': side() === 'central',
        'cwb-step-now': isNow(),
        'cwb-step-past': props.impulse.number < props.battle.step,
        'cwb-step-moves': props.movesNow,
      }}
      aria-current={isNow() ? 'step' : undefined}
      title={label()}
    >
      <span class="cwb-step-number">{props.impulse.number}</span>
      <b>{markOf(props.impulse)}</b>
      <span class="cwb-step-side">{letter()}</span>
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
  const moves = (impulse: Impulse): boolean => {
    const found = pace();
    return found !== null && impulse.does === 'move' && sideOf(impulse, props.battle) === found.side && found.speed >= impulse.slowest;
  };
  return (
    <ol class="cwb-steps" aria-label={`Round ${props.battle.round}, step ${props.battle.step} of 20`}>
      <For each={IMPULSES}>{(impulse) => <Step {...props} impulse={impulse} movesNow={moves(impulse)} />}</For>
    </ol>
  );
};

/** 'Round 2, step 7: gunnery'. */
export const stepInWords = (battle: BattleView): string => {
  if (battle.stage !== 'fighting') return battle.stage === 'over' ? 'The battle is over' : 'The fleets are set up';
  const impulse = IMPULSES[battle.step - 1];
  return `Round ${battle.round}${impulse ? `, step ${battle.step}: ${wordsOf(impulse, battle)}` : ''}`;
};
