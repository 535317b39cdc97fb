/** The head of a battle: how it stands, and what can be done for many ships at once. */
import { createMemo, For, Show } from 'solid-js';
import { Lock, lockWords } from '../../../kit/lock.tsx';
import { ZONE_FACTS } from '../data/map.ts';
import { FURIOUS } from '../data/ships.ts';
import { formGroups } from '../rules/pursuit.ts';
import { type Aiming, type BattleProps, shipOf } from './aiming.ts';
import { EitherAnswer, PlainAnswers, Sendings } from './answers.tsx';
import type { Desk } from './desk.ts';
import { sideNames } from './facts.ts';
import { shipAsked, type Thumb, thumbs } from './fire-plan.ts';
import { divided } from './orders.ts';

type BarProps = BattleProps & { readonly aiming: Aiming };

/** Where ships are divided or sent home, the exchange is over, and nobody fires first any more. */
const isOver = ({ question }: BattleProps): boolean => question !== null && shipAsked(question) === null;

const stateOf = (props: BattleProps): string => {
  const { battle } = props;
  const chase = battle.set > 0 ? `, group ${battle.set} brought to battle` : '';
  const broke = battle.broke ? `; the ${sideNames[battle.broke]} have broken off${battle.pursued ? ' and are pursued' : ''}` : '';
  const first = battle.round > 0 && battle.broke === null && !isOver(props) ? ` The ${sideNames[battle.first]} fire first.` : '';
  return `round ${Math.max(1, battle.round)} of the battle${chase}${broke}.${first}`;
};

const titleOf = (thumb: Thumb): string => (thumbs.find(({ id }) => id === thumb)?.title ?? '').toLowerCase();

/** Lines up the whole line by a rule of thumb; any ship can be aimed elsewhere afterwards. */
const FirePlan = (props: BarProps) => {
  const name = () => shipOf(props.view, props.aiming.current())?.name;
  return (
    <div class="nn-thumbs" role="group" aria-label="Line up the whole line">
      <span>Line up:</span>
      <For each={thumbs}>
        {({ id, title, words }) => (
          <button type="button" title={words} onClick={() => props.aiming.fill(id)}>
            {title}
          </button>
        )}
      </For>
      <button
        type="button"
        disabled={props.aiming.current() === null || props.aiming.current() === FURIOUS}
        onClick={() => props.aiming.hold()}
        title="This ship fires at nobody"
      >
        {name() ?? 'She'} holds fire
      </button>
      <button type="button" disabled={props.aiming.planned() === 0} onClick={() => props.aiming.clear()}>
        Clear
      </button>
      <Show when={props.aiming.planned() === 0 && props.aiming.habit()}>
        {(thumb) => (
          <button type="button" class="nn-fire" aria-description={lockWords({ locks: true })} onClick={() => props.aiming.fireAsBefore()}>
            Fire as before: {titleOf(thumb())}
            <Lock of={{ locks: true }} />
          </button>
        )}
      </Show>
    </div>
  );
};

/** Every round from the next on, until it is taken off. Whether to fight on is asked all the same. */
const KeepFiring = (props: BarProps) => (
  <Show when={props.aiming.order().length > 0 && props.aiming.habit()}>
    {(thumb) => (
      <label class="nn-check nn-keep">
        <input type="checkbox" checked={props.aiming.keeps()} onChange={(event) => props.aiming.keep(event.currentTarget.checked)} />
        From the next round on the line keeps firing so: {titleOf(thumb())}
      </label>
    )}
  </Show>
);

/** How far the plan has come, and who is next. */
const Planned = (props: BarProps) => {
  const name = () => shipOf(props.view, props.aiming.current())?.name;
  const isOpen = () => props.aiming.planned() < props.aiming.order().length;
  return (
    <p class="nn-planned" role="status">
      {props.aiming.planned()} of {props.aiming.order().length} lined up
      <Show when={isOpen() && name()}>
        {(now) => (
          <>
            ; now {now()}
            <span class="nn-how">: press a target, or drag to it</span>
          </>
        )}
      </Show>
    </p>
  );
};

const SpeedPicks = (props: BattleProps & { readonly speeds: readonly number[] }) => {
  const pickFrom = (desk: Desk, speed: number): void => {
    const fast = props.view.ships.filter((ship) => desk.sendable().has(ship.id) && ship.speed >= speed);
    desk.clear();
    desk.pick(
      fast.map(({ id }) => id),
      true,
    );
  };
  return (
    <div class="nn-thumbs" role="group" aria-label="Pick ships by speed">
      <span>Pick:</span>
      <For each={props.speeds}>
        {(speed, place) => (
          <button type="button" onClick={() => pickFrom(props.desk, speed)}>
            speed {speed}
            {place() === 0 ? '' : ' and up'}
          </button>
        )}
      </For>
      <button type="button" disabled={props.desk.picked().size === 0} onClick={() => props.desk.clear()}>
        None
      </button>
    </div>
  );
};

/** All at once, as far as nobody has been sent yet. */
const Divide = (props: BattleProps) => {
  const commands = createMemo(() => divided(props.question, props.view));
  const isRun = () => props.question?.name === formGroups.name;
  return (
    <Show when={props.desk.hasBatches() && commands().length > 0}>
      <EitherAnswer
        desk={props.desk}
        title={isRun() ? 'One group for each speed' : 'Twice as strong after each'}
        words={
          isRun()
            ? 'The fast do not wait for the slow.'
            : 'Your strongest go after the strongest group until they are twice as strong, then after the next; a group that cannot be matched is let go.'
        }
        commands={commands()}
      />
    </Show>
  );
};

export const BattleBar = (props: BarProps) => {
  const speeds = createMemo(() => {
    const free = props.view.ships.filter(({ id }) => props.desk.sendable().has(id));
    return [...new Set(free.map(({ speed }) => speed))].sort((a, b) => b - a);
  });
  return (
    <div class="nn-battle-bar">
      <p class="nn-battle-state">
        <b>{ZONE_FACTS[props.battle.zone].name}</b> {stateOf(props)}
      </p>
      <Show when={props.aiming.order().length > 1 && props.desk.hasBatches()}>
        <FirePlan {...props} />
        <Planned {...props} />
      </Show>
      <KeepFiring {...props} />
      <Show when={speeds().length > 0}>
        <SpeedPicks {...props} speeds={speeds()} />
        <Divide {...props} />
        <Sendings desk={props.desk} />
      </Show>
      <PlainAnswers desk={props.desk} />
    </div>
  );
};
